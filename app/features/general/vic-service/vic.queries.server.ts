import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type FileStore, openFile, openShown } from "~/engines/file/file.server.ts";
import { ask } from "~/engines/knowledge/knowledge.server.ts";
import { type Administrator, readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { postsOf } from "~/engines/talk/talk.server.ts";
import { type Actor, type Holder, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { planIn } from "~/features/general/membership/entitlements.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Contributions } from "~/services/contribution.ts";
import { workspaceOf } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { files } from "~db/schema/file.ts";
import { tickets, ticketsSpared } from "~db/schema/tickets.ts";
import { aboutTitle, hoursQuery } from "./clock.queries.server.ts";
import ticketBound from "./ticket.process.server.ts";
import { COUNTED_DAYS, type DeskView, SHOWN, TICKET } from "./vic.limits.ts";

const DAY_MS = 86_400_000;
/** Answers of which the speed is counted; of more the latest. */
const MOST_COUNTED = 5_000;

/** Everything that the public page of the desk says: its hours, its speed, and what the reader may ask for. */
export async function readVic(
  db: Database,
  contributions: Pick<Contributions, "links">,
  actor: Person | undefined,
  about: { type: string; id: string } | undefined,
  now: Date,
) {
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS).toISOString();
  const title = actor && about ? aboutTitle(contributions, actor, about) : sql<string | null>`null`;
  const [[hours], answered, [spared], [mine]] = await db.batch([
    hoursQuery(db),
    db
      .select({ minutes: tickets.answeredMinutes })
      .from(tickets)
      .where(
        and(
          sql`${tickets.answeredAt} > ${since} and ${tickets.answeredMinutes} is not null`,
          sql`not ${tickets.sample}`,
        ),
      )
      .orderBy(desc(tickets.answeredAt))
      .limit(MOST_COUNTED),
    db.select({ n: count() }).from(ticketsSpared).where(sql`${ticketsSpared.createdAt} > ${since}`),
    db
      .select({
        tier: (actor ? planIn(actor.workspace, now) : sql<"builder">`'builder'`).as("tier"),
        title: title.as("title"),
        open: (actor
          ? sql<number>`(select count(*) from tickets as t where t.workspace_id = ${actor.workspace}
              and t.state <> 'closed' and ${mayRead(actor, actor.workspace)})`
          : sql<number>`0`
        ).as("open"),
      })
      .from(sql`(select 1)`),
  ]);
  return {
    hours,
    minutes: answered.map(({ minutes }) => Number(minutes)),
    spared: spared?.n ?? 0,
    tier: mine?.tier ?? "builder",
    title: mine?.title ?? undefined,
    open: mine?.open ?? 0,
  };
}

/** What is known about the words of a ticket: passages with their source, or nothing. */
export const passagesFor = (db: Database, words: string, language: Language) =>
  ask(db, words.slice(0, 600), language, { kinds: ["code", "topic", "term"], limit: 3 });

const LISTED = {
  ...{ id: tickets.id, topic: tickets.topic, category: tickets.category, priority: tickets.priority },
  ...{ tier: tickets.tier, dueAt: tickets.dueAt, leftMinutes: tickets.leftMinutes, late: tickets.late },
  ...{ promisedMinutes: tickets.promisedMinutes, rating: tickets.rating, sample: tickets.sample },
  createdAt: tickets.createdAt,
};

/** The tickets of the workspace that somebody works in: what waits for them first, then the newest. */
export async function readMine(db: Database, actor: Person, page: number, now: Date) {
  const mine = and(eq(tickets.workspace, actor.workspace), mayRead(actor, tickets.workspace));
  const [rows, [total], [hours]] = await db.batch([
    db
      .select({ ...LISTED, ...standingColumns(ticketBound, actor, now) })
      .from(tickets)
      .where(mine)
      .orderBy(
        sql`case ${tickets.state} when 'waiting' then 0 when 'resolved' then 1 when 'closed' then 3 else 2 end`,
        desc(tickets.createdAt),
        asc(tickets.id),
      )
      .limit(SHOWN)
      .offset(page * SHOWN),
    db.select({ n: count() }).from(tickets).where(mine),
    hoursQuery(db),
  ]);
  return { rows, total: total?.n ?? 0, hours };
}

/** Everything about one ticket in one round trip, for whoever may read it. */
export async function readTicket(db: Database, who: Actor | Administrator, id: string, now: Date) {
  const isDesk = who.kind === "administrator";
  const actor: Actor = isDesk ? { kind: "person", owner: who.owner, workspace: workspaceOf(who.owner) } : who;
  const may: SQL = isDesk
    ? sql`not ${tickets.sample}`
    : mayRead(actor, tickets.workspace, { type: TICKET, id: tickets.id });
  const reads = isDesk
    ? sql`exists (select 1 from ${tickets} where ${tickets.id} = ${id} and not ${tickets.sample})`
    : mayRead(actor, files.workspace, { type: TICKET, id: files.subjectId });
  const [[found], attached, posts, history, [hours]] = await db.batch([
    db
      .select({
        ...getTableColumns(tickets),
        ...standingColumns(ticketBound, who, now),
        mine: sql<number>`${tickets.assignee} = ${actor.kind === "person" ? actor.owner : ""}`.as("mine"),
      })
      .from(tickets)
      .where(and(eq(tickets.id, id), may)),
    db
      .select({ id: files.id, name: files.name, type: files.type, createdAt: files.createdAt })
      .from(files)
      .where(and(eq(files.subjectType, TICKET), eq(files.subjectId, id), reads))
      .orderBy(asc(files.createdAt), asc(files.id)),
    postsOf(db, actor, { type: TICKET, id, ...(isDesk && { by: sql`1` }) }, now),
    readTimeline(db, ticketBound, who, id),
    hoursQuery(db),
  ]);
  return found && { ticket: found, files: attached, posts, history, hours };
}
export type ReadTicket = NonNullable<Awaited<ReturnType<typeof readTicket>>>;

const inView = (view: DeskView, owner: string): SQL =>
  ({
    waiting: sql`${tickets.state} in ('new', 'assigned', 'working', 'waiting')`,
    mine: sql`${tickets.assignee} = ${owner} and ${tickets.state} <> 'closed'`,
    resolved: sql`${tickets.state} in ('resolved', 'closed')`,
  })[view];

/** The queue of the desk: what is due first stands first, then what has no time, and last what waits for the customer. */
export async function readDesk(db: Database, who: Administrator, view: DeskView, page: number, now: Date) {
  const which = and(sql`not ${tickets.sample}`, inView(view, who.owner));
  const [rows, [total], [hours], [figures]] = await db.batch([
    db
      .select({
        ...{ ...LISTED, ...standingColumns(ticketBound, who, now) },
        mine: sql<number>`${tickets.assignee} = ${who.owner}`.as("mine"),
      })
      .from(tickets)
      .where(which)
      .orderBy(
        ...(view === "resolved"
          ? [desc(tickets.resolvedAt)]
          : [sql`${tickets.state} = 'waiting'`, sql`${tickets.dueAt} is null`, asc(tickets.dueAt)]),
        asc(tickets.createdAt),
        asc(tickets.id),
      )
      .limit(SHOWN)
      .offset(page * SHOWN),
    db.select({ n: count() }).from(tickets).where(which),
    hoursQuery(db),
    db
      .select({
        unclaimed: sql<number>`coalesce(sum(${tickets.state} = 'new'), 0)`,
        late: sql<number>`coalesce(sum(${tickets.state} not in ('resolved', 'closed')
          and (${tickets.late} or ${tickets.dueAt} < ${now.toISOString()})), 0)`,
        rated: sql<number>`count(${tickets.rating})`,
        rating: sql<number | null>`avg(${tickets.rating})`,
      })
      .from(tickets)
      .where(sql`not ${tickets.sample}`),
  ]);
  return { rows, total: total?.n ?? 0, hours, figures };
}

export const readHoursRow = async (db: Database) => (await hoursQuery(db))[0];

/** A file of a ticket, for whoever holds its link. */
export const openHeldFile = (store: Pick<FileStore, "db" | "bucket">, holder: Holder, file: string) =>
  openFile(store, holder, file);

/** A file of a ticket, for the desk. */
export const openDeskFile = (store: Pick<FileStore, "db" | "bucket">, file: string) =>
  openShown(
    store,
    sql`(${files.subjectType} = ${TICKET} and exists (select 1 from tickets as t where t.id = ${files.subjectId}
      and not t.sample))`,
    file,
  );
