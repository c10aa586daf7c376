import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";

const fieldId = (intent: string, name: string) => `${intent}-${name}`;

/** Fields that no form shows: what is wrong with one of them is wrong with the whole. */
const HIDDEN = ["intent", "idem", "version", "transition"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("projects");
  const process = useText("process");
  if (!sent) return null;
  const say = (key: string) => t(key as Key<"projects">);
  const whole = sent.problem ?? HIDDEN.flatMap((name) => sent.errors[name] ?? [])[0];
  const sentBy = sent.fields.intent ?? "";
  const intent = ["submit", "take"].includes(sentBy) ? "save" : sentBy;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={Object.entries(sent.errors)
        .filter(([field]) => !HIDDEN.includes(field))
        .map(([field, key]) =>
          // The form of a move is the engine's, and so are its words.
          field === "note"
            ? { field: `note-${sent.fields.transition}`, message: process(key as Key<"process">) }
            : { field: fieldId(intent, field), message: say(key) },
        )}
    />
  );
}

/** The values and errors of one form: as it was sent, or as it begins. */
export function formOf(
  intents: readonly string[],
  sent: Sent | undefined,
  begin: Readonly<Record<string, string>> = {},
) {
  const mine = intents.includes(sent?.fields.intent ?? "") ? sent : undefined;
  return {
    intent: intents[0] ?? "",
    idem: mine?.fields.idem,
    value: (name: string) => (mine ? (mine.fields[name] ?? "") : (begin[name] ?? "")),
    error: (name: string) => mine?.errors[name],
  };
}
export type FormState = ReturnType<typeof formOf>;

interface TypedFieldProps {
  form: FormState;
  name: string;
  label: string;
  hint?: string;
  type?: "text" | "date" | "decimal";
  /** Several lines. */
  long?: boolean;
}

/** One field of a form of projects, with what was typed and what is wrong with it. */
export function TypedField({ form, name, label, hint, type = "text", long = false }: TypedFieldProps) {
  const t = useText("projects");
  const error = form.error(name);
  const shared = {
    name,
    id: fieldId(form.intent, name),
    label,
    hint,
    error: error && t(error as Key<"projects">),
    defaultValue: form.value(name),
  };
  if (long) return <TextareaField {...shared} dir="auto" rows={2} />;
  return (
    <Field
      {...shared}
      type={type === "date" ? "date" : "text"}
      inputMode={type === "decimal" ? "decimal" : undefined}
      dir={type === "text" ? "auto" : undefined}
      autoComplete="off"
    />
  );
}
