import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { HAZARDS, type Hazard } from "./dangers/dangers.data.ts";
import { sayWarning, warningOf } from "./warning.ts";

const stepsOf = (language: Language, scene: Hazard) =>
  translator(language, "joe-hazards")(`texts.${scene}`).split("\n").slice(1);

const SAYS_CPR = { en: /\bCPR\b/, es: /\bRCP\b/, he: /החייאה/ };
/** Who gets it: somebody who gives no answer, and who does not breathe. */
const NO_ANSWER = {
  en: /out cold|no answer|do not answer|stops responding|go(?:es)? limp|gets NO CPR/i,
  es: /desmaya|no responde|NO se le da RCP/i,
  he: /בלי הכרה|לא מגיב|איבד[הו]? הכרה|מאבד הכרה|לא מקבל החייאה/,
};

describe.each(LANGUAGES)(
  "a step that hurts where it does not fit says in itself whom it is for, in %s",
  (language) => {
    test("nobody who answers, coughs or talks is given CPR", () => {
      // Of a newborn nobody asks an answer.
      const without = HAZARDS.filter((scene) => scene !== "birth").flatMap((scene) =>
        stepsOf(language, scene)
          .filter((step) => SAYS_CPR[language].test(step) && !NO_ANSWER[language].test(step))
          .map((step) => `${scene}: ${step}`),
      );
      expect(without).toEqual([]);
    });

    test.each(["headSpine", "fall", "struckBy", "impaled", "injury", "rollover", "fracture"] as const)(
      "who must not be moved may sit where breath is short: %s",
      (scene) => {
        expect(stepsOf(language, scene).join("\n")).toMatch(
          /short of breath[^.]*\bsit\b|falta (?:el )?aire[^.]*(?:sentad|siént|sentar|siente)|קשה (?:לו )?לנשום[^.]*(?:לשבת|יישב)/,
        );
      },
    );

    test.each(["bleeding", "headSpine", "impaled", "breathing", "violence"] as const)(
      "a hole in the chest or back is never sealed: %s",
      (scene) => {
        expect(stepsOf(language, scene).join("\n")).toMatch(
          /never sealed|never seal it|nunca sellado|לא (?:לאטום|אטום)/i,
        );
      },
    );

    test("a chemical in the eye is rinsed before anything is said of an eye that is not", () => {
      const [first = "", ...rest] = stepsOf(language, "eye");
      expect(first).toMatch(/rinse at once|enjuague ya|לשטוף מיד/);
      expect(rest.join("\n")).toMatch(/No chemical, but|Sin químico, pero|בלי חומר, אבל/);
    });

    test("whoever holds the call for help back until somebody is hurt is told when not to", () => {
      const { stop } = { stop: translator(language, "joe-hazards")("leads.stop") };
      expect(stop).toMatch(
        /missing or may jump.*fall, burn or burst|falta.*aviente.*caer, arder|נעדר.*יקפוץ.*ליפול, לבעור/,
      );
    });
  },
);

function said(text: string): string {
  const warning = warningOf(text, "en");
  return warning ? sayWarning(warning, translator(warning.language, "joe-hazards")) : "";
}

/** Scenes whose words open the card of the scene next to them, each with what keeps that card from hurting. */
test.each<[text: string, says: RegExp]>([
  ["dude got stabbed in the back with a screwdriver, air bubbles coming out, tape it tight?", /never seal/i],
  [
    "le enterraron un cuchillo en la espalda y hace burbujas, lo acuesto y la tapo con cinta",
    /nunca sellado/,
  ],
  ["דקרו אותו בגב ויש בועות מהפצע, להשכיב ולהדביק בניילון אטום", /לא לאטום/],
  ["shot in the chest w nail gun, nail fell out, hole sucking air, duct tape it?", /never seal/i],
  ["fell off the ladder onto his back, cant breathe right and wants to sit, hold him down?", /let them sit/],
  ["se cayo del andamio y le cuesta respirar, quiere sentarse, lo dejo acostado?", /respire mejor/],
  ["נפל מהסולם על הגב וקשה לו לנשום, הוא רוצה לשבת, להחזיק אותו שוכב?", /שהכי קל לנשום/],
  ["she mixed bleach with acid cleaner, coughing bad and cant catch her breath", /do not lay them flat/i],
  ["respiro cloro de la alberca y tose mucho, no respira bien, le doy rcp", /NO se le da RCP/],
  ["נשמה כלור מהבריכה, משתעלת ולא נושמת טוב, להשכיב אותה", /לא מקבל החייאה/],
  ["forklift clipped him in the chest, chest pain, give him aspirin?", /Only without a blow/],
  ["he is shaking holding the drill cord cant let go, do i hold him down", /Do NOT touch the person/],
  ["buddy snoring real slow lips blue after he took something, sleep it off?", /Snoring so is not sleep/],
  ["blood from his ear after a hit, cotton in it?", /let it run, plug nothing/],
  ["trench caved in on his legs, pull the trucks away from the edge?", /machines no nearer/],
])("what keeps a card from hurting in the scene next to its own stands in it: %s", (text, says) => {
  expect(said(text)).toMatch(says);
});

test.each([
  [
    "drain cleaner splashed his eye, its all foggy, he cant see, tape a patch on it?",
    /Flush the eye NOW|rinse at once/,
  ],
  ["le salpico destapacaños en el ojo y ve nublado, se lo tapo", /Lave el ojo YA|enjuague ya/],
  ["מסיר סתימות ניתז לו לעין והוא רואה מטושטש, לכסות בתחבושת", /לשטוף את העין עכשיו|לשטוף מיד/],
] as const)(
  "an eye with a chemical in it is rinsed before anything is said of one that is not: %s",
  (text, rinse) => {
    const scene =
      said(text)
        .split("\n\n")
        .find((block) => rinse.test(block)) ?? "";
    const not = scene.search(/do not rinse|not rinsed|no enjuague|no se enjuaga|לא לשטוף|לא שוטפים/i);
    expect(scene.search(rinse)).toBeGreaterThan(-1);
    expect(scene.search(rinse)).toBeLessThan(not);
  },
);
