"use client";

import dynamic from "next/dynamic";
import { unstable_rethrow } from "next/navigation";
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useTransition,
} from "react";
import { describeDone } from "#components/admin/article-notice";
import { PictureField } from "#components/admin/picture-field";
import { PublicationPanel } from "#components/admin/publication-panel";
import { useLeaveWarning } from "#components/admin/use-leave-warning";
import { Field } from "#components/ui/field";
import { FieldFrame } from "#components/ui/field-frame";
import { adminRoutes } from "#lib/admin-routes";
import {
  ARTICLE_LIMITS,
  type ArticleFormState,
  type ArticleOutcome,
  type ArticleValues,
  isSlugFollowing,
  readArticleForm,
  readArticleValues,
  type SavedArticle,
  suggestSlug,
  toSnapshot,
} from "#lib/blog/article-form";
import { blogCategories, getBlogCategoryLabel } from "#lib/blog/categories";
import { toText } from "#lib/news/html";
import { toReadTime } from "#lib/reading-time";

/** Weighs more than all the rest of the site: only a writer's browser loads it. */
const RichEditor = dynamic(() =>
  import("#components/admin/rich-editor").then(({ RichEditor }) => RichEditor),
);

export type ArticleFormProps = {
  /** Null: a new article. */
  opened: SavedArticle | null;
  values: ArticleValues;
  isJustCreated: boolean;
  action: (state: ArticleFormState | null, form: FormData) => Promise<ArticleFormState>;
};

/** What the list shows of an excerpt without cutting it. */
const EXCERPT_AIM = 150;

