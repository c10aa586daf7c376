import fs from "node:fs";
import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { LANGUAGES, type Language } from "~/i18n/languages.ts";
import type { Hazard } from "./hazards/dangers/dangers.data.ts";
import { toldBy } from "./hazards/recognise.logic.ts";
import { sayWarning, warningOf } from "./hazards/warning.ts";
import { readQuestion } from "./question.ts";

/** Sixty emergencies of a ninth stranger. At their first run none could have hurt, two got no warning. */
const SET = JSON.parse(
  fs.readFileSync(new URL("../../../../tests/eval/hazards/fourteenth.json", import.meta.url), "utf8"),
) as { id: string; language: Language; text: string }[];

const opened = (text: string): Hazard | undefined => {
  const { isCertain, hazards } = toldBy(text);
  return isCertain ? hazards[0] : undefined;
};
const said = (text: string, language: Language) => {
  const warning = warningOf(text, language);
  return warning ? sayWarning(warning, translator(warning.language, "joe-hazards")) : "";
};

test("each of the sixty gets a warning", () => {
  expect(SET).toHaveLength(60);
  expect(SET.filter(({ text, language }) => !warningOf(text, language)).map(({ id }) => id)).toEqual([]);
});

/** Those that opened another scene, showed theirs folded, or none. */
const MENDED = {
  "en-E04": "hydrofluoric",
  "en-E08": "diabetic",
  "en-E11": "drowning",
  "en-E12": "eyeChemical",
  "en-E14": "bomb",
  "en-E16": "inhaled",
  "en-E17": "numbSaddle",
  "en-E18": "inhaled",
  "en-E19": "carWater",
  "en-E20": "swingStage",
  "es-E24": "inhaled",
  "es-E27": "pressure",
  "es-E29": "bite",
  "es-E30": "swarm",
  "es-E32": "pregnantHurt",
  "es-E37": "eyeChemical",
  "es-E39": "fire",
  "he-E49": "cylinder",
  "he-E52": "rabies",
  "he-E54": "toxicGas",
  "he-E56": "lightning",
  "he-E59": "openBelly",
  "he-E60": "suicide",
} as const satisfies Record<string, Hazard>;

test.each(Object.entries(MENDED))("%s opens %s", (id, scene) => {
  const asked = SET.find((each) => each.id === id);
  expect(opened(asked?.text ?? "")).toBe(scene);
});

/** The same causes in other words. */
test.each<[text: string, scene: Hazard]>([
  ["swing scaffold tilted on one side, painters clipped in, he wants to go for the balcony", "swingStage"],
  ["la guindola se ladeó, los dos enganchados, le pican para abajo?", "swingStage"],
  ["excavator dug up an old shell with fins, whats next", "bomb"],
  ["salió un obús con la excavadora en el cimiento", "bomb"],
  ["sprayed brake cleaner and welded it, white smoke, chest is tight", "inhaled"],
  ["usó limpiador de frenos y soldó, humo blanco y tose", "inhaled"],
  ["ריתך אחרי ספריי ברקסים, עשן לבן ומשתעל", "inhaled"],
  ["bees all over him, hes running for the pool", "swarm"],
  ["toddler fell head first in a pail of water and hes blue", "drowning"],
  ["el bebe estaba de cabeza en la cubeta, no respira", "drowning"],
  ["relief valve on the boiler is blowing steam, boss says plug it", "pressure"],
  ["שסתום ביטחון של הדוד שורק קיטור, לסתום?", "pressure"],
  ["oxygen hose soaked his shirt and he wants a smoke", "oxygen"],
  ["came down straddling the pipe and pees blood", "astride"],
  ["ring stuck on a swollen finger, going purple", "ring"],
  ["grinder opened his belly and the guts are out", "openBelly"],
])("“%s” opens %s", (text, scene) => {
  expect(opened(text)).toBe(scene);
});

test.each([
  "nail gun went off and theres a nail in his chest only the head is showing",
  "lag bolt went in his thigh, head is out, do i pull",
  "she's buried in the trench only her head is showing",
  "the baby's head is bleeding, hammer fell on it",
  "my belly hurts can i push through the shift",
  "בורג נכנס לו לבטן רק רואים את הראש",
  "se le clavó un clavo en el pecho, solo se ve la cabeza",
])("no birth is told of whom a nail, a bank or a blow holds: %s", (text) => {
  const { hazards } = toldBy(text);
  expect(hazards).not.toContain("birth");
  const { opens } = warningOf(text, "en")?.second ?? {};
  expect(opens).not.toBe("birth");
});

