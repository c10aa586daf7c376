import fc from "fast-check";
import { expect, test } from "vitest";
import { respelled as respelledBy, vocabularyOf } from "./spelling.logic.ts";

const vocabulary = vocabularyOf(["Punch list", "shim, cuña, טריז"]);
const respelled = (question: string) => respelledBy(question, vocabulary);

test.each([
  ["maximum riser hieght", "maximum riser height"],
  ["egres window R310.2", "egress window R310.2"],
  ["guard rail heigth", "guard rail height"],
  ["scafold", "scaffold"],
  ["insullation attic", "insulation attic"],
  ["contrahuela", "contrahuella"],
  ["escallera", "escalera"],
  ["מעקא", "מעקה"],
  ["punhc", "punch"],
  ["טרייז", "טריז"],
  ["punchlist", "punch list"],
  ["hardhat", "hard hat"],
  ["nailgun safety", "nail gun safety"],
  ["dry wall", "drywall"],
  ["sheet rock garage", "sheetrock garage"],
])("%s is meant to be %s", (written, meant) => expect(respelled(written)).toBe(meant));

test.each([
  "riser height",
  "Stairs!",
  "R310.2",
  "joists",
  "how high",
  "xyzzy",
  "side door",
  "side door",
  "a door",
  "guard rail",
  "",
  "the escaleras",
  "מדרגות",
])("%j is left as it is", (written) => expect(respelled(written)).toBeUndefined());

test("whatever is written, an answer comes, and what was put right stays so", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (written) => {
      const once = respelled(written);
      if (once !== undefined) expect(respelled(once)).toBeUndefined();
    }),
  );
});
