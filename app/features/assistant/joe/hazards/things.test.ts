import { describe, expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { readQuestion } from "../question.ts";
import { sayWarning } from "./warning.ts";

describe("a question that names a thing and tells of no event is calm", () => {
  test.each<[Language, string]>([
    ["en", "scaffold height 26 ft, how many ties"],
    ["en", "what scaffold height needs guardrails"],
    ["en", "max scaffold height without ties"],
    ["en", "load on a scaffold 25 psf light duty"],
    ["en", "dead load 15 psf live load 40 psf span 12 ft"],
    ["en", "how much fall does a 40 ft drain pipe need"],
    ["es", "a que distancia de la pared pongo el pie de una escalera de mano de 24 pies"],
    ["es", "carga maxima de una escalera de mano"],
    ["es", "cuantas libras aguanta una escalera de mano"],
    ["es", "carga muerta de 15 psf y carga viva de 40 psf"],
    ["es", "costo de mano de obra con 3 hombres a 30 por hora"],
    ["he", "כמה עומס psf נושא פיגום"],
    ["he", "עומס מת 15 psf ועומס חי 40 psf במפתח 12 רגל"],
    ["he", "מה העומס על פיגום קל 25 psf"],
    ["he", "עומס מותר לפיגום כבד psf"],
    ["he", "עומס שטח 50 psf ורוחב תורם 8 רגל"],
    ["en", "do shock absorbers (water hammer arrestors) go on the washer box"],
    ["en", "how soon can i early entry saw the control joints and not burn thru the blade"],
    ["en", "generator only runs with the choke on"],
    ["en", "can i bury the crushed old sidewalk under the driveway base"],
    ["en", "is crushed concrete ok under pavers"],
    ["en", "office interior door, leaf at 90, i measure 33 clear between face and stop"],
    ["es", "como quemo la pintura vieja de una reja, con pistola de calor o quimico"],
    ["es", "cada cuanto se cambia el filtro del compresor, ya se ahoga el motor al arrancar"],
    ["es", "la revolvedora se ahoga cuando hace frio que le reviso"],
    ["es", "se me muere la mezcla muy rapido con el sol que retardante le pongo"],
    ["es", "se cae la mezcla del techo cuando repello, que le falta"],
    ["es", "se me caen los azulejos a los dos dias, que pegamento uso"],
    ["es", "clavé dos varillas de tierra de 8 pies separadas 2.5 metros, ta bien la separacion?"],
    ["es", "crawl de 1500 pies cuadrados sin barrera de vapor, cuántos pies cuadrados de ventilacion"],
    ["he", "הסיליקון מת לי אחרי שנה במקלחת איזה סוג לקנות"],
    ["he", "באיזה מרק ממלאים סדק מת בטיח שכבר לא זז"],
    ["he", "הקומפרסור נחנק בהתנעה בבוקר קר מה לבדוק"],
    ["he", "הטיח נופל מהקיר בלחות מה לשים מתחת"],
    ["he", "איזה דיסק לחתוך גרניט בלי שיישבר לי בקצוות"],
    ["he", "גובה ראש מעל מדרגות בית יצא 2.05 מטר זה מספיק"],
    ["he", "חדר שינה במרתף אחרי תקרת גבס נשאר 2.05 מ' על כל החדר"],
    ["en", "the mixer wont start in the cold, which plug"],
    ["es", "los plomeros dejaron el tubo a plomo, cuanta caida lleva"],
  ])("%s: %s", (language, question) => {
    expect(readQuestion(question, language).warning).toBeUndefined();
  });
});

describe("where the same things tell of an event, it stays a danger", () => {
  test.each<[Language, string]>([
    ["en", "the scaffold is leaning and two guys are on it"],
    ["en", "scaffold plank cracked with my guy on it, height 26 ft"],
    ["es", "se rompio la escalera de mano y mi compañero se cayo"],
    ["es", "el andamio se esta cayendo con gente arriba"],
    ["he", "הפיגום קורס ויש עליו פועלים"],
    ["he", "הפיגום בעומס יתר ומתנדנד עכשיו"],
    ["en", "his heart wont start again and he is not breathing"],
    ["es", "el plomero lijo pintura con plomo y los niños estan enfermos"],
    ["en", "he is choking and the choke is on"],
    ["en", "wall fell and buried the helper under the sidewalk"],
    ["en", "block crushed his face and hand"],
    ["en", "he got a shock from the damper motor"],
    ["es", "se ahoga mi compañero con el polvo del compresor"],
    ["es", "se quemo la cara quitando pintura"],
    ["es", "se cae el techo y hay gente abajo"],
    ["es", "una varilla se le clavo en la pierna"],
    ["es", "el vapor le quemo el brazo"],
    ["he", "הפועל נחנק ליד הקומפרסור"],
    ["he", "נפל עליו גבס בראש והוא לא זז"],
    ["he", "התקרה נופלת ויש אנשים מתחת"],
    ["he", "נשבר לו הראש מהנפילה"],
    // All amounts of these are inputs of a calculation; that silences nothing.
    ["en", "the panel is sparking, voltage drop 120v 20 amps 150 ft of #10 copper"],
    ["es", "huele a gas, caida de voltaje con cable 10 de cobre, 150 pies, 20 amperes, 120 volts"],
  ])("%s: %s", (language, question) => {
    expect(readQuestion(question, language).warning).toBeDefined();
  });
});

describe("where getting out is the danger, staying in is said first", () => {
  test.each<[Language, string, first: RegExp]>([
    ["en", "our crane boom is touching the power line what do i do", /^STAY IN THE CAB/],
    ["en", "boom truck hit an overhead line, operator still in cab", /^STAY IN THE CAB/],
    ["en", "excavator bucket tangled in power line should he get out", /^STAY IN THE CAB/],
    ["en", "a wire fell on my truck and i'm inside", /^STAY IN THE CAB/],
    ["en", "forklift is tipping over with the driver", /^STAY IN THE CAB/],
    ["en", "scissor lift stuck up high with two guys", /^STAY IN THE BASKET/],
    ["es", "la pluma de la grua toco el cable de alta tension", /^QUÉDESE EN LA CABINA/],
    ["es", "cayo un cable sobre la camioneta y estoy adentro", /^QUÉDESE EN LA CABINA/],
    ["es", "el montacargas se esta volteando", /^QUÉDESE EN LA CABINA/],
    ["he", "המנוף נוגע בכבל חשמל מה עושים", /^להישאר בתא/],
    ["he", "נפל כבל חשמל על המשאית ואני בתוכה", /^להישאר בתא/],
    ["he", "המלגזה מתהפכת", /^להישאר בתא/],
  ])("%s: %s", (language, question, first) => {
    const { warning } = readQuestion(question, language);
    expect(warning && sayWarning(warning, translator(language, "joe-hazards"))).toMatch(first);
  });

  test("a line that fell on nobody's machine is got away from", () => {
    const { warning } = readQuestion("power line down in the street, sparking", "en");
    expect(warning && sayWarning(warning, translator("en", "joe-hazards"))).toMatch(/^STOP WORK/);
  });
});
