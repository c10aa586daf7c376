import { expect, test } from "vitest";
import { likeness, probablySame } from "./similar.ts";

test("the same words in another order and case are the same defect", () => {
  expect(likeness("Door rubs, does not latch", "does not latch: DOOR rubs")).toBe(1);
});

test("one word of many in common is another defect, and no words at all are none", () => {
  expect(likeness("Door rubs at the head", "Door stop missing here")).toBeLessThan(0.6);
  expect(likeness("", "Door")).toBe(0);
  expect(likeness("to a", "to a")).toBe(0);
});

test("of the others those are named that share three words of five, in any language", () => {
  const others = [{ words: "הדלת משתפשפת ולא ננעלת" }, { words: "חסר צבע" }];
  expect(probablySame("הדלת משתפשפת", others)).toEqual([others[0]]);
});
