import { and, eq, type SQL, sql } from "drizzle-orm";
import { chaining } from "~/engines/chain/chain.server.ts";
import type { ChainEnd } from "~/engines/chain/chain.ts";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { type Administrator, began, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { addPost, posting } from "~/engines/talk/talk.server.ts";
import {
  type Actor,
  mayRead,
  mayStill,
  mayWrite,
  ownLink,
  type Person,
} from "~/engines/trust/trust.server.ts";
import { planIn } from "~/features/general/membership/entitlements.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Contributions } from "~/services/contribution.ts";
import { queueMailIf } from "~/services/mail.server.ts";
import type { WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import type { TicketCategory, TicketPriority } from "~db/schema/tickets.terms.ts";
import { tickets, ticketsSpared } from "~db/schema/tickets.ts";
import { aboutTitle, hoursQuery, readClock } from "./clock.queries.server.ts";
import ticketBound, { isCustomer } from "./ticket.process.server.ts";
import { RESUMES, STOPS, WITH_WORDS } from "./ticket.process.ts";
import { TICKET, VIC_LIMITS } from "./vic.limits.ts";
import { changeClock, openHoursOf, PROMISE, resumeClock, startClock, stopClock } from "./vic.logic.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface MailDeps extends Deps {
  /** With which links are made, and the public address that they begin with. */
  secret: string;
  origin: string;
}

/** A ticket, for what is said about it: in its own workspace, whichever one its reader has chosen. */
export const ticketSubject = (id: string) => ({
  workspace: sql`(select asked.workspace_id from tickets as asked where asked.id = ${id})`,
  type: TICKET,
  id,
});

/** That a ticket is there for whoever speaks about it, and that somebody reads what is said: it is not solved. */
export const ticketStands = (id: string, actor: Actor) =>
  sql`exists (select 1 from ${tickets} where ${tickets.id} = ${id} and ${tickets.state} not in ('resolved', 'closed')
    and ${mayRead(actor, tickets.workspace, { type: TICKET, id: tickets.id })})`;

/** The link that a guest was mailed to a ticket: the same id is the same link, so that it can be said again. */
export const linkOf = (deps: MailDeps, ticket: string, name: string) =>
  ownLink(deps, {
    ...{ id: ticket, subject: { type: TICKET, id: ticket }, name, days: VIC_LIMITS.linkDays },
    workspace: sql`(select t.workspace_id from tickets as t where t.id = ${ticket})`,
    verbs: ["answer", "upload"],
  });

export interface NewTicket {
  idem: string;
  category: TicketCategory;
  priority: TicketPriority;
  topic: string;
  words: string;
  /** The record that it is about, as links name it; left out where it is about none. */
  about?: { type: string; id: string };
  /** The record that led to it, which its reader may read. */
  from?: ChainEnd;
  /** Of a guest. */
  email: string;
  language: Language;
}

/**
 * Opens a ticket, with the time that the plan promises for it where the desk has hours. The form's key is its id: what is
 * sent twice is opened once. A guest is mailed a link to it in the same batch.
 */
export async function openTicket(
  deps: MailDeps & { contributions: Pick<Contributions, "links"> },
  actor: Person,
  { idem: id, about, from, ...input }: NewTicket,
): Promise<CommandResult<"full" | "priority" | "not-allowed", { id: string; mailId?: string }>> {
  const { db, now, contributions } = deps;
  const { workspace } = actor;
  const at = now();
  const title = about ? aboutTitle(contributions, actor, about) : sql<string | null>`null`;
  const [[found], [hours]] = await db.batch([
    db
      .select({
        tier: planIn(workspace, at).as("tier"),
        title: title.as("title"),
        standing: sql<string | null>`(select t.workspace_id from tickets as t where t.id = ${id})`.as(
          "standing",
        ),
      })
      .from(sql`(select 1)`),
    hoursQuery(db),
  ]);
  if (found?.standing)
    return found.standing === workspace ? { ok: true, id } : { ok: false, error: "not-allowed" };
  const tier = found?.tier ?? "builder";
  if (PROMISE[tier][input.priority] === undefined) return { ok: false, error: "priority" };
  const clock = startClock(hours && openHoursOf(hours), { tier, priority: input.priority, at });
  const named = about && found?.title != null ? { ...about, title: found.title.slice(0, 200) } : undefined;
  const counted = (open: SQL) =>
    sql`(select count(*) from tickets as t where t.workspace_id = ${workspace} and not t.sample and ${open})`;
  const link = input.email ? await linkOf(deps, id, input.email) : undefined;
  const isNew = sql`exists (select 1 from tickets as t where t.id = ${id} and t.state = 'new' and t.version = 1
    and t.workspace_id = ${workspace})`;
  const t = translator(input.language, "vic-service");
  const mailId = `ticket:${id}`;
  const mail = link && {
    recipient: input.email,
    subject: t("mail.opened.subject"),
    text: t("mail.opened.text", { link: deps.origin + link.path }),
  };
  const [opened] = await db.batch([
    db
      .insert(tickets)
      .select(
        sql`select ${id}, ${workspace}, ${input.category}, ${input.topic}, ${input.words}, ${named?.type ?? ""},
          ${named?.id ?? ""}, ${named?.title ?? ""}, ${input.priority}, ${tier}, ${input.language}, ${input.email}, 'new',
          ${at.toISOString()}, 1, '', ${clock.promisedMinutes}, ${clock.dueAt}, ${clock.leftMinutes}, 0, null, null, null,
          null, 0, ${at.toISOString()}
          where ${counted(sql`t.state <> 'closed'`)} < ${VIC_LIMITS.open} and ${counted(sql`1`)} < ${VIC_LIMITS.tickets}
          and ${mayWrite(actor, workspace)}`,
      )
      .onConflictDoNothing()
      .returning({ id: tickets.id }),
    began(db, ticketBound, actor, { record: id, party: "customer", now: at }),
    ...(from ? [chaining(db, { workspace, from, to: { kind: "ticket", id }, now: at, when: isNew })] : []),
    ...(link ? [link.made(isNew)] : []),
    ...(mail ? [queueMailIf(db, mailId, mail, at, isNew)] : []),
  ]);
  if (opened.length === 1) return { ok: true, id, ...(mail && { mailId }) };
  const [before] = await db.select({ workspace: tickets.workspace }).from(tickets).where(eq(tickets.id, id));
  if (before) return before.workspace === workspace ? { ok: true, id } : { ok: false, error: "not-allowed" };
  return { ok: false, error: (await mayStill(db, actor)) ? "full" : "not-allowed" };
}

/** Counts that a passage answered what somebody was about to send. */
export async function countSpared(
  { db, now }: Deps,
  { idem, article }: { idem: string; article: string },
): Promise<CommandResult<never>> {
  await db
    .insert(ticketsSpared)
    .select(sql`select ${idem}, a.slug, ${now().toISOString()} from articles as a where a.slug = ${article}`)
    .onConflictDoNothing();
  return { ok: true };
}

type Who = Actor | Administrator;

interface Moving {
  record: string;
  transition: string;
  version: number;
  idem: string;
  note?: string;
}

/** Moves a ticket without words: claims it, hands it over, accepts, reopens or withdraws it. The clock goes along. */
export async function moveTicket(
  deps: Deps,
  who: Who,
  moving: Moving,
): Promise<CommandResult<MoveRefusal, { state: string }>> {
  const { db } = deps;
  if (WITH_WORDS.includes(moving.transition)) return { ok: false, error: "blocked" };
  const read = await readClock(db, moving.record);
  if (!read) return { ok: false, error: "gone" };
  const clock = clockAfter(moving.transition, read, deps.now());
  return move(deps, ticketBound, who, {
    ...moving,
    also: ({ happened }) => [
      db
        .update(tickets)
        .set(clock)
        .where(and(eq(tickets.id, moving.record), happened)),
    ],
  });
}

/** The clock of a ticket after a step. */
export function clockAfter(
  transition: string,
  { ticket, open }: NonNullable<Awaited<ReturnType<typeof readClock>>>,
  at: Date,
) {
  const { promisedMinutes, dueAt, leftMinutes, late } = ticket;
  const clock = { promisedMinutes, dueAt, leftMinutes, late };
  if (STOPS.includes(transition)) return stopClock(clock, open, at);
  if (RESUMES.includes(transition)) return resumeClock(clock, open, { at, anew: transition === "reopen" });
  return clock;
}

/** So often a message tries again that met another step of the same ticket. */
const TRIES = 4;

/**
 * What the customer says. Where the desk waits for it, the ticket goes back to the desk and its clock runs again, in the
 * batch of the message.
 */
export async function sayToDesk(
  deps: Deps,
  actor: Actor,
  { id, idem, body, printedName = "" }: { id: string; idem: string; body: string; printedName?: string },
): Promise<CommandResult<"gone" | "not-allowed" | "full" | "closed" | "stale">> {
  const { db } = deps;
  const subject = ticketSubject(id);
  for (let n = 0; n < TRIES; n++) {
    const read = await readClock(db, id);
    if (!read) return { ok: false, error: "gone" };
    const { ticket } = read;
    if (ticket.state !== "waiting") {
      const said = await addPost(deps, actor, { idem, subject, body, printedName }, ticketStands(id, actor));
      if (said.ok || said.error !== "gone") return said;
      return { ok: false, error: await seenBy(db, actor, id) };
    }
    const at = deps.now();
    const clock = clockAfter("respond", read, at);
    const moved = await move(deps, ticketBound, actor, {
      ...{ record: id, transition: "respond", version: ticket.version, idem, printedName },
      also: ({ happened }) => [
        posting(
          db,
          actor,
          { idem, subject, body, printedName, mark: "reply" },
          { now: at, stands: happened },
        ),
        db
          .update(tickets)
          .set(clock)
          .where(and(eq(tickets.id, id), happened)),
      ],
    });
    if (moved.ok) return { ok: true };
    if (moved.error === "gone" || moved.error === "not-allowed") return { ok: false, error: moved.error };
  }
  return { ok: false, error: "stale" };
}

/** Why nothing could be said: it is solved, or none of theirs. */
async function seenBy(db: Database, actor: Actor, id: string): Promise<"closed" | "gone"> {
  const [found] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.id, id), mayRead(actor, tickets.workspace, { type: TICKET, id: tickets.id })));
  return found ? "closed" : "gone";
}

