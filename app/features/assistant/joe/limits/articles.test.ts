import { describe, expect, test } from "vitest";
import { convert, extractQuantities, kindOf, type Unit } from "~/engines/formula/formula.ts";
import { seedArticles } from "~/engines/knowledge/knowledge.seed.ts";
import { sectionWords } from "~/engines/knowledge/knowledge.ts";
import { CASES } from "./cases.data.ts";
import { DUTIES } from "./duties.data.ts";
import type { Limit } from "./limit.ts";
import { SUBJECTS } from "./limits.data.ts";

const ARTICLES = new Map(seedArticles().map((article) => [article.slug, article]));

/** Every figure of a text that can be one of a unit, in that unit; lists leave the unit to the last of them. */
function figuresIn(text: string, unit: Unit): number[] {
  const plain = text
    .replace(/(\d)-inch\b/g, "$1 in")
    .replace(/in²/g, "in2")
    .replace(/ft²/g, "ft2")
    .replace(/\bR-(\d+)/g, "$1;");
  return extractQuantities(plain, "en").flatMap((quantity): number[] => {
    if (quantity.kind === "size") return [];
    if (quantity.kind === "gauge") return unit === "AWG" ? [quantity.value] : [];
    if (quantity.kind === "slope") return [quantity.value, 1 / quantity.value];
    if (quantity.kind === "count") return [quantity.value, quantity.value / 12, quantity.value / 100];
    if (kindOf(quantity.unit) === kindOf(unit)) return [convert(quantity.value, quantity.unit, unit)];
    return quantity.kind === "percent" || kindOf(unit) === "percent" ? [quantity.value] : [];
  });
}

const stated = [
  ...SUBJECTS.flatMap(({ id, unit, sides, limits }) =>
    limits.map((limit) => ({ id, unit: sides ? (unit === "in" ? "in2" : "ft2") : unit, limit })),
  ),
  ...DUTIES.flatMap(({ id, unit, limits }) =>
    limits.map(({ above, from, ...limit }) => ({ id, unit, limit: { ...limit, least: above ?? from } })),
  ),
] as { id: string; unit: Unit; limit: Limit }[];

/** Limits that their article states as a rule to work out, by subject. */
const WORKED_OUT: Record<string, string> = {
  ladderAngle: "4:1",
  ladderSlope: "4:1",
  gradeSlope: "6 in within the first 10 ft",
  escapeSize: "5.",
  atticAccess: "22 in by 30 in",
  clearFloor: "30 in by 48 in",
  crawlAccess: "18 in by 24 in through a floor, or 16 in by 24 in through a wall",
  applianceOpening: "20 in by 30 in",
  "showerSize ada-608": "30 in by 60 in",
  // Its parts by span are held to the article below.
  ledgerFasteners: "6 ft: 30 in",
  soilSlope: "Type C 1-1/2:1",
  secondExit: "at most 49",
  joistHole: "1/3 of the depth",
  joistNotch: "1/6 of the depth",
  flight: "rises at most",
  oxygenAir: "19.5 to 23.5",
  "handrail one": "four or more risers",
  "guard osha-1926-501": "42 in high, 3 in more or less",
};

describe("a limit says what its article says", () => {
  test.each(stated)("$id: $limit.article", ({ id, unit, limit }) => {
    const article = ARTICLES.get(limit.article);
    const text = `${article?.texts.en?.body}`;
    const worked = WORKED_OUT[id] ?? WORKED_OUT[`${id} ${unit}`] ?? WORKED_OUT[`${id} ${limit.article}`];
    if (worked) {
      expect(text).toContain(worked);
      return;
    }
    const figures = figuresIn(text, unit);
    for (const value of [limit.least, limit.most, limit.below]) {
      if (value === undefined) continue;
      const near = figures.some((figure) => Math.abs(figure - value) <= 1e-6 * Math.max(1, Math.abs(value)));
      expect([text, value, near]).toEqual([text, value, true]);
    }
  });

  test("and in the rows of a table each figure stands at its own row", () => {
    const ledger = SUBJECTS.find(({ id }) => id === "ledgerFasteners")?.limits ?? [];
    const text = `${ARTICLES.get("irc-r507-9-1")?.texts.en?.body}`;
    const lags = ledger.filter(({ where }) => where === "lags");
    expect(text).toContain(lags.map(({ most, by }) => `${by?.[1]} ft: ${most} in`).join("; "));
    const bolts = ledger.filter(({ where }) => where === "bolts").map(({ most }) => most);
    expect(text).toContain(`${bolts.slice(0, -1).join(", ")} and ${bolts.at(-1)} in`);
    const joists = SUBJECTS.find(({ id }) => id === "deckJoistSpan")?.limits ?? [];
    const spans = `${ARTICLES.get("irc-r507-6")?.texts.en?.body}`;
    const woods = { pine: "southern pine ", fir: "SPF ", cedar: "cedar " } as const;
    for (const [where, name] of Object.entries(woods)) {
      const row = joists
        .filter((limit) => limit.where === where)
        .map(
          ({ most = 0, by }) =>
            `2x${(by?.[1] ?? 0) % 200} ${Math.floor(most + 1e-9)} ft ${Math.round((most % 1) * 12) % 12} in`,
        );
      expect(spans).toContain(name + row.join(", "));
    }
    const grounds = SUBJECTS.find(({ id }) => id === "equipmentGround")?.limits ?? [];
    const sizes = grounds.map(({ most, by }) => `${by?.[1]} A ${most} AWG`);
    expect(`${ARTICLES.get("nec-250-122")?.texts.en?.body}`).toContain(sizes.join(", "));
    const noise = SUBJECTS.find(({ id }) => id === "noise")?.limits.filter(({ by }) => by) ?? [];
    expect(noise.map(({ most, by }) => [by?.[1], most])).toEqual([
      [0.25, 115],
      [0.5, 110],
      [1, 105],
      [2, 100],
      [4, 95],
      [8, 90],
    ]);
  });

  test("and cites a section that the article cites", () => {
    const strangers = stated.filter(({ limit: { article, section } }) => {
      if (!section) return false;
      const own = new Set(sectionWords(ARTICLES.get(article)?.section ?? ""));
      return !sectionWords(section).some((word) => word.startsWith("s.") && own.has(word));
    });
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  test("and one that holds only when its case is said can be said", () => {
    const mute = stated.filter(
      ({ limit: { onlyWhenSaid, where } }) => onlyWhenSaid && !(where && CASES[where]),
    );
    expect(mute.map(({ id }) => id)).toEqual(["panelDepth"]);
  });
});
