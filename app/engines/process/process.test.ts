import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parseForm } from "~/services/form.server.ts";
import { PROCESSES, permit, punchItem, rental } from "../../../tests/processes.ts";
import {
  ballIn,
  defineProcess,
  graphProblems,
  MOVE_INTENT,
  moveSchema,
  type ProcessGraph,
  replay,
  type StandingRow,
  standingOf,
} from "./process.ts";

test.each(PROCESSES.map((graph) => [graph.name, graph as ProcessGraph]))("%s is whole", (_, graph) => {
  expect(graphProblems(graph)).toEqual([]);
});

const whole: ProcessGraph = defineProcess({
  name: "task",
  states: ["open", "doing", "done"],
  ends: ["done"],
  parties: ["crew"],
  moments: ["dueAt"],
  transitions: {
    start: { from: "open", to: "doing", by: "crew" },
    finish: { from: "doing", to: "done", by: "crew" },
  },
});
const changed = (transitions: ProcessGraph["transitions"], more: Partial<ProcessGraph> = {}) =>
  graphProblems({ ...whole, ...more, transitions: { ...whole.transitions, ...transitions } });

test("a process that is not whole is told what it lacks", () => {
  expect(graphProblems(whole)).toEqual([]);
  const ends: ProcessGraph["ends"] = ["done"];
  expect(changed({}, { states: ["open", "doing", "done", "lost"], ends: [...ends, "lost"] })).toEqual([
    "task: lost cannot be reached",
  ]);
  const stuck = { states: ["open", "doing", "done", "stuck"] } as Partial<ProcessGraph>;
  expect(changed({ stick: { from: "open", to: "stuck", by: "crew" } }, stuck)).toEqual([
    "task: stuck is dead: no end, and no way out",
  ]);
  expect(
    changed(
      {
        stick: { from: "open", to: "stuck", by: "crew" },
        turn: { from: "stuck", to: "stuck", by: "crew" },
      },
      stuck,
    ),
  ).toEqual(["task: stuck is dead: no end, and no way out"]);
  expect(
    changed(
      {
        stick: { from: "open", to: "stuck", by: "crew" },
        spin: { from: "stuck", to: "spun", by: "crew" },
        spinBack: { from: "spun", to: "stuck", by: "crew" },
      },
      { states: ["open", "doing", "done", "stuck", "spun"] },
    ),
  ).toEqual(["task: stuck never leads to an end", "task: spun never leads to an end"]);
});

test("what happens by itself has a time or a cause", () => {
  expect(changed({ drop: { from: "open", to: "done", by: "system" } })).toEqual([
    "task: drop happens by itself and has no cause",
  ]);
  expect(changed({ drop: { from: "open", to: "done", by: "system", cause: "rain" } })).toEqual([]);
  expect(changed({ drop: { from: "open", to: "done", by: "crew", auto: { of: "dueAt" } } })).toEqual([
    "task: drop has a cause, but nothing may do it",
  ]);
  expect(changed({ drop: { from: "open", to: "done", by: "system", auto: { of: "never" } } })).toEqual([
    "task: drop counts from never, which is no moment of the record",
  ]);
  const back = { after: { days: -1 }, of: "dueAt" };
  expect(changed({ drop: { from: "open", to: "done", by: "system", auto: back } })).toEqual([
    "task: drop lies before its own moment",
  ]);
});

test("time may not go round for ever at one moment", () => {
  const round = (more: object) =>
    changed({
      pause: { from: "open", to: "doing", by: "system", auto: { of: "dueAt" }, ...more },
      resume: { from: "doing", to: "open", by: "system", auto: { of: "dueAt" } },
    });
  expect(round({})).toEqual([
    "task: time goes round for ever at open",
    "task: time goes round for ever at doing",
  ]);
  expect(round({ effects: ["moveOn"] })).toEqual([]);
  expect(round({ auto: { after: { days: 1 }, of: "entered" } })).toEqual([]);
});

test("who is named is known, and who is known is used", () => {
  expect(changed({ peek: { from: "open", to: "done", by: "stranger" } })).toEqual([
    "task: peek is for stranger, who is no party",
  ]);
  expect(changed({ peek: { from: "open", to: "done", by: "crew", notify: ["stranger"] } })).toEqual([
    "task: peek tells stranger, who is no party",
  ]);
  expect(changed({}, { parties: ["crew", "client"] })).toEqual([
    "task: client does nothing and is told nothing",
  ]);
  expect(changed({ "two words": { from: "open", to: "done", by: "crew" } })).toEqual([
    'task: "two words" is no name',
  ]);
  expect(changed({ slip: { from: "open", to: "gone", by: "crew" } })).toEqual(["task: gone is no state"]);
  const owed = { from: "open", to: "done", by: "system", cause: "rain", due: { of: "dueAt" } } as const;
  expect(changed({ slip: owed })).toEqual(["task: slip is due, and nobody owes it"]);
});

/** Reachability by trying every path: slow and plainly right. */
function walked(arrows: readonly (readonly [string, string])[], from: string, steps: number): Set<string> {
  let here = new Set([from]);
  for (let step = 0; step < steps; step++)
    here = new Set([...here, ...arrows.filter(([start]) => here.has(start)).map(([, end]) => end)]);
  return here;
}

