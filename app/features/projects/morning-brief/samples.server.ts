import { dayAfter, localDay } from "~/lib/local-day.ts";
import { momentAt, startOfDay } from "~/lib/wall-clock.ts";
import type { SampleRows, Statement } from "~/services/contribution.ts";
import type { Database } from "~db/client.ts";
import { permitInspections, permits } from "~db/schema/permits.ts";
import { projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import { schedules, scheduleTasks } from "~db/schema/schedules.ts";
import { sites, siteVisits } from "~db/schema/tools.ts";
import { workforceCrews, workforcePunches, workforceWeeks, workforceWorkers } from "~db/schema/workforce.ts";
import { samplePerson } from "~db/seed/sample/people.ts";
import { briefWords } from "~db/seed/sample/projects/morning-brief.ts";

const ZONE = "America/Chicago";
/** Days of records that each sample site has. */
const DAYS = 14;

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
/** The Sunday with which a week begins. */
const sunday = (day: string) => dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * Two sample sites with fourteen days of records: one on which much waits, one on which nothing does. No forecast is among
 * them: a number of the weather that nobody forecast would be taken for one.
 */
export const sampleBriefSites: SampleRows = (db, { workspace, language, now }) => {
  const words = briefWords(language);
  const today = localDay(now, ZONE);
  const day = (n: number) => dayAfter(today, n);
  const at = (n: number, time: string) => momentAt(day(n), time, ZONE);
  const mine = { workspace, sample: true, createdAt: now.toISOString() };
  const workdays = Array.from({ length: DAYS }, (_, n) => day(n - DAYS)).filter((one) => !isWeekend(one));
  const lastWorkday = workdays.at(-1) ?? day(-1);
  const lost = workdays.slice(-3, -1);

  const site = (db: Database, name: string, hospital: string) => {
    const id = crypto.randomUUID();
    const row = db.insert(sites).values({ ...mine, id, name, hospital, status: "active", siteZone: ZONE });
    return { id, row };
  };
  const job = (siteId: string, name: string, finishOn: string) => {
    const id = crypto.randomUUID();
    const row = db.insert(projects).values({
      ...{ ...mine, id, name, siteId, siteZone: ZONE, state: "active", stateSince: at(-60, "08:00") },
      ...{ startOn: day(-60), finishOn },
    });
    return { id, row };
  };
  const log = (projectId: string, on: string, delayTenths = 0) =>
    db.insert(projectLogs).values({
      ...{ ...mine, id: crypto.randomUUID(), projectId, day: on, work: words.log, delayTenths },
      ...{ delays: delayTenths > 0 ? words.wait : "", submittedAt: momentAt(on, "16:00", ZONE) },
      createdAt: momentAt(on, "15:30", ZONE),
    });
  const permit = (projectId: string, expiresOn: string) => {
    const id = crypto.randomUUID();
    const row = db.insert(permits).values({
      ...{ ...mine, id, projectId, name: words.permit, jurisdiction: words.city, recordType: "newBuilding" },
      ...{ number: "S-100", issuedOn: day(-50), expiresOn, siteZone: ZONE },
      ...{ state: "issued", stateSince: at(-50, "09:00") },
    });
    return { id, row };
  };
  const inspection = (permitId: string, requestedFor: string, result?: { on: string }) =>
    db.insert(permitInspections).values({
      ...{ id: crypto.randomUUID(), workspace, permitId, type: "framing", requestedFor },
      ...(result && { result: "fail" as const, resultOn: result.on, corrections: words.correction }),
      createdAt: mine.createdAt,
    });
  const punch = (
    projectId: string,
    number: number,
    item: { words: string } & Partial<typeof punchItems.$inferInsert>,
  ) =>
    db.insert(punchItems).values({
      ...{ ...mine, id: crypto.randomUUID(), projectId, number, room: words.hall, trade: "carpentry" },
      ...{ state: "work_required", stateSince: at(-6, "10:00"), workSince: at(-6, "10:00") },
      ...item,
    });

  const late = site(db, words.late, "");
  const lateJob = job(late.id, words.lateJob, day(10));
  const latePermit = permit(lateJob.id, day(12));
  const plan = { id: crypto.randomUUID(), workspace, createdAt: mine.createdAt };
  const task = (number: number, name: string, change: Partial<typeof scheduleTasks.$inferInsert>) =>
    db.insert(scheduleTasks).values({
      ...{ id: crypto.randomUUID(), workspace, scheduleId: plan.id, number, name, duration: 5 },
      ...{ createdAt: mine.createdAt, calendar: "every", ...change },
    });
  const crew = crypto.randomUUID();
  const workers = (["carpenter", "laborer"] as const).map((trade, n) => ({
    id: crypto.randomUUID(),
    name: samplePerson(language, trade, n + 3),
  }));
  const shift = (worker: string, on: string, isOpen = false) => {
    const id = crypto.randomUUID();
    const [inAt, outAt] = [momentAt(on, "07:00", ZONE), isOpen ? null : momentAt(on, "14:30", ZONE)];
    return db.insert(workforcePunches).values({
      ...{
        ...mine,
        id,
        crewId: crew,
        workerId: worker,
        siteId: late.id,
        siteName: words.late,
        siteZone: ZONE,
      },
      ...{ inAt, outAt, firstInAt: inAt, firstOutAt: outAt, openFor: isOpen ? worker : null },
      ...{ weekOn: sunday(on), weekTo: sunday(on), breakMinutes: 0 },
      ...{ inSource: "crew" as const, outSource: isOpen ? null : ("crew" as const) },
    });
  };
  const [first, second] = workers;
  const weeks = [...new Set(workdays.map(sunday))];

  const calm = site(db, words.calm, words.hospital);
  const calmJob = job(calm.id, words.calmJob, day(120));
  const calmPermit = permit(calmJob.id, day(200));

  const rows: Statement[] = [
    ...[late.row, lateJob.row, latePermit.row, calm.row, calmJob.row, calmPermit.row],
    // The last workday has no log; on two days before, five hours each were lost.
    ...workdays
      .filter((on) => on !== lastWorkday)
      .map((on) => log(lateJob.id, on, lost.includes(on) ? 50 : 0)),
    ...workdays.map((on) => log(calmJob.id, on)),
    inspection(latePermit.id, day(-3), { on: day(-3) }),
    inspection(calmPermit.id, day(9)),
    punch(lateJob.id, 1, { words: words.crack, priority: "high", dueOn: day(5) }),
    punch(lateJob.id, 2, { words: words.door, dueOn: day(-4) }),
    punch(lateJob.id, 3, {
      words: words.tile,
      dueOn: day(6),
      state: "in_dispute",
      stateSince: at(-5, "10:00"),
    }),
    punch(calmJob.id, 1, { words: words.door, dueOn: day(12) }),
    db.insert(schedules).values({
      ...{ ...mine, ...plan, name: words.plan, projectId: lateJob.id, startOn: day(-20), dataDate: day(-3) },
      ...{ workdays: "12345", numbered: 3, updatedAt: mine.createdAt },
    }),
    task(1, words.dig, { started: day(-20), finished: day(-8), percent: 100 }),
    // Should have begun three days ago.
    task(2, words.frame, { links: "1" }),
    task(3, words.roof, { links: "2", duration: 3 }),
    db.insert(workforceCrews).values({
      ...{ ...mine, id: crew, name: words.crew, siteId: late.id, siteName: words.late, siteZone: ZONE },
      ...{ ruleSet: "flsa" as const, weekStart: 0 },
    }),
    ...workers.map(({ id, name }) =>
      db.insert(workforceWorkers).values({ ...mine, id, crewId: crew, name, nameKey: name.toLowerCase() }),
    ),
    ...workdays.slice(0, -1).flatMap((on) => workers.map(({ id }) => shift(id, on))),
    ...(second ? [shift(second.id, lastWorkday)] : []),
    // Went home and did not clock out.
    ...(first ? [shift(first.id, lastWorkday, true)] : []),
    ...weeks.map((weekOn) =>
      db.insert(workforceWeeks).values({
        ...{ ...mine, id: `${crew}:${weekOn}`, crewId: crew, weekOn, stateSince: mine.createdAt },
        endsAt: startOfDay(dayAfter(weekOn, 7), ZONE),
      }),
    ),
    db.insert(siteVisits).values({
      ...{
        id: crypto.randomUUID(),
        workspace,
        siteId: late.id,
        printedName: samplePerson(language, "plumber", 1),
      },
      ...{
        nameKey: "sample",
        reason: "crew" as const,
        acceptedVersion: 1,
        cameAt: at(-1, "09:00"),
        sample: true,
      },
    }),
  ];
  return rows;
};
