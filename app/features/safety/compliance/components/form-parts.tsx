import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Icon } from "~/ui/icon.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import type { CellView } from "../compliance.view.server.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("compliance");
  return (key: string) => t(key as Key<"compliance">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "item", "evidence"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("compliance");
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
}

/** The values and errors of one form of a page: as it was sent, or as it begins. */
export function formOf(
  intents: readonly string[],
  sent: Sent | undefined,
  begin: Readonly<Record<string, string>> = {},
) {
  const mine = sent && intents.includes(sent.fields.intent ?? "") ? sent : undefined;
  return {
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
  type?: "text" | "date" | "decimal";
  /** Several lines. */
  long?: boolean;
  most?: number;
}

/** One field of a form, with what was typed and what is wrong with it. */
export function TypedField({ form, name, label, hint, type = "text", long = false, most }: TypedFieldProps) {
  const say = useSay();
  const error = form.error(name);
  const shared = {
    ...{ name, label, hint, maxLength: most },
    error: error && say(error),
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

/** A choice of a form. */
export function ChoiceField({
  form,
  name,
  label,
  hint,
  options,
}: Pick<TypedFieldProps, "form" | "name" | "label" | "hint"> & {
  options: readonly { value: string; text: string }[];
}) {
  const say = useSay();
  const error = form.error(name);
  return (
    <SelectField
      {...{ name, label, hint, options }}
      error={error && say(error)}
      defaultValue={form.value(name)}
    />
  );
}

/** A box of a form. */
export function BoxField({ form, name, label }: Pick<TypedFieldProps, "form" | "name" | "label">) {
  const say = useSay();
  const error = form.error(name);
  return (
    <Checkbox {...{ name, label }} error={error && say(error)} defaultChecked={form.value(name) === "on"} />
  );
}

/** Which job something is about, where there are any. */
export function ProjectField({
  form,
  name,
  projects,
}: {
  form: FormState;
  name: string;
  projects: readonly { id: string; name: string }[];
}) {
  const t = useText("compliance");
  if (projects.length === 0) return null;
  return (
    <ChoiceField
      form={form}
      name={name}
      label={t("fields.project")}
      options={[
        { value: "", text: t("fields.projectAll") },
        ...projects.map((project) => ({ value: project.id, text: project.name })),
      ]}
    />
  );
}

/** Whether somebody may enter: a word, a sign and a colour, so that none of them is needed to understand the others. */
export function Entry({ cleared, big }: { cleared: boolean; big?: boolean }) {
  const t = useText("compliance");
  return (
    <span
      className={`inline-flex items-center gap-2 font-bold ${cleared ? "text-ok" : "text-danger"} ${big ? "text-xl" : ""}`}
    >
      <Icon name={cleared ? "circle-check" : "circle-alert"} className={big ? "size-8" : "size-5"} />
      {t(cleared ? "cleared" : "blocked")}
    </span>
  );
}

/** How a requirement stands, with the day that it is about. */
export function useCellText() {
  const t = useText("compliance");
  const { date } = useFormat();
  return ({ state, until }: Pick<CellView, "state" | "until">): string => {
    const words = t(`states.${state}`);
    if (until === null) return words;
    const key = state === "later" ? "cell.from" : state === "expired" ? "cell.was" : "cell.until";
    return t(key, { state: words, date: isolated(date(until)) });
  };
}

/** A requirement as one badge. */
export function CellBadge({ cell }: { cell: Pick<CellView, "state" | "until" | "clears"> }) {
  const text = useCellText();
  const variant = cell.clears ? (cell.state === "accepted" ? "outline" : "secondary") : "destructive";
  return <Badge variant={variant}>{text(cell)}</Badge>;
}

/** A part of a page that is opened by a press; open from the start where its form was refused. */
export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t border-line print:hidden">
      <summary className="inline-flex min-h-12 items-center font-bold underline">{title}</summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}
