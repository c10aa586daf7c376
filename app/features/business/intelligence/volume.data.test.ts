import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { readable, rowsStatement, spansOf, tileStatement } from "~/engines/metric/metric.server.ts";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { GOALS } from "~/services/metrics.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { TODAY } from "../../../../tests/factories/metric-rows.ts";
import { freshGuest } from "../../../../tests/factories.ts";
import { times, tookAtMost } from "../../../../tests/prove.ts";
import { readAsked } from "./asked.ts";
import { boardView, metricView } from "./intelligence.view.server.ts";

const db = testDatabase();
const actor = inOwn(freshGuest());
const { workspace } = actor;
/** A quarter each of deals, punch items, their steps and shifts: 200,000 rows where speed is proved. */
const COUNT = times(10_000);
const PART = COUNT / 4;

const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${PART})`;
const id = (kind: string) => sql`${kind} || n.i || '-' || ${workspace}`;
/** Spread evenly over the two years up to today. */
const DAY = sql`date(${TODAY}, '-' || (n.i % 730) || ' days')`;
const AT = sql`(${DAY} || 'T12:00:00.000Z')`;
const AT_END = sql`(${DAY} || 'T20:00:00.000Z')`;

async function fill() {
  await db.run(sql`insert into deals (id, workspace_id, title, contact_id, source, job_type, value_cents, next_action,
      next_on, last_activity_at, closed_at, state, state_since, created_at)
    ${numbers} select ${id("deal")}, ${workspace}, 'Deck ' || n.i, 'c', 'ad', 'deck', 1000, 'Call', ${TODAY}, ${AT}, ${AT},
      case n.i % 2 when 0 then 'won' else 'lost' end, ${AT}, ${AT} from n`);
  await db.run(sql`insert into projects (id, workspace_id, name, site_zone, state_since, created_at)
    values (${`job-${workspace}`}, ${workspace}, 'Tower', 'UTC', ${TODAY}, ${TODAY})`);
  await db.run(sql`insert into punch_items (id, workspace_id, project_id, number, room, trade, words, state, state_since, created_at)
    ${numbers} select ${id("punch")}, ${workspace}, ${`job-${workspace}`}, n.i, '1', 'tile', 'Chip',
      case n.i % 4 when 0 then 'work_required' else 'closed' end, ${AT}, ${AT} from n`);
  await db.run(sql`insert into process_events (id, workspace_id, process, record_id, transition, from_state, to_state,
      record_version, actor, party, idem, run, at, created_at)
    ${numbers} select ${id("step")}, ${workspace}, 'punch_item', ${id("punch")}, 'reject', 'a', 'b', 1, 'system', 'team',
      n.i, ${id("run")}, ${AT}, ${AT} from n`);
  await db.run(sql`insert into workforce_crews (id, workspace_id, name, site_zone, rule_set, week_start, created_at)
    values (${`crew-${workspace}`}, ${workspace}, 'Crew 1', 'UTC', 'flsa', 0, ${TODAY})`);
  await db.run(sql`insert into workforce_workers (id, workspace_id, crew_id, name, name_key, created_at)
    values (${`man-${workspace}`}, ${workspace}, ${`crew-${workspace}`}, 'Carpenter 3', 'carpenter 3', ${TODAY})`);
  await db.run(sql`insert into workforce_punches (id, workspace_id, crew_id, worker_id, site_zone, in_at, out_at, week_on,
      week_to, in_source, first_in_at, created_at)
    ${numbers} select ${id("shift")}, ${workspace}, ${`crew-${workspace}`}, ${`man-${workspace}`}, 'UTC', ${AT}, ${AT_END},
      ${DAY}, ${DAY}, 'typed', ${AT}, ${AT} from n`);
}

/** How often the database is asked. */
function counted() {
  let trips = 0;
  const asked = new Proxy(db, {
    get: (target, key) => {
      if (key === "batch") trips++;
      return Reflect.get(target, key);
    },
  });
  return { asked, trips: () => trips };
}

test(`a board and a figure over ${COUNT} rows answer in one round trip, with the right figures`, async () => {
  await fill();
  const present = { ...actor, role: "owner" as const };
  const asked = readAsked(new URLSearchParams("period=twelve"));
  // The days of the last twelve months, however many of them a number falls on.
  const inSpan = Array.from({ length: PART }, (_, n) => (n + 1) % 730).filter((back) => back < 365).length;
  for (const goal of GOALS) {
    const { asked: watched, trips } = counted();
    const started = performance.now();
    const context = { db: watched, language: "en", contributions: joinedContributions } as never;
    const view = await boardView(context, present, { ...asked, goal }, TODAY);
    tookAtMost(`the board ${goal} over ${COUNT} rows`, 2_000, performance.now() - started);
    expect([goal, trips()]).toEqual([goal, 1]);
    const rows = Object.fromEntries(view.tiles.map((tile) => [tile.id, tile.rows]));
    if (goal === "winning") expect(rows).toMatchObject({ winRate: inSpan, dealsBegun: inSpan });
    if (goal === "quality") expect(rows).toMatchObject({ punchRaised: inSpan, punchRework: inSpan });
    if (goal === "utilisation") expect(rows).toMatchObject({ hoursWorked: inSpan });
  }
  const { asked: watched, trips } = counted();
  const context = {
    db: watched,
    language: "en",
    contributions: joinedContributions,
    formKey: () => crypto.randomUUID(),
  } as never;
  const one = { id: "punchRaised", day: TODAY, split: "trade", page: 3 };
  const view = await metricView(context, present, asked, one);
  expect([trips(), view?.rows.length, view?.hasMore, view?.parts]).toMatchObject([
    1,
    20,
    true,
    [{ rows: inSpan }],
  ]);
});

test("no figure of a span reads a whole table that grows: each finds its rows by workspace, most of them by day", async () => {
  const spans = spansOf("month", TODAY);
  const asked = { of: readable(actor, false), day: TODAY, project: "", ...spans };
  const grows =
    /SCAN (deals|documents|process_events|punch_items|workforce_punches|schedule_promises|safety_reports|safety_observations|bookings|document_acceptances)\b(?!.*USING)/;
  for (const metric of joinedContributions.metrics)
    for (const statement of [
      tileStatement(db, metric, asked, "day"),
      rowsStatement(db, metric, asked, { from: 0, count: 20 }),
    ]) {
      const plan = await db.all<{ detail: string }>(sql`explain query plan ${statement.getSQL()}`);
      const details = plan.map((step) => step.detail ?? Object.values(step)[3]);
      expect([metric.id, details.filter((detail) => grows.test(detail))]).toEqual([metric.id, []]);
    }
});
