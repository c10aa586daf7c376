import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import type { Sent } from "../schedules.form.server.ts";

export const fieldId = (intent: string, name: string) => `${intent}-${name}`;
/** Fields that no form shows: what is wrong with one of them is wrong with the whole. */
const HIDDEN = ["intent", "idem", "version", "task", "promise", "state"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("schedules");
  if (!sent) return null;
  const say = (key: string) => t(key as Key<"schedules">, sent.words);
  if (sent.problem === "errors.stale")
    return (
      <Notice tone="warn" title={t("conflict.title")}>
        <p>{t("errors.stale")}</p>
      </Notice>
    );
  const hidden = HIDDEN.flatMap((name) => sent.errors[name] ?? [])[0];
  const whole = sent.problem ?? hidden;
  return (
    <div className="grid gap-3">
      <ErrorSummary
        title={t("errors.summary")}
        message={whole && say(whole)}
        items={Object.entries(sent.errors)
          .filter(([field]) => !HIDDEN.includes(field))
          .map(([field, key]) => ({ field: fieldId(sent.fields.intent ?? "", field), message: say(key) }))}
      />
      {sent.lines && (
        <ul className="grid gap-1">
          {sent.lines.map(({ line, typed, problem }) => (
            <li key={line}>
              {t("errors.lineOf", {
                line,
                problem: t(`lineProblems.${problem as "name"}`),
                typed: isolated(typed),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The values and errors of one form: as it was sent, or as it begins. */
export function formOf(intent: string, sent: Sent | undefined, begin: Readonly<Record<string, string>> = {}) {
  const mine = sent?.fields.intent === intent ? sent : undefined;
  return {
    intent,
    sent: mine,
    idem: mine?.fields.idem,
    value: (name: string) => (mine ? (mine.fields[name] ?? "") : (begin[name] ?? "")),
    error: (name: string) => mine?.errors[name],
  };
}
export type FormState = ReturnType<typeof formOf>;

interface ProjectFieldProps {
  form: FormState;
  projects: readonly { id: string; name: string }[];
}

/** Which project a schedule is of; nothing where there is none to choose. */
export function ProjectField({ form, projects }: ProjectFieldProps) {
  const t = useText("schedules");
  if (projects.length === 0) return null;
  return (
    <SelectField
      name="project"
      id={fieldId(form.intent, "project")}
      label={t("fields.project")}
      options={[
        { value: "", text: t("fields.noProject") },
        ...projects.map(({ id, name }) => ({ value: id, text: name })),
      ]}
      defaultValue={form.value("project")}
    />
  );
}

interface FormFieldProps {
  form: FormState;
  name: string;
  label: string;
  hint?: string;
  type?: "text" | "date" | "number";
  list?: string;
}

/** One field of a form of schedules, with what was typed and what is wrong with it. */
export function FormField({ form, name, label, hint, type = "text", list }: FormFieldProps) {
  const t = useText("schedules");
  const error = form.error(name);
  return (
    <Field
      name={name}
      id={fieldId(form.intent, name)}
      label={label}
      hint={hint}
      error={error && t(error as Key<"schedules">, form.sent?.words)}
      defaultValue={form.value(name)}
      dir={type === "text" ? "auto" : undefined}
      autoComplete="off"
      list={list}
      type={type === "date" ? "date" : "text"}
      inputMode={type === "number" ? "numeric" : undefined}
    />
  );
}
