import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Icon } from "~/ui/icon.tsx";
import * as parts from "~/ui/typed-field.tsx";
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

/** The fields of forms, with the words of this feature for what is wrong. */
export const TypedField = (props: Omit<parts.TypedFieldProps, "say">) => (
  <parts.TypedField {...props} say={useSay()} />
);
export const ChoiceField = (props: Omit<parts.ChoiceFieldProps, "say">) => (
  <parts.ChoiceField {...props} say={useSay()} />
);
export const BoxField = (props: Omit<parts.BoxFieldProps, "say">) => (
  <parts.BoxField {...props} say={useSay()} />
);

/** Which job something is about, where there are any. */
export function ProjectField({
  form,
  name,
  projects,
}: {
  form: parts.FormState;
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
