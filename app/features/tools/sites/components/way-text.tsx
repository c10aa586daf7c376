import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { SaidWay } from "../sites.view.server.ts";

/** How far a site is, which way, and about how long it takes. */
export function WayText({ way: { distance, direction, minutes } }: { way: SaidWay }) {
  const t = useText("sites");
  const format = useFormat();
  return (
    <span>
      {t(`distance.${distance.unit}`, { value: format.number(distance.value) })} {t(`compass.${direction}`)} ·{" "}
      {minutes < 120
        ? t("minutes", { count: minutes })
        : t("hours", { value: format.number(Math.round(minutes / 30) / 2) })}
    </span>
  );
}
