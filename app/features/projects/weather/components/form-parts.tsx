import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";

/** Fields that no form shows: what is wrong with one of them is wrong with the whole. */
const HIDDEN = ["intent", "idem", "version", "task", "event", "site", "schedule"];

type Spaces = "weather" | "weather-days";

interface SentProps {
  space: Spaces;
  sent?: Sent;
}

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ space, sent }: SentProps) {
  const t = useText(space) as (key: string) => string;
  if (!sent) return null;
  const whole = sent.problem ?? HIDDEN.flatMap((name) => sent.errors[name] ?? [])[0];
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && t(whole)}
      items={Object.entries(sent.errors)
        .filter(([field]) => !HIDDEN.includes(field))
        .map(([field, key]) => ({ field: `${sent.fields.intent}-${field}`, message: t(key) }))}
    />
  );
}

interface TypedFieldProps extends SentProps {
  intent: string;
  name: string;
  label: string;
  hint?: string;
  /** As the form begins. */
  begin?: string;
  type?: "text" | "date" | "decimal";
  /** Several lines. */
  long?: boolean;
}

/** One field of a form, with what was typed and what is wrong with it. */
export function TypedField({
  space,
  sent,
  intent,
  name,
  begin = "",
  type = "text",
  long,
  ...text
}: TypedFieldProps) {
  const t = useText(space) as (key: Key<Spaces> | string) => string;
  const mine = sent?.fields.intent === intent ? sent : undefined;
  const error = mine?.errors[name];
  const shared = {
    ...text,
    name,
    id: `${intent}-${name}`,
    error: error && t(error),
    defaultValue: mine ? (mine.fields[name] ?? "") : begin,
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