test("of any graph exactly the states are named that no path leads to, or from which none leads to an end", () => {
  const states = ["a", "b", "c", "d", "e"] as const;
  const state = fc.constantFrom(...states);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(state, state), { maxLength: 10 }),
      fc.subarray([...states]),
      (arrows, ends) => {
        const problems = graphProblems({
          name: "any",
          states,
          ends,
          parties: [],
          transitions: Object.fromEntries(
            arrows.map(([from, to], n) => [`t${n}`, { from, to, by: "system" as const, cause: "chance" }]),
          ),
        });
        for (const one of states) {
          const reachable = walked(arrows, "a", 5).has(one);
          const leads = ends.some((end) => walked(arrows, one, 5).has(end));
          expect(problems.includes(`any: ${one} cannot be reached`)).toBe(!reachable);
          expect(
            problems.some((problem) => problem.startsWith(`any: ${one} is dead`)) ||
              problems.includes(`any: ${one} never leads to an end`),
          ).toBe(!leads);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test("10,000 random histories: every step that is possible can be played again, and no other", () => {
  const graph = fc.constantFrom<ProcessGraph>(...(PROCESSES as unknown as ProcessGraph[]));
  fc.assert(
    fc.property(graph, fc.array(fc.nat(), { maxLength: 30 }), (process, dice) => {
      let state: string = process.states[0];
      const history: string[] = [];
      for (const die of dice) {
        const open = Object.entries(process.transitions).filter(([, { from }]) =>
          [from].flat().includes(state),
        );
        const chosen = open[die % Math.max(1, open.length)];
        if (!chosen) break;
        history.push(chosen[0]);
        state = chosen[1].to;
        expect(process.states).toContain(state);
      }
      expect(replay(process, history)).toBe(state);
      const impossible = Object.entries(process.transitions).find(
        ([, { from }]) => ![from].flat().includes(state),
      );
      if (impossible) expect(replay(process, [...history, impossible[0]])).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});

test("the ball is with whom something is awaited from, not with whoever may withdraw", () => {
  expect(ballIn(rental, "requested")).toEqual(["lender"]);
  expect(ballIn(rental, "accepted")).toEqual(["borrower"]);
  expect(ballIn(rental, "inUse")).toEqual(["borrower"]);
  expect(ballIn(rental, "settled")).toEqual([]);
  expect(ballIn(punchItem, "workRequired")).toEqual(["assignee"]);
  expect(ballIn(punchItem, "readyToClose")).toEqual(["approver"]);
});

const row = (more: Partial<StandingRow> = {}): StandingRow => ({
  state: "workRequired",
  version: 4,
  parties: "assignee ",
  blocked: "",
  moments: JSON.stringify({ dueAt: "2026-03-02T12:00:00.000Z" }),
  passed: 0,
  ...more,
});
const at = (moment: string) => new Date(moment);

test("what somebody may do, whose turn it is and whether it is late follow from one row", () => {
  const early = standingOf(punchItem, row(), at("2026-03-02T11:00:00.000Z"));
  expect(early).toMatchObject({ mine: true, ended: false, overdue: false, due: "2026-03-02T12:00:00.000Z" });
  expect(early.choices.map(({ name, aside, note }) => [name, aside, note])).toEqual([
    ["finish", false, undefined],
    ["dispute", true, "required"],
  ]);
  expect(standingOf(punchItem, row(), at("2026-03-02T12:00:00.001Z")).overdue).toBe(true);
  const manager = standingOf(punchItem, row({ parties: "manager " }), at("2026-03-02T11:00:00.000Z"));
  expect(manager).toMatchObject({ mine: false, ball: ["assignee"] });
  expect(manager.choices.map(({ name }) => name)).toEqual(["void"]);
  expect(standingOf(punchItem, row({ parties: "" }), at("2026-03-02T11:00:00.000Z")).choices).toEqual([]);
});

test("a guard that does not hold is named beside its button", () => {
  const own = row({ state: "readyToClose", parties: "approver ", blocked: "hasAssignee notOwnWork " });
  expect(standingOf(punchItem, own, at("2026-03-02T11:00:00.000Z")).choices).toEqual([
    expect.objectContaining({ name: "close", blockedBy: "notOwnWork" }),
  ]);
});

test("an end waits for nobody, though somebody may lead out of it", () => {
  const done = standingOf(
    permit,
    row({ state: "finaled", parties: "crew ", moments: "{}" }),
    at("2026-03-02"),
  );
  expect(done).toMatchObject({ ended: true, ball: [], mine: false, choices: [] });
  const lapsed = standingOf(
    permit,
    row({ state: "expired", parties: "crew ", moments: "{}" }),
    at("2026-03-02"),
  );
  expect(lapsed.choices.map(({ name }) => name)).toEqual(["renew", "revoke"]);
});

test("a form of the buttons is read by one schema; a transition that is none is refused", () => {
  const form = { intent: "move", idem: crypto.randomUUID(), version: "3", transition: "finish" };
  expect(v.parse(moveSchema(punchItem), form)).toEqual({ ...form, version: 3, note: "" });
  for (const wrong of [
    { transition: "explode" },
    { version: "-1" },
    { idem: "1" },
    { note: "x".repeat(1_001) },
    { intent: "delete" },
  ])
    expect(v.safeParse(moveSchema(punchItem), { ...form, ...wrong }).success).toBe(false);
});

test("a button without a note is a whole form", () => {
  const form = new FormData();
  const fields = { intent: MOVE_INTENT, idem: crypto.randomUUID(), version: "3", transition: "submit" };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submission = parseForm(form, moveSchema(permit));
  expect(submission.status === "success" && submission.value).toEqual({ ...fields, version: 3, note: "" });
  form.append("note", "");
  expect(parseForm(form, moveSchema(permit)).status).toBe("success");
});
