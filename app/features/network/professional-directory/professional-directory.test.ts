import fc from "fast-check";
import { expect, test } from "vitest";
import { findIn } from "~/engines/directory/directory.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { exampleFirms } from "./example.server.ts";
import { divisionsOf, FACET_VALUES, FACETS, firm, proofsOf } from "./firm.ts";
import { vcardOf } from "./vcard.ts";

const CARD = {
  ...{ id: "1", name: "Ridge Roofing", phone: "512-555-0100", address: "1 Main St, Austin" },
  ...{ latitude: 30.27, longitude: -97.74, site: "https://example.com/a", note: "" },
  page: "https://groundwork.test/pro/1",
};

/** The lines of a card as a reader sees them, with what was folded put together again. */
const unfolded = (card: string) => card.replace(/\r\n /g, "").trimEnd().split("\r\n");

test("a card has the name, the telephone and the place of a firm as the standard wants them", () => {
  expect(unfolded(vcardOf(CARD))).toEqual([
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    "UID:https://groundwork.test/pro/1",
    "FN:Ridge Roofing",
    "ORG:Ridge Roofing",
    "TEL;VALUE=uri:tel:5125550100",
    "ADR:;;1 Main St\\, Austin;;;;",
    "GEO:geo:30.27,-97.74",
    "URL:https://example.com/a",
    "URL:https://groundwork.test/pro/1",
    "END:VCARD",
  ]);
});

test("nothing that somebody types adds a line to a card, whatever ends lines anywhere", () => {
  const hostile = fc.array(
    fc.constantFrom(
      "\r\n",
      "\n",
      "\r",
      "\u2028",
      "\u0085",
      ";",
      ",",
      "\\",
      ":",
      "END:VCARD",
      "TEL:1",
      "א",
      "é",
    ),
  );
  fc.assert(
    fc.property(hostile, hostile, (name, note) => {
      const typed = { name: `N${name.join("")}`, note: `N${note.join("")}` };
      const card = vcardOf({ ...CARD, ...typed, address: typed.note });
      expect(unfolded(card).map((line) => /^[A-Z]+/.exec(line)?.[0])).toEqual(
        "BEGIN VERSION KIND UID FN ORG TEL ADR GEO URL URL NOTE END".split(" "),
      );
      for (const line of card.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }),
  );
});

test("an address that is none of the web stands in no card", () => {
  for (const site of ["javascript:alert(1)", "data:text/html,x", "x", ""])
    expect(vcardOf({ ...CARD, site })).not.toMatch(/javascript|data:|URL:x/);
});

test.each(LANGUAGES)("sixty made-up firms are found by every facet that they have, in %s", (language) => {
  const now = new Date("2026-03-02T12:00:00Z");
  const firms = exampleFirms(language, now);
  expect(firms).toHaveLength(60);
  expect(new Set(firms.map(({ name }) => name)).size).toBe(60);
  const found = findIn(firms, { words: [], chosen: {}, page: 1, today: "2026-03-02" }, firm);
  expect([found.total, found.rows.length]).toEqual([60, 12]);
  for (const facet of FACETS)
    for (const value of FACET_VALUES[facet]) {
      const chosen = { [facet]: [value] };
      const one = findIn(firms, { words: [], chosen, page: 1, today: "2026-03-02" }, firm);
      expect([facet, value, one.total]).toEqual([facet, value, found.counts[facet]?.[value] ?? 0]);
    }
  // Old and new proofs, many reviews and none: every badge and every part of the formula can be seen.
  expect(firms.some(({ attrs }) => proofsOf(attrs).some(([, day]) => day < "2025-03-02"))).toBe(true);
  expect(firms.some(({ reviews }) => reviews === 0)).toBe(true);
});

test("divisions follow from trades, each once and in order", () => {
  expect(divisionsOf(["roofing", "framing", "cabinets"])).toEqual(["06", "07"]);
});
