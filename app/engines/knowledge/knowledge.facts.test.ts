import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { metricFirst, sizeFor } from "~/engines/formula/formula.ts";
import { isMetricFirst, LANGUAGES, type Language } from "~/i18n/languages.ts";
import { statedFigures } from "../../../tests/stated-figures.ts";
import { seedArticles } from "./knowledge.seed.ts";

const articles = new Map(seedArticles().map((article) => [article.slug, article]));

/** What a provision says in figures, each as often as it is said, and what it must not say. */
interface Fact {
  slug: string;
  states: readonly string[];
  never?: readonly string[];
  section?: string;
}

/** Read against their sources: where a figure was wrong, or a condition was missing that keeps people alive. */
const FACTS: readonly Fact[] = [
  // Electricity.
  { slug: "nec-310-12", states: ["83", "200", "166", "2/0", "4/0"], never: ["168"] },
  { slug: "nec-230-24", states: ["150", "10", "12", "300", "15", "18"] },
  { slug: "nec-410-16", states: ["12", "6", "6", "20"] },
  { slug: "nec-220-82", states: ["10000", "40", "65", "65", "40", "100", "100", "100"] },
  { slug: "nec-210-52-c", states: ["24", "2023", "2017", "2020"] },
  { slug: "nec-300-5", states: ["24", "18", "6", "12", "24", "18", "18", "12"] },
  { slug: "irc-e3803", states: ["24", "18", "6", "12", "6", "24", "18", "18", "12"] },
  // Ways out.
  { slug: "ibc-1006-2", states: ["49", "501", "1000", "1000"], never: ["500"] },
  { slug: "ibc-1010-1", states: ["5", "30", "15"], section: "IBC 1010.1, 1010.2.9" },
  { slug: "ibc-1020-2", states: ["44", "36", "72", "20", "50"], section: "IBC 1020.3, 1020.5" },
  { slug: "irc-r311-3", states: ["36", "1-1/2", "7-3/4", "7-3/4"] },
  { slug: "ada-407", states: ["80", "51", "42", "68", "51", "36", "54"] },
  { slug: "ada-403", states: ["36", "32", "24", "200", "60", "60", "60"] },
  { slug: "ibc-1208", states: ["190", "120", "70"] },
  // Buildings.
  { slug: "irc-r702-7", states: ["1", "4", "4", "1", "2", "4", "5", "8", "1"] },
  { slug: "irc-r1001-9", states: ["16", "8", "20", "12"], section: "IRC R1001.10, R1001.11, R1003.9" },
  { slug: "irc-r402-2", states: ["2500", "3000", "3000", "3500", "2500"] },
  { slug: "irc-r403-1-4", states: ["600", "10"] },
  { slug: "irc-r302-3", states: ["13"] },
  { slug: "irc-r302-13", states: ["80"] },
  { slug: "irc-m1305-1-3", states: ["22", "24", "20", "30"], section: "IRC M1305.1.2" },
  { slug: "irc-n1103-3", states: ["2018", "2021", "8", "6", "3"] },
  { slug: "irc-p2603-5", states: ["12", "6"], never: ["18"] },
  { slug: "irc-g2415-12", states: ["12", "8"] },
  { slug: "irc-p3113", states: ["1-1/4", "40"] },
  { slug: "imc-501-3-1", states: ["3", "10", "30"] },
  { slug: "irc-r905-1-2", states: ["24", "8", "12", "36"] },
  { slug: "ipc-417-4", states: ["900", "30", "1300", "25", "1024"], section: "IPC 421.4" },
  { slug: "irc-p2708-1", states: ["900", "30", "70", "25", "1300"] },
  { slug: "ipc-1002", states: ["24", "30"] },
  { slug: "irc-n1102-4-1-2", states: ["50", "5", "3", "5", "0.28"] },
  { slug: "nec-358-30", states: ["10", "3", "5", "360"] },
  { slug: "nec-404-8", states: ["6", "7"] },
  // Safety.
  { slug: "osha-1926-150", states: ["3000", "100", "50", "5"] },
  { slug: "epa-745-82", states: ["1978", "1100", "6", "20", "30"] },
  { slug: "osha-1926-95", states: ["2025"], never: ["2024"] },
  { slug: "osha-1926-103", states: [], section: "OSHA 1926.103" },
  { slug: "osha-1926-151", states: ["25", "60", "1", "3", "120", "4"] },
  { slug: "osha-1926-350", states: ["51", "60", "2019", "1910.252", "30"] },
  { slug: "osha-1926-56", states: ["5", "3", "5", "10", "30"] },
  { slug: "osha-1926-1402", states: ["20", "50", "350"] },
  { slug: "talk-hot-work", states: ["51", "60", "2019", "1910.252", "30"] },
  { slug: "talk-roofing", states: ["6", "10"] },
];

