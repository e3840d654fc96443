import { Prose } from "#components/sections/prose";

type FaqProps = { questions: readonly { question: string; answer: string }[] };

/** Questions that open one by one, without JavaScript; all open on paper. */
export function Faq({ questions }: FaqProps) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex items-baseline justify-between gap-6 py-4 font-display text-lg leading-snug font-semibold hover:text-action-ink">
            <h3 className="text-[length:inherit] leading-[inherit] font-[inherit] tracking-normal">
              {question}
            </h3>
            <span
              aria-hidden="true"
              className="text-2xl leading-none text-action-ink transition-transform group-open:rotate-45 print:hidden"
            >
              +
            </span>
          </summary>
          <Prose markdown={answer} className="pb-6" />
        </details>
      ))}
    </div>
  );
}
