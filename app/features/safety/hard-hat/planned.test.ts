import { expect, test } from "vitest";
import { tasksOf } from "./planned.ts";

const of = (name: string, crew = "") => ({ name, crew });

test("a crew has the tasks that name it, however it is written, and three at most", () => {
  const plan = [of("Walls", "FRAMING"), of("Pipes", "Plumbing"), of("Roof", "framing"), of("Clean up")];
  expect(tasksOf("Framing", plan)).toEqual(["Walls", "Roof"]);
  expect(
    tasksOf(
      "Framing",
      ["A", "B", "C", "D"].map((name) => of(name, "Framing")),
    ),
  ).toEqual(["A", "B", "C"]);
});

test("where none names it, it has those that name nobody, and never those of others", () => {
  const plan = [of("Pipes", "Plumbing"), of("Clean up"), of("Clean up")];
  expect(tasksOf("Framing", plan)).toEqual(["Clean up"]);
  expect(tasksOf("Framing", [of("Pipes", "Plumbing")])).toEqual([]);
});
