import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("morning-brief");
  return (key: string) => t(key as Key<"morning-brief">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "site", "day", "rule"];

/** A field of a finding: each finding has the same ones. */
export const fieldId = (rule: string, name: string) => `${rule}-${name}`;

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("morning-brief");
  const rule = sent?.fields.intent === "snooze" ? (sent.fields.rule ?? "") : "";
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={useSay()}
      hidden={HIDDEN}
      anchor={(field) => (rule ? fieldId(rule, field) : field)}
    />
  );
}
