import type { AppLoadContext } from "@remix-run/cloudflare";
import { boundBooking, type Shot, shotsFrom } from "~/engines/booking/booking.server.ts";
import {
  backSince,
  bookingProcess,
  CLAIM_DAYS,
  type ClaimItem,
  type ConditionStage,
  conditionTemplate,
  lateCents,
  lateDays,
  OWN_FORMS,
  owedFor,
  partsOf,
  REVIEW_DAYS,
  SETTLE_DAYS,
  STAY_STEPS,
} from "~/engines/booking/booking.ts";
import { itemsOf, type Template, wordsIn } from "~/engines/checklist/checklist.ts";
import { settle, type Who } from "~/engines/process/process.server.ts";
import { sampleHistory, standingOf } from "~/engines/process/process.ts";
import { type Quote, type RateCard, refundOf } from "~/engines/rates/rates.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import { daysBetween, localDay } from "~/lib/local-day.ts";
import type { Machine } from "~db/schema/listing.terms.ts";
import { type ReadLoan, readLoan, readLoans } from "./loan.queries.server.ts";

/** The loans of a workspace, lent and borrowed. */
export async function loansView(context: AppLoadContext, actor: Present | undefined) {
  const rows = actor ? await readLoans(context.db, actor, context.now()) : [];
  return {
    loans: rows.map((row) => ({
      ...{
        id: row.id,
        title: row.title,
        machine: row.sort as Machine,
        town: row.town,
        lends: Boolean(row.lends),
        sample: row.sample,
      },
      ...{ from: row.fromDay, to: row.toDay, total: row.totalCents },
      standing: standingOf(bookingProcess, row, context.now()),
    })),
  };
}
export type LoansView = Awaited<ReturnType<typeof loansView>>;

const DAY = 86_400_000;
const later = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY).toISOString();

/** A condition as a page shows it: what was looked at in the reader's language, and who signed. */
function conditionOf({ conditions }: ReadLoan, stage: ConditionStage, lends: boolean, language: Language) {
  const kept = conditions.find((one) => one.stage === stage);
  const template = kept ? (JSON.parse(kept.template) as Template) : conditionTemplate();
  const answers = kept ? (JSON.parse(kept.answers) as Record<string, string>) : {};
  const items = itemsOf(template).map(({ id, prompt }) => ({
    id,
    prompt: wordsIn(prompt, language),
    answer: answers[id] ?? "",
  }));
  const names = {
    lender: { name: kept?.lenderSigned ?? "", at: kept?.lenderSignedAt ?? null },
    renter: { name: kept?.renterSigned ?? "", at: kept?.renterSignedAt ?? null },
  };
  const meter = kept?.meter ?? null;
  return {
    ...{ stage, items, names, version: kept?.version ?? 0, notes: kept?.notes ?? "" },
    fuel: kept?.fuel ?? null,
    meter: meter === null ? null : meter / 10,
    signed: Boolean(names[lends ? "lender" : "renter"].name),
    closed: Boolean(names.lender.name && names.renter.name),
  };
}
export type ConditionView = ReturnType<typeof conditionOf>;

/** What is late and what is claimed, and how the deposit would be parted now or was parted. */
function moneyOf({ loan, claim }: ReadLoan, now: Date) {
  const card = JSON.parse(loan.card) as RateCard;
  const isOut = ["out", "extending"].includes(loan.state);
  const back = loan.backAt && !isOut ? new Date(loan.backAt) : backSince(loan.backAt, now);
  const days = isOut || loan.backAt ? lateDays(loan.toDay, back, loan.siteZone) : 0;
  const late = lateCents(card, days);
  const items = claim ? (JSON.parse(claim.items) as ClaimItem[]) : [];
  const damage = claim?.totalCents ?? 0;
  const isOver = loan.lateCents !== null;
  const parts = partsOf(loan.depositCents, { late, damage });
  return {
    deposit: loan.depositCents,
    late: { days, cents: late, each: lateCents(card, 1) },
    claim: claim && {
      items: items.map((item) => ({ ...item, owed: owedFor(item) })),
      total: damage,
      words: claim.words,
    },
    isOver,
    parts: isOver
      ? {
          late: loan.lateCents ?? 0,
          damage: loan.damageCents ?? 0,
          back: loan.depositCents - (loan.lateCents ?? 0) - (loan.damageCents ?? 0),
        }
      : parts,
    beyond: Math.max(0, late + damage - loan.depositCents),
  };
}

/** The worksheet as it is typed, to be written anew. */
const typedClaim = ({ claim }: ReadLoan): Record<string, string> =>
  Object.fromEntries([
    ["words", claim?.words ?? ""],
    ...(claim ? (JSON.parse(claim.items) as ClaimItem[]) : []).flatMap((item, n) => [
      [`what${n}`, item.what],
      [`repair${n}`, item.repairCents ? typedDollars(item.repairCents) : ""],
      [`price${n}`, item.newCents ? typedDollars(item.newCents) : ""],
      [`age${n}`, item.life ? String(item.age) : ""],
      [`life${n}`, item.life ? String(item.life) : ""],
    ]),
  ]);

