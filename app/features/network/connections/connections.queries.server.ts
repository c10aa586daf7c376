import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { readTimeline, standingColumns } from "~/engines/process/process.server.ts";
import { hasBlocked } from "~/engines/talk/talk.server.ts";
import { inOwn, mayRead, type Person } from "~/engines/trust/trust.server.ts";
import { readFirms } from "~/features/safety/compliance/compliance.queries.server.ts";
import type { Database } from "~db/client.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { crewNeeds, freeDays, needResponses } from "~db/schema/connections.ts";
import { calledOf } from "./among.server.ts";
import { CONNECT_LIMITS } from "./connections.limits.ts";
import { type NeedSearch, tradesLike } from "./match.ts";
import process from "./need.process.server.ts";
import { promisedOf } from "./needs.commands.server.ts";

/** What everybody may know of a need: neither the exact place nor whose account it is. */
const SHOWN = {
  ...{ id: crewNeeds.id, trade: crewNeeds.trade, headcount: crewNeeds.headcount, area: crewNeeds.area },
  ...{ firstDay: crewNeeds.firstDay, lastDay: crewNeeds.lastDay, siteZone: crewNeeds.siteZone },
  ...{ nearLatitude: crewNeeds.nearLatitude, nearLongitude: crewNeeds.nearLongitude },
  ...{ pay: crewNeeds.pay, payCents: crewNeeds.payCents, currency: crewNeeds.currency },
  ...{ language: crewNeeds.language, notes: crewNeeds.notes, papers: crewNeeds.papers },
  ...{ state: crewNeeds.state, sample: crewNeeds.sample, createdAt: crewNeeds.createdAt },
  promised: promisedOf(sql`${crewNeeds.id}`).as("promised"),
  poster: calledOf(crewNeeds.workspace).as("poster"),
};

/** Whoever has blocked the reader, or whom the reader has blocked, is not shown to them. */
const isShown = (actor: Person | undefined, whose: SQL): SQL =>
  actor ? sql`(not ${hasBlocked(whose, actor.owner)} and not ${hasBlocked(actor.owner, whose)})` : sql`1`;

const isReal = (actor: Person | undefined): SQL =>
  actor
    ? sql`(not ${crewNeeds.sample} or ${mayRead(actor, crewNeeds.workspace)})`
    : sql`not ${crewNeeds.sample}`;

/** A box around a place in which everything within a radius lies; metres are counted afterwards. */
function around({ place, radius }: NeedSearch): SQL | undefined {
  if (!place) return undefined;
  const up = radius / 111;
  const aside = up / Math.max(0.1, Math.cos((place.latitude * Math.PI) / 180));
  return sql`(${crewNeeds.nearLatitude} between ${place.latitude - up} and ${place.latitude + up}
    and ${crewNeeds.nearLongitude} between ${place.longitude - aside} and ${place.longitude + aside})`;
}

/**
 * Open needs that a search finds, those of the trade itself first and of them the newest, and how long the filled ones of
 * the trade took, in one round trip. One more than a search looks at says that there are more.
 */
export async function findNeeds(db: Database, actor: Person | undefined, asked: NeedSearch, now: Date) {
  const [needs, filled] = await db.batch([
    db
      .select(SHOWN)
      .from(crewNeeds)
      .where(
        and(
          eq(crewNeeds.state, "open"),
          sql`${crewNeeds.overAt} > ${now.toISOString()}`,
          isReal(actor),
          isShown(actor, sql`${crewNeeds.workspace}`),
          asked.trade ? inArray(crewNeeds.trade, tradesLike(asked.trade)) : undefined,
          asked.to ? lte(crewNeeds.firstDay, asked.to) : undefined,
          asked.from ? gte(crewNeeds.lastDay, asked.from) : undefined,
          around(asked),
        ),
      )
      .orderBy(
        ...(asked.trade ? [desc(sql`${crewNeeds.trade} = ${asked.trade}`)] : []),
        ...[desc(crewNeeds.createdAt), asc(crewNeeds.id)],
      )
      .limit(CONNECT_LIMITS.found + 1),
    db
      .select({ from: crewNeeds.createdAt, to: sql<string>`${crewNeeds.filledAt}`.as("to") })
      .from(crewNeeds)
      .where(
        and(
          sql`${crewNeeds.filledAt} is not null and not ${crewNeeds.sample}`,
          asked.trade ? eq(crewNeeds.trade, asked.trade) : undefined,
        ),
      )
      .orderBy(desc(crewNeeds.filledAt))
      .limit(CONNECT_LIMITS.found),
  ]);
  return { needs, filled };
}
export type NeedRow = Awaited<ReturnType<typeof findNeeds>>["needs"][number];

/** The kinds of papers that are in force for one of the reader's firms; undefined of whoever keeps none here. */
export async function heldPapers(db: Database, actor: Person, now: Date) {
  const firms = await readFirms(db, actor, now);
  if (firms.length === 0) return undefined;
  return [
    ...new Set(firms.flatMap(({ papers }) => papers.filter(({ clears }) => clears).map(({ kind }) => kind))),
  ];
}

const RESPONSE = {
  ...{ id: needResponses.id, headcount: needResponses.headcount, fromDay: needResponses.fromDay },
  ...{ line: needResponses.line, freeDays: needResponses.freeDays, clearance: needResponses.clearance },
  ...{ state: needResponses.state, createdAt: needResponses.createdAt },
};