test.each([
  ["en", "front porch has 3 steps, no handrail. legal?"],
  ["en", "is an aluminum ladder allowed within 3 ft of a live panel"],
  ["en", "basement bedroom has no egress window is that legal"],
  ["en", "7 ft trench only in there for an hour do i need shoring"],
  ["en", "framing new house stairs, can i run 8 inch risers so i dont lose a step"],
  ["es", "la muestra de plomo en el aire de 8 horas salio 60 microgramos por metro cubico, ¿cumple?"],
  ["he", "דוד גז רגיל במוסך של הבית, הלהבה 12 אינץ מעל הרצפה בסדר?"],
] as const)("who asks for a rule is not alarmed (%s): %s", (language, text) => {
  expect(readQuestion(text, language).warning).toBeUndefined();
});

test.each([
  ["en", "can my guys hop in a 7 ft trench for an hour without shoring"],
  ["es", "un trabajador en zanja de 7 pies por una hora sin entibado, ¿se permite?"],
] as const)("an hour in a deep trench is no, and whoever is in it comes out (%s): %s", (language, text) => {
  const { warning, limit } = readQuestion(text, language);
  expect(warning).toBeUndefined();
  expect(limit?.duty?.duty.id).toBe("trenchProtection");
  expect(limit?.duty?.limits.map(({ verdict }) => verdict)).toEqual(["needed"]);
  expect(translator(language, "joe-limits")("cases.noCaveIn")).toMatch(/comes out now|sale ya/);
});

test.each([
  "7 ft trench no box guys are in it now only an hour",
  "they have been in the 9 ft trench for an hour with no shoring ok?",
  "הפועל עכשיו בתעלה של 7 רגל בלי דיפון רק לשעה",
])("who is in it already is warned: %s", (text) => {
  expect(toldBy(text).hazards).toContain("trench");
});

test.each<[text: string, scene: Hazard]>([
  ["she locked herself in the conex, note on the door says goodbye", "suicide"],
  ["se encerró en el tráiler con la pistola de clavos y dice adiós", "suicide"],
  ["floor finisher used lacquer and the furnace pilot is right there, fumes everywhere", "chemicalSpill"],
  ["new guy froze on the scaffold, scared, cant climb down", "frozenUp"],
  ["הוא קפא על הפיגום מרוב פחד ולא מסוגל לרדת", "frozenUp"],
])("what a first look had not heard opens: %s", (text, scene) => {
  expect(opened(text)).toBe(scene);
});

test("a fire above a bedroom without a way out is no question about windows", () => {
  expect(toldBy("we are sleeping in the basement, fire upstairs, no egress window").hazards).toContain(
    "fire",
  );
});

test.each(LANGUAGES)("what a platform hangs by is never left, in %s", (language) => {
  const t = translator(language, "joe-hazards");
  expect(t("stays.stage")).toMatch(/STAY HOOKED|SIGA ENGANCHADO|להישאר מחוברים/);
  const [first = ""] = t("texts.swingStage").split("\n").slice(1);
  expect(first).toMatch(/neither up nor down|ni subir ni bajar|לא ללחוץ למעלה ולא למטה/);
});

test("who hangs on a platform reads first to stay hooked", () => {
  const text = "one end of the swing stage dropped, 2 guys still clipped, one wants to unclip";
  expect(said(text, "en").startsWith("STAY HOOKED")).toBe(true);
});

test.each(LANGUAGES)("a drowned child is not held upside down and gets breaths first, in %s", (language) => {
  const drowning = translator(language, "joe-hazards")("texts.drowning");
  expect(drowning).toMatch(/upside down|de cabeza|ראש למטה/);
  expect(drowning).toMatch(/2 (?:rescue breaths|respiraciones|הנשמות)/);
});

test.each(LANGUAGES)("a valve that relieves is never plugged, in %s", (language) => {
  expect(translator(language, "joe-hazards")("texts.pressure")).toMatch(
    /NEVER plug|NUNCA le ponga tapón|לעולם לא לסתום/,
  );
});
