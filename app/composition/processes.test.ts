import { expect, test } from "vitest";
import { graphProblems, type ProcessGraph } from "~/engines/process/process.ts";
import { joinedContributions } from "./contributions.server.ts";
import { joinContributions } from "./join-contributions.server.ts";

/** Where features and engines tie a process to its table; each file's default export is one. */
const bound = import.meta.glob<{ graph: ProcessGraph }>(
  ["../features/*/*/*.process.server.ts", "../engines/*/*.process.server.ts"],
  { eager: true, import: "default" },
);

test("every process of a feature or an engine is contributed, so that time moves it", () => {
  const contributed = joinedContributions.processes.map(({ graph }) => graph.name);
  const made = Object.values(bound).map(({ graph }) => graph.name);
  expect(contributed.sort()).toEqual(made.sort());
});

test("no process has a state that cannot be reached or left, or an automatic step without a cause", () => {
  expect(joinedContributions.processes.flatMap(({ graph }) => graphProblems(graph as ProcessGraph))).toEqual(
    [],
  );
});

test("two processes of one name start nothing", () => {
  const one = { processes: [{ graph: { name: "permit" }, binding: {} }] };
  expect(() => joinContributions([one, one])).toThrow("two features contribute permit");
});
