import { ACCEPTED } from "~/engines/file/file.ts";
import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { ChoiceField, type FormState, TypedField } from "~/ui/typed-field.tsx";
import { DESK_LIMITS, KINDS } from "../desk.limits.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("back-office");
  return (key: string) => t(key as Key<"back-office">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition"];

/** What is wrong, above the page. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("back-office");
  const { intent = "", transition = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    return field === "file" ? `${intent}-file` : field;
  };
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchor} />
  );
}

/** A body that was too large was not read: the page knows nothing of the form, and says it beside its file. */
export const tooLargeSent = (intent: string): Sent => ({
  fields: { intent },
  errors: { file: "errors.file.tooLarge" },
});

/** A photo or a PDF: a phone offers its camera beside what it has. */
export function FileField({ form, intent }: { form: FormState; intent: string }) {
  const t = useText("back-office");
  const say = useSay();
  const error = form.error("file");
  return (
    <Field
      name="file"
      id={`${intent}-file`}
      type="file"
      accept={ACCEPTED.document}
      label={t("fields.file")}
      hint={t("fields.fileHint")}
      error={error && say(error)}
    />
  );
}

interface PaperFieldsProps {
  form: FormState;
  jobs: readonly { id: string; name: string }[];
  codeHint?: string;
}

/** What is read from a paper, in the order in which it is printed there. */
export function PaperFields({ form, jobs, codeHint }: PaperFieldsProps) {
  const t = useText("back-office");
  const say = useSay();
  const shared = { form, say };
  return (
    <>
      <ChoiceField
        {...shared}
        name="kind"
        label={t("fields.kind")}
        options={KINDS.map((value) => ({ value, text: say(`kinds.${value}`) }))}
      />
      <TypedField {...shared} name="vendor" label={t("fields.vendor")} most={DESK_LIMITS.vendor} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TypedField {...shared} name="spentOn" label={t("fields.spentOn")} type="date" />
        <TypedField {...shared} name="amount" label={t("fields.amount")} type="decimal" />
        <ChoiceField
          {...shared}
          name="project"
          label={t("fields.project")}
          options={[
            { value: "", text: t("noJob") },
            ...jobs.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
        <TypedField
          {...shared}
          name="code"
          label={t("fields.code")}
          hint={codeHint ?? t("fields.codeHint")}
          most={DESK_LIMITS.code}
        />
      </div>
      <TypedField {...shared} name="note" label={t("fields.note")} most={DESK_LIMITS.note} long />
    </>
  );
}
