import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../../tests/prove.ts";
import { type Calendar, dayNumber, dayText, weekdayOf } from "./calendar.ts";
import { type ComputedSchedule, computeSchedule, type TaskDates } from "./compute.ts";
import { LINK_TYPES, type Link, type Schedule, type Task } from "./network.ts";

const MONDAY = "2026-03-02";
const calendars = { week: { workdays: [1, 2, 3, 4, 5] } };
const after = (...links: [from: string, type?: Link["type"], lag?: number][]): Link[] =>
  links.map(([from, type = "FS", lag = 0]) => ({ from, type, lag }));
const task = (id: string, duration: number, links: Link[] = [], more: Partial<Task> = {}): Task => ({
  id,
  duration,
  links,
  ...more,
});
const scheduled = (tasks: readonly Task[], more: Partial<Schedule> = {}) =>
  computeSchedule({ tasks, start: MONDAY, calendars, calendar: "week", ...more });

/** The dates by id; throws where the schedule cannot be computed. */
function dates(tasks: readonly Task[], more: Partial<Schedule> = {}) {
  const result = scheduled(tasks, more);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const byId: Record<string, TaskDates> = Object.fromEntries(result.tasks.map((one) => [one.id, one]));
  return { ...result, byId };
}
const shortly = ({ byId }: { byId: Record<string, TaskDates> }) =>
  Object.values(byId).map(({ id, earlyStart, earlyFinish, totalFloat, freeFloat }) =>
    [id, earlyStart.slice(5), earlyFinish.slice(5), totalFloat, freeFloat].join(" "),
  );

test("a wall is framed after its slab, and what waits for nothing has time", () => {
  const result = dates([
    task("slab", 3),
    task("order", 2),
    task("frame", 4, after(["slab"])),
    task("roof", 2, after(["frame"], ["order"])),
  ]);
  expect(shortly(result)).toEqual([
    "slab 03-02 03-04 0 0",
    "order 03-02 03-03 5 5",
    "frame 03-05 03-10 0 0",
    "roof 03-11 03-12 0 0",
  ]);
  expect([result.start, result.finish]).toEqual(["2026-03-02", "2026-03-12"]);
  expect(result.openStarts).toEqual(["slab", "order"]);
  expect(result.openEnds).toEqual(["roof"]);
  expect(result.byId.roof?.heldBy).toBe("frame");
});

test("the four links hold the ends that they name, with lags and leads in working days", () => {
  const first = task("a", 5);
  const second = (type: Link["type"], lag: number) =>
    shortly(dates([first, task("b", 3, after(["a", type, lag]))]))[1]?.slice(2, 13);
  expect(second("FS", 0)).toBe("03-09 03-11");
  expect(second("FS", 2)).toBe("03-11 03-13");
  expect(second("FS", -2)).toBe("03-05 03-09");
  expect(second("SS", 2)).toBe("03-04 03-06");
  expect(second("FF", 1)).toBe("03-05 03-09");
  expect(second("SF", 4)).toBe("03-03 03-05");
});

test("a milestone falls with the end of what it waits for, and begins what follows on the next day", () => {
  const result = dates([task("a", 5), task("dried in", 0, after(["a"])), task("b", 1, after(["dried in"]))]);
  expect(shortly(result)).toEqual(["a 03-02 03-06 0 0", "dried in 03-06 03-06 0 0", "b 03-09 03-09 0 0"]);
  expect(shortly(dates([task("notice", 0)]))).toEqual(["notice 03-02 03-02 0 0"]);
});

test("each task keeps its own calendar", () => {
  const two = {
    week: { workdays: [1, 2, 3, 4, 5], holidays: ["2026-03-03"] },
    daily: { workdays: [0, 1, 2, 3, 4, 5, 6] },
  };
  const result = dates(
    [
      task("pour", 1),
      task("cure", 7, after(["pour"]), { calendar: "daily" }),
      task("strip", 2, after(["cure"])),
    ],
    {
      calendars: two,
    },
  );
  expect(shortly(result).map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
    "pour 03-02 03-02",
    "cure 03-03 03-09",
    "strip 03-10 03-11",
  ]);
});

test("a constraint moves a task, or takes its float away", () => {
  const tasks = (constraint: Task["constraint"]) => [
    task("a", 2),
    task("b", 2, after(["a"]), { constraint }),
    task("c", 9),
  ];
  const b = (type: NonNullable<Task["constraint"]>["type"], day: string) =>
    shortly(dates(tasks({ type, day })))[1]?.slice(2);
  expect(b("startNoEarlier", "2026-03-09")).toBe("03-09 03-10 2 2");
  expect(b("finishNoEarlier", "2026-03-09")).toBe("03-06 03-09 3 3");
  expect(b("startNoLater", "2026-03-05")).toBe("03-04 03-05 1 5");
  expect(b("finishNoLater", "2026-03-04")).toBe("03-04 03-05 -1 5");
  expect(b("startOn", "2026-03-09")).toBe("03-09 03-10 0 2");
  expect(b("finishOn", "2026-03-10")).toBe("03-09 03-10 0 2");
});

