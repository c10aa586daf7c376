import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { sayWarning, warningOf } from "./hazards/warning.ts";

/** The fourth to the twelfth set, each written and judged by somebody who had not seen the code. */
interface Asked {
  id: string;
  language: Language;
  text: string;
  /** The scene whose steps stand first, where the first run told another one's. */
  opens?: Hazard;
}

const read = (file: string) =>
  JSON.parse(
    fs.readFileSync(new URL(`../../../../tests/eval/hazards/${file}`, import.meta.url), "utf8"),
  ) as Asked[];
const SETS = ["fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"].map(
  (name) => ({
    name,
    emergencies: read(`${name}.json`),
  }),
);

describe.each(SETS)("of the sixty emergencies of the $name set", ({ emergencies }) => {
  test("each gets a warning", () => {
    expect(emergencies.length).toBeGreaterThanOrEqual(60);
    const silent = emergencies.filter(({ text, language }) => !warningOf(text, language));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test("each whose first run told another scene opens its own", () => {
    const other = emergencies.filter(({ text, opens }) => {
      const { isCertain, hazards } = toldBy(text);
      return opens && !(isCertain && hazards[0] === opens);
    });
    expect(other.map(({ id, text, opens }) => `${id} ${opens} ${toldBy(text).hazards}`)).toEqual([]);
  });
});

test("nobody is brought down from a scaffold that still creaks", () => {
  const { text = "" } = read("eighth.json").find(({ id }) => id === "es-E20") ?? {};
  expect(toldBy(text).hazards).not.toContain("suspension");
});

/** The tenth set's causes in other words, six at least in each language; none of them is a measure of what is unseen. */
const TENTH_CAUSES = read("tenth-causes.json");

test("what the tenth set was mended by opens the same scenes in five hundred other sentences", () => {
  expect(TENTH_CAUSES.length).toBeGreaterThan(500);
  const other = TENTH_CAUSES.filter(({ text, opens }) => {
    const { isCertain, hazards } = toldBy(text);
    return !isCertain || hazards[0] !== opens;
  });
  expect(other.map(({ id, text }) => `${id} ${toldBy(text).hazards} ${text}`)).toEqual([]);
});

test.each(["en", "es", "he"] as const)(
  "each cause of the tenth set is told in six ways in %s",
  (language) => {
    const ways = new Map<string, number>();
    for (const { opens = "" } of TENTH_CAUSES.filter((each) => each.language === language))
      ways.set(opens, (ways.get(opens) ?? 0) + 1);
    expect(Math.min(...ways.values())).toBeGreaterThanOrEqual(6);
  },
);

/** Kinds that no set has had; of the first hundred and twenty eleven got no warning at first. */
const NEW_KINDS = read("new-kinds.json");

test("of a hundred and thirty-eight emergencies of new kinds each gets a warning", () => {
  expect(NEW_KINDS).toHaveLength(138);
  const silent = NEW_KINDS.filter(({ text, language }) => !warningOf(text, language));
  expect(silent.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
});

test.each(NEW_KINDS.filter(({ opens }) => opens))(
  "$id of new kinds opens its own scene",
  ({ text, opens }) => {
    const { isCertain, hazards } = toldBy(text);
    expect(isCertain && hazards[0]).toBe(opens);
  },
);

test.each([
  ["he shot a concrete nail it bounced and stuck in his eyelid", "eyeChemical"],
  ["the crane is leaning and the operator wants to jump", "suicide"],
  ["la grua se ladea y el operador quiere brincar", "suicide"],
  ["העגורן נטה והמפעיל רוצה לקפוץ", "suicide"],
] as const)("an eye with a nail is not rinsed, who leaves a crane is not dying: %s", (text, hazard) => {
  expect(toldBy(text).hazards).not.toContain(hazard);
});

test("nobody who breathes fast or lacks air is to be pressed on the chest", () => {
  const pressed = NEW_KINDS.filter(({ text }) => toldBy(text).hazards.includes("notBreathing"));
  expect(pressed.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
});

test.each(["en", "es", "he"] as const)(
  "nobody is told to stay in a truck that stands on rails, in %s",
  (language) => {
    const onRails = NEW_KINDS.filter(
      (each) => each.language === language && /train|tren|רכבת/.test(each.text),
    );
    expect(onRails.length).toBe(1);
    for (const { text } of onRails) expect(toldBy(text).stayIn).toBeUndefined();
  },
);

test.each([...read("eighth-calm.json"), ...read("ninth-calm.json")])(
  "no emergency: $id $text",
  ({ text, language }) => {
    expect(warningOf(text, language)).toBeUndefined();
  },
);

test.each([
  ["en", "what does a mixer cost per day"],
  ["en", "how big a generator for a sump pump pit"],
  ["es", "cuanta gasolina gasta una bomba de gasolina para vaciar una cisterna"],
  ["he", "איזה גנרטור צריך לשאיבת בור"],
  ["en", "roof edge flashing where do i end it"],
] as const)("its words alone alarm nobody (%s): %s", (language, text) => {
  expect(warningOf(text, language)).toBeUndefined();
});

/** The same in other words. */
test.each([
  ["a machine rolled over and his leg is under it, can we jack it", "crush"],
  ["gas pump runnin down in the wet well and he went quiet", "confinedSpace"],
  ["dejamos la motobomba prendida dentro de la cisterna y mi hermano no contesta", "confinedSpace"],
  ["גנרטור עבד בתוך הבור ועכשיו הוא למטה לא זז", "confinedSpace"],
  ["smelled rotten eggs at the manhole, joe climbed down and i cant hear him", "confinedSpace"],
  ["stray dog latched on to my arm and tore it open", "bite"],
  ["esta parado en la orilla de la azotea y dice que quiere acabar con todo", "suicide"],
  ["הוא יושב על שפת הגג ואומר שהוא רוצה לגמור עם הכל", "suicide"],
  ["apprentice swallowed a drywall screw he had in his teeth", "swallowed"],
  ["sprayed foam in the attic now my chest is whistling and i cant talk", "breathing"],
  ["nuestro diabetico anda peleando con todos y bien sudado", "diabetic"],
] as const)("“%s” opens %s", (text, hazard) => {
  const { isCertain, hazards } = toldBy(text);
  expect(isCertain && hazards[0]).toBe(hazard);
});

/** What harmed or misled at the first run of the eleventh set. */
test.each([
  ["es-E19", "fall", "the hoist is no way down while the ground shakes"],
  ["es-E20", "crane", "who gasps has no cab to stay in"],
  ["he-E01", "confinedSpace", "who fell down a lift shaft fell"],
  ["en-E02", "clothesFire", "knees on fire under wet jeans are wet cement"],
  ["en-E16", "shock", "a headache the day after a blow is the head"],
  ["he-E15", "headSpine", "who saw a death and breathes fast was not struck"],
] as const)("%s is not told of %s: %s", (id, other, _why) => {
  const { text = "" } = read("eleventh.json").find((each) => each.id === id) ?? {};
  expect(text).not.toBe("");
  expect(toldBy(text).hazards).not.toContain(other);
  expect(toldBy(text).stayIn).toBeUndefined();
});

test.each(["en", "es", "he"] as const)(
  "an earthquake begins with what is done at once, in %s",
  (language) => {
    const text = {
      en: "earthquake right now, take the hoist down?",
      es: "sismo ahorita, bajamos por el elevador?",
      he: "רעידת אדמה עכשיו, לרדת במעלית?",
    }[language];
    const warning = warningOf(text, language);
    expect(warning?.hazards[0]).toBe("earthquake");
    const first = warning ? sayWarning(warning, translator(language, "joe-hazards")).split("\n")[0] : "";
    expect(first).toMatch(/^(?:DROP, COVER|AGÁCHESE|לרדת נמוך)/);
    expect(first).toMatch(/hoist|elevador|מעלית/);
  },
);

test.each([
  ["en", "septic tank smells, what vent size"],
  ["en", "wall 26 in wide between door and fireplace, can i skip the outlet"],
  ["en", "can he use his inhaler in the respirator fit test"],
  [
    "en",
    "trench 5 1/2 ft deep, clay, type B soil, straight walls no box no shoring. guys only gonna be in there like 20 min to make up a joint. can we",
  ],
  ["es", "la fosa séptica huele, qué medida de ventilación le pongo"],
  ["he", "פרוזדור מילוט בבניין משרדים, תקרה מונמכת רציפה בגובה 2.20 מ' לכל האורך. יאשרו לי?"],
  [
    "he",
    "פועל על גג שטוח מסחרי בגובה 2 מטר מעל הקרקע, בלי מעקה ובלי רתמה, כי שמעתי שרק מעל 3 מ' חייבים. אפשר ככה?",
  ],
] as const)("a calm question gets no emergency sheet (%s): %s", (language, text) => {
  expect(warningOf(text, language)).toBeUndefined();
});

test.each([
  ["trench 5 1/2 ft deep no box, wall cracked, guys only gonna be in there 20 min, can we", "trench"],
  ["he used his inhaler before the fit test and he still cant breathe", "breathing"],
  ["septic tank smells and he went in and isnt answering", "confinedSpace"],
] as const)("what resembles it and is one keeps its warning: %s", (text, hazard) => {
  expect(toldBy(text).hazards).toContain(hazard);
});
