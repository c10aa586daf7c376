import { expect, test } from "vitest";
import { DECK_JOIST_SPANS, STAIR_LIMITS } from "~/engines/formula/formula.ts";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { statedFigures } from "../../../../tests/stated-figures.ts";
import { RULES } from "./limits.ts";

const provisions = ENGLISH.filter(({ kind }) => kind === "code");

/** What the notes say of a section, or of the section that it is part of. */
function body(section: string): string {
  const told = provisions.filter((article) =>
    article.section.split(", ").some((cited) => `${section}.`.startsWith(`${cited.replace(/^IRC /, "")}.`)),
  );
  return told.map((article) => `${article.title}. ${article.body}`).join(" ");
}

const EIGHTHS = ["", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "7/8"] as const;

/** A limit as provisions write it: 7-3/4; 84 or 7 ft; 80 or 6 ft 8 in; 78 or 6-1/2 ft. */
function spellings(limit: number, unit: string): string[] {
  if (unit !== "in") return [String(limit)];
  const mixed = (whole: number, part: string) => [whole || "", part].filter(Boolean).join("-");
  const inches = mixed(Math.floor(limit), EIGHTHS[(limit % 1) * 8] ?? "");
  const [feet, rest] = [Math.floor(limit / 12), limit % 12];
  const inFeet = [
    rest ? `${feet} ft ${rest} in` : `${feet} ft`,
    rest === 6 ? `${mixed(feet, "1/2")} ft` : "",
  ];
  return [`${inches} in`, `${inches} to`, ...(feet ? inFeet : [])].filter(Boolean);
}

const says = (text: string, figure: string) =>
  text
    .split(figure)
    .some((_, i, parts) => i > 0 && !/[\d./-]$/.test(parts[i - 1] ?? "") && !/^\d/.test(parts[i] ?? ""));

test("every limit that a drawing is held to stands in the notes under its section", () => {
  const unsaid = Object.entries(RULES).flatMap(([id, rule]) => {
    if (!("limit" in rule)) return [];
    const said = body(rule.section);
    return spellings(rule.limit, rule.unit).some((figure) => says(said, figure))
      ? []
      : [`${id} ${rule.limit}`];
  });
  expect(unsaid).toEqual([]);
});

test("every rule of a drawing cites a section of the notes, but for the beams of decks, which are only asked about", () => {
  const unknown = Object.entries(RULES).filter(([, { section }]) => !body(section));
  expect(unknown.map(([id]) => id)).toEqual(["deckBeam"]);
});

test("stairs and deck joists are calculated with the figures of the notes", () => {
  const { IRC, IBC } = STAIR_LIMITS;
  expect([IRC.maxRiser, IRC.minTread, IRC.headroom, IRC.width, IRC.flight]).toEqual([
    RULES.riser.limit,
    RULES.tread.limit,
    RULES.headroom.limit,
    RULES.stairWidth.limit,
    RULES.flight.limit,
  ]);
  const commercial = provisions.find(({ slug }) => slug === "ibc-1011-2")?.body ?? "";
  const stated = statedFigures(commercial);
  for (const limit of [IBC.minRiser, IBC.maxRiser, IBC.minTread, IBC.headroom, IBC.width, IBC.widthOfFew]) {
    expect(stated).toContain(String(limit));
  }
  expect(stated).toContain(String(IBC.flight / 12));
  const joists = provisions.find(({ slug }) => slug === "irc-r507-6")?.body ?? "";
  for (const spans of Object.values(DECK_JOIST_SPANS)) {
    for (const [size, [, at16]] of Object.entries(spans)) {
      const inches = Math.round(at16 * 12);
      expect(joists).toContain(`${size} ${Math.floor(inches / 12)} ft ${inches % 12} in`);
    }
  }
});
