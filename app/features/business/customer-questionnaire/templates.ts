import { defineForm, type Form, type Importance, type Question } from "~/engines/request/request.ts";

// The questionnaires of the site: what is asked about a job before anybody drives there. Their words are in the locales, by
// the ids of the questions, which mean the same in every template.

type Draft = Omit<Question, "importance">;

const must = (question: Draft) => ({ ...question, importance: "must" }) as Question;
const should = (question: Draft) => ({ ...question, importance: "should" }) as Question;
const may = (question: Draft) => ({ ...question, importance: "may" }) as Question;

const pick = (id: string, ...options: string[]): Draft => ({ id, kind: "choice", options }) as Draft;
const several = (id: string, ...options: string[]): Draft => ({ id, kind: "several", options }) as Draft;
const text = (id: string, most: number): Draft => ({ id, kind: "text", most }) as Draft;
const size = (id: string, unit: "ft" | "ft2" | "ea", least: number, most: number): Draft =>
  ({ id, kind: "number", unit, least, most, places: unit === "ea" ? 0 : 2 }) as Draft;
const when = (question: Question, of: string, ...is: string[]): Question => ({
  ...question,
  showIf: { question: of, is },
});

const YES_NO = ["yes", "no"] as const;
const MAYBE = [...YES_NO, "unsure"] as const;

/** What every job is asked beside its own questions. */
const site = {
  id: "site",
  questions: [
    must(pick("who", "owner", "coOwner", "tenant", "manager")),
    should(pick("lived", ...YES_NO)),
    should(pick("built1978", ...MAYBE)),
    may(several("access", "stairs", "noParking", "gate", "pets", "quiet")),
  ],
};
const money = {
  id: "money",
  questions: [
    should({ id: "budget", kind: "number", unit: "usd", least: 100, most: 50_000_000 } as Draft),
    must(pick("start", "now", "three", "six", "later")),
    may(text("deadline", 120)),
    should(pick("plans", "none", "sketch", "drawn")),
  ],
};
const photos = {
  id: "photos",
  questions: [should({ id: "photos", kind: "files", most: 12 } as Draft), may(text("note", 2_000))],
};

const template = (id: string, ...questions: Question[]): Form =>
  defineForm({ id, version: 1, sections: [{ id: "job", questions }, site, money, photos] });

export const TEMPLATES: readonly Form[] = [
  template(
    "kitchen",
    must(pick("layout", "stay", "move", "unsure")),
    must(size("floor", "ft2", 40, 800)),
    should(size("run", "ft", 6, 60)),
    should(pick("counters", "laminate", "stone", "solid", "unsure")),
    should(pick("flooring", "vinyl", "oak", "tile", "keep", "unsure")),
    should(pick("appliances", "keep", "some", "new")),
    may(pick("gas", ...MAYBE)),
  ),
  template(
    "bath",
    must(pick("pipes", "stay", "move", "unsure")),
    must(size("floor", "ft2", 15, 200)),
    should(several("bathing", "tub", "shower", "walkIn")),
    should(pick("fan", ...MAYBE)),
    may(pick("stepFree", ...YES_NO)),
  ),
  template(
    "roof",
    must(pick("cover", "shingles", "metal", "tile", "flat", "unsure")),
    must(pick("leak", ...YES_NO)),
    when(should(text("leakWhere", 300)), "leak", "yes"),
    should(size("roofArea", "ft2", 200, 10_000)),
    should(pick("layers", "one", "two", "unsure")),
    may(pick("pitch", "low", "medium", "steep", "unsure")),
  ),
  template(
    "deck",
    must(size("deckArea", "ft2", 32, 2_000)),
    must(pick("boards", "treated", "composite", "unsure")),
    should(size("height", "ft", 0, 30)),
    should(pick("stairs", ...YES_NO)),
    when(may(size("steps", "ea", 1, 40)), "stairs", "yes"),
    should(size("rail", "ft", 0, 300)),
    may(several("outdoor", "pergola", "lights", "kitchen", "patio")),
  ),
  template(
    "addition",
    must(pick("unit", "addition", "garage", "detached")),
    must(size("newFloor", "ft2", 150, 3_000)),
    should(size("baths", "ea", 0, 4)),
    should(pick("ownKitchen", ...YES_NO)),
    should(pick("use", "family", "rent", "work", "other")),
    may(pick("survey", ...MAYBE)),
  ),
  template(
    "fitout",
    must(pick("trade", "office", "shop", "restaurant", "clinic", "other")),
    must(size("fitArea", "ft2", 200, 50_000)),
    must(pick("shell", "cold", "warm", "fitted", "unsure")),
    should(pick("hours", "day", "night", "any")),
    should(pick("landlord", ...MAYBE)),
    may(size("people", "ea", 0, 2_000)),
  ),
  template(
    "repair",
    must(several("damage", "water", "fire", "wind", "impact", "mold", "other")),
    must(pick("safe", ...MAYBE)),
    should(text("happened", 200)),
    should(size("rooms", "ea", 1, 60)),
    must(pick("insured", ...YES_NO)),
    when(should(text("claim", 60)), "insured", "yes"),
    when(may(pick("adjuster", ...YES_NO)), "insured", "yes"),
  ),
];

export const templateOf = (id: string): Form | undefined => TEMPLATES.find((form) => form.id === id);

/** For the readiness of what was sent: points, with the name of the reason. The rest is how whole the answers are. */
export const READINESS = {
  rules: [
    { reason: "budget", points: 15, when: { question: "budget" } },
    { reason: "start", points: 15, when: { question: "start", is: ["now", "three"] } },
    { reason: "who", points: 15, when: { question: "who", is: ["owner", "manager"] } },
    { reason: "plans", points: 10, when: { question: "plans", is: ["sketch", "drawn"] } },
    { reason: "photos", points: 15, when: { question: "photos" } },
  ],
  /** For answers to everything that counts. */
  whole: 30,
} as const;

/** The job of the instant quote that a template is about, and which answers it reads under which name. */
export const QUOTED: Readonly<Record<string, { job: string; reads: Readonly<Record<string, string>> }>> = {
  kitchen: { job: "kitchen", reads: { run: "run", floor: "floor", flooring: "flooring" } },
  bath: { job: "bath", reads: { floor: "floor", pipes: "pipes" } },
  roof: { job: "roof", reads: { area: "roofArea", cover: "cover" } },
  deck: { job: "deck", reads: { area: "deckArea", boards: "boards", rail: "rail" } },
  addition: { job: "adu", reads: { floor: "newFloor", baths: "baths" } },
};

export const IMPORTANT: readonly Importance[] = ["must", "should", "may"];