const told = (slug: string, language: Language) => articles.get(slug)?.texts[language]?.body ?? "";

/** Takes each of `some` out of `all` once; what is left of `some` was not there. */
function missingFrom(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  return some.filter((figure) => {
    const at = left.indexOf(figure);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

test.each(LANGUAGES)("provisions that were once wrong state their figures in %s", (language) => {
  for (const { slug, states, never = [] } of FACTS) {
    const figures = statedFigures(told(slug, language));
    expect(missingFrom(figures, states), slug).toEqual([]);
    expect(
      never.filter((figure) => figures.includes(figure)),
      slug,
    ).toEqual([]);
  }
});

test("a provision cites the section where it stands in the edition it names", () => {
  for (const { slug, section } of FACTS) {
    if (section) expect(articles.get(slug)?.section).toBe(section);
  }
});

/** Conditions that no figure says. */
const CONDITIONS: readonly [slug: string, Record<Language, RegExp>][] = [
  // 1926.652(a)(1)(ii): under 5 ft only what a competent person has examined may stay without protection.
  [
    "osha-1926-651",
    {
      en: /only when a competent person has examined the ground/,
      es: /solo .* si una persona competente examinó el terreno/,
      he: /רק אם אדם מוסמך בדק את הקרקע/,
    },
  ],
  [
    "talk-trenches",
    {
      en: /only after the competent person has examined the ground/,
      es: /solo si la persona competente examinó el terreno/,
      he: /רק אחרי שהאדם המוסמך בדק את הקרקע/,
    },
  ],
  // 1926.502(d): a body belt does not arrest a fall.
  ["osha-1926-453", { en: /harness/, es: /arnés/, he: /רתמה/ }],
  ["osha-1926-453", { en: /not catch you/, es: /no para detener una caída/, he: /אינה עוצרת נפילה/ }],
  // 1926.752(e): a plan of its own is asked only of who chooses other methods.
  [
    "osha-1926-752",
    {
      en: /other methods than those of the rule/,
      es: /métodos distintos de los de la norma/,
      he: /שיטות אחרות מאלה שבתקנה/,
    },
  ],
  // P2603.5.1 leaves the depth of sewers to the jurisdiction.
  ["irc-p2603-5", { en: /filled in by the jurisdiction/, es: /la fija la jurisdicción/, he: /קובעת הרשות/ }],
  // 1926.501(b)(10): a warning line goes with another means.
  ["talk-roofing", { en: /alone it is not enough/, es: /sola no basta/, he: /לבדו אינו מספיק/ }],
  // NEC 410.16(C): LED on the surface counts as incandescent, not as fluorescent.
  [
    "nec-410-16",
    {
      en: /LED, is enclosed and stays 12 in/,
      es: /LED, va cerrada y a 12 pulg/,
      he: /LED, הוא סגור ורחוק 12/,
    },
  ],
  // P2903.3 asks for what the fixtures need; 40 psi stood in older editions.
  [
    "irc-p2903-3-1",
    { en: /Older editions asked for 40 psi/, es: /anteriores pedían 40 psi/, he: /קודמות דרשו 40 psi/ },
  ],
  // R315.3: also beside the bedroom, in its bathroom.
  ["irc-r315-3", { en: /its own bathroom/, es: /su propio baño/, he: /בחדר הרחצה הצמוד/ }],
  // 303.3 of the fuel gas code: a room behind the bedroom is no way around it.
  ["irc-g2406-2", { en: /opens only into one of them/, es: /solo abre hacia uno/, he: /שנפתח רק אליהם/ }],
  // M1307.3: vapors come through a door.
  ["irc-g2408-2", { en: /counts as garage/, es: /cuenta como garaje/, he: /נחשב מוסך/ }],
  // 110.26(A)(2): 30 in is the least, not the whole.
  ["nec-110-26-a", { en: /width of the equipment/, es: /ancho del equipo/, he: /רוחב הציוד/ }],
  ["irc-e3405-2", { en: /its own width/, es: /su propio ancho/, he: /מלוא רוחבו/ }],
  // 250.53(D): a water pipe is supplemented.
  ["nec-250-50", { en: /never alone/, es: /nunca solo/, he: /לעולם לא לבדו/ }],
  // 230.85 is for one- and two-family dwellings.
  ["nec-230-67", { en: /One- and two-family/, es: /una y dos familias/, he: /משפחה אחת או שתיים/ }],
  // 230.24(B): 12 ft over a drive of a home, 18 ft over any other.
  [
    "nec-230-24",
    {
      en: /residential property and driveways, .* 12 ft .* driveway that is not residential they clear 18 ft/,
      es: /entradas residenciales, .* 12 pies .* vehículos que no sea residencial pasan a 18 pies/,
      he: /מגורים וחניה פרטית, .* 12 רגל .* לרכב שאינה של מגורים הם עוברים 18 רגל/,
    },
  ],
  // 407.4.1: a car of 80 by 51 in goes with a door of 42 in in the middle of it.
  [
    "ada-407",
    {
      en: /centred door measures at least 80 in wide by 51 in deep inside, and its door 42 in;/,
      es: /puerta al centro mide por dentro 80 pulg de ancho por 51 pulg de fondo como mínimo, y su puerta 42 pulg;/,
      he: /דלת במרכז מידותיו בפנים 80 אינץ' רוחב על 51 אינץ' עומק לפחות, והדלת 42 אינץ';/,
    },
  ],
  // Table R702.7(2): in zones 3 and 4 it is Class I that stays out.
  [
    "irc-r702-7",
    {
      en: /A Class I retarder .* not go on the inside of walls in zones 1 to 4, .* a Class II retarder .* zones 1 and 2\./,
      es: /Uno de Clase I, .* no va del lado interior del muro en las zonas 1 a 4, .* uno de Clase II, .* zonas 1 y 2\./,
      he: /מחסום Class I, .* אינו מונח בצד הפנימי של קירות באזורים 1 עד 4, .* מחסום Class II, .* באזורים 1 ו-2\./,
    },
  ],
  // 89 FR 100321: in force since 13 January 2025.
  ["osha-1926-95", { en: /Since January 2025/, es: /Desde enero de 2025/, he: /מינואר 2025/ }],
  ["nec-210-8-a", { en: /damp or wet places/, es: /húmedos o mojados/, he: /לחים או רטובים/ }],
  // R322.2.1: the higher of the two.
  ["irc-r322", { en: /where that is higher/, es: /si es mayor/, he: /אם הוא גבוה יותר/ }],
  // 208.2.4: six or fraction of six.
  ["ada-208-2", { en: /also of a single one/, es: /cuando hay uno solo/, he: /גם כשיש רק אחת/ }],
  // R703.4: water comes in at chimneys and sills just as well.
  ["irc-r703-4", { en: /chimney/, es: /chimenea/, he: /ארוב/ }],
  // R602.10.2.2.1: where earthquakes govern the panel stands at the end itself.
  ["irc-r602-10", { en: /categories D0 to D2/, es: /categorías sísmicas D0 a D2/, he: /הסייסמיות D0 עד D2/ }],
];

test.each(LANGUAGES)("what a limit hangs on is said in %s", (language) => {
  for (const [slug, said] of CONDITIONS) expect(told(slug, language), slug).toMatch(said[language]);
});

test("the conductors of a service of 200 A are the smallest that carry 83 percent of it", () => {
  const share = 0.83 * 200;
  const said = told("nec-310-12", "en");
  expect(said).toContain(`needs ${share} A`);
  expect(said).toContain(`copper ${sizeFor("Cu", share)} or aluminum ${sizeFor("Al", share)}`);
});

/** How the notes were checked is told in figures, and the figures are those of the marks. */
test("the README tells how many provisions were read against a source", () => {
  const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
  const marks = seedArticles().filter(({ kind }) => kind === "code");
  const of = (mark: string) => marks.filter(({ confidence }) => confidence === mark).length;
  expect(readme).toContain(
    `Of the ${marks.length} provisions ${of("verified")} are \`verified\`, ${of("known")} \`known\` and ${of("doubtful")} \`doubtful\`.`,
  );
});

/** Feet and the inches behind them, with what stands between. */
const FEET_AND_INCHES =
  /\d(?:'|′| ?(?:ft|feet|foot|pies?|רגל))(?<between>[^\p{L}\d]{0,3}(?:(?:and|y|o|or|ו|או)[- ])?)(?<inches>\d+)(?:[- ]\d\/\d+)? ?(?:"|″|in|inch(?:es)?|pulg(?:adas?)?|אינץ['׳]?)(?!\p{L})/gu;

test.each(LANGUAGES)("feet and inches of two columns are never one length in %s", (language) => {
  for (const [slug, { texts }] of articles) {
    const body = texts[language]?.body ?? "";
    // "6 ft 30 in" would be read as one length: a row says "6 ft: 30 in".
    for (const [said, between, inches] of body.matchAll(FEET_AND_INCHES))
      if (/^[ -]$/.test(between ?? "")) expect(Number(inches), `${slug}: ${said}`).toBeLessThan(12);
    const joined = (isMetricFirst(language) ? metricFirst(body) : "").matchAll(/\([^()]*\)/gu);
    for (const [text] of joined)
      for (const [said, between, inches] of text.matchAll(FEET_AND_INCHES))
        expect(/^[ -]$/.test(between ?? "") && Number(inches) < 12, `${slug}: ${said}`).toBe(true);
  }
});
