import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import { HAZARDS, type Hazard } from "./dangers/dangers.ts";

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
      const without = HAZARDS.flatMap((scene) =>
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
