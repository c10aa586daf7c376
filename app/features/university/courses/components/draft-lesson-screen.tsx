import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { draftLessonPath, draftPath } from "../courses.limits.ts";
import { DRAFT_LIMITS } from "../draft.ts";
import type { DraftLessonView } from "../drafts.view.server.ts";
import { DraftField, DraftProblem, useDraftSay } from "./draft-parts.tsx";
import { Blocks } from "./parts.tsx";

interface ViewProps {
  view: DraftLessonView;
  sent?: Sent;
  /** The question that is changed; a new one without it. */
  chosen?: string;
}

const PLACES = Array.from({ length: DRAFT_LIMITS.choices }, (_, n) => n + 1);

function Words({ view, sent }: ViewProps) {
  const t = useText("authoring");
  const say = useDraftSay();
  const form = formOf(["lesson"], sent, { title: view.lesson.title, body: view.lesson.body });
  const error = form.error("body");
  return (
    <form
      method="post"
      action={draftLessonPath(view.id, view.lesson.id)}
      noValidate
      className="grid max-w-3xl gap-4 print:hidden"
      data-reload
    >
      <input type="hidden" name="version" value={view.version} />
      <DraftField form={form} name="title" label={t("lessons.title")} most={DRAFT_LIMITS.title} />
      <TextareaField
        name="body"
        label={t("lesson.body")}
        hint={t("lesson.bodyHint")}
        error={error && say(error)}
        defaultValue={form.value("body")}
        maxLength={DRAFT_LIMITS.body}
        rows={14}
        dir="auto"
        lang={view.language}
      />
      <Button name="intent" value="lesson" className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}

function Questions({ view }: ViewProps) {
  const t = useText("authoring");
  const here = draftLessonPath(view.id, view.lesson.id);
  return (
    <ol className="border-t-2 border-ink">
      {view.lesson.questions.map((one, n) => (
        <li key={one.id} className="grid gap-1 border-b border-line py-2">
          <span className="font-bold">
            <bdi>{n + 1}.</bdi> <Typed text={one.ask} />
          </span>
          <ul className="grid gap-1 ps-6">
            {one.choices.map((choice, place) => (
              <li key={choice} className="flex items-center gap-2">
                <span className="size-5 shrink-0 text-ok">
                  {place === one.right && (
                    <>
                      <Icon name="check" className="size-5" />
                      <span className="sr-only">{t("question.isRight")}</span>
                    </>
                  )}
                </span>
                <Typed text={choice} />
              </li>
            ))}
          </ul>
          <span className="text-muted">
            <Typed text={one.why} />
          </span>
          <form
            method="post"
            action={here}
            className="flex flex-wrap items-center gap-x-4 print:hidden"
            data-reload
          >
            <input type="hidden" name="version" value={view.version} />
            <input type="hidden" name="question" value={one.id} />
            <TextLink href={`${here}?question=${one.id}#question`}>
              {t("question.change")}
              <span className="sr-only"> ({n + 1})</span>
            </TextLink>
            <Button name="intent" value="drop-question" variant="ghost">
              {t("question.drop")}
              <span className="sr-only"> ({n + 1})</span>
            </Button>
          </form>
        </li>
      ))}
    </ol>
  );
}

function QuestionForm({ view, sent, chosen }: ViewProps) {
  const t = useText("authoring");
  const say = useDraftSay();
  const one = view.lesson.questions.find(({ id }) => id === chosen);
  if (!one && view.lesson.questions.length >= DRAFT_LIMITS.questions)
    return <p className="text-muted">{t("errors.full")}</p>;
  const form = formOf(["question"], sent, {
    ...{ ask: one?.ask ?? "", why: one?.why ?? "", right: one ? String(one.right + 1) : "" },
    ...Object.fromEntries(PLACES.map((n) => [`choice${n}`, one?.choices[n - 1] ?? ""])),
  });
  const right = form.error("right");
  return (
    <form
      method="post"
      action={draftLessonPath(view.id, view.lesson.id)}
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="idem" value={form.idem ?? one?.id ?? view.idem} />
      <DraftField form={form} name="ask" label={t("question.ask")} most={DRAFT_LIMITS.ask} long />
      {PLACES.map((n) => (
        <DraftField
          key={n}
          form={form}
          name={`choice${n}`}
          label={t(n > 2 ? "question.choiceMore" : "question.choice", { n })}
          most={DRAFT_LIMITS.choice}
        />
      ))}
      <RadioTiles
        name="right"
        legend={t("question.right")}
        options={PLACES.map((n) => ({ value: String(n), text: String(n) }))}
        chosen={form.value("right")}
        error={right && say(right)}
      />
      <DraftField
        form={form}
        name="why"
        label={t("question.why")}
        hint={t("question.whyHint")}
        most={DRAFT_LIMITS.why}
        long
      />
      <Button name="intent" value="question" variant="outline" className="justify-self-start">
        {t(one ? "save" : "question.add")}
      </Button>
    </form>
  );
}

/** A lesson that is being written: its plain text, how that will be read, and its questions. */
export default function DraftLessonScreen(props: ViewProps) {
  const t = useText("authoring");
  const { view, sent, chosen } = props;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={draftPath(view.id)}>
            <Typed text={view.course} />
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{view.title}</h1>
      </header>
      <DraftProblem sent={sent} />
      <Words view={view} sent={sent} />
      {view.blocks.length > 0 && (
        <TitledSection id="preview" title={t("lesson.preview")} className="grid gap-4">
          <Blocks blocks={view.blocks} written={view.language} />
        </TitledSection>
      )}
      <TitledSection id="questions" title={t("question.title")} className="grid scroll-mt-24 gap-4">
        {view.lesson.questions.length === 0 && <p>{t("question.none")}</p>}
        <Questions view={view} />
      </TitledSection>
      <TitledSection
        id="question"
        title={t(view.lesson.questions.some(({ id }) => id === chosen) ? "question.change" : "question.new")}
        className="grid scroll-mt-24 gap-4 print:hidden"
      >
        <QuestionForm {...props} />
      </TitledSection>
    </div>
  );
}
