import { expect, test } from "vitest";
import { ITEMS, known301 } from "./form-301.ts";

const fields = {
  ...{
    person: "Carpenter 3",
    happenedOn: "2026-02-10",
    happenedAt: "",
    what: "A fall",
    injury: "Broken wrist",
  },
  isPrivate: "",
};

test("Form 301 has its eighteen questions, and what a report does not know is left for the pen", () => {
  expect(ITEMS).toHaveLength(18);
  expect(known301({ fields, number: "AB12CD34" })).toEqual({
    ...{ 1: "Carpenter 3", 10: "AB12CD34", 11: "2026-02-10", 15: "A fall", 16: "Broken wrist" },
  });
});

test("a privacy case is without its name on Form 301", () => {
  const said = known301({ fields: { ...fields, isPrivate: "on" }, number: "AB12CD34" });
  expect(JSON.stringify(said)).not.toContain("Carpenter");
  expect(said[16]).toBe("Broken wrist");
});
