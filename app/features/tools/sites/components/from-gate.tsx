import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { ShownVisit } from "../sites.view.server.ts";

/** How far from the gate somebody checked in, where they said it; marked where it is surely not at the gate. */
export function FromGate({ visit: { fromGate } }: { visit: Pick<ShownVisit, "fromGate"> }) {
  const t = useText("sites");
  const format = useFormat();
  if (!fromGate) return null;
  const distance = t(`distance.${fromGate.unit}`, { value: format.number(fromGate.value) });
  return (
    <span className="block text-sm text-muted">
      {t("visits.fromGate", { distance })}
      {fromGate.isAway && <strong className="block text-warn">{t("visits.away")}</strong>}
    </span>
  );
}
