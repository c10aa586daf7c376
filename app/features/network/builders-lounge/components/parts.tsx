import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";

/** Says a key that comes from a schema or a command. */
export function useSay() {
  const t = useText("builders-lounge");
  return (key: string) => t(key as Key<"builders-lounge">);
}

const HIDDEN = ["intent", "idem", "poll", "event", "version"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("builders-lounge");
  const say = useSay();
  const anchor = (field: string) => {
    if (field === "choice") return `poll-${sent?.fields.poll ?? ""}`;
    return field === "reason" ? `reason-${sent?.fields.event ?? ""}` : field;
  };
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}
