import { expect, test } from "vitest";
import { ballIn, graphProblems, standingOf } from "~/engines/process/process.ts";
import { OWED, punchProcess } from "./punch.process.ts";

const row = (state: string, parties: string, blocked = "") => ({
  ...{ state, version: 1, parties, blocked, moments: "{}", passed: 0 },
});
const choices = (state: string, parties: string, blocked = "") =>
  standingOf(punchProcess, row(state, parties, blocked), new Date()).choices;

test("every way leads to an end, and whoever has to act is named on it", () => {
  expect(graphProblems(punchProcess)).toEqual([]);
  expect(ballIn(punchProcess, "work_required")).toEqual(["assignee"]);
  expect(ballIn(punchProcess, "ready_for_review")).toEqual(["manager"]);
  expect(ballIn(punchProcess, "ready_to_close")).toEqual(["approver"]);
});

test("a sub may say that it is done or dispute it, and may neither accept nor close it", () => {
  expect(choices("work_required", "assignee").map(({ name }) => name)).toEqual(["ready", "dispute"]);
  expect(choices("ready_for_review", "assignee")).toEqual([]);
  expect(choices("ready_to_close", "assignee manager")).toEqual([]);
});

test("without a photo of the work the way to review is shown with what stands in it", () => {
  const [ready] = choices("work_required", "assignee", "photoOfWork");
  expect(ready).toMatchObject({ name: "ready", blockedBy: "photoOfWork" });
});

test("the work is owed until it is handed over, and not after it", () => {
  expect(OWED.every((state) => punchProcess.states.includes(state))).toBe(true);
  for (const state of ["ready_for_review", "ready_to_close", "closed", "void"])
    expect(OWED.some((owed) => owed === state)).toBe(false);
});
