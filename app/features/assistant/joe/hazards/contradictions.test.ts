import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { HAZARDS, type Hazard } from "./dangers/dangers.data.ts";

/**
 * Any two cards may stand together, and what always holds stands beside each. Two of their lines that order opposite
 * things of the same person or thing must say for whom: at least one of the two has a condition, and it is written in
 * the line in each language. A line is known by its card and number.
 */
type Line = `${Hazard | "general"}.${number}`;

/** When a line's order holds; `always` has none. What stands here has to be read in the line itself. */
const CONDITIONS = {
  always: { en: /^/, es: /^/, he: /^/ },
  canBreathe: {
    en: /breath|breathing is hard|breathes badly|the head a little up/,
    es: /aire|respira|sin aire|cabeza un poco/,
    he: /לנשום|נושם|נושמ|הראש/,
  },
  notBreathing: { en: /do not breathe/, es: /no respira/, he: /לא נוש/ },
  unlessDanger: {
    en: /unless .*(?:danger|kills|threaten)/i,
    es: /salvo|a menos|excepto|si no .*peligro/i,
    he: /אלא אם|אם אין שם סכנה/,
  },
  canSwallow: {
    en: /swallow|awake|clear-headed|meter/i,
    es: /tragar|traga|despiert|lúcido|medidor/i,
    he: /לבלוע|בולע|ער|בהכרה|צלול|מד/,
  },
  wire: { en: /wire|line/i, es: /cable|línea/i, he: /כבל|קו/ },
  cab: {
    en: /cab|basket|lies still|belt|car/i,
    es: /cabina|canast|cinturón|elevador|montacargas|carro/i,
    he: /תא|סל|חגורה|מעלית/,
  },
  raging: { en: /raging|armed/i, es: /furios|armad|agresiv|violent/i, he: /משתולל|חמוש|תוקפ/ },
  rollsOn: { en: /roll on/, es: /rodar|seguir/, he: /להתגלגל|להמשיך/ },
  itself: { en: /out from under/, es: /abajo/, he: /מתחת/ },
  harness: { en: /harness/i, es: /arnés/i, he: /רתמה/ },
  room: { en: /ground level|fresh air/, es: /a nivel|aire/, he: /קרקע|אוויר/ },
  fire: { en: /fire/, es: /incendio|fuego/, he: /אש|שרפה|שריפה/ },
  outside: { en: /from outside|winch/, es: /desde afuera|malacate/, he: /מבחוץ|כננת/ },
  until: { en: /until/, es: /hasta/, he: /לפני/ },
  mayJump: { en: /die or jump/, es: /morir o aventarse/, he: /למות או לקפוץ/ },
  edge: { en: /edge/, es: /orilla/, he: /שפה|קצה|שפת/ },
  vehicle: {
    en: /vehicle|wheel|Rolled off/,
    es: /vehículo|rued|llanta|pasó por encima/i,
    he: /רכב|גלגל|הכלי/,
  },
  hole: { en: /hole|Bubbles|bubbling/i, es: /hoyo|agujero|burbujea|pecho/i, he: /חור|מבעבע|בועות|חזה/ },
} as const satisfies Record<string, Record<Language, RegExp>>;
type Condition = keyof typeof CONDITIONS;
type Orders = Partial<Record<Line, Condition>>;

/** An order in English, which finds its lines, and where it stands. */
interface Order {
  says: RegExp;
  lines: Orders;
}

