import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import {
  addedBy,
  annualCents,
  type Feature,
  type Held,
  TIERS,
  type Tier,
  UNLIMITED,
} from "../membership.logic.ts";
import { TRIAL_TIER } from "../plan-change.logic.ts";

/** Whether the reader has an account: `sign-up` leads to one, `member` to the plan. */
export type TierAction = "sign-up" | "member";

/** The sentence a card has for a feature: with a count where there is one. */
function Line({ feature, held }: { feature: Feature; held: Held }) {
  const t = useText("membership");
  if (feature.id === "listings" || feature.id === "members") {
    return (
      <>
        {held === UNLIMITED
          ? t(`cards.${feature.id}Unlimited`)
          : t(`cards.${feature.id}`, { count: Number(held) })}
      </>
    );
  }
  return <>{t(`features.${feature.id}`)}</>;
}

function Lines({ title, lines, open }: { title: string; lines: ReturnType<typeof addedBy>; open: boolean }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-medium text-muted">{title}</h4>
      <ul className="grid gap-2">
        {lines.map(({ feature, held }) => (
          <li key={feature.id} className="grid grid-cols-[auto_1fr] items-start gap-2">
            <Icon
              name={open ? "check" : "plus"}
              className={`mt-1 size-5 ${open ? "text-ok" : "text-muted"}`}
            />
            <span>
              <Line feature={feature} held={held} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Action({ tier, action }: { tier: Tier; action: TierAction }) {
  const t = useText("membership");
  const isFree = tier.monthlyCents === 0;
  const variant = tier.popular ? "default" : "outline";
  // Whoever is not signed in is led through the door and comes out on the page of the plan.
  if (isFree && action === "sign-up")
    return (
      <a href="/auth?mode=sign-up" className={buttonClass({ variant })}>
        {t("cards.signUp")}
      </a>
    );
  return (
    <a
      href={isFree ? "/membership/plan" : `/membership/plan?to=${tier.id}#change`}
      className={buttonClass({ variant })}
    >
      {t(isFree ? "cards.yours" : tier.id === TRIAL_TIER ? "cards.buy" : "cards.price")}
    </a>
  );
}

function Card({ tier, action }: { tier: Tier; action: TierAction }) {
  const t = useText("membership");
  const format = useFormat();
  const added = addedBy(tier);
  const before = TIERS[TIERS.indexOf(tier) - 1];
  return (
    <li
      id={`plan-${tier.id}`}
      className={`grid grid-rows-[auto_1fr_auto] gap-6 border-x border-t-4 border-b border-line bg-surface p-6 ${tier.popular ? "border-t-accent" : "border-t-ink"}`}
    >
      <div className="grid gap-4">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h3 className="text-xl font-bold">{t(`tiers.${tier.id}.name`)}</h3>
          {tier.popular && <Badge>{t("cards.popular")}</Badge>}
        </div>
        <p className="text-muted">{t(`tiers.${tier.id}.for`)}</p>
        <p className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <span className="dimension text-4xl font-bold tabular-nums">
            <bdi>{format.wholeMoney(tier.monthlyCents)}</bdi>
          </span>
          <span className="text-sm text-muted">{t("cards.perMonth")}</span>
        </p>
        <p className="mt-2 text-sm text-muted tabular-nums">
          {t("cards.perYear", { price: format.wholeMoney(annualCents(tier)) })}
        </p>
      </div>
      <div className="grid content-start gap-5">
        {before && <p className="font-medium">{t("cards.allOf", { name: t(`tiers.${before.id}.name`) })}</p>}
        <Lines title={t("table.today")} lines={added.filter(({ feature }) => feature.open)} open={true} />
        <Lines title={t("table.later")} lines={added.filter(({ feature }) => !feature.open)} open={false} />
      </div>
      <Action tier={tier} action={action} />
    </li>
  );
}

/** The three plans with price, what each adds, and the way to it. Stands under a heading of the second level. */
export function TierCards({ action }: { action: TierAction }) {
  const t = useText("membership");
  return (
    <div className="grid gap-4">
      <ul className="grid gap-6 lg:grid-cols-3">
        {TIERS.map((tier) => (
          <Card key={tier.id} tier={tier} action={action} />
        ))}
      </ul>
      <p className="max-w-prose text-sm text-muted">{t("cards.note")}</p>
    </div>
  );
}
