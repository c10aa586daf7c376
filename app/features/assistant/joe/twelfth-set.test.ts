import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { asksForAFigure, TELLING, withoutPurpose } from "./asks-a-figure.logic.ts";
import { conceptNames } from "./hazards/asked.logic.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { sayWarning, warningOf } from "./hazards/warning.ts";
import { readQuestion } from "./question.ts";

/** What could have hurt or was not heard at the first run of the twelfth set, in other words than its own. */
test.each([
  ["little kid floating face down in the pond by the job, pulled out n floppy", "drowning"],
  ["found her face down in a footing full of water shes gray", "drowning"],
  ["el niño estaba boca abajo en el charco, lo sacamos y está todo flojito", "drowning"],
  ["מצאנו ילד עם הפנים למטה בבור מלא מים, הוא אפור ורפוי", "drowning"],
  ["grinder wheel let go and caught his neck, blood is squirting with every beat", "bleeding"],
  ["se le reventó el disco y le brota la sangre a chorros del cuello", "bleeding"],
  ["דיסק נשבר ופגע לו בצוואר, משפריץ דם", "bleeding"],
  ["he handed out all his tools, said he wont need em, now hes up on the roof alone", "suicide"],
  ["repartió sus herramientas, dijo ya no las necesito y se subió solo a la azotea", "suicide"],
  ["חילק לכולם את הכלים שלו ועלה לגג לבד", "suicide"],
  ["inside the storm drain and the water turned brown with twigs", "flashFlood"],
  ["estamos dentro del colector y el agua viene café con ramas", "flashFlood"],
  ["אנחנו בתוך המובל והמים נהיו חומים", "flashFlood"],
  ["i touched the panel and flew back, feel ok but my heart skips", "electricShock"],
  ["toqué el tablero y salí volando, ya estoy bien pero el corazón me brinca", "electricShock"],
  ["נגעתי בלוח ונזרקתי אחורה, הלב מדלג", "electricShock"],
] as const)("“%s” opens %s", (text, hazard) => {
  const { isCertain, hazards } = toldBy(text);
  expect(isCertain && hazards[0]).toBe(hazard);
  expect(hazards).not.toContain("headSpine");
});

test.each(LANGUAGES)(
  "breath comes before keeping still where the head or neck is hurt, in %s",
  (language) => {
    const [first = ""] = translator(language, "joe-hazards")("texts.headSpine").split("\n").slice(1);
    expect(first).toMatch(/CPR|RCP|החייאה/);
    expect(first).toMatch(/2 (?:breaths|respiraciones|הנשמות)/);
  },
);

test.each(LANGUAGES)(
  "no card of somebody who lies there says to keep still above who gets CPR, in %s",
  (language) => {
    for (const scene of ["headSpine", "fall", "struckBy", "injury", "unconscious"] as const) {
      const steps = translator(language, "joe-hazards")(`texts.${scene}`).split("\n").slice(1);
      const still = steps.findIndex((step) =>
        /do not move (?:them|the person|or twist)|keep still|sin moverse|no (?:lo|la) mueva|no mueva a la persona|לא להזיז (?:אותו|את)|בלי תזוזה/i.test(
          step,
        ),
      );
      const breath = steps.findIndex((step) => /\bCPR\b|\bRCP\b|החייאה/.test(step));
      expect(breath, scene).toBeGreaterThanOrEqual(0);
      if (still >= 0) expect(breath, scene).toBeLessThanOrEqual(still);
    }
  },
);

test.each(LANGUAGES)("a bleeding neck is pressed on, on one side, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  expect(t("texts.headSpine")).toMatch(
    /Bleeding neck: press hard on one side|Cuello que sangra: presione fuerte de un lado|צוואר מדמם: ללחוץ חזק מצד אחד/,
  );
  expect(t("texts.bleeding")).toMatch(
    /Neck: press flat on one side only, off the windpipe; do not pack|Cuello: presione plano de un solo lado, sin tocar la tráquea; no rellene|צוואר: ללחוץ שטוח רק מצד אחד, לא על קנה הנשימה; לא לדחוס/,
  );
});

test.each(LANGUAGES)("who clears a place leaves nobody alone who may jump, in %s", (language) => {
  expect(translator(language, "joe-hazards")("leads.stop")).toMatch(
    /whoever may jump is not left alone|quizá se aviente no lo dejen solo|אולי יקפוץ לא נשאר לבד/,
  );
});

