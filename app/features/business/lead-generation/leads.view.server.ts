import type { AppLoadContext } from "@remix-run/cloudflare";
import { readChain } from "~/engines/chain/chain.server.ts";
import { type Administrator, settle } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import type { Actor, Present } from "~/engines/trust/trust.server.ts";
import { askableFirms } from "~/features/network/professional-directory/firms.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { STATES } from "~/lib/us-states.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { LEAD_TRADES, type LeadTrade } from "~db/schema/leads.terms.ts";
import { exampleLead } from "./example.server.ts";
import process from "./lead.process.server.ts";
import { lead as graph, leadReport } from "./lead.process.ts";
import { EXAMPLE_LEAD, LEAD_LIMITS } from "./leads.limits.ts";
import { type FoundLead, findLead, readLeads, readReports } from "./leads.queries.server.ts";
import { findOpenLead, fitFor, needsOf, ownClaim, readOpenLeads } from "./pros.queries.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "formKey">;
type Chained = Context & Pick<AppLoadContext, "contributions">;

const REGIONS = STATES.map(({ id, name }) => ({ value: id, text: name }));
const isTrade = (text: string | null): text is LeadTrade =>
  (LEAD_TRADES as readonly string[]).includes(text ?? "");

/** How it works, the published numbers, the requests of whoever looks, and the form. */
export async function leadsView(context: Context, actor: Present | undefined, query: URLSearchParams) {
  const { db, now, formKey } = context;
  const job = query.get("job");
  // What was answered on the way here, and not in which language.
  const told = new URLSearchParams(query);
  told.delete("lang");
  told.delete("firm");
  const quote = isTrade(job) ? `?${told}` : "";
  const named = [...new Set(query.getAll("firm"))].map((id) => id.slice(0, 60));
  const [{ sources, ...numbers }, firms] = await inOneTrip({ db }, ({ db: trip }) =>
    Promise.all([
      readLeads(trip, actor, now()),
      trip.batch([askableFirms(trip, actor, named.slice(0, 20))]).then(([found]) => found),
    ]),
  );
  return {
    ...numbers,
    sources: sources.map(({ invalid, posted, ...one }) => ({
      ...{ ...one, posted, invalid, rate: posted > 0 ? Math.round((invalid / posted) * 1000) / 10 : 0 },
    })),
    /** Whom the address asks by name, three at most; and whether it named others, who cannot be asked or are too many. */
    asked: firms.slice(0, LEAD_LIMITS.cap),
    leavesOut: named.length > Math.min(firms.length, LEAD_LIMITS.cap),
    begin: { trade: isTrade(job) ? job : "", quote: quote.slice(0, 1_500), timing: "weeks", cap: "3" },
    quoteHref: quote && `/instant-quote${quote}`,
    regions: REGIONS,
    isMember: actor?.owner.startsWith("user:") ?? false,
    idem: formKey(),
  };
}
export type LeadsView = Awaited<ReturnType<typeof leadsView>>;

function clientView({ language, now, formKey }: Context, found: FoundLead, isExample: boolean) {
  const { lead, firms, reviews, said } = found;
  const { phoneKey, addressKey, workspace, ...shown } = lead;
  const standing = standingOf(graph, found, now());
  const may = Boolean(found.mayAct) && !isExample;
  const isOver = ["won", "lost", "expired"].includes(standing.state);
  return {
    ...shown,
    title: translator(language, "leads")("one", {
      trade: tradeName(language, lead.trade),
      place: lead.place,
    }),
    quoteHref: lead.quote && `/instant-quote${lead.quote}`,
    regionName: STATES.find(({ id }) => id === lead.region)?.name ?? lead.region,
    claims: found.claims,
    standing: { state: standing.state, version: standing.version, ended: standing.ended },
    can: may ? standing.choices.map(({ name }) => name) : [],
    isExample,
    asked: found.asked,
    mayAct: may,
    firms: firms.map((firm) => ({
      ...firm,
      said: said.filter(({ claim }) => claim === firm.id),
      // What the other side wrote is told only once it is shown; that one's own stands is no secret.
      own: reviews.find(({ claim, side }) => claim === firm.id && side === "client"),
      theirs: reviews.find(({ claim, side, isShown }) => claim === firm.id && side === "pro" && isShown),
      mayReview: may && isOver && !firm.sample,
      idem: formKey(),
    })),
    idem: formKey(),
  };
}
export type ClientView = ReturnType<typeof clientView>;

export const tradeName = (language: Context["language"], trade: LeadTrade) =>
  translator(language, "job-types")(`names.${trade}`);

/** One request for its client; undefined where it is none of theirs. */
export async function leadView(context: Context, actor: Actor | undefined, id: string) {
  const { db, now, language } = context;
  if (id === EXAMPLE_LEAD) return clientView(context, exampleLead(language, now()), true);
  if (!actor) return undefined;
  const asked = { lead: id, now: now() };
  let found = await findLead(db, actor, asked);
  if (found?.passed) {
    await settle(context, process, { record: id });
    found = await findLead(db, actor, asked);
  }
  const view = found && clientView(context, found, false);
  // The mailed link may have been forwarded: who asks knows how to reach themselves.
  if (view && actor.kind === "holder") return { ...view, client: "", email: "", phone: "", address: "" };
  return view;
}

