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

/** What a reward is called: what it takes off, and of what. */
function useRewardName() {
  const t = useText("loyalty");
  const { money } = useFormat();
  return ({ offCents, product, whole }: { offCents: number; product?: string; whole: boolean }) =>
    product && whole
      ? t("rewards.whole", { product })
      : product
        ? t("rewards.product", { amount: money(offCents), product })
        : t("rewards.order", { amount: money(offCents) });
}

function Offer({ reward, idem }: { reward: ShownReward; idem: string }) {
  const t = useText("loyalty");
  const { money } = useFormat();
  const name = useRewardName()(reward);
  const { id, points, leastCents, stock, tier, missing } = reward;
  const price = t("points", { count: points });
  const closed =
    stock === 0
      ? t("rewards.soldOut")
      : tier
        ? t("rewards.tier", { tier: t(`tiers.${tier}`) })
        : missing > 0
          ? t("rewards.missing", { points: t("points", { count: missing }) })
          : undefined;
  return (
    <li className="grid content-between gap-3 rounded-control border border-line bg-surface p-4">
      <div className="grid gap-1">
        <h3 className="font-bold">{name}</h3>
        <p className="tabular-nums">{price}</p>
        {reward.whole && <p className="text-sm text-muted">{t("rewards.wholeText")}</p>}
        {leastCents !== undefined && (
          <p className="text-sm text-muted">{t("rewards.least", { amount: money(leastCents) })}</p>
        )}
        {stock !== null && stock > 0 && (
          <p className="text-sm text-muted">{t("rewards.left", { count: stock })}</p>
        )}
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
  if (one.state !== "open") return null;
  return (
    <span className="flex flex-wrap items-center gap-3">
      <TextLink href="/checkout">{t("mine.toCheckout")}</TextLink>
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
  const stateOf = ({ order, state }: Redemption) =>
    order ? "used" : state === "open" ? "open" : "cancelled";
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
              <Badge variant={stateOf(one) === "open" ? "default" : "secondary"}>
                {t(`mine.${stateOf(one)}`)}
              </Badge>
            ),
            since: <span className="whitespace-nowrap">{date(one.createdAt)}</span>,
            change: <Change one={one} idem={idem} />,
          },
        }))}
      />
    </TitledSection>
  );
}