/** Changes the priority within the plan under which a ticket was opened. What was used of the time stays used. */
export async function setPriority(
  { db, now }: Deps,
  who: Who,
  { id, version, priority }: { id: string; version: number; priority: TicketPriority },
): Promise<CommandResult<"gone" | "stale" | "priority" | "not-allowed">> {
  const may = who.kind === "administrator" ? sql`not ${tickets.sample}` : isCustomer(who);
  const read = await readClock(db, id);
  if (!read) return { ok: false, error: "gone" };
  const { ticket, open } = read;
  if (PROMISE[ticket.tier][priority] === undefined) return { ok: false, error: "priority" };
  const clock = changeClock(ticket, open, { tier: ticket.tier, priority, at: now() });
  const [changed, [found]] = await db.batch([
    db
      .update(tickets)
      .set({ ...clock, priority, version: sql`${tickets.version} + 1` })
      .where(
        and(
          eq(tickets.id, id),
          eq(tickets.version, version),
          eq(tickets.version, ticket.version),
          sql`${tickets.state} not in ('resolved', 'closed')`,
          may,
        ),
      )
      .returning({ id: tickets.id }),
    db
      .select({
        priority: tickets.priority,
        may: sql<number>`(${may})`.as("may"),
        sees: sql<number>`(${who.kind === "administrator" ? may : mayRead(who, tickets.workspace, { type: TICKET, id: tickets.id })})`.as(
          "sees",
        ),
      })
      .from(tickets)
      .where(eq(tickets.id, id)),
  ]);
  if (changed.length > 0) return { ok: true };
  if (!found?.sees) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  return found.priority === priority ? { ok: true } : { ok: false, error: "stale" };
}

