import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages.ts";
import { COURSES } from "./courses.data.ts";

const lessons = new Map(COURSES.flatMap((course) => course.lessons).map((lesson) => [lesson.id, lesson]));

/** What a lesson and its questions say in a language, as one text. */
function textOf(id: string, language: Language): string | undefined {
  const lesson = lessons.get(id);
  if (!lesson) throw new Error(`There is no lesson ${id}`);
  const text = lesson.text[language];
  return text && JSON.stringify([text, lesson.questions.map((question) => question.text[language])]);
}

/** The lesson says these figures, in every language that it is written in. */
function says(id: string, ...figures: (string | number)[]) {
  for (const language of ["en", "es", "he"] as const) {
    const text = textOf(id, language);
    if (text === undefined) continue;
    for (const figure of figures)
      expect(text, `${id} ${language} ${figure}`).toMatch(
        new RegExp(`(?<![\\d.,])${String(figure).replaceAll(/[.$]/g, "\\$&")}(?![\\d]|[.,]\\d)`),
      );
  }
}

/** As money is written: cents, rounded once. */
const money = (dollars: number) =>
  `$${(Math.round(dollars * 100 + 1e-6) / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const cents = (dollars: number) => Math.round(dollars * 100 + 1e-6) / 100;
const fixed = (number: number, digits: number) => number.toFixed(digits);
const slopeFactor = (rise: number) => Math.hypot(12, rise) / 12;

test("what is said about falls follows from its figures", () => {
  says("rails-and-covers", ((220 * 2 + 160) * 2).toLocaleString("en-US"), (500 * 2).toLocaleString("en-US"));
  const below = 6 + 3.5 + 5 + 3;
  says("clearance", below, below - 5);
  says("ladders", 16 / 4, 20 / 4);
  says("scaffolds", 5 * 4);
});

test("what is said about trenches follows from its figures", () => {
  const top = (bottom: number, depth: number, slope: number) => bottom + 2 * depth * slope;
  says("soil-and-slope", 8 * 1.5, top(3, 8, 1.5), 6 * 1.5, top(2, 6, 1.5));
  // With 25 ft to each side, a ladder serves 50 ft.
  says("in-and-out", 25, 90 - 25, 100 - 25, 90 / 2);
  says("cords-and-gfci", 15 + 12);
});

test("what is said about health follows from its figures", () => {
  says("silica", 5 * 25, 7 * 25);
  const allowed = (level: number) => 8 / 2 ** ((level - 90) / 5);
  expect([90, 95, 100, 105, 110, 115].map(allowed)).toEqual([8, 4, 2, 1, 0.5, 0.25]);
  says("noise", 2 / allowed(95) + 1 / allowed(100) + 0.5 / allowed(105), 1 / allowed(105) + 2 / allowed(95));
  says("noise", (29 - 7) / 2);
  says("heat", 8 * 60 * 0.2, 8 * 60 * 0.4, 8 * 60 * 0.6);
  says("back", fixed(94 / 51, 2), fixed(4 * 12 * 2.2, 1));
});

test("the scope and the baseline of the clinic add up", () => {
  says("scope", money(3900 + 2150), `${fixed(((3900 + 2150) / 480_000) * 100, 2)} %`);
  says("baseline", 6480 / 1080, 6480 / 1080 / 2, 117 / (45 / 5));
});

test("the float of the eight activities is what both passes give", () => {
  const activities: [string, number, string[]][] = [
    ["A", 3, []],
    ["B", 5, ["A"]],
    ["C", 4, ["B"]],
    ["D", 6, ["A"]],
    ["E", 1, ["C", "D"]],
    ["F", 5, ["E"]],
    ["G", 12, []],
    ["H", 2, ["F", "G"]],
  ];
  function passes(days: Record<string, number>) {
    const finish: Record<string, number> = {};
    for (const [name, , after] of activities)
      finish[name] = Math.max(0, ...after.map((other) => finish[other] ?? 0)) + (days[name] ?? 0);
    const end = Math.max(...Object.values(finish));
    const late: Record<string, number> = {};
    for (const [name] of activities.toReversed())
      late[name] = Math.min(
        end,
        ...activities
          .filter(([, , after]) => after.includes(name))
          .map(([next]) => (late[next] ?? end) - (days[next] ?? 0)),
      );
    return { end, float: activities.map(([name]) => (late[name] ?? 0) - (finish[name] ?? 0)) };
  }
  const days = Object.fromEntries(activities.map(([name, duration]) => [name, duration]));
  expect(passes(days)).toEqual({ end: 20, float: [0, 0, 0, 3, 0, 0, 6, 0] });
  expect(passes({ ...days, D: 11 }).end).toBe(22);
  expect(passes({ ...days, B: 7 }).end).toBe(22);
  says("float", "20 days", "day 22", "3 days", "6 days");
});

test("what is ordered and asked is dated and priced as it is counted", () => {
  const before = 7 + 84 + 14 + 10;
  const start = new Date(Date.UTC(2026, 8, 15 - before));
  expect([start.getUTCMonth() + 1, start.getUTCDate()]).toEqual([5, 23]);
  says("procurement", `${before} days`, "May 23", money(86_400 + 3900 + 2600), money(92_900 - 91_500));
  says("procurement", `Day ${100 - 5 - 40 - 14 - 6}`, "$700");
  says("rfi-submittals", money(4 * 8 * 62), money(4 * 8 * 62 * 3), 216 / 24, money(3 * 8 * 2 * 58));
  says("meetings", money(6 * 1.5 * 85), `${(14 / 20) * 100} %`, `${(17 / 25) * 100} %`);
});

test("the change is priced to the cent, and the bill of the month agrees from both sides", () => {
  const labor = 46 * 58;
  const material = cents(1940 * 1.08);
  const own = labor + material + 350;
  const withOverhead = cents(own * 1.1);
  const withProfit = withOverhead + cents(withOverhead * 0.1);
  const together = withProfit + 2400 * 1.05;
  const bond = cents(together * 0.012);
  const change = cents(together + bond);
  says("changes", money(labor), money(material), money(own), money(withOverhead), money(withProfit));
  says("changes", money(together), money(bond), money(change), money(4000 * 1.1 * 1.1));

  const contract = 480_000 + change;
  const done = 214_360 + 18_500;
  const retainage = done * 0.1;
  const earned = done - retainage;
  says("pay-application", money(contract), money(done), money(retainage), money(earned));
  says("pay-application", money(earned - 148_950), money(contract - earned), money(contract - done));
  expect(cents(contract - done + retainage)).toBe(cents(contract - earned));
  says("pay-application", `$${Math.round((60_624 * 0.09 * 30) / 365)}`, money(100_000 * 0.95 - 40_000));
});

test("cost to complete, risk, claims and closing are worked right", () => {
  const budget = 410_000;
  says("cost-to-complete", money(budget / 2), money(budget * 0.45), money(198_000 / 0.45));
  says("cost-to-complete", fixed((budget * 0.45) / 198_000, 2), money(198_000 / 0.45 - budget));
  says("cost-to-complete", fixed(84 / 240, 2), 400 * 0.35, money((84 + 140 - 160) * 58), 300 * 0.3);
  const risks = [0.3 * 18_000, 0.25 * 12_000, 0.1 * 9000, 0.5 * 4600];
  says("risk", ...risks.map(money), money(risks.reduce((sum, risk) => sum + risk)));
  says("risk", money(0.1 * 18_000), money(0.3 * 18_000 - 0.1 * 18_000), money(20_000 * 0.2));
  says("claims", money(940 * 6), money(940 * 6 + 5952), money(750 * 8), money(750 * 2), money(600 * 5));
  says("claims", `March ${3 + 21}`, `June ${6 + 10}`);
  says("closing", money(3400 * 1.5), money(46_900 - 5100), money(62 * 0.6 * 58), money(30_000 - 3000));
});

test("plans are read as they are counted", () => {
  says("scale-dimensions", `${3.5 * 4} ft`, `${3.5 * 8} ft`, `${3.5 * 20} ft`, `${2.75 * 4} ft`);
  const string = [8 * 12 + 4, 11 * 12 + 8, 6 * 12 + 9.5].reduce((sum, inches) => sum + inches);
  expect(27 * 12 - string).toBe(2.5);
  says(
    "marks-sections",
    fixed(100 - 96.5, 2),
    fixed(642.5 - 4.5, 2),
    fixed(0.27 * 12, 2),
    fixed(0.4 * 12, 1),
  );
  says("structure", `${22 * 26} lb`, `${18 * 22} lb`, Math.ceil(114 / 12) + 1, Math.round(22 * 9.5 * 1.043));
  says("services", (36 * 1) / 4, "4-1/2 in", "5-1/2 in");
  says("conflicts", fixed(109 / 7.75, 2), fixed(109 / 15, 2), fixed(107 / 14, 2), 14 * 10);
});

test("estimates are worked right", () => {
  says("method", (184 * 9 * 2).toLocaleString("en-US"), Math.ceil((184 * 9 * 2 * 1.1) / 48));
  says("quantities", fixed(288 / 27, 2), fixed((288 / 27) * 1.05, 1), Math.ceil(384 / 16) + 1);
  says("quantities", fixed(((16 / 12) * (8 / 12) * 120) / 27, 2), fixed((200 / 27) * 1.05, 2));
  const roof = 1500 * slopeFactor(6);
  says(
    "quantities",
    fixed(slopeFactor(6), 3),
    Math.round(roof).toLocaleString("en-US"),
    fixed(slopeFactor(12), 3),
  );
  says("quantities", fixed((roof * 1.1) / 100, 2), Math.ceil(((roof * 1.1) / 100) * 3), 22.36);
  const hour = 32 + 32 * (0.0765 + 0.03 + 0.09 + 0.02) + 4.5;
  says("labor", money(hour), money((cents(hour) * 8) / 7), fixed((3312 / 100) * 2.1, 1));
  says("labor", money(30 * 1.22 + 4), money((42 * 8) / 7));
  says(
    "material",
    fixed(63 * 1.1, 1),
    Math.ceil((63 * 1.1) / 15),
    money(8150 + 310),
    Math.ceil((120 * 1.15) / 11),
  );
  says(
    "overhead-markup",
    `${(180 / 1200) * 100} %`,
    `${(180 / 900) * 100} %`,
    money(57_500 / 0.92),
    money(10_000),
  );
  says(
    "review",
    money(396_000 / 2200),
    money((212 + 221 + 208) / 3),
    money(95_000 * 0.1),
    money(33_000 / 600),
  );
  expect(Math.round((1 - 180 / ((212 + 221 + 208) / 3)) * 100)).toBe(16);
  says("proposal", money(240 * 6), money(240 * 2.5), money(264 * 2.5));
});

test("framing and concrete are worked right", () => {
  says("layout", fixed(Math.hypot(24, 36), 3), `${Math.hypot(27, 36)} ft`);
  expect(Math.round((Math.hypot(24, 36) - 43) * 12 * 16)).toBe(3 * 16 + 3);
  says(
    "forms-and-steel",
    `${4 * 150} lb`,
    `${6 * 150} lb`,
    `${40 / 2} in`,
    `${(40 * 5) / 8} in`,
    `${(40 * 6) / 8} in`,
  );
  says("walls", "97-1/8 in", "41-1/2 in", 5.5 * 0.4, `${fixed(3.5 * 0.4, 1)} in`, `${72 + 3} in`);
  expect(92.625 + 3 * 1.5).toBe(97.125);
  says("floors", Math.ceil(336 / 16) + 1, Math.ceil(((28 * 14) / 32) * 1.08), Math.ceil(240 / 16) + 1);
  says("floors", fixed(9.25 / 6, 2), fixed(9.25 / 4, 2), fixed(9.25 / 3, 2), fixed(7.25 / 3, 2));
  const run = (288 - 1.5) / 2;
  says("roof-stairs", run, fixed(run * slopeFactor(6), 1), fixed(run / 2, 1), fixed(120 * 1.118, 1));
  says("roof-stairs", fixed(104.5 / 7.75, 2), fixed(104.5 / 14, 2), fixed(112 / 7.75, 2), fixed(112 / 15, 2));
  says("inspection", (24 * 12) / 4);
});

test("the hours of a crew are counted right", () => {
  const morning = (5 * 46) / 3;
  says(
    "first-week",
    money(5 * 46),
    money(morning),
    money(morning * 21),
    money(55 * 21),
    money(morning * 21 - 55 * 21),
  );
  says("first-week", money(6 * 0.25 * 44 * 20));
  says("plan-day", (4 * 310).toLocaleString("en-US"), 3 * 310);
  says("instruct", 5 + 5 + 10 + 20);
  says("stop-work", money(6 * (40 / 60) * 46));
  says("hand-over", money(2 * (80 / 60) * 46));
});
