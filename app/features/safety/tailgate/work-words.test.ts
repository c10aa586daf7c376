import { expect, test } from "vitest";
import { workIn } from "./work-words.ts";

test.each([
  ["Pour the slab", ["concrete"]],
  ["Roof trusses", ["roofing"]],
  ["Excavación de zanjas", ["digging"]],
  ["Soldar vigas de acero", ["steel", "hotWork"]],
  ["פיגום בחזית", ["heights", "scaffold"]],
  ["ריתוך ויציקת בטון", ["concrete", "hotWork"]],
] as const)("%s", (task, work) => {
  expect(workIn([task])).toEqual(work);
});

test("of several tasks all work counts once, and words that name none count for nothing", () => {
  expect(workIn(["Framing", "Wall framing", "Paint"])).toEqual(["carpentry", "chemicals"]);
  expect(workIn(["Final inspection", ""])).toEqual([]);
});
