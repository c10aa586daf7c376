import { ACCEPTED } from "~/engines/file/file.ts";
import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FileList } from "~/ui/file-list.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, type FormState, TypedField } from "~/ui/typed-field.tsx";
import { IMPACTS, RFI_LIMITS, RFI_TRADES } from "../rfis.limits.ts";
import type { HeldRfiView, RfiView } from "../rfis.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("rfis");
  return (key: string) => t(key as Key<"rfis">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay(), { guards: false });

const HIDDEN = ["intent", "idem", "version", "transition"];
const ANSWER_NAME = "answer-printedName";

/** What is wrong, above the page; the talk says itself what is wrong with a message. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("rfis");
  const say = useSay();
  const { intent = "", transition = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    if (field === "printedName") return ANSWER_NAME;
    return field === "file" ? `${intent}-file` : field;
  };
  if (intent.startsWith("post")) return null;
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** A body that was too large was not read: the page knows nothing of the form, and says it beside its first file. */
export const tooLargeSent = (intent: string): Sent => ({
  fields: { intent },
  errors: { file: "errors.file.tooLarge" },
});

/** What is asked, in the order of the form. */
export function RfiFields({ form }: { form: FormState }) {
  const t = useText("rfis");
  const say = useSay();
  const shared = { form, say };
  const impacts = IMPACTS.map((value) => ({ value, text: say(`impacts.${value}`) }));
  return (
    <>
      <TypedField {...shared} name="topic" label={t("fields.topic")} most={RFI_LIMITS.topic} />
      <TypedField
        {...shared}
        name="question"
        label={t("fields.question")}
        hint={t("fields.questionHint")}
        most={RFI_LIMITS.question}
        long
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...shared}
          name="trade"
          label={t("fields.trade")}
          options={RFI_TRADES.map((value) => ({ value, text: say(`trades.${value}`) }))}
        />
        <TypedField {...shared} name="neededBy" label={t("fields.neededBy")} type="date" />
        <TypedField {...shared} name="location" label={t("fields.location")} most={RFI_LIMITS.location} />
        <TypedField
          {...shared}
          name="drawing"
          label={t("fields.drawing")}
          hint={t("fields.drawingHint")}
          most={RFI_LIMITS.drawing}
        />
        <ChoiceField {...shared} name="costImpact" label={t("fields.costImpact")} options={impacts} />
        <ChoiceField {...shared} name="timeImpact" label={t("fields.timeImpact")} options={impacts} />
      </div>
      <TypedField
        {...shared}
        name="askedOf"
        label={t("fields.askedOf")}
        hint={t("fields.askedOfHint")}
        most={RFI_LIMITS.askedOf}
      />
    </>
  );
}

type Shown = RfiView["rfi"];

/** By when an answer is needed, or since when it is late. */
export function Needed({ neededBy, overdue }: Pick<Shown, "neededBy" | "overdue">) {
  const t = useText("rfis");
  const { date } = useFormat();
  if (!neededBy) return null;
  const day = { date: isolated(date(neededBy)) };
  return overdue ? (
    <Badge variant="destructive">{t("about.overdue", day)}</Badge>
  ) : (
    <span>{t("about.needed", day)}</span>
  );
}

/** Whether it moves cost and schedule. */
export function Impacts({ costImpact, timeImpact }: Pick<Shown, "costImpact" | "timeImpact">) {
  const t = useText("rfis");
  const say = useSay();
  return (
    <>
      {costImpact !== "none" && <span>{t("about.cost", { impact: say(`impacts.${costImpact}`) })}</span>}
      {timeImpact !== "none" && <span>{t("about.time", { impact: say(`impacts.${timeImpact}`) })}</span>}
    </>
  );
}

/** The question: its topic as a heading, what it is about, by when, and the question itself. */
export function RfiHead({ rfi, children }: { rfi: Shown; children?: React.ReactNode }) {
  const t = useText("rfis");
  const say = useSay();
  const { number } = useFormat();
  return (
    <header className="grid gap-3 border-b border-line pb-6">
      {children}
      <p className="text-sm font-medium text-accent tabular-nums">
        {t("rfi", { number: number(rfi.number) })}
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={rfi.topic} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {rfi.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>{say(`trades.${rfi.trade}`)}</span>
        {rfi.location && <Typed text={rfi.location} />}
        {rfi.drawing && (
          <span>
            {t("fields.drawing")}: <bdi translate="no">{rfi.drawing}</bdi>
          </span>
        )}
        {rfi.project && <Typed text={rfi.project} />}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {rfi.askedOf && (
          <span>
            {t("fields.askedOf")}: <bdi translate="no">{rfi.askedOf}</bdi>
          </span>
        )}
        <Needed neededBy={rfi.neededBy} overdue={rfi.overdue} />
        {rfi.age !== undefined && <span>{t("about.age", { count: rfi.age })}</span>}
        <Impacts costImpact={rfi.costImpact} timeImpact={rfi.timeImpact} />
      </p>
      <p className="max-w-prose text-lg">
        <Typed text={rfi.question} />
      </p>
    </header>
  );
}

/** What came with it, pictures and PDFs, by name. */
export function RfiFiles({ files, href }: { files: RfiView["files"]; href: (id: string) => string }) {
  const t = useText("rfis");
  return <FileList id="files" title={t("files.title")} files={files} href={href} />;
}

/** A picture or a PDF. */
export function FileField({ form, intent, label }: { form: FormState; intent: string; label: string }) {
  const t = useText("rfis");
  const say = useSay();
  const error = form.error("file");
  return (
    <Field
      name="file"
      id={`${intent}-file`}
      type="file"
      accept={ACCEPTED.document}
      label={label}
      hint={t("files.hint")}
      error={error && say(error)}
    />
  );
}

interface AnswerProps {
  view: RfiView | HeldRfiView;
  form: FormState;
  /** What the name of whoever answers is called, and how it begins; left out where none is asked for. */
  name?: { label: string; begin: string };
  mayUpload: boolean;
}

/** The answer: its words, a file, and a name. */
export function AnswerFields({ view, form, name, mayUpload }: AnswerProps) {
  const t = useText("rfis");
  const say = useSay();
  const error = form.error("printedName");
  return (
    <form method="post" encType="multipart/form-data" noValidate className="grid max-w-xl gap-4" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? view.keys.answer} />
      <input type="hidden" name="version" value={view.rfi.version} />
      <TypedField
        form={form}
        say={say}
        name="answer"
        label={t("answer.label")}
        most={RFI_LIMITS.answer}
        long
      />
      {mayUpload && <FileField form={form} intent="answer" label={t("answer.file")} />}
      {name && (
        <Field
          name="printedName"
          id={ANSWER_NAME}
          label={name.label}
          defaultValue={form.isSent ? form.value("printedName") : name.begin}
          error={error && say(error)}
          maxLength={RFI_LIMITS.printedName}
          autoComplete="name"
          dir="auto"
        />
      )}
      <Button name="intent" value="answer" size="lg" className="justify-self-start max-sm:w-full">
        {t("answer.send")}
      </Button>
    </form>
  );
}