test("a deadline is told apart from the project's own finish", () => {
  const { byId } = dates([task("a", 5), task("b", 1)], { deadline: "2026-03-05" });
  expect(byId.a).toMatchObject({ totalFloat: 0, deadlineFloat: -1, critical: true });
  expect(byId.b).toMatchObject({ totalFloat: 4, deadlineFloat: 3, critical: false });
});

test("what was done stays where it was, and the rest goes on from the data date", () => {
  const result = dates(
    [
      task("a", 3, [], { started: "2026-03-02", finished: "2026-03-05" }),
      task("b", 4, after(["a"]), { started: "2026-03-06", remaining: 3 }),
      task("c", 2, after(["b"])),
      task("d", 1),
    ],
    { dataDate: "2026-03-09" },
  );
  expect(shortly(result)).toEqual([
    "a 03-02 03-05 0 0",
    "b 03-06 03-11 0 0",
    "c 03-12 03-13 0 0",
    "d 03-09 03-09 4 4",
  ]);
  expect(Object.values(result.byId).map(({ state }) => state)).toEqual([
    "finished",
    "started",
    "waiting",
    "waiting",
  ]);
});

test("work that began before what it waits for is flagged, and waits for it to go on", () => {
  const { byId } = dates(
    [task("rough-in", 3), task("board", 2, after(["rough-in"]), { started: "2026-03-02" })],
    {
      dataDate: "2026-03-03",
    },
  );
  expect(byId.board?.outOfSequence).toEqual(["rough-in"]);
  expect(byId.board).toMatchObject({ earlyStart: "2026-03-02", earlyFinish: "2026-03-09" });
});

test("a loop is named whole, in the order in which it goes round", () => {
  const result = scheduled([
    task("z", 1),
    task("a", 1, after(["c"])),
    task("b", 1, after(["a"], ["z"])),
    task("c", 1, after(["b"])),
  ]);
  const problem = result.ok ? undefined : result.problems[0];
  expect(problem?.code).toBe("loop");
  const loop = problem?.code === "loop" ? problem.tasks : [];
  expect([...loop].sort()).toEqual(["a", "b", "c"]);
  const follows: Record<string, string> = { a: "b", b: "c", c: "a" };
  for (const [n, id] of loop.entries()) expect(loop[(n + 1) % loop.length]).toBe(follows[id]);
});

test("everything that is wrong is told at once", () => {
  const result = scheduled(
    [
      task("a", -1),
      task("a", 1.5, after(["a"], ["nobody"], ["a", "SS", 0.5])),
      task("b", 1, [], { calendar: "night", started: "2026-03-05", finished: "2026-03-04", remaining: -2 }),
      task("c", 1, [], { constraint: { type: "startOn", day: "2026-02-30" } }),
    ],
    { calendars: { week: { workdays: [] } }, start: "soon" },
  );
  expect(result.ok ? [] : [...new Set(result.problems.map(({ code }) => code))].sort()).toEqual([
    "badDuration",
    "badLag",
    "badRemaining",
    "duplicate",
    "finishedBeforeStart",
    "linkedToItself",
    "noDay",
    "noWorkdays",
    "unknownCalendar",
    "unknownTask",
  ]);
});

test("a schedule without tasks is its first day", () => {
  expect(scheduled([])).toMatchObject({ ok: true, tasks: [], start: MONDAY, finish: MONDAY });
});

test("a chain of five thousand tasks is computed, with as many links across it", () => {
  const tasks = Array.from({ length: 5_000 }, (_, n) =>
    task(`${n}`, 1 + (n % 3), [
      ...(n > 0 ? after([`${n - 1}`]) : []),
      ...(n > 50 ? after([`${n - 50}`, "SS", 2]) : []),
    ]),
  );
  expect(dates(tasks.reverse()).tasks).toHaveLength(5_000);
});

// ---- What follows finds every figure by trying days one after the other.

interface Span {
  start: number;
  finish: number;
}

const walk = ({ workdays, holidays = [] }: Calendar) => {
  const works = (day: number) => workdays.includes(weekdayOf(day)) && !holidays.includes(dayText(day));
  const add = (boundary: number, days: number) => {
    let at = boundary;
    for (let left = days; left > 0; at++) if (works(at)) left--;
    for (let left = -days; left > 0; ) if (works(--at)) left--;
    return at;
  };
  return { works, add };
};

