import { expect, test } from "vitest";
import { numbered } from "./numbered.ts";
import { planOf } from "./plan.ts";
import { projectXml, readProjectXml } from "./project-xml.server.ts";
import { templateTasks } from "./templates.data.server.ts";

const HEAD = {
  name: 'Sample <job> & "more"',
  startOn: "2026-03-01",
  dataDate: "2026-03-20",
  deadline: "2026-12-01",
  workdays: "01234",
  holidays: "2026-04-02 2026-04-08",
  extraDays: "2026-03-27",
  nearDays: 5,
  workers: 9,
};
const FACTS = [
  { started: "2026-03-02", finished: "2026-03-06", percent: 100 },
  { started: "2026-03-09", percent: 40, remaining: 9, location: "Level 2 <east> & stair" },
  { constraintType: "finishNoLater", constraintDay: "2026-05-01" },
  { constraintType: "startOn", constraintDay: "2026-04-12", links: "3SS+2d, 2FF-1d, 1SF" },
] as const;
const TASKS = templateTasks("house", "he").map((task, n) => ({ id: String(n + 1), ...task, ...FACTS[n] }));
const xml = () => projectXml(HEAD, TASKS, planOf(HEAD, TASKS));

test("a project that was written is read again without loss", () => {
  const read = readProjectXml(xml(), "2026-01-01");
  expect(read?.bad).toEqual([]);
  expect(read?.head).toEqual(HEAD);
  const again = numbered(read?.typed ?? [], { from: 0, tasks: [], perWeek: 5 });
  expect(again).toEqual({ tasks: TASKS.map(({ id, ...task }) => task) });
});

test("a project that was read is written again as it was, letter by letter", () => {
  const read = readProjectXml(xml(), "2026-01-01");
  const again = numbered(read?.typed ?? [], { from: 0, tasks: [], perWeek: 5 });
  if (!read || !("tasks" in again)) throw new Error("it was read");
  const tasks = again.tasks.map((task, n) => ({ id: String(n + 1), ...task }));
  expect(projectXml(read.head, tasks, planOf(read.head, tasks))).toBe(xml());
});

test("summary tasks of another program become phases, and its hours whole days", () => {
  const read = readProjectXml(
    `<Project><Tasks><Task><UID>0</UID><Name>All</Name><Summary>1</Summary></Task>
      <Task><UID>1</UID><Name>Shell</Name><Summary>1</Summary><OutlineLevel>1</OutlineLevel></Task>
      <Task><UID>2</UID><Name>Walls</Name><OutlineLevel>2</OutlineLevel><Duration>PT20H0M0S</Duration>
      <PredecessorLink><PredecessorUID>1</PredecessorUID></PredecessorLink></Task>
      <Task><UID>3</UID><Name>Roof</Name><OutlineLevel>2</OutlineLevel><Duration>PT8H0M0S</Duration>
      <PredecessorLink><PredecessorUID>2</PredecessorUID><Type>1</Type><LinkLag>9600</LinkLag></PredecessorLink></Task>
    </Tasks></Project>`,
    "2026-03-02",
  );
  expect(read?.typed.map(({ name, phase, duration, links }) => [name, phase, duration, links])).toEqual([
    ["Walls", "Shell", 3, ""],
    ["Roof", "Shell", 1, "2FS+2d"],
  ]);
});

test.each([
  "",
  "<",
  "<Project>",
  "<Project></Task></Project>",
  '<!DOCTYPE a [<!ENTITY b "c">]><Project/>',
  "<Other/>",
  `${"<a>".repeat(100)}`,
])("“%s” is no project", (text) => {
  expect(readProjectXml(text, "2026-03-02")).toBeUndefined();
});

test("three megabytes that were made to be slow are given up at once", () => {
  const begun = performance.now();
  for (const piece of ["<a ", "<a>", "<![CDATA[", "&amp;", "<a/>"]) elementsFrom(piece);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
const elementsFrom = (piece: string) =>
  readProjectXml(`<Project>${piece.repeat(3_000_000 / piece.length)}`, "2026-03-02");
