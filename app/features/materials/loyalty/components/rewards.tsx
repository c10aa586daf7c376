import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { LoyaltyView, ShownReward } from "../loyalty.view.server.ts";
import { LOYALTY } from "../loyalty.words.ts";

interface Shown {
  view: LoyaltyView;
  idem: string;
}

interface Named {
  offCents: number;
  product?: string;
  whole: boolean;
  perk?: "listing" | null;
}

/** What a reward is called: what it takes off, and of what. */
function useRewardName() {
  const t = useText("loyalty");
  const { money } = useFormat();
  return ({ offCents, product, whole, perk }: Named) =>
    perk
      ? t(`perks.${perk}`)
      : product && whole
        ? t("rewards.whole", { product })
        : product
          ? t("rewards.product", { amount: money(offCents), product })
          : t("rewards.order", { amount: money(offCents) });
}

/** A reward with its price, what it says of itself, and the button; `closed` says why there is none. */
function Card({ offer, name, closed, idem, children }: CardProps) {
  const t = useText("loyalty");
  const { id, points } = offer;
  const price = t("points", { count: points });
  return (
    <li className="grid content-between gap-3 rounded-control border border-line bg-surface p-4">
      <div className="grid gap-1">
        <h3 className="font-bold">{name}</h3>
        <p className="tabular-nums">{price}</p>
        {children}
      </div>
      {closed ? (
        <p className="flex min-h-12 items-center text-muted">{closed}</p>
      ) : (
        <form method="post" action={LOYALTY} data-keep-scroll>
          <input type="hidden" name="idem" value={idem} />
          <input type="hidden" name="reward" value={id} />
          <input type="hidden" name="points" value={points} />
          <Button
            name="intent"
            value="redeem"
            variant="outline"
            className="w-full"
            aria-label={t("rewards.redeemOf", { points: price, reward: name })}
          >
            {t("rewards.redeem")}
          </Button>
        </form>
      )}
    </li>
  );
}

interface CardProps {
  offer: { id: string; points: number };
  name: string;
  closed: string | undefined;
  idem: string;
  children: ReactNode;
}

function Offer({ reward, idem }: { reward: ShownReward; idem: string }) {
  const t = useText("loyalty");
  const { money } = useFormat();
  const name = useRewardName()(reward);
  const { leastCents, stock, tier, missing } = reward;
  const closed =
    stock === 0
      ? t("rewards.soldOut")
      : tier
        ? t("rewards.tier", { tier: t(`tiers.${tier}`) })
        : missing > 0
          ? t("rewards.missing", { points: t("points", { count: missing }) })
          : undefined;
  return (
    <Card offer={reward} name={name} closed={closed} idem={idem}>
      {reward.whole && <p className="text-sm text-muted">{t("rewards.wholeText")}</p>}
      {leastCents !== undefined && (
        <p className="text-sm text-muted">{t("rewards.least", { amount: money(leastCents) })}</p>
      )}
      {stock !== null && stock > 0 && (
        <p className="text-sm text-muted">{t("rewards.left", { count: stock })}</p>
      )}
    </Card>
  );
}

/** What points add to a plan. */
function PerkOffer({ perk, idem }: { perk: LoyaltyView["perks"][number]; idem: string }) {
  const t = useText("loyalty");
  const { needless, missing, days } = perk;
  const closed = needless
    ? t("rewards.needless")
    : missing > 0
      ? t("rewards.missing", { points: t("points", { count: missing }) })
      : undefined;
  return (
    <Card offer={perk} name={t(`perks.${perk.perk}`)} closed={closed} idem={idem}>
      <p className="text-sm text-muted">{t("rewards.perkText", { count: days })}</p>
    </Card>
  );
}

/** What points can be turned into. */
export function Rewards({ view, idem }: Shown) {
  const t = useText("loyalty");
  return (
    <TitledSection id="rewards" title={t("rewards.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("rewards.text")}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {view.rewards.map((reward) => (
          <Offer key={reward.id} reward={reward} idem={idem} />
        ))}
        {view.perks.map((perk) => (
          <PerkOffer key={perk.id} perk={perk} idem={idem} />
        ))}
      </ul>
    </TitledSection>
  );
}

type Redemption = LoyaltyView["redemptions"][number];

function Change({ one, idem }: { one: Redemption; idem: string }) {
  const t = useText("loyalty");
  const name = useRewardName()(one);
  if (one.order)
    return <TextLink href={`/order-management?order=${one.order}`}>{t("mine.toOrder")}</TextLink>;
  if (one.state !== "open" || one.usedAt || one.isOver) return null;
  return (
    <span className="flex flex-wrap items-center gap-3">
      {one.perk ? (
        <TextLink href="/equipment-marketplace">{t("mine.toMarket")}</TextLink>
      ) : (
        <TextLink href="/checkout">{t("mine.toCheckout")}</TextLink>
      )}
      <form method="post" action={LOYALTY} data-keep-scroll>
        <input type="hidden" name="idem" value={idem} />
        <input type="hidden" name="redemption" value={one.id} />
        <input type="hidden" name="version" value={one.version} />
        <Button
          name="intent"
          value="cancel"
          size="sm"
          variant="outline"
          aria-label={t("mine.cancelOf", { points: t("points", { count: one.points }), reward: name })}
        >
          {t("mine.cancel")}
        </Button>
      </form>
    </span>
  );
}

/** What somebody has redeemed, and how it stands. */
export function MyRewards({ view, idem }: Shown) {
  const t = useText("loyalty");
  const { date } = useFormat();
  const nameOf = useRewardName();
  if (view.redemptions.length === 0) return null;
  const stateOf = ({ order, state, perk, usedAt, isOver }: Redemption) => {
    if (order) return "used";
    if (usedAt) return "perkUsed";
    if (state !== "open") return "cancelled";
    if (isOver) return "over";
    return perk ? "perkOpen" : "open";
  };
  return (
    <TitledSection id="my-rewards" title={t("mine.title")} className="grid gap-4">
      <DataTable
        caption={t("mine.caption")}
        columns={[
          { key: "reward", heading: t("mine.reward") },
          { key: "state", heading: t("mine.state") },
          { key: "since", heading: t("mine.since") },
          { key: "change", heading: t("mine.change") },
        ]}
        rows={view.redemptions.map((one) => ({
          id: one.id,
          cells: {
            reward: nameOf(one),
            state: (
              <span className="grid justify-items-start gap-1">
                <Badge variant={["open", "perkOpen"].includes(stateOf(one)) ? "default" : "secondary"}>
                  {t(`mine.${stateOf(one)}`)}
                </Badge>
                {one.endsAt && stateOf(one) === "perkOpen" && (
                  <span className="text-sm text-muted">{t("mine.until", { date: date(one.endsAt) })}</span>
                )}
                {one.usedAt && <span className="text-sm text-muted">{date(one.usedAt)}</span>}
              </span>
            ),
            since: <span className="whitespace-nowrap">{date(one.createdAt)}</span>,
            change: <Change one={one} idem={idem} />,
          },
        }))}
      />
    </TitledSection>
  );
}
