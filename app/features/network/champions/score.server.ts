import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import type { Database } from "~db/client.ts";
import { bookings } from "~db/schema/booking.ts";
import { championEntries } from "~db/schema/champions.ts";
import { communityPosts, communityThreads } from "~db/schema/community.ts";
import { mentorSessions } from "~db/schema/mentors.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import {
  checklistActions,
  checklistRuns,
  safetyHours,
  safetyReports,
  tailgateAttendees,
  tailgateRecords,
} from "~db/schema/safety.ts";
import {
  type Board,
  CHAMPION_LIMITS,
  isByHours,
  type Kind,
  RULES,
  type Rule,
  type RuleName,
  rulesOf,
} from "./champions.limits.ts";
import { monthsOf, type Season } from "./season.ts";

/** A name or number of ours, written out: a statement has room for a hundred parameters. */
const fixed = (value: number | string) => sql.raw(typeof value === "number" ? String(value) : `'${value}'`);

/** Whose events are asked for, as a condition on a column. */
type Whose = (column: SQLWrapper) => SQL;

/**
 * The events of each rule as the records of their features have them: id, whose, by whose part in it, when, and the page.
 * Nothing is kept here: what is deleted, reopened or taken back there counts no more.
 */
const SOURCES: Record<RuleName, (whose: Whose, from: string, until: string) => SQL> = {
  talk: (
    whose,
    from,
    until,
  ) => sql`select one.id as id, one.workspace_id as who, '' as giver, one.signed_at as at,
    '/tailgate-record/' || one.id as href from ${tailgateRecords} as one
    where ${whose(sql`one.workspace_id`)} and not one.sample and one.signed_at >= ${from} and one.signed_at < ${until}
    and (select count(*) from ${tailgateAttendees} as there where there.record_id = one.id and there.via <> 'late')
      >= ${fixed(CHAMPION_LIMITS.signatures)}`,
  checklist: (
    whose,
    from,
    until,
  ) => sql`select one.id as id, one.workspace_id as who, '' as giver, one.signed_at as at,
    '/checklist-run/' || one.id as href from ${checklistRuns} as one
    where ${whose(sql`one.workspace_id`)} and not one.sample and one.signed_at >= ${from} and one.signed_at < ${until}`,
  // Every report counts alike, of a near miss and of an injury: whoever reports less gains nothing by it.
  report: (
    whose,
    from,
    until,
  ) => sql`select one.id as id, one.workspace_id as who, '' as giver, one.created_at as at,
    '/safety-report/' || one.id as href from ${safetyReports} as one
    where ${whose(sql`one.workspace_id`)} and not one.sample and one.created_at >= ${from} and one.created_at < ${until}`,
  putRight: (whose, from, until) => sql`select report.id as id, report.workspace_id as who, '' as giver,
    min(done.state_since) as at, '/safety-report/' || report.id as href
    from ${safetyReports} as report join ${checklistActions} as done on done.report_id = report.id
    where ${whose(sql`report.workspace_id`)} and not report.sample and done.state = 'verified'
    group by report.id, report.workspace_id having min(done.state_since) >= ${from} and min(done.state_since) < ${until}`,
  firstTry: (
    whose,
    from,
    until,
  ) => sql`select one.id as id, one.workspace_id as who, '' as giver, one.state_since as at,
    '/punch-item/' || one.id as href from ${punchItems} as one
    where ${whose(sql`one.workspace_id`)} and not one.sample and one.state = 'closed' and one.rejections = 0
    and one.state_since >= ${from} and one.state_since < ${until}`,
  answer: (_, from, until) => sql`select answer.id as id, answer.author as who, thread.author as giver,
    thread.accepted_since as at, '/community-thread/' || thread.slug as href
    from ${communityThreads} as thread join ${communityPosts} as answer on answer.id = thread.accepted_post
    where thread.hidden = '' and answer.hidden = '' and answer.author <> thread.author and answer.author <> ''
    and thread.accepted_since >= ${from} and thread.accepted_since < ${until}`,
  mentoring: (
    _,
    from,
    until,
  ) => sql`select one.id as id, one.mentor_workspace as who, one.workspace_id as giver,
    one.starts_at as at, '/mentor-session/' || one.id as href from ${mentorSessions} as one
    where one.state = 'held' and one.starts_at >= ${from} and one.starts_at < ${until}`,
  returned: (
    _,
    from,
    until,
  ) => sql`select one.id as id, one.workspace_id as who, one.lender_workspace as giver,
    one.back_at as at, '/peer-to-peer-rentals' as href from ${bookings} as one
    where one.state = 'settled' and not one.sample and coalesce(one.late_cents, 0) = 0
    and coalesce(one.damage_cents, 0) = 0 and one.back_at >= ${from} and one.back_at < ${until}`,
};

/**
 * Events of a quarter with what each is worth in hundredths: those over the number of a day are worth nothing, and what comes
 * from the same person again, or from one who was rewarded in return, is divided.
 *
 * worth = points ÷ (1 + earlier ones of the same two + ones the other way), of the quarter
 */
