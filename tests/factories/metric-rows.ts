import { dayAfter } from "../../app/lib/local-day.ts";
import type { Database } from "../../db/client.ts";
import { lienWaivers, waiverPayments } from "../../db/schema/back-office.ts";
import { bidInvites, bidPackages } from "../../db/schema/bids.ts";
import {
  billingApplications,
  billingCredits,
  billingDeposits,
  billingInvoices,
  billingPayments,
} from "../../db/schema/billing.ts";
import { bookings } from "../../db/schema/booking.ts";
import { costLines } from "../../db/schema/costs.ts";
import { deals } from "../../db/schema/deals.ts";
import { documentAcceptances, documents } from "../../db/schema/lines.ts";
import { listings } from "../../db/schema/listing.ts";
import { processEvents } from "../../db/schema/process.ts";
import { projects } from "../../db/schema/projects.ts";
import { punchItems } from "../../db/schema/punch-list.ts";
import { safetyHours, safetyObservations, safetyReports } from "../../db/schema/safety.ts";
import { scheduleBaselines, schedulePromises, schedules, scheduleTasks } from "../../db/schema/schedules.ts";
import { workforceCrews, workforcePunches, workforceWorkers } from "../../db/schema/workforce.ts";

/** A Wednesday in the middle of a month: a fixed day, so that no figure hangs on when it is counted. */
export const TODAY = "2026-08-19";

