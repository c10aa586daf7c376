import { and, desc, eq, or, sql } from "drizzle-orm";
import { type Words, wordsIn } from "~/engines/checklist/checklist.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { briefSource, FINE, NOT_ENOUGH, typed } from "~/services/brief.ts";
import { tailgateRecords } from "~db/schema/safety.ts";
import { workforceCrews, workforceWorkers } from "~db/schema/workforce.ts";
import { keyOf } from "./rows.logic.ts";
import { COVERAGE, recordPath, TAILGATE } from "./tailgate.limits.ts";

/** Days back from which talks are read. */
const LOOK_BACK = 60;
const MOST = 200;

/** What talks give to the brief of a site: those that were held on it or for a job of it. */
export const tailgateBrief = briefSource({
  limits: { talkDays: { usual: 7, least: 1, most: 60 } },
  reads: (db, reach) => [
    db
      .select({
        id: tailgateRecords.id,
        title: sql<string>`json_extract(${tailgateRecords.content}, '$.title')`,
        heldOn: tailgateRecords.heldOn,
        hazards: tailgateRecords.hazards,
        language: tailgateRecords.language,
        signedAt: tailgateRecords.signedAt,
        keys: sql<string>`(select json_group_array(there.name_key) from tailgate_attendees as there
          where there.record_id = tailgate_records.id)`,
      })
      .from(tailgateRecords)
      .where(
        and(
          reach.of(tailgateRecords.workspace, tailgateRecords.sample),
          or(eq(tailgateRecords.siteId, reach.site.id), sql`${tailgateRecords.projectId} in ${reach.jobs}`),
          sql`${tailgateRecords.heldOn} between ${dayAfter(reach.day, -LOOK_BACK)} and ${reach.day}`,
        ),
      )
      .orderBy(desc(tailgateRecords.heldOn), desc(tailgateRecords.createdAt))
      .limit(MOST),
    db
      .select({ id: workforceWorkers.id, name: workforceWorkers.name })
      .from(workforceWorkers)
      .innerJoin(workforceCrews, eq(workforceCrews.id, workforceWorkers.crewId))
      .where(
        and(
          reach.of(workforceCrews.workspace, workforceCrews.sample),
          eq(workforceCrews.siteId, reach.site.id),
          sql`${workforceWorkers.active}`,
        ),
      )
      .orderBy(workforceWorkers.name, workforceWorkers.id)
      .limit(MOST),
  ],
  rules: {
    talkToday: {
      judge: ([talks, workers], { day }) => {
        if (talks.length === 0 && workers.length === 0) return NOT_ENOUGH;
        if (talks.some(({ heldOn }) => heldOn === day)) return FINE;
        return { severity: 2, likelihood: 5, numbers: {}, rows: [], act: TAILGATE };
      },
    },
    talkOfWeek: {
      judge: ([talks, workers], { day, limits }) => {
        if (talks.length === 0 && workers.length === 0) return NOT_ENOUGH;
        if (
          talks.some(({ heldOn, signedAt }) => signedAt !== null && heldOn > dayAfter(day, -limits.talkDays))
        )
          return FINE;
        return {
          ...{ severity: 4, likelihood: 4, numbers: { limit: limits.talkDays } },
          ...{ rows: [], act: TAILGATE },
        };
      },
    },
    talkOpen: {
      judge: ([talks], { day }) => {
        if (talks.length === 0) return NOT_ENOUGH;
        const found = talks.filter(({ signedAt, heldOn }) => signedAt === null && heldOn < day);
        const [first] = found;
        if (!first) return FINE;
        return {
          ...{ severity: 2, likelihood: 5, numbers: { n: found.length } },
          rows: found.map(({ id, heldOn }) => ({
            ...{ name: { word: "talk" as const }, more: { day: heldOn }, href: recordPath(id) },
          })),
          act: recordPath(first.id),
        };
      },
    },
    workerUnsigned: {
      judge: ([talks, workers], { day, limits }) => {
        const recent = talks.filter(({ heldOn }) => heldOn > dayAfter(day, -limits.talkDays));
        if (workers.length === 0 || recent.length === 0) return NOT_ENOUGH;
        const signed = new Set(recent.flatMap(({ keys }) => JSON.parse(keys) as string[]));
        const found = workers.filter(({ name }) => !signed.has(keyOf(name)));
        if (found.length === 0) return FINE;
        return {
          ...{ severity: 3, likelihood: 4, numbers: { n: found.length, limit: limits.talkDays } },
          rows: found.map(({ id, name }) => ({
            ...{ name: typed(name), href: `/workforce-worker/${id}`, person: true as const },
          })),
          act: COVERAGE,
        };
      },
    },
  },
  search: ([talks]) =>
    talks.map(({ id, title, hazards, language, heldOn }) => ({
      words: [wordsIn(JSON.parse(title) as Words, language as "en"), hazards].filter(Boolean).join(" · "),
      ...{ day: heldOn, href: recordPath(id), kind: "talk" },
    })),
});
