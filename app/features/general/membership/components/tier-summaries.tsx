import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Icon } from "~/ui/icon.tsx";
import { TIERS, type Tier } from "../membership.logic.ts";

function Summary({ tier: { id, popular, monthlyCents } }: { tier: Tier }) {
  const t = useText("membership");
  const format = useFormat();
  return (
    <li
      className={`grid border border-t-4 border-line bg-surface ${popular ? "border-t-accent" : "border-t-ink"}`}
    >
      <a href={`/membership#plan-${id}`} className="group/tier grid content-start gap-x-4 gap-y-1 p-4">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg font-bold">{t(`tiers.${id}.name`)}</h3>
          {popular && <Badge>{t("cards.popular")}</Badge>}
        </div>
        <p className="flex flex-wrap items-end gap-x-3 gap-y-1 pb-2">
          <bdi className="dimension text-3xl font-bold tabular-nums">{format.wholeMoney(monthlyCents)}</bdi>
          <span className="text-sm text-muted">{t("cards.perMonth")}</span>
        </p>
        <p className="text-muted">{t(`tiers.${id}.for`)}</p>
        <p className="flex items-center gap-2 font-medium text-blueprint underline underline-offset-4 group-hover/tier:no-underline">
          {t("cards.see", { name: t(`tiers.${id}.name`) })}
          <Icon name="arrow-right" directional />
        </p>
      </a>
    </li>
  );
}

/** The three plans for a page that is about something else: name, price, whom it is for, and the way to all of it. */
export default function TierSummaries() {
  const t = useText("membership");
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
        {TIERS.map((tier) => (
          <Summary key={tier.id} tier={tier} />
        ))}
      </ul>
      <p className="text-sm text-muted">{t("cards.note")}</p>
    </div>
  );
}
