import { Prose } from "#components/sections/prose";

type FaqProps = { questions: readonly { question: string; answer: string }[] };

/** Questions that open one by one, without JavaScript; all open on paper. */
export function Faq({ questions }: FaqProps) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <span aria-hidden="true">+</span>
          </summary>
          <Prose markdown={answer} className="pb-6" />
        </details>
      ))}
    </div>
  );
}