test("steam on a neck is a burn and a bad smell in a drain is bad air, whatever lies in the water", () => {
  expect(toldBy("the hose sprayed steam on his face and neck and his voice is hoarse").hazards).not.toContain(
    "bleeding",
  );
  expect(toldBy("olia a huevo podrido en el drenaje y esta tirado boca abajo en el agua").hazards).toContain(
    "confinedSpace",
  );
});

test.each([
  ["en", "whats the highest guard i can get away with on a spiral stair"],
  [
    "en",
    "doing the gas leak test tomorrow. what is the lowest test pressure i'm allowed to put on the gauge?",
  ],
  ["en", "line is 69 kv and stays hot, boom never nearer than 16 ft. thats enuf distance for a crane pick?"],
  ["en", "just in case of fire, how far can the extinguisher be at most?"],
  ["en", "so nobody gets shocked: how far at least from the pool does a light switch have to be?"],
  ["es", "Por si algún día hay incendio, ¿a cuántos metros como máximo debe quedar el extintor?"],
  ["es", "para que nadie se electrocute, ¿a cuántos pies mínimo de la alberca va el apagador?"],
  ["he", "למקרה שתהיה שריפה, באיזה מרחק לכל היותר צריך להיות מטף?"],
  ["he", "כדי שאף אחד לא יתחשמל, כמה רחוק לפחות מהבריכה צריך להיות מפסק אור?"],
] as const)("who asks for a figure and tells of nobody is not alarmed (%s): %s", (language, text) => {
  expect(readQuestion(text, language).warning).toBeUndefined();
});

test.each([
  ["en", "so nobody gets shocked how far do i stay, he is stuck to the panel"],
  ["en", "what is the lowest he can be in the trench, it caved in on him"],
  ["en", "in case of fire, how far can the extinguisher be at most? the office is burning"],
  ["en", "how close can we get at most, he touched the downed line and wont let go"],
  [
    "es",
    "por si algún día hay incendio, ¿a cuántos metros como máximo va el extintor? ya hay humo en la bodega",
  ],
  ["he", "כדי שאף אחד לא יתחשמל, כמה רחוק לפחות לעמוד? הוא דבוק ללוח"],
] as const)("what goes on beside a figure keeps its warning (%s): %s", (language, text) => {
  expect(withoutPurpose(text)).toBe(text);
  expect(asksForAFigure(text)).toBe(false);
  expect(readQuestion(text, language).warning).toBeDefined();
});

test.each([
  "how many feet at least do we clear, the crane is tipping",
  "what's the maximum we can load the scaffold, its swaying",
  "what's the highest they can work at right now with no rails its windy",
  "how deep max can we go in with no shoring, ground is wet and sloughing",
  "whats the most gas we can breathe in the pit before its bad, meter says 40 lel",
])("a figure of what moves, blows or gives way is no calm question: %s", (text) => {
  expect(asksForAFigure(text)).toBe(false);
  expect(readQuestion(text, "en").warning).toBeDefined();
});

test.each([
  ["en", "8 inch supply duct in an unconditioned attic, minimum insulation R-value?"],
  ["es", "ducto de 8 pulgadas en ático sin acondicionar, ¿valor R mínimo del aislamiento?"],
  ["he", "תעלת אספקה של מיזוג בקוטר 8 אינץ' בעליית גג לא ממוזגת, איזה ערך R מינימלי לבידוד?"],
] as const)("a duct's diameter is no thickness of its insulation (%s)", (language, text) => {
  const { calculation } = readQuestion(text, language);
  expect(calculation && "calculation" in calculation && calculation.calculation.formula).not.toBe(
    "insulationR",
  );
});

test.each(LANGUAGES)(
  "a limit read past a word that was not understood is not called the limit, in %s",
  (language) => {
    expect(translator(language, "joe-limits")("unread")).toMatch(
      /not judged that number|no juzgué esa medida|המספר לא נבחן/,
    );
  },
);

test("a flood wave in a drain is told to get out before anything else", () => {
  const warning = warningOf("in the culvert, brown water and twigs coming, keep working?", "en");
  const said = warning ? sayWarning(warning, translator("en", "joe-hazards")) : "";
  expect(said).toMatch(/A flood wave[^\n]*:\n1\. Out now/);
});

test("what tells of somebody beside a figure is said by concepts that exist", () => {
  expect(TELLING.filter((concept) => !conceptNames().has(concept))).toEqual([]);
});
