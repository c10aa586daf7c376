import { processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { Hazard } from "../hazards.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("tel-pro");
  return (key: string) => t(key as Key<"tel-pro">);
}

export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "script"];

/** What is wrong, above the page. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("tel-pro");
  const say = useSay();
  const { transition = "" } = sent?.fields ?? {};
  const anchor = (field: string) => (field === "note" ? `note-${transition}` : field);
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** What to tell the caller before anything else. */
export function SafetyLines({ hazards }: { hazards: readonly Hazard[] }) {
  const t = useText("tel-pro");
  if (hazards.length === 0) return null;
  return (
    <Notice tone="danger" title={t("danger.title")}>
      <ul className="grid gap-2">
        {hazards.map((hazard) => (
          <li key={hazard}>
            <strong>{t(`danger.${hazard}.name`)}</strong>: {t(`danger.${hazard}.line`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Minutes as people say them. */
export function useDuration() {
  const t = useText("tel-pro");
  const { number } = useFormat();
  return (minutes: number) => {
    const whole = Math.max(0, Math.round(minutes));
    const [h, m] = [Math.floor(whole / 60), whole % 60];
    if (h === 0) return isolated(t("duration.minutes", { n: number(m) }));
    return isolated(t("duration.both", { h: number(h), m: number(m) }));
  };
}
