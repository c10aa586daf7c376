import { MOST_LINES } from "~/engines/ledger/ledger.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Contributions } from "~/services/contribution.ts";
import type { Payments } from "~/services/payments.server.ts";
import type { Database } from "~db/client.ts";
import { countPoints } from "./earn.server.ts";
import { listRewards, memberOf, type Points, readPoints } from "./loyalty.queries.server.ts";
import { NOTICE_DAYS, PERKS, RULES, rulesAt, rulesToCome, TIERS, tierOf } from "./loyalty.rules.ts";
import type { Shown } from "./loyalty.words.ts";
import { REASONS } from "./points.ts";
import { sumsUp } from "./statement.logic.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  payments: Pick<Payments, "provider" | "real">;
  contributions: Pick<Contributions, "points">;
}

/** What is shown of the rules: each kind with what it is worth. */
const shownRules = ({ from, announced, validDays, rates }: (typeof RULES)[number]) => ({
  from,
  announced,
  validDays,
  rates: Object.entries(rates).map(([kind, { points, perDay }]) => ({ kind, points, perDay })),
});

/** Everything of the page. What has happened and is not counted yet is counted first. */
export async function readLoyalty(asked: Asked, actor: Person | undefined, shown: Shown) {
  const { db, language, payments, contributions } = asked;
  const now = asked.now();
  const { provider } = payments;
  const sources = contributions.points;
  const read = (who: Person) => readPoints(db, who, { provider, now: asked.now(), sources });
  let points: Points | undefined = actor && (await read(actor));
  if (actor && points?.due) {
    await countPoints({ db, now: asked.now, provider }, sources, { workspace: actor.workspace });
    points = await read(actor);
  }
  const t = translator(language, "shop");
  const named = (productId: string | null) =>
    productId ? t(`products.${productId}.name` as Key<"shop">) : undefined;
  const earned = points?.earned ?? 0;
  const { tier, next } = tierOf(earned);
  const available = points?.available ?? 0;
  const rewards = points?.rewards ?? (await listRewards(db));
  const statement = points?.statement ?? [];
  const whole = statement.length < MOST_LINES;
  const at = now.toISOString();
  const rules = rulesAt(at) ?? RULES[0];
  return {
    real: payments.real,
    /** Whether the browser owns something without an account. */
    guest: actor !== undefined && memberOf(actor) === "",
    member: actor !== undefined && memberOf(actor) !== "" && actor.workspace === actor.owner,
    available,
    balance: points?.balance ?? 0,
    next: points?.next,
    owed: points?.owed ?? 0,
    earned,
    tier,
    nextTier: next,
    sums: points ? sumsUp(statement, { balance: points.balance, lots: points.lots, whole }) : true,
    rewards: rewards.map(
      ({ id, points: price, offCents, leastCents, productId, leastEarned, stock, whole: isWhole }) => ({
        id,
        points: price,
        offCents,
        leastCents: productId ? undefined : leastCents,
        product: named(productId),
        whole: isWhole,
        stock,
        tier: leastEarned > earned ? TIERS.findLast(({ from }) => from <= leastEarned)?.id : undefined,
        missing: Math.max(0, price - available),
      }),
    ),
    perks: PERKS.map(({ id, perk, points: price, days }) => ({
      id,
      perk,
      points: price,
      days,
      needless: points ? !points.limited : false,
      missing: Math.max(0, price - available),
    })),
    redemptions: (points?.redemptions ?? []).map(({ productId, endsAt, ...one }) => ({
      ...one,
      product: named(productId),
      endsAt: endsAt ?? undefined,
      isOver: one.state === "open" && !one.usedAt && endsAt !== null && endsAt <= at,
    })),
    lines: statement.filter(({ reason }) => shown === "all" || REASONS[shown].includes(reason)),
    whole,
    most: MOST_LINES,
    any: statement.length > 0,
    shown,
    rules: shownRules(rules),
    toCome: rulesToCome(at).map(shownRules),
    noticeDays: NOTICE_DAYS,
    reminder: points?.reminder ?? 0,
    crew: points?.crew ?? [],
  };
}
/** `sample`: an example that nobody earned. */
export type LoyaltyView = Awaited<ReturnType<typeof readLoyalty>> & { sample?: boolean };
export type ShownReward = LoyaltyView["rewards"][number];