const LIE_FLAT: Order = {
  says: /(?<!not )\blay (?:them|her) (?:flat|down)|\blie flat|\blies? down\b|\blay flat on/i,
  lines: {
    "notBreathing.2": "notBreathing",
    "anaphylaxis.2": "canBreathe",
    "bleeding.5": "canBreathe",
    "stroke.2": "canBreathe",
    "unconscious.5": "canBreathe",
    "shock.2": "always",
    "heatExhaustion.1": "canBreathe",
    "general.7": "canBreathe",
  },
};
const SIT_UP: Order = {
  says: /\bsit them UP\b|\bdo not lay them flat\b/,
  lines: { "inhaled.2": "canSwallow", "breathing.5": "canSwallow" },
};
const DRINK: Order = {
  says: /\bsips of\b|(?<!low |the )\bsugar now\b|: sugar\b|\bsweet drinks\b|\bgive sugar\b/i,
  lines: {
    "stroke.5": "canSwallow",
    "heatStroke.5": "canSwallow",
    "diabetic.1": "canSwallow",
    "diabetic.2": "canSwallow",
    "diabetic.3": "canSwallow",
    "shock.2": "canSwallow",
    "cold.3": "canSwallow",
    "heatExhaustion.3": "canSwallow",
    "muscle.2": "canSwallow",
    "general.6": "canSwallow",
    "general.7": "canSwallow",
  },
};
const NOTHING_BY_MOUTH: Order = {
  says: /nothing by mouth/i,
  lines: {
    "heatStroke.3": "always",
    "impaled.5": "always",
    "unconscious.5": "always",
    "diabetic.2": "always",
  },
};
const STAY_IN: Order = {
  says: /\bstays? in\b|\bstay inside\b/i,
  lines: {
    "siren.4": "until",
    "powerLine.1": "cab",
    "rollover.1": "cab",
    "crane.1": "wire",
    "crane.3": "cab",
    "aerialLift.1": "cab",
    "hoist.1": "cab",
    "earthquake.2": "cab",
    "swarm.3": "cab",
    "general.2": "cab",
  },
};
const GET_OUT: Order = {
  says: /\beverybody out\b|\bout now\b|\bleave now\b|\bget everybody out\b/i,
  lines: {},
};
const STAY_WITH: Order = {
  says: /\bstay with them\b|\bdo not leave them\b|\bgrab or leave them\b|\bnever alone\b/i,
  lines: {},
};
const KEEP_AWAY: Order = {
  says: /\bkeep away\b|\bnobody (?:goes )?near\b|\bkeep off\b/i,
  lines: {
    "powerLine.3": "wire",
    "overdose.3": "raging",
    "rollover.2": "rollsOn",
    "structure.1": "itself",
    "underWheel.1": "wire",
    "general.8": "raging",
  },
};
const MOVE: Order = {
  says: /\b(?<!not )(?:drag|carry|pull|winch) them (?:out|fast|from)|\bget (?:them|everybody) (?:out|down)\b/i,
  lines: {
    "pitEntry.6": "outside",
    "hiddenFire.1": "fire",
    "confinedSpace.3": "harness",
    "carbonMonoxide.1": "room",
    "fire.1": "fire",
    "suspension.1": "harness",
    "general.9": "harness",
  },
};
const DO_NOT_MOVE: Order = {
  says: /\bdo not move (?:them|the person|or stand)|\bmove anybody\b/i,
  lines: {
    "fracture.4": "unlessDanger",
    "struckBy.3": "unlessDanger",
    "fall.3": "unlessDanger",
    "injury.3": "unlessDanger",
    "ladder.4": "unlessDanger",
    "underWheel.5": "vehicle",
    "general.3": "unlessDanger",
  },
};
const SEAL: Order = { says: /\bseal it tight\b|\btape it (?:shut|tight)\b|\bmake it airtight\b/i, lines: {} };
const NEVER_SEAL: Order = {
  says: /\bnever seal/i,
  lines: {
    "chestWound.3": "hole",
    "violence.4": "hole",
    "impaled.5": "hole",
    "bleeding.4": "hole",
    "headSpine.2": "hole",
    "breathing.3": "hole",
    "general.5": "hole",
  },
};

const OPPOSITES: readonly (readonly [string, Order, Order])[] = [
  ["lie flat and sit up", LIE_FLAT, SIT_UP],
  ["drink and nothing by mouth", DRINK, NOTHING_BY_MOUTH],
  ["stay in and get out", STAY_IN, GET_OUT],
  ["stay with somebody and keep away", STAY_WITH, KEEP_AWAY],
  ["move and do not move", MOVE, DO_NOT_MOVE],
  ["seal and never seal", SEAL, NEVER_SEAL],
];

function lineOf(line: string, language: Language): string {
  const [card = "", number] = line.split(".");
  const t = translator(language, "joe-hazards");
  const text = card === "general" ? t("general") : t(`texts.${card as Hazard}`);
  return text.split("\n")[Number(number)] ?? "";
}

/** The lines that say so in English; those that are not listed count as said always. */
function found({ says }: Order): Line[] {
  const cards = [...HAZARDS, "general" as const];
  return cards.flatMap((card) => {
    const t = translator("en", "joe-hazards");
    const steps = (card === "general" ? t("general") : t(`texts.${card}`)).split("\n").slice(1);
    return steps.flatMap((step, n) => (says.test(step) ? [`${card}.${n + 1}` as Line] : []));
  });
}

describe.each(OPPOSITES)("%s", (_, one, other) => {
  test("are never both said of the same person without a condition", () => {
    const always = (order: Order) =>
      found(order).filter((line) => (order.lines[line] ?? "always") === "always");
    const [here, there] = [always(one), always(other)];
    expect(here.length > 0 && there.length > 0 ? { here, there } : undefined).toBeUndefined();
  });

  test("are listed where they are said, and nowhere else", () => {
    for (const order of [one, other]) {
      const lines = found(order);
      for (const line of Object.keys(order.lines)) expect(lines, line).toContain(line);
    }
  });

  test.each(LANGUAGES)("have their conditions in the line itself, in %s", (language) => {
    for (const { lines } of [one, other])
      for (const [line, condition = "always"] of Object.entries(lines))
        expect(lineOf(line, language), line).toMatch(CONDITIONS[condition][language]);
  });
});

test.each(LANGUAGES)(
  "who may jump is gone to although nobody goes near an unknown danger, in %s",
  (language) => {
    const t = translator(language, "joe-hazards");
    const alone = { en: /only there one goes/, es: /solo ahí va uno/, he: /רק אליו ניגש אחד/ }[language];
    expect(t("general")).toMatch(alone);
    expect(t("general")).toMatch(CONDITIONS.mayJump[language]);
  },
);

test.each(LANGUAGES)(
  "a wound too high for a tourniquet is packed and pressed with both hands, in %s",
  (language) => {
    const t = translator(language, "joe-hazards");
    const both = { en: /both hands/, es: /dos manos/, he: /בשתי ידיים/ }[language];
    for (const text of [t("texts.impaled"), t("texts.bleeding"), t("general")]) expect(text).toMatch(both);
  },
);

test.each(LANGUAGES)("a battery that swells is carried by nobody, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  const carried = { en: /do not touch, carry/, es: /no la toque, cargue/, he: /לא לגעת, לא לשאת/ }[language];
  expect(t("texts.fire")).toMatch(carried);
});
