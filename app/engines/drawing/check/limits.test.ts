import { expect, test } from "vitest";
import { DECK_JOIST_SPANS, FORMULAS, type FormulaId, run, STAIR_LIMITS } from "~/engines/formula/formula.ts";
import { ENGLISH } from "~db/seed/reference/knowledge/english.ts";
import { statedFigures } from "../../../../tests/stated-figures.ts";
import { type LimitId, RULES } from "./limits.ts";

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

/** A calculator, the rule that it checks, and inputs of which all but the one that is measured are well within. */
const CALCULATED: readonly (readonly [
  rule: LimitId,
  formula: FormulaId,
  given: (measured: number) => object,
])[] = [
  ["roomArea", "roomCheck", (ft2) => ({ roomLength: ft2 / 7, roomWidth: 7, ceiling: 96 })],
  ["roomWidth", "roomCheck", (inches) => ({ roomLength: 20, roomWidth: `${inches} in`, ceiling: 96 })],
  ["ceiling", "roomCheck", (ceiling) => ({ roomLength: 20, roomWidth: 20, ceiling })],
  ["ceilingLow", "roomCheck", (ceiling) => ({ roomKind: "bathroom", roomLength: 5, roomWidth: 5, ceiling })],
  [
    "hallWidth",
    "roomCheck",
    (inches) => ({ roomKind: "hallway", roomLength: 20, roomWidth: `${inches} in`, ceiling: 96 }),
  ],
  ["escapeArea", "egressWindow", (ft2) => ({ clearWidth: 24, clearHeight: (ft2 * 144) / 24, sill: 30 })],
  ["escapeWidth", "egressWindow", (clearWidth) => ({ clearWidth, clearHeight: 60, sill: 30 })],
  ["escapeHeight", "egressWindow", (clearHeight) => ({ clearWidth: 60, clearHeight, sill: 30 })],
  ["escapeSill", "egressWindow", (sill) => ({ clearWidth: 60, clearHeight: 60, sill })],
  ["glazing", "roomLight", (glazing) => ({ floorArea: 100, glazing, openable: 50 })],
  ["openable", "roomLight", (openable) => ({ floorArea: 100, glazing: 50, openable })],
  ["guard", "guardCheck", (guardHeight) => ({ guardDrop: 40, guardHeight })],
  ["exitDoorWidth", "codeSize", (measured) => ({ sizeOf: "ircDoor", measured })],
  ["handrailLow", "codeSize", (measured) => ({ sizeOf: "ircHandrail", measured })],
  ["handrailHigh", "codeSize", (measured) => ({ sizeOf: "ircHandrail", measured })],
  ["toiletSide", "codeSize", (measured) => ({ sizeOf: "ircToilet", measured })],
];

test.each(CALCULATED)("%s has the same limit in the calculator %s", (rule, formula, given) => {
  const { limit, bound } = RULES[rule];
  const complies = (measured: number) => {
    const outcome = run(FORMULAS[formula], given(measured) as Parameters<typeof run>[1]);
    return outcome.ok && outcome.values.complies;
  };
  expect(complies(limit)).toBe(true);
  expect(complies(limit + (bound === "min" ? -0.01 : 0.01))).toBe(false);
});

test("a wall and a counter need another receptacle where one no longer reaches", () => {
  const most = (formula: FormulaId, input: string, unit: string, length: number) => {
    const outcome = run(FORMULAS[formula], { [input]: `${length} ${unit}` });
    return outcome.ok ? outcome.values.receptacles : undefined;
  };
  for (const [formula, input, rule] of [
    ["receptacles", "oneWall", RULES.receptacles],
    ["counterReceptacles", "counterLength", RULES.counterReceptacles],
  ] as const) {
    expect(most(formula, input, "in", rule.limit)).toBe(1);
    expect(most(formula, input, "in", rule.limit + 0.1)).toBe(2);
  }
});
