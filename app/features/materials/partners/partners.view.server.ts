import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  METRES_PER_MILE,
  metresBetween,
  type Position,
  readPosition,
  saidDistance,
} from "~/engines/place/place.ts";
import type { Administrator } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import { type Present, presentReader } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { qrOf } from "~/lib/qr.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import { exampleOffers } from "./example.server.ts";
import { partnerProcess } from "./partner.process.ts";
import {
  EXAMPLE,
  isTier,
  isTrade,
  PARTNER_LIMITS as MOST,
  OFFER_TIERS,
  type OfferTier,
  type OfferTrade,
  type Period,
  periodOf,
} from "./partners.limits.ts";
import {
  anyOfferQuery,
  claimsQuery,
  type OfferRow,
  offerQuery,
  offersQuery,
  ownOffersQuery,
  ownPartnerQuery,
  reviewQuery,
} from "./partners.queries.server.ts";

/** Whoever reads: an owner and the workspace whose plan counts. */
async function readerOf(context: AppLoadContext) {
  const present = await presentReader(context);
  return {
    owner: present?.owner ?? "visitor:",
    workspace: present?.workspace ?? workspaceOf("visitor:"),
    isMember: present?.owner.startsWith("user:") === true,
  };
}

function shown(row: OfferRow, near: Position | undefined) {
  const { latitude, longitude, trade, tier, per, stars, rated, ...rest } = row;
  const metres = near && metresBetween(near, { latitude, longitude });
  return {
    ...rest,
    ...{ trade: trade as OfferTrade, tier: tier as OfferTier, per: per as Period, rated },
    metres,
    distance: metres === undefined ? undefined : saidDistance(metres, false),
    /** Within the distance for which the offer is meant. */
    isFar: metres !== undefined && row.radiusMiles > 0 && metres > row.radiusMiles * METRES_PER_MILE,
    stars: rated > 0 ? Math.round((stars / rated) * 10) / 10 : undefined,
  };
}
export type ShownOffer = ReturnType<typeof shown>;

/** Offers by what the address asks for: the nearest first where somebody says where they are. */
export async function partnersView(context: AppLoadContext, params: URLSearchParams) {
  const { db, language } = context;
  const now = context.now();
  const day = now.toISOString().slice(0, 10);
  const [trade, tier] = [params.get("trade") ?? "", params.get("tier") ?? ""];
  const near = (params.get("near") ?? "").trim().slice(0, MOST.position);
  const read = near === "" ? undefined : readPosition(near);
  const position = read?.ok ? read.position : undefined;
  const tiers = isTier(tier) ? OFFER_TIERS.slice(0, OFFER_TIERS.indexOf(tier) + 1) : OFFER_TIERS;
  const reader = await readerOf(context);
  const [rows, any] = await db.batch([
    offersQuery(db, reader.workspace, {
      ...(isTrade(trade) && trade !== "all" && { trade }),
      ...{ tiers, day, now, owner: reader.owner },
    }),
    anyOfferQuery(db, day, reader.owner),
  ]);
  // Samples stand in only where nobody offers anything: not where a search finds nothing.
  const isExample = any.length === 0;
  const all = isExample
    ? exampleOffers(language, now).filter(
        (one) =>
          (tiers as readonly string[]).includes(one.tier) &&
          (!isTrade(trade) || trade === "all" || one.trade === "all" || one.trade === trade),
      )
    : rows;
  const offers = all
    .map((row) => shown(row, position))
    .sort((a, b) => Number(a.isFar) - Number(b.isFar) || (a.metres ?? 0) - (b.metres ?? 0));
  return {
    ...{ isExample, isMember: reader.isMember, offers: offers.slice(0, MOST.shown) },
    asked: { trade: isTrade(trade) ? trade : "", tier: isTier(tier) ? tier : "", near },
    badPlace: read !== undefined && !read.ok,
  };
}
export type PartnersView = Awaited<ReturnType<typeof partnersView>>;

/** One offer, and the code of whoever reads for this period. */
export async function offerView(context: AppLoadContext, id: string) {
  const { db, language } = context;
  const now = context.now();
  const day = now.toISOString().slice(0, 10);
  const example = exampleOffers(language, now).find((one) => one.id === id);
  if (example)
    return {
      ...shown(example, undefined),
      ...{ isExample: true, isMember: false, idem: "", mine: undefined, early: false, ended: false },
    };
  const reader = await readerOf(context);
  const [[row], claims] = await db.batch([
    offerQuery(db, reader.workspace, id, reader.owner, now),
    claimsQuery(db, reader.owner),
  ]);
  if (!row) return undefined;
  const period = periodOf(row.per as Period, day);
  return {
    ...shown(row, undefined),
    ...{ isExample: false, isMember: reader.isMember, idem: reader.isMember ? context.formKey() : "" },
    mine: claims.find((one) => one.offerId === id && one.period === period)?.id,
    early: row.validFrom > day,
    ended: row.validTo < day,
  };
}
export type OfferView = NonNullable<Awaited<ReturnType<typeof offerView>>>;

/** The codes of a member, each as a picture that says what it is without a network; and what they saved. */
export async function claimsView(context: AppLoadContext, owner: string) {
  const { db, language } = context;
  const t = translator(language, "partners");
  const day = context.now().toISOString().slice(0, 10);
  const rows = await claimsQuery(db, owner);
  const claims = rows.map((row) => ({
    ...row,
    isOver: row.validTo < day,
    // Code and last day stand in the picture itself, so that a counter needs no page.
    qr:
      row.usedAt === null && row.validTo >= day
        ? qrOf(t("qrText", { firm: row.firm, code: row.code, day: row.validTo }))
        : undefined,
  }));
  const used = rows.filter(({ usedAt }) => usedAt !== null);
  return {
    claims,
    saved: used.reduce((sum, { savedCents }) => sum + (savedCents ?? 0), 0),
    used: used.length,
  };
}
export type ClaimsView = Awaited<ReturnType<typeof claimsView>>;

/** A firm's own page as a partner. */
export async function firmView(context: AppLoadContext, actor: Present) {
  const { db } = context;
  const now = context.now();
  const [[own], offers] = await db.batch([ownPartnerQuery(db, actor, now), ownOffersQuery(db, actor)]);
  const day = now.toISOString().slice(0, 10);
  return {
    ...{ idem: context.formKey(), mayWrite: actor.role !== "viewer" },
    own: own && {
      ...{ id: own.id, shownAs: own.shownAs, about: own.about, place: own.place, state: own.state },
      standing: standingOf(partnerProcess, own, now),
    },
    offers: offers.map(({ open, ...row }) => ({ ...row, isOpen: open === 1 })),
    begin: {
      ...{ shownAs: actor.name ?? "", trade: "all", tier: "builder", per: "month", radiusMiles: "50" },
      ...{ validFrom: day, validTo: `${day.slice(0, 4)}-12-31` },
    },
  };
}
export type FirmView = Awaited<ReturnType<typeof firmView>>;

/** What waits for an administrator. */
export async function reviewView(context: AppLoadContext, who: Administrator) {
  const now = context.now();
  const rows = await reviewQuery(context.db, who, now);
  return {
    idem: context.formKey(),
    rows: rows.map((row) => ({
      ...{ id: row.id, shownAs: row.shownAs, about: row.about, place: row.place },
      standing: standingOf(partnerProcess, row, now),
    })),
  };
}
export type ReviewView = Awaited<ReturnType<typeof reviewView>>;

export const isExampleId = (id: string) => id.startsWith(`${EXAMPLE}-`);
