import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Career,
  career,
  eachOnce,
  experienceOf,
  NO_CAREER,
  STRENGTHS,
  shownOf,
  strengthOf,
  ticketState,
} from "./career.ts";
import { monthsIn, readMonth } from "./months.ts";

const TODAY = "2026-06";
const monthOf = (n: number) => `${2000 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`;

/** Every month by itself: slow, and beyond doubt. */
function slowly(spells: { from: string; to: string }[]): number {
  let months = 0;
  for (let n = 0; monthOf(n) <= TODAY; n++)
    if (spells.some(({ from, to }) => from <= monthOf(n) && (to === "" || monthOf(n) <= to))) months++;
  return months;
}

const spell = fc
  .tuple(fc.integer({ min: 0, max: 360 }), fc.option(fc.integer({ min: 0, max: 120 })))
  .map(([from, length]) => ({ from: monthOf(from), to: length === null ? "" : monthOf(from + length) }));

test("months of roles that overlap are counted once, as a look at every month counts them", () => {
  fc.assert(
    fc.property(fc.array(spell, { maxLength: 8 }), (spells) => {
      expect(monthsIn(spells, TODAY)).toBe(slowly(spells));
    }),
  );
});

test("experience of a skill is that of the roles that took it, however it was typed", () => {
  const role = { title: "Carpenter", firm: "Firm 1", trade: "carpentry" as const };
  const { all, trades, skills } = experienceOf(
    {
      roles: [
        { ...role, from: "2020-01", to: "2020-12", used: ["Formwork", "formwork "] },
        { ...role, from: "2020-07", to: "2021-06", used: ["FORMWORK"] },
        { ...role, trade: "concrete", from: "2022-01", to: "", used: [] },
      ],
      skills: ["Stairs"],
    },
    "2022-03",
  );
  expect(all).toBe(21);
  expect(trades).toEqual([
    { of: "carpentry", months: 18 },
    { of: "concrete", months: 3 },
  ]);
  expect(skills).toEqual([
    { of: "Formwork", months: 18 },
    { of: "Stairs", months: 0 },
  ]);
  expect(eachOnce(["Tile", "tile", " TILE"])).toEqual(["Tile"]);
});

test.each([
  ["2019-03", "2019-03"],
  ["3/2019", "2019-03"],
  ["Mar 2019", "2019-03"],
  ["March 2019", "2019-03"],
  ["marzo de 2019", "2019-03"],
  ["ene. 2020", "2020-01"],
  ["מרץ 2019", "2019-03"],
  ["2019-03-14", "2019-03"],
  ["14 Mar 2019", "2019-03"],
  ["Mar 14, 2019", "2019-03"],
  ["2019", "2019-01"],
  ["", ""],
  ["2019-13", undefined],
  ["soon", undefined],
  ["Mar 19", undefined],
  ["=1+1", undefined],
  ["0000-01", undefined],
])("%s is read as a month", (typed, month) => {
  expect(readMonth(typed)).toBe(month);
});

const FULL: Career = {
  ...NO_CAREER,
  headline: "Forms and stairs",
  roles: [
    { title: "Lead", firm: "Firm 1", trade: "concrete", from: "2020-01", to: "", used: ["Forms", "Stairs"] },
  ],
  skills: ["Layout"],
  tickets: [
    { kind: "forklift", called: "", until: "2026-05-01" },
    { kind: "forklift", called: "", until: "2027-05-01" },
    { kind: "osha30", called: "", until: "" },
  ],
  projects: [{ called: "School", year: "2024", did: "" }],
  languages: ["en"],
  place: { called: "Austin", latitude: 30.25, longitude: -97.75 },
  openTo: ["work"],
};

test("what is hidden is in no facet, no word and nothing that is shown", () => {
  expect(career.facetsOf(FULL)).toContainEqual(["ticketEnd", "2027-05-01 forklift"]);
  expect(career.facetsOf(FULL)).toContainEqual(["ticket", "osha30"]);
  const hidden: Career = {
    ...FULL,
    hidden: ["roles", "skills", "tickets", "projects", "schools", "languages", "place", "openTo"],
  };
  expect(career.facetsOf(hidden)).toEqual([]);
  expect(career.wordsOf?.(hidden)).toEqual(["Forms and stairs"]);
  expect(shownOf(hidden)).toEqual({ ...NO_CAREER, headline: "Forms and stairs" });
  const noSkills = { ...FULL, hidden: ["skills" as const] };
  expect(JSON.stringify([career.facetsOf(noSkills), shownOf(noSkills)])).not.toContain("Stairs");
});

test("a ticket is valid, runs out within sixty days, or is expired", () => {
  const state = (until: string) => ticketState({ until }, "2026-06-01");
  expect(["", "2026-05-31", "2026-06-01", "2026-07-31", "2026-08-01"].map(state)).toEqual([
    "noEnd",
    "expired",
    "runsOut",
    "runsOut",
    "valid",
  ]);
});

test("the points of a profile are a hundred together, and what is missing is named, the most first", () => {
  expect(Object.values(STRENGTHS).reduce((sum, points) => sum + points, 0)).toBe(100);
  const full = strengthOf({ about: "Builds.", attrs: FULL, today: "2026-06-01" });
  expect(full).toEqual({ points: 100, missing: [] });
  const none = strengthOf({ about: "", attrs: NO_CAREER, today: "2026-06-01" });
  expect([none.points, none.missing[0]]).toEqual([0, "roles"]);
});
