import { expect, test } from "vitest";
import { againstOrder } from "./ordering.ts";

const TODAY = "2026-03-02";
const fence = { kind: "fence" as const, startsOn: "2026-03-05", noticeDays: null, accessFeet: null };

test("a day before the notice is too soon, and the first day after it is not", () => {
  expect(againstOrder({ ...fence, startsOn: "2026-03-04" }, TODAY)).toBe("soon");
  expect(againstOrder(fence, TODAY)).toBeUndefined();
  expect(againstOrder({ ...fence, kind: "water", startsOn: TODAY }, TODAY)).toBe("soon");
});

test("what the supplier said goes before what is usual, and what is there already needs no notice", () => {
  expect(againstOrder({ ...fence, startsOn: TODAY, noticeDays: 0 }, TODAY)).toBeUndefined();
  expect(againstOrder({ ...fence, noticeDays: 4 }, TODAY)).toBe("soon");
  expect(againstOrder({ ...fence, startsOn: "2026-02-20" }, TODAY)).toBeUndefined();
});

test("a way in that is narrower than the truck is refused, and one that nobody measured is not", () => {
  expect(againstOrder({ ...fence, kind: "dumpster", accessFeet: 10.9 }, TODAY)).toBe("narrow");
  expect(againstOrder({ ...fence, kind: "dumpster", accessFeet: 11 }, TODAY)).toBeUndefined();
});
