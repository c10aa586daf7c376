import { and, eq, type SQL, sql } from "drizzle-orm";
import { began, type MoveRefusal, move, settle } from "~/engines/process/process.server.ts";
import { type Actor, mayStill, ownLink, type Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { phoneKey } from "~/lib/phone-key.ts";
import { queueMailIf } from "~/services/mail.server.ts";
import type { Database } from "~db/client.ts";
import type { LEAD_SOURCES, LEAD_TIMINGS, LeadTrade } from "~db/schema/leads.terms.ts";
import { leads } from "~db/schema/leads.ts";
import { allAskable, asking, isDirected, tellAsked } from "./asked.server.ts";
import process, { isClient } from "./lead.process.server.ts";
import { LEAD, LEAD_LIMITS } from "./leads.limits.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface MailDeps extends Deps {
  /** With which links are made, and the public address that they begin with. */
  secret: string;
  origin: string;
}

const DAY_MS = 86_400_000;
export const RUNS = sql.raw("('new', 'screened', 'offered', 'claimed', 'contacted', 'quoted')");

export interface NewLead {
  source: (typeof LEAD_SOURCES)[number];
  trade: LeadTrade;
  scope: string;
  quote: string;
  budgetCents: number;
  timing: (typeof LEAD_TIMINGS)[number];
  cap: number;
  region: string;
  place: string;
  at?: { latitude: number; longitude: number };
  client: string;
  email: string;
  phone: string;
  address: string;
  language: Language;
  /** Firms that are asked by name, by their pages: then it is on offer to them alone. */
  firms?: readonly string[];
}

/** An address as it is compared; empty where it says too little to be one house. */
export function addressKey(address: string, place: string): string {
  const key = address.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return /\d/.test(key) && key.length > 5
    ? `${key}|${place.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")}`
    : "";
}

/** The link that a client was mailed to the request: the same id is the same link, so that it can be said again. */
export const linkOf = (deps: MailDeps, lead: string, name: string) =>
  ownLink(deps, {
    ...{ id: lead, subject: { type: LEAD, id: lead }, name, days: LEAD_LIMITS.linkDays },
    workspace: sql`(select l.workspace_id from leads as l where l.id = ${lead})`,
    verbs: ["answer"],
  });

/**
 * Posts a request. That its contact and its workspace have room is in the statement, and so is whether another one has the
 * same phone or address. The form's key is the id: what is sent twice is posted once. The address is mailed a link to it.
 */
export async function postLead(
  deps: MailDeps,
  actor: Person,
  { idem, at: position, firms = [], ...input }: NewLead & { idem: string },
): Promise<
  CommandResult<"tooMany" | "contactFull" | "notAskable" | "not-allowed", { id: string; twin: boolean }>