/** What both said: one's own always, the other's once it is published. */
function reviewsOf({ reviews, loan }: ReadLoan, lends: boolean, now: Date) {
  const side = lends ? "lender" : "renter";
  const until = later(loan.since, REVIEW_DAYS);
  const mine = reviews.find((one) => one.side === side);
  return {
    mine,
    theirs: reviews.find((one) => one.side !== side && one.publishedAt !== null),
    open: loan.state === "settled" && until > now.toISOString() && !mine,
    until,
  };
}

/** How a sample came into its state. */
const OUT = ["begin", "accept", "handOver"];
const PATHS: Readonly<Record<string, readonly string[]>> = {
  ...{ requested: ["begin"], accepted: ["begin", "accept"], out: OUT, extending: [...OUT, "askLonger"] },
  ...{ returned: [...OUT, "giveBack"], claimed: [...OUT, "giveBack", "claim"] },
  ...{ disputed: [...OUT, "giveBack", "claim", "dispute"], settled: [...OUT, "giveBack", "settle"] },
  ...{
    declined: ["begin", "decline"],
    expired: ["begin", "expire"],
    cancelled: ["begin", "accept", "cancel"],
  },
  noShow: ["begin", "accept", "noShow"],
};

/** One loan for either of its sides, or for an administrator; undefined for everybody else. */
export async function loanView(
  context: AppLoadContext,
  who: (Present & Who) | Extract<Who, { kind: "administrator" }> | undefined,
  id: string,
  part?: string,
) {
  const { db, now, formKey, language } = context;
  if (!who) return undefined;
  let found = await readLoan(db, who, id, now());
  if (found?.loan.passed) {
    await settle(context, boundBooking, { record: id });
    found = await readLoan(db, who, id, now());
  }
  if (!found) return undefined;
  const { loan } = found;
  const history = loan.sample ? sampleHistory(bookingProcess, PATHS, loan) : found.history;
  const lends = Boolean(loan.lends);
  const standing = standingOf(bookingProcess, loan, now());
  const isAdmin = who.kind === "administrator";
  const readOnly = isAdmin || !loan.writes || loan.sample;
  const money = moneyOf(found, now());
  const hidden: readonly string[] = [
    ...OWN_FORMS,
    ...STAY_STEPS,
    ...(money.late.days > 0 && loan.depositCents > 0 ? [] : ["forgive"]),
  ];
  const may = (name: string) =>
    !readOnly && standing.choices.some((one) => one.name === name && !one.blockedBy);
  const shots: Shot[] = shotsFrom(
    found.shots,
    (workspace) => workspace === (lends ? loan.lender : loan.renter),
  );
  const answers = JSON.parse(loan.quote) as Quote;
  return {
    part,
    isAdmin,
    readOnly,
    loan: {
      ...{ id: loan.id, listingId: loan.listingId, title: loan.title, town: loan.town, lends },
      ...{ offeredBy: loan.offeredBy, from: loan.fromDay, to: loan.toDay, unit: loan.unit },
      ...{ message: loan.message, siteZone: loan.siteZone, machine: loan.sort as Machine },
      ...{ days: daysBetween(loan.fromDay, loan.toDay) + 1, backAt: loan.backAt, refund: loan.refundCents },
      ...{
        sample: loan.sample,
        state: loan.state,
        since: loan.since,
        version: loan.version,
        total: loan.totalCents,
      },
    },
    renter: { reviews: loan.renterReviews, stars: loan.renterStars },
    quote: answers,
    back: refundOf(
      JSON.parse(loan.card) as RateCard,
      loan.totalCents,
      daysBetween(localDay(now(), loan.siteZone), loan.fromDay) * 24,
    ),
    asked:
      loan.askToDay && loan.askQuote
        ? {
            to: loan.askToDay,
            more: Math.max(0, (JSON.parse(loan.askQuote) as Quote).total - loan.totalCents),
            quote: JSON.parse(loan.askQuote) as Quote,
          }
        : undefined,
    handover: conditionOf(found, "handover", lends, language),
    return: conditionOf(found, "return", lends, language),
    shots,
    money,
    may: {
      longer: may("askLonger"),
      claim: may("claim"),
      revise: may("revise"),
      handover: !readOnly && loan.state === "accepted",
      return: !readOnly && ["out", "extending"].includes(loan.state),
      claimShots: !readOnly && lends && ["returned", "claimed", "disputed"].includes(loan.state),
      answerShots: !readOnly && !lends && ["claimed", "disputed"].includes(loan.state),
    },
    claimUntil: loan.state === "returned" ? later(loan.since, CLAIM_DAYS) : undefined,
    lapses: loan.state === "returned" ? later(loan.since, SETTLE_DAYS) : undefined,
    typedClaim: typedClaim(found),
    reviews: reviewsOf(found, lends, now()),
    history,
    standing: {
      ...standing,
      choices: readOnly ? [] : standing.choices.filter(({ name }) => !hidden.includes(name)),
    },
    today: localDay(now(), loan.siteZone),
    idem: formKey(),
    secondIdem: formKey(),
  };
}
export type LoanView = NonNullable<Awaited<ReturnType<typeof loanView>>>;