/** What fits a workspace, best first, what it has claimed, and one of them where the address asks for it. */
export async function openLeadsView(context: Chained, actor: Present, query: URLSearchParams) {
  const { db, now, formKey } = context;
  const lead = query.get("lead")?.slice(0, 60);
  if (lead !== undefined) return { one: await openLeadView(context, actor, lead), list: undefined };
  const { pro, mayWrite, open, claimed } = await readOpenLeads(db, actor, now());
  const fitting = open
    .map(({ latitude, longitude, ...row }) => ({
      ...row,
      fit: pro && fitFor({ ...row, latitude, longitude }, pro),
    }))
    // What lacks only a licence stays, and says so.
    .filter(({ fit, asked }) => asked || !fit || fit.misfits.every((misfit) => misfit === "licence"))
    .sort(
      (a, b) =>
        b.asked - a.asked ||
        (b.fit?.score ?? 0) - (a.fit?.score ?? 0) ||
        (a.createdAt < b.createdAt ? 1 : -1),
    )
    .slice(0, 60);
  return {
    one: undefined,
    list: {
      mayWrite,
      fitting,
      claimed,
      regions: REGIONS,
      pro: pro && {
        used: pro.used,
        weekly: pro.weekly,
        answersIn: pro.answersIn,
        paused: pro.paused,
        checkedOn: pro.checkedOn,
      },
      form: {
        version: String(pro?.version ?? 0),
        ...{ firm: pro?.firm ?? "", trades: pro?.trades.join(",") ?? "", region: pro?.region ?? "" },
        ...{ place: pro?.place ?? "", position: pro?.at ? `${pro.at.latitude}, ${pro.at.longitude}` : "" },
        ...{ radius: String(pro?.radiusMiles ?? 25), classes: pro?.classes.join(",") ?? "" },
        ...{ licence: pro?.licence ?? "", weekly: String(pro?.weekly ?? 5), paused: pro?.paused ? "on" : "" },
      },
      idem: formKey(),
    },
  };
}
export type OpenListView = NonNullable<Awaited<ReturnType<typeof openLeadsView>>["list"]>;

async function openLeadView(context: Chained, actor: Present, lead: string) {
  const { now, language, formKey } = context;
  const [found, chain] = await inOneTrip(context, (context) =>
    Promise.all([
      findOpenLead(context.db, actor, { lead, now: now() }),
      readChain(context, actor, { kind: "lead", id: ownClaim(actor, lead) }),
    ]),
  );
  if (!found) return undefined;
  const { wanted, pro, claim, report, reviews, said } = found;
  const { latitude, longitude, ...shown } = wanted;
  const fit = pro && fitFor(wanted, pro);
  const isOver = ["won", "lost", "expired"].includes(wanted.state);
  return {
    ...shown,
    title: translator(language, "leads")("one", {
      trade: tradeName(language, wanted.trade),
      place: wanted.place,
    }),
    regionName: STATES.find(({ id }) => id === wanted.region)?.name ?? wanted.region,
    quoteHref: wanted.quote && `/instant-quote${wanted.quote}`,
    hasPro: pro !== undefined,
    fit,
    claim: claim && {
      ...{ id: claim.id, firm: claim.firm, seat: claim.seat, score: claim.score, claimedAt: claim.claimedAt },
      ...{ contactedAt: claim.contactedAt, quotedAt: claim.quotedAt, quoteCents: claim.quoteCents },
      isHired: wanted.hired === claim.id,
    },
    report,
    chain: claim ? chain : [],
    needs: needsOf(wanted),
    ownReview: reviews.find(({ side }) => side === "pro"),
    theirs: reviews.find(({ side, isShown }) => side === "client" && isShown),
    mayReview: isOver && claim !== undefined && claim.contactedAt !== null && !wanted.sample && !wanted.own,
    isOver: ["won", "lost", "invalid", "withdrawn", "expired"].includes(wanted.state),
    said,
    idem: formKey(),
    idems: [formKey(), formKey(), formKey()],
  };
}
export type OpenLeadView = NonNullable<Awaited<ReturnType<typeof openLeadView>>>;

/** What pros reported, for whoever keeps the site. */
export async function reportsView({ db, now, formKey }: Context, admin: Administrator) {
  const rows = await readReports(db, admin, now());
  return {
    reports: rows.map((row) => {
      const { version, state, choices } = standingOf(leadReport, row, now());
      const { id, reason, evidence, createdAt, firm, trade, place, scope, source, contacted, file } = row;
      return {
        ...{ id, reason, evidence, createdAt, firm, trade, place, scope, source, contacted, file },
        ...{ version, state, isOpen: choices.length > 0, idem: formKey() },
      };
    }),
  };
}
export type ReportsView = Awaited<ReturnType<typeof reportsView>>;
