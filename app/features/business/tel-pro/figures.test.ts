import { expect, test } from "vitest";
import { bestHour } from "./figures.ts";

test("the best hour is the one at which most answer, of those that were tried often enough", () => {
  const hours = [
    { hour: 8, tries: 10, reached: 4 },
    { hour: 17, tries: 8, reached: 6 },
    { hour: 12, tries: 1, reached: 1 },
  ];
  expect(bestHour(hours)?.hour).toBe(17);
  expect(bestHour([...hours, { hour: 9, tries: 4, reached: 3 }])?.hour).toBe(17);
  expect(bestHour([{ hour: 9, tries: 4, reached: 4 }])).toBeUndefined();
  expect(bestHour([])).toBeUndefined();
});

test("of two hours that are alike it is the earlier", () => {
  const alike = { tries: 6, reached: 3 };
  expect(
    bestHour([
      { hour: 16, ...alike },
      { hour: 7, ...alike },
    ])?.hour,
  ).toBe(7);
});
