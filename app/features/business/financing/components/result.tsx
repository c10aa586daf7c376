import { useFormat, useText } from "~/i18n/i18n.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ShownCost } from "../financing.view.server.ts";
import type { Kind } from "../kinds.ts";
import { Figures, useRate, useSay } from "./parts.tsx";

/** How the usual payment of a kind is called. */
function paymentKey(kind: Kind, cost: ShownCost): string {
  if (kind === "draws") return "out.highest";
  if (kind === "factoring") return "out.repaid";
  if (kind !== "merchant") return "out.perMonth";
  const [first, second] = cost.rows;
  const apart = first?.day && second?.day ? Date.parse(second.day) - Date.parse(first.day) : 0;
  return apart === 7 * 86_400_000 ? "out.perWeek" : "out.perDay";
}

/** What a scenario costs. */
export function Result({ kind, cost }: { kind: Kind; cost: ShownCost }) {
  const t = useText("financing");
  const say = useSay();
  const rate = useRate();
  const { money, number } = useFormat();
  return (
    <TitledSection id="result" title={t("result")} className="grid gap-3">
      <Figures
        figures={[
          { id: "rate", label: t("out.rate"), text: rate(cost.rate), strong: cost.rate.ok },
          { id: "payment", label: say(paymentKey(kind, cost)), text: money(cost.payment), strong: true },
          { id: "received", label: t("out.received"), text: money(cost.received) },
          { id: "paid", label: t("out.paid"), text: money(cost.paid) },
          { id: "cost", label: t("out.cost"), text: money(cost.cost) },
          { id: "count", label: t("out.count"), text: number(cost.payments) },
          ...Object.entries(cost.facts).map(([id, cents]) => ({
            ...{ id, label: say(`out.${id}`), text: money(cents) },
          })),
          ...(cost.other ? [{ id: "other", label: t("out.other"), text: rate(cost.other) }] : []),
        ]}
      />
      {kind === "merchant" && <p className="max-w-prose">{t("out.factorNote")}</p>}
    </TitledSection>
  );
}
