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