> {
  const { db, now } = deps;
  const { workspace } = actor;
  const at = now();
  // Whoever is asked by name has a seat each.
  const cap = firms.length || input.cap;
  const [phone, address] = [phoneKey(input.phone), addressKey(input.address, input.place)];
  const since = new Date(at.getTime() - LEAD_LIMITS.twinDays * DAY_MS).toISOString();
  const day = new Date(at.getTime() - DAY_MS).toISOString();
  const twin = sql`exists (select 1 from leads as other where not other.sample and other.created_at > ${since}
    and ((other.phone_key = ${phone} and ${phone} <> '') or (other.address_key = ${address} and ${address} <> '')))`;
  const lately = sql`(select count(*) from leads as lately where lately.created_at > ${day}
    and (lately.email = ${input.email} or (lately.phone_key = ${phone} and ${phone} <> '')))`;
  const running = sql`(select count(*) from leads as run where run.workspace_id = ${workspace} and not run.sample
    and run.state in ${RUNS})`;
  const t = translator(input.language, "leads");
  const link = await linkOf(deps, idem, input.client);
  // A request that stood before is not written, and its mail went out with it.
  const isNew = sql`exists (select 1 from leads as l where l.id = ${idem} and l.state = 'new' and l.version = 1)`;
  const [[posted]] = await db.batch([
    db
      .insert(leads)
      .select(
        sql`select ${idem}, ${workspace}, ${input.source}, ${input.trade}, ${input.scope}, ${input.quote},
          ${input.budgetCents}, ${input.timing}, ${cap}, ${input.region}, ${input.place},
          ${position?.latitude ?? null}, ${position?.longitude ?? null}, ${input.client}, ${input.email},
          ${input.phone}, ${input.address}, ${phone}, ${address}, ${twin}, 0, null, ${input.language}, 'new',
          ${at.toISOString()}, 1, 0, ${at.toISOString()}
          where ${lately} < ${LEAD_LIMITS.contactDay} and ${running} < ${LEAD_LIMITS.running}
            and ${allAskable(actor, firms)}`,
      )
      .onConflictDoNothing()
      .returning({ id: leads.id, twin: leads.twin }),
    asking(db, actor, {
      ...{ lead: idem, firms },
      // Only with the request itself: whom one asks that stands is not changed by sending its form again.
      isNew: sql`${isNew} and exists (select 1 from leads as l where l.id = ${idem} and l.workspace_id = ${workspace}
        and l.created_at = ${at.toISOString()}) and not ${isDirected(sql`${idem}`)}`,
    }),
    began(db, process, actor, { record: idem, party: "client", now: at }),
    link.made(isNew),
    queueMailIf(
      db,
      `lead:${idem}`,
      {
        recipient: input.email,
        subject: t("mail.posted.subject"),
        text: t("mail.posted.text", { link: deps.origin + link.path, cap }),
      },
      at,
      isNew,
    ),
  ]);
  if (posted) {
    await settle(deps, process, { record: idem });
    if (firms.length > 0) await tellAsked(db, idem, at);
    return { ok: true, ...posted };
  }
  const [[before], [count]] = await db.batch([
    db.select({ workspace: leads.workspace, twin: leads.twin }).from(leads).where(eq(leads.id, idem)),
    db
      .select({ lately: sql<number>`${lately}`, askable: sql<number>`(${allAskable(actor, firms)})` })
      .from(sql`(select 1)`),
  ]);
  if (before)
    return before.workspace === workspace
      ? { ok: true, id: idem, twin: before.twin }
      : { ok: false, error: "not-allowed" };
  if (!count?.askable) return { ok: false, error: "notAskable" };
  return { ok: false, error: (count?.lately ?? 0) >= LEAD_LIMITS.contactDay ? "contactFull" : "tooMany" };
}

const isIt = (actor: Actor, lead: string, version: number): SQL =>
  and(eq(leads.id, lead), eq(leads.version, version), sql`${leads.state} in ${RUNS}`, isClient(actor)) as SQL;

/** Offers a request to nobody else for now, or again. */
export async function pauseLead(
  { db }: Deps,
  actor: Actor,
  { lead, version, paused }: { lead: string; version: number; paused: boolean },
): Promise<CommandResult<"gone" | "stale" | "not-allowed">> {
  const [changed, [found]] = await db.batch([
    db
      .update(leads)
      .set({ paused, version: sql`${leads.version} + 1` })
      .where(isIt(actor, lead, version))
      .returning({ id: leads.id }),
    db
      .select({ paused: leads.paused, may: sql<number>`(${isClient(actor)})` })
      .from(leads)
      .where(eq(leads.id, lead)),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!found?.may) {
    const may = actor.kind === "person" ? await mayStill(db, actor) : true;
    return { ok: false, error: may ? "gone" : "not-allowed" };
  }
  return found.paused === paused ? { ok: true } : { ok: false, error: "stale" };
}

interface Step {
  lead: string;
  version: number;
  idem: string;
}

/** Another job although phone or address stood before, closed without anybody, or withdrawn. */
export async function moveLead(
  deps: Deps,
  actor: Actor,
  { lead, transition, note, ...step }: Step & { transition: "screen" | "lose" | "withdraw"; note: string },
): Promise<CommandResult<MoveRefusal>> {
  const moved = await move(deps, process, actor, {
    ...{ ...step, record: lead, transition },
    ...(transition !== "screen" && note && { note }),
  });
  if (moved.ok) {
    await settle(deps, process, { record: lead });
    if (transition === "screen") await tellAsked(deps.db, lead, deps.now());
  }
  return moved;
}

/** Says which pro got the job: one of those who have claimed it. */
export const hirePro = (
  deps: Deps,
  actor: Actor,
  { lead, claim, ...step }: Step & { claim: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, actor, {
    ...{ ...step, record: lead, transition: "win", payload: { claim } },
    when: sql`exists (select 1 from lead_claims as c where c.id = ${claim} and c.lead_id = ${leads.id})`,
    also: ({ db, records }) => [db.update(leads).set({ hired: claim }).where(sql`${leads.id} in ${records}`)],
  });