/** The earliest days, each task tried from the first day on until everything holds; `least` holds one task back. */
function tried(
  { tasks, start, calendars: named, calendar: usual }: Schedule,
  least: Record<string, number> = {},
) {
  const spans = new Map<string, Span>();
  for (const { id, duration, links, calendar } of tasks) {
    const { works, add } = walk(named[calendar ?? usual] as Calendar);
    const holds = (span: Span) =>
      links.every(({ from, type, lag }) => {
        const other = spans.get(from) as Span;
        const at = add(type === "FS" || type === "FF" ? other.finish : other.start, lag);
        return (type === "FS" || type === "SS" ? span.start : span.finish) >= at;
      });
    for (let day = Math.max(dayNumber(start), least[id] ?? 0); ; day++) {
      if (duration > 0 && !works(day)) continue;
      const span = { start: day, finish: add(day, duration) };
      if (!holds(span)) continue;
      spans.set(id, span);
      break;
    }
  }
  return spans;
}
const lastOf = (spans: Map<string, Span>, start: number) =>
  Math.max(start, ...[...spans.values()].map(({ finish }) => finish));

const anyNetwork: fc.Arbitrary<Schedule> = fc
  .array(
    fc.record({
      duration: fc.integer({ min: 0, max: 4 }),
      links: fc.array(
        fc.record({
          to: fc.nat(),
          type: fc.constantFrom(...LINK_TYPES),
          lag: fc.integer({ min: -3, max: 3 }),
        }),
        { maxLength: 3 },
      ),
      calendar: fc.constantFrom("week", "odd", undefined),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((rows) => ({
    start: MONDAY,
    calendars: {
      week: { workdays: [1, 2, 3, 4, 5], holidays: ["2026-03-05", "2026-03-16"] },
      odd: { workdays: [0, 2, 3, 6] },
    },
    calendar: "week",
    tasks: rows.map(({ duration, links, calendar }, n) => ({
      id: `${n}`,
      duration,
      calendar,
      links: n === 0 ? [] : links.map(({ to, type, lag }) => ({ from: `${to % n}`, type, lag })),
    })),
  }));

/** Working days by which a task can be held back until something else is no longer as it was. */
function room(
  network: Schedule,
  { id, duration, calendar }: Task,
  kept: (spans: Map<string, Span>) => boolean,
) {
  const { works } = walk(network.calendars[calendar ?? network.calendar] as Calendar);
  const from = (tried(network).get(id) as Span).start;
  let days = 0;
  for (let day = from; kept(tried(network, { [id]: day + 1 })); day++) {
    if (duration > 0) days += works(day + 1) ? 1 : 0;
    else days += works(day) ? 1 : 0;
    if (day > from + 200) throw new Error("without end");
  }
  return days;
}

test("in any network the days and floats are those that trying finds", () => {
  fc.assert(
    fc.property(anyNetwork, (network) => {
      const result = computeSchedule(network) as ComputedSchedule;
      expect(result.ok).toBe(true);
      const spans = tried(network);
      const first = dayNumber(network.start);
      const end = lastOf(spans, first);
      expect(result.finish).toBe(dayText(Math.max(first, end - 1)));
      for (const [n, { id, earlyStart, earlyFinish, totalFloat, freeFloat }] of result.tasks.entries()) {
        const own = network.tasks[n] as Task;
        const span = spans.get(id) as Span;
        if (own.duration > 0)
          expect([id, earlyStart, earlyFinish]).toEqual([id, dayText(span.start), dayText(span.finish - 1)]);
        expect([id, totalFloat]).toEqual([id, room(network, own, (other) => lastOf(other, first) <= end)]);
        const others = (other: Map<string, Span>) =>
          lastOf(other, first) <= end &&
          [...other].every(([name, { start, finish }]) => {
            const before = spans.get(name) as Span;
            return name === id || (start === before.start && finish === before.finish);
          });
        expect([id, freeFloat]).toEqual([id, room(network, own, others)]);
      }
    }),
    { numRuns: times(500) },
  );
});

test("a milestone that falls on the day on which its predecessor ended is in sequence, one day before it is not", () => {
  const reported = (finished: string) =>
    computeSchedule({
      start: "2026-03-02",
      dataDate: "2026-03-09",
      calendar: "site",
      calendars: { site: calendars.week },
      tasks: [
        { id: "review", duration: 3, links: [], started: "2026-03-02", finished: "2026-03-04" },
        { id: "issued", duration: 0, links: [{ from: "review", type: "FS", lag: 0 }], finished },
      ],
    });
  const flags = (finished: string) => {
    const result = reported(finished);
    return result.ok && result.tasks[1]?.outOfSequence;
  };
  expect([flags("2026-03-04"), flags("2026-03-03")]).toEqual([[], ["review"]]);
});
