import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { cameOf } from "~/engines/chain/chain.server.ts";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { mayRead, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { holdsText } from "~db/holds-text.ts";
import { crmCompanies, crmContacts, dealActivities, dealNorms, deals } from "~db/schema/deals.ts";
import {
  CRM_LIMITS,
  ON_BOARD,
  type PIPELINE,
  SHOWN,
  STAGES,
  type Stage,
  USUAL_CHANCES,
  USUAL_DAYS,
  type View,
} from "./crm.limits.ts";
import bound from "./deal.process.server.ts";

const literal = (name: string) => sql.raw(`'${name}'`);
const ALIVE = sql`${deals.state} in (${sql.join(STAGES.map(literal), sql`, `)})`;

/** What a workspace, or we, take for the norm of a deal's stage. */
function normOf(column: "days" | "chances", usual: Record<Stage, number>): SQL<number> {
  const cases = STAGES.map((stage) => sql`when ${literal(stage)} then ${sql.raw(String(usual[stage]))}`);
  return sql`coalesce((select json_extract(norm.${sql.raw(column)}, '$.' || deals.state) from ${dealNorms} as norm
    where norm.workspace_id = deals.workspace_id), case deals.state ${sql.join(cases, sql` `)} else 0 end)`;
}
export const chanceOf = sql<number>`coalesce(${deals.chance}, ${normOf("chances", USUAL_CHANCES)})`;

/** Without activity for longer than the norm of its stage. */
const isStale = (now: Date) =>
  sql`(${ALIVE} and julianday(${now.toISOString()}) - julianday(${deals.lastActivityAt}) > ${normOf("days", USUAL_DAYS)})`;

export interface Asked {
  view: View | (typeof PIPELINE)[number];
  q: string;
  /** After which row, as `<day or moment>~<id>`. */
  after: string;
}

/** Newest first, where nothing is due any more. */
const isByAge = (view: Asked["view"]) => view === "won" || view === "lost" || view === "all";

function whichOf({ view }: Asked, day: string, now: Date): SQL {
  if (view === "board") return sql`0`;
  if (view === "today") return sql`${ALIVE} and ${deals.nextOn} <= ${day}`;
  if (view === "stale") return isStale(now);
  if (view === "active") return ALIVE;
  return view === "all" ? sql`1` : sql`${deals.state} = ${view}`;
}

/** Whether what was typed stands in the title, the place, the name or the number. */
const matches = (q: string): SQL | undefined => {
  if (!q) return undefined;
  return sql`(${holdsText(deals.title, q)} or ${holdsText(deals.place, q)} or ${holdsText(crmContacts.name, q)}
    or ${holdsText(crmContacts.phone, q)})`;
};

function afterOf({ view, after }: Asked): SQL | undefined {
  const [key = "", id = ""] = after.split("~");
  if (!key || !id) return undefined;
  return isByAge(view)
    ? sql`(${deals.createdAt}, ${deals.id}) < (${key}, ${id})`
    : sql`(${deals.nextOn}, ${deals.id}) > (${key}, ${id})`;
}

const inOwn = (actor: Person) => and(eq(deals.workspace, actor.workspace), mayRead(actor, deals.workspace));

const shown = (now: Date) => ({
  ...{
    id: deals.id,
    title: deals.title,
    state: deals.state,
    valueCents: deals.valueCents,
    version: deals.version,
  },
  ...{
    nextAction: deals.nextAction,
    nextOn: deals.nextOn,
    stateSince: deals.stateSince,
    sample: deals.sample,
  },
  ...{ createdAt: deals.createdAt, wakesAt: deals.wakesAt, keeper: deals.keeper },
  contact: sql<string>`coalesce(${crmContacts.name}, '')`,
  phone: sql<string>`coalesce(${crmContacts.phone}, '')`,
  stale: sql<number>`${isStale(now)}`,
});

/** The list that is asked for, the board, and how many deals are where, in one round trip. Examples count for nothing. */
export async function readBoard(
  db: Database,
  actor: Person,
  asked: Asked,
  { day, now }: { day: string; now: Date },
) {
  const order = isByAge(asked.view)
    ? [desc(deals.createdAt), desc(deals.id)]
    : [asc(deals.nextOn), asc(deals.id)];
  // One condition for each stage: D1 takes five parts of a union.
  const columns = STAGES.map(
    (stage) => sql`deals.id in (select id from deals as first where first.workspace_id = ${actor.workspace}
      and first.state = ${literal(stage)} order by first.next_on, first.id limit ${sql.raw(String(ON_BOARD))})`,
  );
  const list = db.select(shown(now)).from(deals).leftJoin(crmContacts, eq(crmContacts.id, deals.contactId));
  const board = db.select(shown(now)).from(deals).leftJoin(crmContacts, eq(crmContacts.id, deals.contactId));
  const [counts, rows, cards, [may]] = await db.batch([
    db
      .select({
        state: deals.state,
        deals: sql<number>`count(*)`,
        cents: sql<number>`coalesce(sum(${deals.valueCents}), 0)`,
        due: sql<number>`coalesce(sum(${ALIVE} and ${deals.nextOn} <= ${day}), 0)`,
        overdue: sql<number>`coalesce(sum(${ALIVE} and ${deals.nextOn} < ${day}), 0)`,
        stale: sql<number>`coalesce(sum(${isStale(now)}), 0)`,
      })
      .from(deals)
      .where(and(inOwn(actor), sql`not ${deals.sample}`))
      .groupBy(deals.state),
    list
      .where(and(inOwn(actor), whichOf(asked, day, now), matches(asked.q), afterOf(asked)))
      .orderBy(...order)
      .limit(SHOWN + 1),
    board
      .where(asked.view === "board" ? sql`${inOwn(actor)} and (${sql.join(columns, sql` or `)})` : sql`0`)
      .orderBy(asc(deals.nextOn), asc(deals.id)),
    db.select({ write: sql<number>`(${mayWrite(actor, actor.workspace)})` }).from(sql`(select 1)`),
  ]);
  const last = rows[SHOWN - 1];
  return {
    counts,
    list: rows.slice(0, SHOWN),
    next:
      rows.length > SHOWN && last ? `${isByAge(asked.view) ? last.createdAt : last.nextOn}~${last.id}` : "",
    cards,
    mayWrite: Boolean(may?.write),
  };
}
export type DealRow = Awaited<ReturnType<typeof readBoard>>["list"][number];

const ITS_PROJECT = { kind: "project", through: ["estimate", "proposal"] } as const;

/** A deal with whoever asks for it, what was done and its history, in one round trip. */
export async function readDeal(db: Database, actor: Person, id: string, now: Date) {
  const [[found], activities, history] = await db.batch([
    db
      .select({
        ...getTableColumns(deals),
        ...{ contact: crmContacts.name, phone: crmContacts.phone, email: crmContacts.email },
        // Under a name of its own: a batch of D1 knows columns by their names alone.
        company: sql<string | null>`${crmCompanies.title}`.as("company_title"),
        stale: sql<number>`${isStale(now)}`,
        usualChance: chanceOf,
        mayWrite: sql<number>`(${mayWrite(actor, deals.workspace)})`,
        // A project that came of this deal, and not of another one of the same lead.
        project: sql<
          string | null
        >`(select job.id from projects as job where job.workspace_id = ${actor.workspace}
          and job.id in ${cameOf(actor.workspace, { kind: "deal", id }, ITS_PROJECT)} limit 1)`.as(
          "project_id",
        ),
        madeBefore:
          sql<number>`(select count(*) from chain_links as made where made.workspace_id = ${actor.workspace}
          and made.from_kind = 'deal' and made.from_id = ${id} and made.to_kind = 'project')`.as(
            "made_before",
          ),
        ...standingColumns(bound, actor, now),
      })
      .from(deals)
      .leftJoin(crmContacts, eq(crmContacts.id, deals.contactId))
      .leftJoin(crmCompanies, eq(crmCompanies.id, crmContacts.companyId))
      .where(and(eq(deals.id, id), inOwn(actor))),
    db
      .select({
        ...{ id: dealActivities.id, kind: dealActivities.kind, note: dealActivities.note },
        createdAt: dealActivities.createdAt,
      })
      .from(dealActivities)
      .where(and(eq(dealActivities.dealId, id), mayRead(actor, dealActivities.workspace)))
      .orderBy(desc(dealActivities.createdAt), desc(dealActivities.id))
      .limit(50),
    readTimeline(db, bound, actor, id),
  ]);
  return found && { deal: found, activities, history };
}
export type ReadDeal = NonNullable<Awaited<ReturnType<typeof readDeal>>>;

/** Of numbers in groups, the one in the middle, or between the two in the middle. */
const medians = (rows: SQL) => sql`select part, avg(value) as middle, max(total) as n from
  (select part, value, row_number() over (partition by part order by value) as place,
    count(*) over (partition by part) as total from (${rows}))
  where place in ((total + 1) / 2, (total + 2) / 2) group by part`;

interface Middle {
  part: string;
  middle: number;
  n: number;
}

/** What the report shows, in one round trip. Examples count for nothing. */
export async function readReport(db: Database, actor: Person, now: Date) {
  const own = sql`${inOwn(actor)} and not ${deals.sample}`;
  const at = now.toISOString();
  const days = (until: SQL, since: SQL) => sql`(julianday(${until}) - julianday(${since}))`;
  const middle = (rows: SQL) =>
    db
      .select({ part: sql<string>`part`, middle: sql<number>`middle`, n: sql<number>`n` })
      .from(sql`(${medians(rows)})`);
  const rates = (column: typeof deals.source | typeof deals.jobType) =>
    db
      .select({
        part: column,
        won: sql<number>`sum(${deals.state} = 'won')`,
        n: sql<number>`count(*)`,
        cents: sql<number>`coalesce(sum(case when ${deals.state} = 'won' then ${deals.valueCents} end), 0)`,
      })
      .from(deals)
      .where(sql`${own} and ${deals.state} in ('won', 'lost')`)
      .groupBy(column)
      .orderBy(sql`count(*) desc`);
  const month = sql<string>`coalesce(substr(${deals.expectedOn}, 1, 7), '')`;
  const [forecast, ages, responses, bySource, byJob, lost, [norms], [may]] = await db.batch([
    db
      .select({
        month,
        n: sql<number>`count(*)`,
        cents: sql<number>`sum(${deals.valueCents})`,
        weighted: sql<number>`cast(round(sum(${deals.valueCents} * ${chanceOf} / 100.0)) as integer)`,
      })
      .from(deals)
      .where(sql`${own} and ${ALIVE}`)
      .groupBy(month)
      .orderBy(sql`${month} = ''`, month)
      .limit(60),
    middle(sql`select deals.state as part, ${days(sql`${at}`, sql`deals.state_since`)} as value from deals
      where ${own} and ${ALIVE}`),
    middle(sql`select 'all' as part, ${days(sql`deals.answered_at`, sql`deals.created_at`)} * 24 as value from deals
      where ${own} and deals.answered_at is not null`),
    rates(deals.source),
    rates(deals.jobType),
    db
      .select({
        part: deals.lostReason,
        n: sql<number>`count(*)`,
        cents: sql<number>`sum(${deals.valueCents})`,
      })
      .from(deals)
      .where(sql`${own} and ${deals.state} = 'lost'`)
      .groupBy(deals.lostReason)
      .orderBy(sql`count(*) desc`, asc(deals.lostReason)),
    db
      .select()
      .from(dealNorms)
      .where(and(eq(dealNorms.workspace, actor.workspace), mayRead(actor, dealNorms.workspace))),
    db.select({ write: sql<number>`(${mayWrite(actor, actor.workspace)})` }).from(sql`(select 1)`),
  ]);
  const numbers = (rows: readonly Middle[]) =>
    rows.map(({ part, middle, n }) => ({ part, middle: Number(middle), n: Number(n) }));
  return {
    ...{ forecast, bySource, byJob, lost, norms, mayWrite: Boolean(may?.write) },
    ages: numbers(ages),
    responses: numbers(responses),
  };
}
export type Report = Awaited<ReturnType<typeof readReport>>;

/** All deals of a workspace, for a file. */
export const readDealsSheet = (db: Database, actor: Person) =>
  db
    .select({
      ...getTableColumns(deals),
      ...{ contact: crmContacts.name, phone: crmContacts.phone, email: crmContacts.email },
      realChance: chanceOf,
    })
    .from(deals)
    .leftJoin(crmContacts, eq(crmContacts.id, deals.contactId))
    .where(inOwn(actor))
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(CRM_LIMITS.deals);