/** Without scripts a form of the page; with them nothing reloads, and nothing typed is lost. */
export function ArticleForm({ action, isJustCreated, opened, values }: ArticleFormProps) {
  const [posted, post] = useActionState(action, null);
  const [answer, setAnswer] = useState<Pick<ArticleFormState, "outcome" | "version"> | null>(
    posted ?? (isJustCreated ? toCreationAnswer(opened) : null),
  );
  const [saved, setSaved] = useState(() => pickSaved(posted?.outcome) ?? opened);
  const [isSending, startSending] = useTransition();

  const [typed] = useState(posted?.values ?? values);
  const [excerptLength, setExcerptLength] = useState(typed.excerpt.length);
  const [readTime, setReadTime] = useState(() => toReadTime(toText(typed.content)));
  const [isDirty, setIsDirty] = useState(false);
  useLeaveWarning(isDirty);

  const form = useRef<HTMLFormElement>(null);
  const content = useRef(typed.content);
  const baseline = useRef(toSnapshot(values));
  const isFollowing = useRef(false);
  const contentId = useId();

  const status = saved?.status ?? "brouillon";
  const version = answer?.version ?? opened?.version ?? "";
  const outcome = answer?.outcome ?? null;
  const faults = outcome?.kind === "refused" ? outcome.faults : {};

  function readForm(submitter: HTMLElement | null = null): FormData | null {
    if (form.current === null) return null;
    const data = new FormData(form.current, submitter);
    data.set("content", content.current);
    return data;
  }

  function refresh() {
    const data = readForm();
    if (data === null) return;
    const current = readArticleValues(data);
    setExcerptLength(current.excerpt.length);
    setIsDirty(toSnapshot(current) !== baseline.current);
  }

  function followTitle() {
    const data = readForm();
    const slug = form.current?.elements.namedItem("slug");
    if (data === null || !(slug instanceof HTMLInputElement)) return;
    if (isFollowing.current && status !== "en-ligne")
      slug.value = suggestSlug(readArticleValues(data).title);
  }

  function setFollowing() {
    const data = readForm();
    if (data !== null)
      isFollowing.current = isSlugFollowing({ ...readArticleValues(data), status });
  }

  // A person may type before the scripts run.
  const readTyped = useEffectEvent(() => {
    const field = form.current?.elements.namedItem("content");
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue)
      content.current = field.value;
    setFollowing();
    followTitle();
    refresh();
  });
  useEffect(() => readTyped(), []);

  useEffect(() => {
    // Read again, the page would say it again.
    if (isJustCreated && opened) history.replaceState(null, "", adminRoutes.article(opened.id));
  }, [isJustCreated, opened]);

  useEffect(() => {
    if (answer === null) return;
    const { kind } = answer.outcome;
    if (kind === "done") announce(answer.outcome);
    // What was done may take its own button away.
    if (kind === "done" && document.activeElement !== document.body) return;
    const target = kind === "refused" ? "[aria-invalid], [data-fault]" : "[data-notice]";
    form.current?.querySelector<HTMLElement>(target)?.focus();
  }, [answer]);

  async function send(data: FormData) {
    try {
      const next = await action(null, data);
      startTransition(() => {
        setAnswer(next);
        if (next.outcome.kind !== "done") return;
        setSaved(next.outcome.saved);
        if (next.outcome.intent !== "unpublish")
          baseline.current = toSnapshot(readArticleValues(data));
        refresh();
      });
    } catch (error) {
      // A redirection travels as an error.
      unstable_rethrow(error);
      startTransition(() => setAnswer({ version, outcome: { kind: "unsent" } }));
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { nativeEvent } = event;
    const data = readForm(nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);
    if (data === null || isSending) return;
    // The server's clock decides what is to come.
    const request = readArticleForm(data, new Date(0));
    if (request.kind === "invalid")
      setAnswer({ version, outcome: { kind: "refused", faults: request.faults } });
    else startSending(() => send(data));
  }

  return (
    <form
      ref={form}
      action={post}
      onSubmit={onSubmit}
      onInput={refresh}
      noValidate
      className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <input type="hidden" name="id" value={opened?.id ?? ""} autoComplete="off" />
      <input type="hidden" name="version" value={version} autoComplete="off" />
      <div className="grid grid-cols-1 gap-6">
        <Field
          label="Titre"
          name="title"
          required
          autoComplete="off"
          defaultValue={typed.title}
          error={faults.title}
          onInput={followTitle}
        />
        <Field
          label="Adresse, après /blog/"
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.slug}
          hint={
            status === "en-ligne"
              ? "L’article est en ligne\u202F: changer son adresse rompt les liens qui y mènent."
              : "Suit le titre, sauf si vous en écrivez une autre."
          }
          error={faults.slug}
          onInput={setFollowing}
        />
        <FieldFrame
          label="Extrait"
          hint={`${excerptLength} caractères\u202F: visez ${EXCERPT_AIM}, ${ARTICLE_LIMITS.excerpt} au plus. C’est le texte des listes et des moteurs de recherche.`}
          error={faults.excerpt}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              name="excerpt"
              rows={3}
              required
              defaultValue={typed.excerpt}
              className="field py-3"
            />
          )}
        </FieldFrame>
        <div className="grid gap-6 sm:grid-cols-2">
          <FieldFrame label="Catégorie" error={faults.category}>
            {(wiring) => (
              <select
                {...wiring}
                name="category"
                required
                defaultValue={typed.category}
                className="field"
              >
                <option value="">Choisir…</option>
                {blogCategories.map((category) => (
                  <option key={category} value={category}>
                    {getBlogCategoryLabel(category)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <PictureField defaultValue={typed.imageUrl} error={faults.imageUrl} />
        </div>
        <div>
          <p className="flex flex-wrap justify-between gap-x-6">
            <span id={contentId} className="font-semibold">
              Texte de l’article
            </span>
            <span className="text-sm text-ink-soft">{readTime}&nbsp;min de lecture</span>
          </p>
          <RichEditor
            name="content"
            labelId={contentId}
            describedBy={faults.content && `${contentId}-error`}
            defaultHtml={typed.content}
            onChange={(html) => {
              content.current = html;
              setReadTime(toReadTime(toText(html)));
              refresh();
            }}
          />
          {faults.content && (
            <p
              id={`${contentId}-error`}
              data-fault
              tabIndex={-1}
              className="mt-1.5 font-semibold text-action-ink"
            >
              {faults.content}
            </p>
          )}
        </div>
      </div>
      <div className="rounded-panel border-2 border-ink bg-raised p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
        <PublicationPanel
          saved={saved}
          // Said anew after each sending, even in the same words.
          outcome={isSending && outcome?.kind === "done" ? null : outcome}
          isDirty={isDirty}
          isSending={isSending}
          defaultPublishAt={typed.publishAt}
          publishAtFault={faults.publishAt}
        />
      </div>
    </form>
  );
}

function pickSaved(outcome: ArticleOutcome | undefined): SavedArticle | null {
  return outcome?.kind === "done" ? outcome.saved : null;
}

function toCreationAnswer(opened: SavedArticle | null) {
  if (opened === null) return null;
  const outcome: ArticleOutcome = { kind: "done", intent: "publish", saved: opened };
  return { version: opened.version, outcome };
}

function announce({ intent, saved }: Extract<ArticleOutcome, { kind: "done" }>): void {
  import("#components/ui/show-toast")
    .then(({ showToast }) => showToast("success", describeDone(intent, saved)))
    // The page says the same beside its buttons.
    .catch(() => undefined);
}
