import { expect, test } from "vitest";
import { bookOf, chapterOf, officialText } from "./books.data.ts";
import { inBookOrder, nearestTo } from "./sections.logic.ts";

const of = (...sections: string[]) => sections.map((section) => ({ section }));
const sectionsOf = (list: { section: string }[]) => list.map(({ section }) => section);

test("a book is in the order of its numbers and not of their letters", () => {
  expect(sectionsOf(inBookOrder(of("IRC R1001.2", "IRC R311.10", "IRC R311.7", "IRC P2603")))).toEqual([
    "IRC P2603",
    "IRC R311.7",
    "IRC R311.10",
    "IRC R1001.2",
  ]);
});

test("nearest to a section that is not there are those that share its beginning, then those beside its number", () => {
  const book = of(
    "IRC R301.1",
    "IRC R310.2.1",
    "IRC R311.7.5.1",
    "IRC R311.7.8",
    "IRC R401.3",
    "OSHA 1926.502(b)",
  );
  expect(sectionsOf(nearestTo("r311.7.5.9", book, 3))).toEqual([
    "IRC R311.7.5.1",
    "IRC R311.7.8",
    "IRC R310.2.1",
  ]);
  expect(sectionsOf(nearestTo("1926.502.z", book, 3))).toEqual(["OSHA 1926.502(b)"]);
  expect(nearestTo("r999.1", book, 3)).toEqual([]);
});

test("a section says its book, its chapter and where the official text is", () => {
  expect([bookOf("IRC R311.7")?.id, bookOf("ADA 303")?.id, bookOf("XYZ 1")?.id]).toEqual([
    "irc",
    "ada",
    undefined,
  ]);
  expect(["IRC R311.7", "IRC R1001.2", "IRC P2603, P2604", "NEC 210.8"].map(chapterOf)).toEqual([
    "R3",
    "R10",
    "P",
    undefined,
  ]);
  expect(officialText("OSHA 1926.502(b)")).toBe(
    "https://www.osha.gov/laws-regs/regulations/standardnumber/1926/1926.502",
  );
});
