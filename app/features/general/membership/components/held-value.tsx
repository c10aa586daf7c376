import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Icon } from "~/ui/icon.tsx";
import { type Held, UNLIMITED } from "../membership.logic.ts";

/** A cell of the comparison: a tick or a dash with its words for those who hear the page, or how many. */
export function HeldValue({ held }: { held: Held }) {
  const t = useText("membership");
  const format = useFormat();
  if (held === UNLIMITED) return <>{t("table.unlimited")}</>;
  if (typeof held === "number") return <bdi className="text-lg font-bold">{format.number(held)}</bdi>;
  return (
    <>
      <Icon name={held ? "check" : "minus"} className={`size-6 ${held ? "text-ok" : "text-muted"}`} />
      <span className="sr-only">{held ? t("table.yes") : t("table.no")}</span>
    </>
  );
}