/** Whoever has no account and owns nothing yet. */
const NOBODY = inOwn("visitor:nobody");

/** One need as its reader may see it: the answers for whoever posted it, the exact place for whom they accepted. */
export async function findNeed(db: Database, reader: Person | undefined, id: string, now: Date) {
  const actor = reader ?? NOBODY;
  const me = actor.workspace;
  const owns = mayRead(actor, crewNeeds.workspace);
  const exact = <Value>(column: SQL) =>
    sql<Value | null>`(case when ${owns} or exists (select 1 from need_responses as own
      where own.need_id = crew_needs.id and own.workspace_id = ${me} and own.state = 'accepted') then ${column} end)`;
  const { need, firms } = await inOneTrip({ db }, async ({ db: trip }) => {
    const [rows, theirs] = await Promise.all([
      trip.batch([
        trip
          .select({
            ...SHOWN,
            ...standingColumns(process, actor, now),
            own: sql<number>`(${owns})`.as("own"),
            blockedByMe: sql<number>`(${hasBlocked(actor.owner, crewNeeds.workspace)})`.as("blocked_by_me"),
            address: exact<string>(sql`${crewNeeds.address}`).as("exact_address"),
            latitude: exact<number>(sql`${crewNeeds.latitude}`).as("exact_latitude"),
            longitude: exact<number>(sql`${crewNeeds.longitude}`).as("exact_longitude"),
          })
          .from(crewNeeds)
          .where(
            and(
              eq(crewNeeds.id, id),
              isReal(reader),
              sql`not ${hasBlocked(crewNeeds.workspace, actor.owner)}`,
            ),
          ),
        trip
          .select({ ...RESPONSE, who: calledOf(needResponses.workspace).as("who") })
          .from(needResponses)
          .where(
            and(
              eq(needResponses.needId, id),
              sql`exists (select 1 from crew_needs as its where its.id = ${id} and its.workspace_id = ${me})`,
              sql`${needResponses.state} <> 'withdrawn'`,
              sql`not ${hasBlocked(actor.owner, needResponses.workspace)}`,
            ),
          )
          .orderBy(asc(needResponses.createdAt), asc(needResponses.id))
          .limit(CONNECT_LIMITS.responses),
        trip
          .select(RESPONSE)
          .from(needResponses)
          .where(and(eq(needResponses.needId, id), eq(needResponses.workspace, me))),
        trip.select({ called: calledOf(me).as("called") }).from(sql`(select 1)`),
        trip.select({ days: freeDays.days }).from(freeDays).where(eq(freeDays.workspace, me)),
        readTimeline(trip, process, actor, id),
      ]),
      reader ? readFirms(trip, reader, now) : [],
    ]);
    return { need: rows, firms: theirs };
  });
  const [[found], responses, [mine], [named], [free], events] = need;
  if (!found) return undefined;
  return {
    need: found,
    responses,
    mine,
    events,
    firms,
    called: named?.called ?? null,
    free: free?.days ?? [],
  };
}
export type FoundNeed = NonNullable<Awaited<ReturnType<typeof findNeed>>>;

/** What somebody posted and answered, their name among people and their free days. */
export async function readOwnNeeds(db: Database, actor: Person) {
  const [posted, answered, [named], [free]] = await db.batch([
    db
      .select({
        ...SHOWN,
        waiting: sql<number>`(select count(*) from need_responses as said where said.need_id = crew_needs.id
          and said.state = 'sent' and not ${hasBlocked(actor.owner, sql`said.workspace_id`)})`.as("waiting"),
      })
      .from(crewNeeds)
      .where(eq(crewNeeds.workspace, actor.workspace))
      .orderBy(
        sql`case when ${crewNeeds.state} = 'open' then 0 else 1 end`,
        desc(crewNeeds.createdAt),
        asc(crewNeeds.id),
      )
      .limit(60),
    db
      .select({ ...SHOWN, answer: sql<string>`${needResponses.state}`.as("answer") })
      .from(needResponses)
      .innerJoin(crewNeeds, eq(crewNeeds.id, needResponses.needId))
      .where(
        and(
          eq(needResponses.workspace, actor.workspace),
          sql`not ${hasBlocked(crewNeeds.workspace, actor.owner)}`,
        ),
      )
      .orderBy(desc(needResponses.createdAt), asc(needResponses.id))
      .limit(60),
    db.select({ called: calledOf(actor.workspace).as("called") }).from(sql`(select 1)`),
    db.select({ days: freeDays.days }).from(freeDays).where(eq(freeDays.workspace, actor.workspace)),
  ]);
  return { posted, answered, called: named?.called ?? null, free: free?.days ?? [] };
}

/** What somebody is called among people; nothing until they say it. */
export async function ownName(db: Database, actor: Person) {
  const [named] = await db.select({ called: calledOf(actor.workspace).as("called") }).from(sql`(select 1)`);
  return named?.called ?? null;
}

/** How a firm of the reader stands, to be frozen into an answer; nothing where it is not theirs. */
export const firmOf = async (db: Database, actor: Person, id: string, now: Date) =>
  id ? (await readFirms(db, actor, now)).find((firm) => firm.id === id) : undefined;

/** Who posted a need, as a scalar. */
export const postersOf = (need: string): SQL =>
  sql`(select asked.workspace_id from crew_needs as asked where asked.id = ${need} and not asked.sample)`;
