import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";

/** A form as it was sent and refused; errors by field are keys of the namespace `estimates`. */
export interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole, and the words that it names. */
  problem?: string;
  words?: Readonly<Record<string, string>>;
}

export const fieldId = (intent: string, name: string) => `${intent}-${name.replace(/[[\].]+/g, "-")}`;

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("estimates");
  if (!sent) return null;
  const say = (key: string) => t(key as Key<"estimates">, sent.words);
  if (sent.problem === "errors.stale")
    return (
      <Notice tone="warn" title={t("errors.stale")}>
        <p>{t("errors.staleText")}</p>
      </Notice>
    );
  const { intent, idem, version, what, line, work, job, into, division, ...errors } = sent.errors;
  const whole = sent.problem ?? intent ?? idem ?? version ?? what ?? line ?? work ?? job ?? into ?? division;
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={Object.entries(errors).map(([field, key]) => ({
        field: fieldId(sent.fields.intent ?? "", field),
        message: say(key),
      }))}
    />
  );
}

/** The values and errors of one form: as it was sent, or as it begins. */
export function formOf(intent: string, sent: Sent | undefined, begin: Readonly<Record<string, string>> = {}) {
  const mine = sent?.fields.intent === intent ? sent : undefined;
  return {
    intent,
    idem: mine?.fields.idem,
    value: (name: string) => (mine ? (mine.fields[name] ?? "") : (begin[name] ?? "")),
    error: (name: string) => mine?.errors[name],
  };
}
export type FormState = ReturnType<typeof formOf>;

type TextName =
  | "text"
  | "qty"
  | "unit"
  | "unitCost"
  | "waste"
  | "title"
  | "client"
  | "tax"
  | "overhead"
  | "profit"
  | "contingency"
  | "wage"
  | "crew"
  | "region"
  | "escalation"
  | "months"
  | "code"
  | "supplier"
  | "pricedOn"
  | "indexTo"
  | "month"
  | "value"
  | "source";

const FIGURES: readonly TextName[] = [
  "unitCost",
  "waste",
  "tax",
  "overhead",
  "profit",
  "contingency",
  "wage",
  "crew",
  "region",
  "escalation",
  "months",
  "value",
];

const TYPES: Partial<Record<TextName, string>> = { pricedOn: "date", indexTo: "month", month: "month" };

/** One field of a form of estimates, with what was typed and what is wrong with it. */
export function FormField({ form, name, hint }: { form: FormState; name: TextName; hint?: string }) {
  const t = useText("estimates");
  const error = form.error(name);
  return (
    <Field
      name={name}
      id={fieldId(form.intent, name)}
      label={t(`fields.${name}`)}
      hint={hint}
      error={error && t(error as Key<"estimates">)}
      defaultValue={form.value(name)}
      dir="auto"
      autoComplete="off"
      type={TYPES[name] ?? "text"}
      inputMode={FIGURES.includes(name) ? "decimal" : undefined}
    />
  );
}

/** What becomes of a file: what was read, and each line that was not. */
export interface FileReport {
  kept: number;
  bad: { line: number; column: string; typed: string }[];
  badCount: number;
  more: boolean;
  most: number;
  href?: string;
}

export function ReadReport({ report }: { report?: FileReport }) {
  const t = useText("estimates");
  if (!report) return null;
  return (
    <Notice
      tone={report.badCount > 0 || report.more ? "warn" : "ok"}
      title={t("file.kept", { count: report.kept })}
    >
      {report.more && <p>{t("file.more", { most: report.most })}</p>}
      {report.badCount > 0 && (
        <>
          <p>{t("file.bad", { count: report.badCount })}</p>
          <ul className="list-disc ps-6">
            {report.bad.map(({ line, column, typed }) => (
              <li key={`${line}-${column}`}>
                {t(typed ? "file.line" : "file.lineEmpty", {
                  line,
                  column: t(`columns.${column as "text"}`),
                  typed: isolated(typed),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {report.href && (
        <p>
          <a href={report.href} className="standing-link">
            {t("file.show")}
          </a>
        </p>
      )}
    </Notice>
  );
}

/** A file of lines, sent by a form of its own. */
export function FileForm({
  action,
  idem,
  sent,
  hint,
  label,
  fields = {},
  children,
  intent = "import",
}: {
  action: string;
  intent?: string;
  idem?: string;
  sent?: Sent;
  hint: string;
  label: string;
  fields?: Readonly<Record<string, string>>;
  /** What else is said of the file. */
  children?: React.ReactNode;
}) {
  const t = useText("estimates");
  const form = formOf(intent, sent);
  const error = form.error("file");
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid max-w-xl gap-4"
      data-reload
    >
      {idem && <input type="hidden" name="idem" value={form.idem ?? idem} />}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        name="file"
        id={fieldId(intent, "file")}
        type="file"
        accept=".csv,text/csv,text/plain"
        label={t("start.file")}
        hint={hint}
        error={error && t(error as Key<"estimates">, sent?.words)}
      />
      {children}
      <button
        type="submit"
        name="intent"
        value={intent}
        className="button border border-control bg-surface min-h-12 justify-self-start px-5"
      >
        {label}
      </button>
    </form>
  );
}
