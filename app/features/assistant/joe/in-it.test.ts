import { expect, test } from "vitest";
import { toldBy } from "./hazards/recognise.logic.ts";
import { readQuestion } from "./question.ts";

/** A danger that is asked as a rule, in one clause, by whoever stands beside it. */
test.each([
  ["en", "max time in the tank with no air, joes in there", "confinedSpace"],
  [
    "en",
    "whats the longest somebody can be in a vault with low oxygen, luis already went in",
    "confinedSpace",
  ],
  [
    "en",
    "whats the max ppm for h2s in the tank, tony is in there and the meter is screaming",
    "confinedSpace",
  ],
  ["en", "how far at least from the bomb we dug up", "bomb"],
  ["en", "how far back at most should people be, the crane is leaning", "crane"],
  ["es", "cuánto tiempo puede estar uno en el pozo sin ventilar, ya bajó Pedro", "confinedSpace"],
  [
    "es",
    "cuantas ppm de co se permiten en el sotano, ya estan adentro y les duele la cabeza",
    "carbonMonoxide",
  ],
  ["es", "profundidad maxima sin ademe, ya hay gente abajo", "trench"],
  ["es", "a que distancia minima hay que estar del proyectil que sacamos con la maquina", "bomb"],
  ["he", "כמה זמן מותר להיות במיכל בלי אוורור, יוסי כבר בפנים", "confinedSpace"],
  ["he", "באיזה עומק מותר בלי דיפון, כבר יש שם שני פועלים", "trench"],
  ["he", "מה המרחק המינימלי מפצצה שמצאנו בחפירה", "bomb"],
  ["he", "כמה רחוק לפחות לעמוד מהבלון שבוער", "cylinder"],
] as const)(
  "whoever is in it now is warned, whatever rule is asked for (%s): %s",
  (language, text, scene) => {
    expect(toldBy(text).hazards).toContain(scene);
    expect(readQuestion(text, language).warning).toBeDefined();
  },
);

test.each([
  ["en", "max time in a tank without ventilation per osha"],
  ["en", "how far at least from blasting must people stand"],
  ["en", "how deep can a trench be without shoring"],
  ["en", "how long can he be in there without air, he goes in tomorrow"],
  ["en", "how long can workers be in there before a break in heat"],
  ["en", "trench is 4 ft 6 no box, guys in it for an hour. under 5 so its legal right"],
  ["en", "what size box do i need for a 9 ft trench, 3 guys in it"],
  ["en", "max occupancy for the office, 30 people are in it"],
  ["en", "does the gfci need to be within 6 ft, outlet is already in"],
  ["es", "cuanto tiempo se permite en espacio confinado sin ventilar segun norma"],
  ["es", "a que distancia minima se almacenan explosivos"],
  ["es", "que profundidad maxima de zanja sin ademe"],
  ["es", "cuantos contactos lleva la cocina, ya estan adentro los muebles"],
  ["es", "que altura lleva el pasamanos, ya hay uno de 34"],
  ["he", "כמה זמן מותר לעבוד במיכל בלי אוורור לפי התקן"],
  ["he", "כמה שקעים צריך במטבח, אני בפנים"],
] as const)("the same rule with nobody in it stays calm (%s): %s", (language, text) => {
  expect(readQuestion(text, language).warning).toBeUndefined();
});