/** Says how well a ticket was solved, once. */
export async function rateTicket(
  { db }: Deps,
  actor: Actor,
  { id, rating }: { id: string; rating: number },
): Promise<CommandResult<"gone" | "rated" | "open" | "not-allowed">> {
  const [rated, [found]] = await db.batch([
    db
      .update(tickets)
      .set({ rating })
      .where(
        and(
          eq(tickets.id, id),
          sql`${tickets.rating} is null and ${tickets.resolvedAt} is not null and ${tickets.state} in ('resolved', 'closed')`,
          isCustomer(actor),
        ),
      )
      .returning({ id: tickets.id }),
    db
      .select({
        rating: tickets.rating,
        may: sql<number>`(${isCustomer(actor)})`.as("may"),
        sees: sql<number>`(${mayRead(actor, tickets.workspace, { type: TICKET, id: tickets.id })})`.as(
          "sees",
        ),
      })
      .from(tickets)
      .where(eq(tickets.id, id)),
  ]);
  if (rated.length > 0) return { ok: true };
  if (!found?.sees) return { ok: false, error: "gone" };
  if (!found.may) return { ok: false, error: "not-allowed" };
  if (found.rating === rating) return { ok: true };
  return { ok: false, error: found.rating === null ? "open" : "rated" };
}

/** Keeps a picture or a PDF of a ticket: for its members, and for whoever holds its link, until it is closed. */
export async function addTicketFile(
  store: FileStore,
  actor: Actor,
  { id, ...file }: { id: string; idem: string; name: string; bytes: Uint8Array },
): Promise<CommandResult<"gone" | "closed"> | Awaited<ReturnType<typeof keepFile>>> {
  const [found] = await store.db
    .select({ workspace: tickets.workspace, state: tickets.state })
    .from(tickets)
    .where(and(eq(tickets.id, id), mayRead(actor, tickets.workspace, { type: TICKET, id: tickets.id })));
  if (!found) return { ok: false, error: "gone" };
  if (found.state === "closed") return { ok: false, error: "closed" };
  const subject = { workspace: found.workspace as WorkspaceId, type: TICKET, id };
  const sent = { id: file.idem, name: file.name, bytes: file.bytes };
  return keepFile(store, actor, subject, sent, {
    ...{ kind: "document", most: VIC_LIMITS.fileBytes, count: VIC_LIMITS.files, byLink: true },
    when: sql`exists (select 1 from ${tickets} where ${tickets.id} = ${id} and ${tickets.state} <> 'closed')`,
  });
}
