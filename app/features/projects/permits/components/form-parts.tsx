import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";

/** Fields that no form shows: what is wrong with one of them is wrong with the whole. */
const HIDDEN = ["intent", "idem", "version", "transition", "paper", "inspection", "permit", "repeatOf"];

/** Which form of a page it was: forms of the same kind are told apart by what they are about. */
const ownOf = (fields: Sent["fields"]) =>
  [fields.intent, fields.inspection || fields.repeatOf].filter(Boolean).join("-");

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("permits");
  const process = useText("process");
  if (!sent) return null;
  const say = (key: string) => t(key as Key<"permits">);
  const whole = sent.problem ?? HIDDEN.flatMap((name) => sent.errors[name] ?? [])[0];
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={Object.entries(sent.errors)
        .filter(([field]) => !HIDDEN.includes(field))
        .map(([field, key]) =>
          field === "note"
            ? { field: `note-${sent.fields.transition}`, message: process(key as Key<"process">) }
            : { field: `${ownOf(sent.fields)}-${field}`, message: say(key) },
        )}
    />
  );
}

/**
 * The values and errors of one form: as it was sent, or as it begins.
 * @param about which of several forms of the same intent it is, by the record that it is about
 */
export function formOf(
  intent: string,
  sent: Sent | undefined,
  { begin = {}, about = "" }: { begin?: Readonly<Record<string, string>>; about?: string } = {},
) {
  const own = [intent, about].filter(Boolean).join("-");
  const mine = sent && ownOf(sent.fields) === own ? sent : undefined;
  return {
    own,
    isSent: mine !== undefined,
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
  type?: "text" | "date" | "decimal" | "numeric" | "url";
  /** Several lines. */
  long?: boolean;
  /** The id of a list of suggestions. */
  list?: string;
}

/** One field of a form of permits, with what was typed and what is wrong with it. */
export function TypedField({ form, name, label, hint, type = "text", long = false, list }: TypedFieldProps) {
  const t = useText("permits");
  const error = form.error(name);
  const shared = {
    name,
    id: `${form.own}-${name}`,
    label,
    hint,
    error: error && t(error as Key<"permits">),
    defaultValue: form.value(name),
  };
  if (long) return <TextareaField {...shared} dir="auto" rows={2} />;
  return (
    <Field
      {...shared}
      type={type === "date" ? "date" : "text"}
      inputMode={type === "text" || type === "date" ? undefined : type}
      dir={type === "text" ? "auto" : undefined}
      list={list}
      autoComplete="off"
    />
  );
}

/** A choice of a form of permits. */
export function ChoiceField({
  form,
  name,
  label,
  hint,
  options,
}: Pick<TypedFieldProps, "form" | "name" | "label" | "hint"> & {
  options: readonly { value: string; text: string }[];
}) {
  const t = useText("permits");
  const error = form.error(name);
  return (
    <SelectField
      name={name}
      id={`${form.own}-${name}`}
      label={label}
      hint={hint}
      error={error && t(error as Key<"permits">)}
      options={options}
      defaultValue={form.value(name)}
    />
  );
}