function worths(rules: readonly RuleName[], whose: Whose, { from, until }: Season): SQL {
  const all = rules.map(
    (name) => sql`select ${fixed(name)} as rule, ${fixed(RULES[name].points)} as points,
      ${fixed(RULES[name].perDay)} as per_day, one.id, one.who, one.giver, one.at, one.href
      from (${SOURCES[name](whose, from, until)}) as one`,
  );
  // D1 takes five parts of a union.
  const groups = [all.slice(0, 4), all.slice(4)]
    .filter(({ length }) => length > 0)
    .map((group) => sql`select * from (${sql.join(group, sql` union all `)})`);
  return sql`with event as (${sql.join(groups, sql` union all `)}),
    numbered as (select event.*, row_number() over (partition by who, rule, substr(at, 1, 10) order by at, id) as nth
      from event),
    counted as (select numbered.*, case when giver = '' then 1 else row_number() over
      (partition by who, giver order by at, id) + (select count(*) from event as back
        where back.who = numbered.giver and back.giver = numbered.who) end as share
      from numbered where nth <= per_day)
    select rule, id, who, at, href, nth, per_day as perDay, share, points * 100 / share as worth from counted
    union all
    select rule, id, who, at, href, nth, per_day, 1, 0 from numbered where nth > per_day`;
}

export interface BoardRow {
  who: string;
  shownAs: string;
  points: number;
  acts: number;
  days: number;
  last: string;
  hours: number;
  rate: number;
}

/**
 * A board: everybody of a kind who wants to be shown, and has something to show, the first first. Ties go to more days with
 * an event, then to whoever had their last one earlier, then by name.
 */
export function boardQuery(
  db: Database,
  { kind, board, season, reader }: { kind: Kind; board: Board; season: Season; reader?: string },
) {
  const whose: Whose = (column) =>
    sql`exists (select 1 from ${championEntries} as seen where seen.kind = ${kind} and seen.shown
      and seen.workspace_id = ${column})`;
  const hours = isByHours(kind, board)
    ? sql`(select coalesce(sum(worked.hours), 0) from ${safetyHours} as worked where worked.workspace_id = found.who
        and not worked.sample and worked.month in (select value from json_each(${JSON.stringify(monthsOf(season))})))`
    : sql`0`;
  const { perHours, leastHours, shown: most } = CHAMPION_LIMITS;
  const byHours = isByHours(kind, board);
  const query = sql`select ranked.who, ranked.shownAs, ranked.points, ranked.acts, ranked.days, ranked.last, ranked.hours,
      ranked.rate from (select found.who as who, entry.shown_as as shownAs, found.points as points, found.acts as acts,
        found.days as days, found.last as last, ${hours} as hours,
        ${byHours ? sql`found.acts * ${fixed(perHours * 100)} / max(1, ${hours})` : sql`0`} as rate
      from (select who, sum(worth) as points, sum(nth <= perDay) as acts, count(distinct substr(at, 1, 10)) as days,
        max(at) as last from (${worths(rulesOf(board), whose, season)}) group by who) as found
      join ${championEntries} as entry on entry.workspace_id = found.who and entry.kind = ${kind} and entry.shown
      ${reader ? sql`where not ${hasBlocked(reader, sql`found.who`)}` : sql``}) as ranked
    ${byHours ? sql`where ranked.hours >= ${fixed(leastHours)}` : sql``}
    order by ${byHours ? sql`ranked.rate desc,` : sql``} ranked.points desc, ranked.days desc, ranked.last,
      ranked.shownAs limit ${fixed(most)}`;
  return rowsOf<BoardRow>(db, ["who", "shownAs", "points", "acts", "days", "last", "hours", "rate"], query);
}

export interface EventRow {
  rule: RuleName;
  id: string;
  at: string;
  href: string;
  nth: number;
  perDay: number;
  share: number;
  worth: number;
}

/** What was counted for one workspace in a quarter, whatever it shows: for its own people. */
export const eventsQuery = (db: Database, workspace: string, season: Season) =>
  rowsOf<EventRow>(
    db,
    ["rule", "id", "at", "href", "nth", "perDay", "share", "worth"],
    sql`select rule, id, at, href, nth, perDay, share, worth
      from (${worths(Object.keys(RULES) as RuleName[], (column) => sql`${column} = ${workspace}`, season)})
      where who = ${workspace} order by at desc, id limit ${fixed(CHAMPION_LIMITS.events)}`,
  );

/** The hours of a workspace in a quarter, as they were typed for its safety figures. */
export const hoursQuery = (db: Database, workspace: string, season: Season) =>
  db
    .select({ hours: sql<number>`coalesce(sum(${safetyHours.hours}), 0)`.as("hours") })
    .from(safetyHours)
    .where(
      sql`${safetyHours.workspace} = ${workspace} and not ${safetyHours.sample}
        and ${safetyHours.month} in (select value from json_each(${JSON.stringify(monthsOf(season))}))`,
    );

/** The rows of a statement written by hand, for a batch: drizzle's own raw statement is none on D1. */
export function rowsOf<Row extends object>(
  db: Database,
  columns: readonly (keyof Row & string)[],
  query: SQL,
) {
  const fields = Object.fromEntries(columns.map((name) => [name, sql.raw(`found."${name}"`)]));
  return db.select(fields as { [K in keyof Row]: SQL<Row[K]> }).from(sql`(${query}) as found`);
}

export const ruleOf = (name: RuleName): Rule => RULES[name];