/** The same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed * 7_919 + 13;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(of: readonly T[]): T => of[whole(0, of.length - 1)] as T;
  return { whole, pick };
}

const key = () => crypto.randomUUID() as string;
const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Rows of all kinds that figures are made of, of two years up to today, in one workspace. They are returned as written. */
export async function writeRows(db: Database, workspace: string, seed: number, sample = false) {
  const { whole, pick } = randomOf(seed);
  const day = () => dayAfter(TODAY, -whole(0, 720));
  const at = (on = day()) => `${on}T${String(whole(0, 23)).padStart(2, "0")}:15:00.000Z`;
  const shared = () => ({ id: key(), workspace, createdAt: at() });
  const zone = "America/Chicago";
  const jobs = many(3, (n) => ({
    ...{ ...shared(), sample, name: `Job ${n}`, siteZone: zone, contractCents: whole(0, 9_000_000) },
    ...{ state: n === 0 ? "planning" : "active", stateSince: at(), client: `Homeowner ${(n % 2) + 1}` },
  }));
  jobs.push({ ...jobs[0], ...shared(), state: "closed" } as (typeof jobs)[number]);
  const job = () => pick(jobs).id;
  const dealRows = many(60, () => {
    const state = pick(["new", "visit", "sent", "negotiation", "won", "won", "lost", "dormant"]);
    return {
      ...{
        ...shared(),
        sample,
        state,
        title: "Deck",
        contactId: key(),
        nextAction: "Call",
        nextOn: pick([TODAY, "2026-08-01"]),
      },
      ...{ source: pick(["referral", "ad", "phone"]), jobType: pick(["deck", "roof"]) },
      ...{
        valueCents: pick([0, whole(1, 5_000_000), whole(1, 5_000_000)]),
        chance: pick([null, 15, 60]),
        stateSince: at(),
      },
      ...{ lastActivityAt: at(), closedAt: state === "won" || state === "lost" ? at() : null },
    };
  });
  const money = (kind: string, states: readonly string[], subjectId: string | null) => ({
    ...{
      ...shared(),
      sample,
      kind,
      title: "Paper",
      series: workspace,
      state: pick(states),
      stateSince: at(),
    },
    ...{ content: {}, totalCents: whole(1, 900_000), updatedAt: at(), subjectId },
    subjectType: subjectId === null ? null : "project",
  });
  const documentRows = [
    ...many(30, () => money("proposal", ["draft", "sent", "accepted", "superseded", "declined"], null)),
    ...many(30, () => money("changeOrder", ["draft", "priced", "sent", "approved", "rejected"], job())),
    ...many(5, () => money("estimate", ["draft"], null)),
  ];
  const event = (process: string, recordId: string, transition: string, n: number, on: string) => ({
    ...{ ...shared(), process, recordId, transition, fromState: "a", toState: "b", recordVersion: n },
    ...{ actor: "system", party: "team", idem: key(), run: key(), at: at(on) },
  });
  const punchRows = many(60, (n) => ({
    ...{ ...shared(), sample, projectId: job(), number: n + 1, room: "101", words: "Chip" },
    ...{ trade: pick(["tile", "paint"]), priority: pick(["low", "high"]), rejections: pick([0, 0, 1]) },
    backChargeCents: pick([0, 0, 12_550, 40_000]),
    ...{
      state: pick(["draft", "work_required", "ready_for_review", "not_accepted", "closed", "closed", "void"]),
    },
    stateSince: at(),
  }));
  const eventRows = [
    ...documentRows.flatMap(({ id, kind, state }) => {
      if (kind === "estimate") return [];
      const sent = day();
      const isChange = kind === "changeOrder";
      const end = pick(isChange ? ["approve", "reject", ""] : ["accept", "decline", "expire", ""]);
      const process = isChange ? "change_order" : "proposal";
      const answered = dayAfter(sent, whole(1, 30));
      return [
        event(process, id, "send", 1, dayAfter(sent, -40)),
        event(process, id, state === "draft" ? "takeBack" : "revise", 2, dayAfter(sent, -20)),
        event(process, id, "send", 3, sent),
        ...(end === "" ? [] : [event(process, id, end, 4, answered)]),
      ];
    }),
    ...punchRows.flatMap(({ id }) =>
      many(whole(0, 2), (n) =>
        event("punch_item", id, pick(["reject", "reopen", "sendBack", "ready"]), n, day()),
      ),
    ),
  ];
  const acceptanceRows = documentRows
    .filter(({ state }) => state === "accepted" || state === "superseded" || state === "approved")
    .map(({ id, totalCents }) => ({
      ...{ id: key(), workspace, documentId: id, versionId: key(), printedName: "Owner 1", actor: "link:1" },
      ...{ content: "{}", hash: key(), totalCents, acceptedAt: at() },
    }));
  const packageRows = many(6, () => ({
    ...{ ...shared(), sample, projectId: pick([...jobs.map(({ id }) => id), null]), topic: "Roof" },
    ...{ trade: pick(["roofing", "tile"]), items: [], siteZone: zone, dueAt: at(), addenda: [], plugs: {} },
    ...{ state: pick(["open", "closed", "awarded", "leveling"]), stateSince: at() },
  }));
  const inviteRows = packageRows.flatMap(({ id }) =>
    many(4, (n) => ({
      ...{ ...shared(), packageId: id, company: `SAMPLE Company ${n}`, acks: [], stateSince: at() },
      state: pick(["invited", "submitted", "declined"]),
    })),
  );
  const lineRows = jobs.flatMap(({ id }) =>
    many(5, (n) => ({
      ...{ ...shared(), projectId: id, code: `0${n} 30 00`, text: "Concrete" },
      ...{ budgetCents: whole(1, 900_000), committedCents: whole(0, 500_000) },
      ...{ actualCents: whole(0, 700_000), toGoCents: pick([null, null, whole(0, 300_000)]) },
    })),
  );
  const scheduleRows = many(2, (n) => ({
    ...{ ...shared(), sample, name: "Plan", projectId: jobs[n]?.id ?? null, startOn: "2024-08-01" },
    ...{ dataDate: TODAY, updatedAt: at() },
  }));
  const taskRows = scheduleRows.flatMap(({ id }) =>
    many(20, (n) => ({
      ...{ ...shared(), scheduleId: id, number: n + 1, name: `Task ${n}`, duration: (n % 4) + 1 },
      ...{ percent: (n % 3) * 25, remaining: n % 5 === 0 ? 1 : null },
      ...{ crew: pick(["", "Framers"]), phase: pick(["", "Shell"]), finished: pick([null, day(), day()]) },
    })),
  );
  const baselineRows = scheduleRows.flatMap(({ id }) =>
    many(2, (n) => ({
      ...{ id: key(), workspace, scheduleId: id, name: `Base ${n}`, dataDate: TODAY, finish: TODAY },
      createdAt: `2026-0${n + 1}-01T00:00:00.000Z`,
      days: JSON.stringify(
        Object.fromEntries(
          taskRows
            .filter((task) => task.scheduleId === id && task.number % 5 !== n)
            .map((task) => [task.id, [dayAfter(TODAY, -800), dayAfter(TODAY, whole(-700, 60))]]),
        ),
      ),
    })),
  );
  const promiseRows = taskRows.map((task) => ({
    ...{ ...shared(), scheduleId: task.scheduleId, taskId: task.id, name: task.name, crew: task.crew },
    ...{ week: day(), state: pick(["open", "kept", "kept", "missed"] as const), reason: "weather" as const },
  }));
  const reportRows = many(30, () => ({
    ...{
      ...shared(),
      sample,
      what: "Slip",
      happenedOn: day(),
      siteZone: zone,
      cause: pick(["", "housekeeping"]),
    },
    ...{
      kind: pick(["near-miss", "injury"]),
      outcome: pick(["none", "first-aid", "other", "away", "restricted"]),
    },
  }));
  const hourRows = many(24, (n) => ({
    ...{
      ...shared(),
      sample,
      month: `${sample ? 2023 : 2024 + Math.floor((n + 8) / 12)}-${String(((n + 8) % 12) + 1).padStart(2, "0")}`,
    },
    ...{ hours: whole(500, 5_000), people: 20 },
  })).filter((one, n, all) => all.findIndex(({ month }) => month === one.month) === n);
  const seenRows = many(20, () => ({
    ...{ ...shared(), sample, isSafe: pick([true, false, true]), what: "Harness", seenOn: day() },
  }));
  const crewRows = many(2, (n) => ({
    ...{ ...shared(), sample, name: `Crew ${n}`, siteZone: zone, ruleSet: "flsa" as const, weekStart: 0 },
  }));
  const workerRows = crewRows.map(({ id }) => ({
    ...{ ...shared(), sample, crewId: id, name: "Carpenter 3", nameKey: "carpenter 3" },
  }));
  const shiftRows = many(40, () => {
    const worker = pick(workerRows);
    const inAt = `${day()}T12:00:00.000Z`;
    const outAt = new Date(Date.parse(inAt) + whole(20, 700) * 60_000).toISOString();
    return {
      ...{
        ...shared(),
        sample,
        crewId: worker.crewId,
        workerId: worker.id,
        siteZone: zone,
        inAt,
        firstInAt: inAt,
      },
      ...{
        outAt: pick([outAt, outAt, outAt, null]),
        code: pick(["", "03 30 00"]),
        weekOn: TODAY,
        weekTo: TODAY,
      },
      ...{ breakMinutes: pick([0, 30]), inSource: "typed" as const, void: pick([false, false, false, true]) },
    };
  });
  const machine = {
    ...{ ...shared(), sample, kind: "rental" as const, sort: "lift", title: "Lift 1", attrs: "{}" },
    ...{
      ownerKind: "firm" as never,
      offeredBy: "SAMPLE Rentals",
      town: "Austin",
      latitude: 30,
      longitude: -97,
    },
    ...{ units: 1, card: "{}", dayCents: 1, weekCents: 1, monthCents: 1, leastCents: 1, leastDays: 1 },
    ...{ feesCents: 0, taxRate: 0, siteZone: zone, state: "published", stateSince: at(), updatedAt: at() },
  };
  const bookingRows = many(20, () => {
    const fromDay = day();
    return {
      ...{
        ...shared(),
        sample,
        workspace: `visitor:${key()}`,
        lender: workspace,
        listingId: machine.id,
        unit: 1,
      },
      ...{ fromDay, toDay: dayAfter(fromDay, whole(0, 20)), quote: "{}", totalCents: whole(1, 90_000) },
      ...{ depositCents: 0, siteZone: zone, stateSince: at() },
      state: pick(["requested", "accepted", "out", "settled", "cancelled"]),
    };
  });
  const valueRows = jobs.slice(1).map(({ id }) => ({
    ...money("scheduleOfValues", ["kept"], id),
    totalCents: whole(5_000_000, 9_000_000),
  }));
  // Of each job one application a month; the newest may not be handed in yet.
  const applicationPapers = jobs.flatMap(({ id }) =>
    many(6, (n) => ({
      ...money("payApplication", n === 5 ? ["draft", "submitted"] : ["certified", "paid", "void"], id),
      content: {
        adjustments: [
          { id: "retainage", cents: whole(0, 200_000) },
          { id: "previous", cents: whole(0, 2_000_000) },
        ],
      },
    })),
  );
  const applicationRows = applicationPapers.map(({ id, state, subjectId, createdAt }, n) => {
    const periodTo = dayAfter(TODAY, -30 * (6 - (n % 6)));
    const isCertified = state !== "draft" && state !== "submitted";
    return {
      ...{ id, workspace, sample, createdAt, projectId: subjectId as string, kind: "progress" as const },
      ...{ periodFrom: dayAfter(periodTo, -29), periodTo },
      certifiedCents: isCertified ? whole(400_000, 900_000) : null,
      certifiedAt: isCertified ? at(dayAfter(periodTo, whole(1, 20))) : null,
      dueOn: isCertified ? pick([null, dayAfter(periodTo, whole(20, 50))]) : null,
    };
  });
  const invoicePapers = many(12, () =>
    money("invoice", ["draft", "sent", "questioned", "accepted", "paid", "credited"], job()),
  );
  const invoiceRows = invoicePapers.map(({ id, state, subjectId, createdAt }) => {
    const issuedOn = state === "draft" ? null : day();
    return {
      ...{ id, workspace, sample, createdAt, projectId: subjectId as string, payDays: 30 },
      ...{ periodFrom: "2026-01-01", periodTo: "2026-01-31", issuedOn },
      dueOn: issuedOn && pick([null, dayAfter(issuedOn, 30)]),
    };
  });
  const creditRows = invoiceRows.slice(0, 4).map(({ id, createdAt }, n) => ({
    ...{
      id: key(),
      workspace,
      sample,
      createdAt,
      invoiceId: id,
      number: n + (sample ? 101 : 1),
      amountCents: whole(1, 900),
    },
    ...{ creditedOn: TODAY, reason: "Wrong hours" },
  }));
  const depositRows = jobs.slice(1).map(({ id }) => ({
    ...{
      ...shared(),
      sample,
      projectId: id,
      payer: "Owner LLC",
      amountCents: whole(1, 90_000),
      paidOn: day(),
    },
  }));
  const paymentRows = [
    ...applicationRows
      .filter(({ certifiedAt }) => certifiedAt !== null)
      .map(({ id, projectId, periodTo }) => ({ id, projectId, on: periodTo })),
    ...invoiceRows.flatMap(({ id, projectId, issuedOn }) =>
      issuedOn ? [{ id, projectId, on: issuedOn }] : [],
    ),
  ].flatMap((one) =>
    many(whole(0, 2), () => ({
      ...{ ...shared(), sample, projectId: one.projectId, documentId: one.id, payer: "Owner LLC" },
      ...{ amountCents: whole(1, 200_000), paidOn: dayAfter(one.on, whole(0, 60)), reference: key() },
      ...{ bouncedOn: pick([null, null, null, TODAY]), depositId: pick([null, null, null, key()]) },
    })),
  );
  const subPaymentRows = many(20, () => ({
    ...{ ...shared(), sample, projectId: job(), party: "SAMPLE Tile Co", partyKey: "sample tile co" },
    ...{ cents: whole(1, 90_000), paidOn: day(), clearedOn: pick([null, TODAY, TODAY]) },
  }));
  const waiverRows = subPaymentRows.slice(0, 10).map(({ id, projectId, party, partyKey, cents }) => ({
    ...{ ...shared(), sample, projectId, party, partyKey, cents, paymentId: id, stateSince: at() },
    ...{ condition: "unconditional", stage: "progress", throughOn: TODAY, language: "en" },
    state: pick(["requested", "signed", "exchanged", "void"]),
  }));
  const inserts = [
    ...jobs.map((row) => db.insert(projects).values(row)),
    ...dealRows.map((row) => db.insert(deals).values(row)),
    ...documentRows.map((row) => db.insert(documents).values(row)),
    ...eventRows.map((row) => db.insert(processEvents).values(row)),
    ...acceptanceRows.map((row) => db.insert(documentAcceptances).values(row)),
    ...packageRows.map((row) => db.insert(bidPackages).values(row)),
    ...inviteRows.map((row) => db.insert(bidInvites).values(row)),
    ...lineRows.map((row) => db.insert(costLines).values(row)),
    ...scheduleRows.map((row) => db.insert(schedules).values(row)),
    ...taskRows.map((row) => db.insert(scheduleTasks).values(row)),
    ...baselineRows.map((row) => db.insert(scheduleBaselines).values(row)),
    ...promiseRows.map((row) => db.insert(schedulePromises).values(row)),
    ...punchRows.map((row) => db.insert(punchItems).values(row)),
    ...reportRows.map((row) => db.insert(safetyReports).values(row)),
    ...hourRows.map((row) => db.insert(safetyHours).values(row)),
    ...seenRows.map((row) => db.insert(safetyObservations).values(row)),
    ...crewRows.map((row) => db.insert(workforceCrews).values(row)),
    ...workerRows.map((row) => db.insert(workforceWorkers).values(row)),
    ...shiftRows.map((row) => db.insert(workforcePunches).values(row)),
    ...[...valueRows, ...applicationPapers, ...invoicePapers].map((row) => db.insert(documents).values(row)),
    ...applicationRows.map((row) => db.insert(billingApplications).values(row)),
    ...invoiceRows.map((row) => db.insert(billingInvoices).values(row)),
    ...creditRows.map((row) => db.insert(billingCredits).values(row)),
    ...depositRows.map((row) => db.insert(billingDeposits).values(row)),
    ...paymentRows.map((row) => db.insert(billingPayments).values(row)),
    ...subPaymentRows.map((row) => db.insert(waiverPayments).values(row)),
    ...waiverRows.map((row) => db.insert(lienWaivers).values(row)),
    db.insert(listings).values(machine as typeof listings.$inferInsert),
    ...bookingRows.map((row) => db.insert(bookings).values(row)),
  ] as unknown as Parameters<Database["batch"]>[0][number][];
  const [first, ...others] = inserts;
  if (first) await db.batch([first, ...others]);
  return {
    ...{ values: valueRows, papers: applicationPapers, applications: applicationRows },
    ...{ invoices: invoiceRows, invoicePapers, credits: creditRows, deposits: depositRows },
    ...{ payments: paymentRows, subPayments: subPaymentRows, waivers: waiverRows },
    ...{ jobs, deals: dealRows, documents: documentRows, events: eventRows, acceptances: acceptanceRows },
    ...{
      packages: packageRows,
      invites: inviteRows,
      lines: lineRows,
      schedules: scheduleRows,
      tasks: taskRows,
    },
    ...{ baselines: baselineRows, promises: promiseRows, punch: punchRows, reports: reportRows },
    ...{ hours: hourRows, seen: seenRows, shifts: shiftRows, bookings: bookingRows },
  };
}
export type Kept = Awaited<ReturnType<typeof writeRows>>;
