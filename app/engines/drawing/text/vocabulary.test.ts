import { describe, expect, test } from "vitest";
import { readLine } from "./read-line.ts";
import { inKnownWords } from "./vocabulary.ts";

const read = (text: string) => readLine(text).entities;

describe("a note in Spanish or Hebrew says what it says in English", () => {
  test.each<[string, string]>([
    ["PUERTA DE ENTRADA 0.80 x 2.10 m", "ENTRY DOOR 0.80 x 2.10 m"],
    ["PUERTA 0,70 x 2,10 m", "DOOR 0,70 x 2,10 m"],
    ["Ventana de escape 0.60 x 1.00 m", "ESCAPE WINDOW 0.60 x 1.00 m"],
    ["CONTRAHUELLA 21 cm, HUELLA 24 cm", "RISER 21 cm, TREAD 24 cm"],
    ["PERALTE MÁX. 0.20 m", "RISER MAX. 0.20 m"],
    ["SUBE 16 PERALTES DE 0.20 m", "UP 16 RISERS @ 0.20 m"],
    ["HUELLA DE 0.24 m", "TREAD @ 0.24 m"],
    ["ESCALERA ANCHO 0.85 m", "STAIR WIDTH 0.85 m"],
    ["ANCHO DE ESCALERA: 0.85 m", "STAIR WIDTH: 0.85 m"],
    ["ALTURA DE TECHO 2.05 m", "CEILING HEIGHT 2.05 m"],
    ["PLAFÓN H=2.20 m", "CEILING H=2.20 m"],
    ["BARANDAL H=0.85 m", "GUARD H=0.85 m"],
    ["PASAMANOS 0.90 m", "HANDRAIL 0.90 m"],
    ["ANTEPECHO 1.20 m", "SILL 1.20 m"],
    ["ZAPATA 0.60 x 0.25 m", "FOOTING 0.60 x 0.25 m"],
    ["ZAPATA CORRIDA 0.50 x 0.20 m", "FOOTING 0.50 x 0.20 m"],
    ["FIRME DE CONCRETO DE 8 cm", "CONC. SLAB 8 cm"],
    ["FIRME DE CONCRETO 8 cm", "CONC. SLAB 8 cm"],
    ["REGADERA 0.70 x 0.90 m", "SHOWER 0.70 x 0.90 m"],
    ["AISLAMIENTO TECHO R-30", "CEILING R-30"],
    ["DETECTOR DE HUMO", "SMOKE DETECTOR"],
    ["ESC. 1:75", "SCALE 1:75"],
    ["ESC: 1/75", "SCALE 1:75"],
    ["דלת כניסה 80/210", "FRONT DOOR 80 x 210 cm"],
    ["חלון 120/150", "WINDOW 120 x 150 cm"],
    ['רום 20 ס"מ שלח 24 ס"מ', "RISER 20 cm TREAD 24 cm"],
    ["גובה תקרה 2.05 מ'", "CEILING HEIGHT 2.05 m"],
    ['מעקה בגובה 85 ס"מ', "GUARD HEIGHT 85 cm"],
    ['רוחב מדרגות 85 ס"מ', "STAIR WIDTH 85 cm"],
    ["גלאי עשן", "SMOKE DETECTOR"],
    ['קנ"מ 1:50', "SCALE 1:50"],
  ])("%s", (text, english) => {
    const said = read(english);
    expect(said.length).toBeGreaterThan(0);
    expect(said.map(({ kind }) => kind)).not.toContain("dimension");
    expect(read(text)).toEqual(said);
  });
});

test("a room keeps its name as printed, and a hall its width", () => {
  expect(read("ANCHO DE PASILLO 0.85 m")).toEqual([
    expect.objectContaining({ kind: "room", name: "PASILLO", widthIn: 33.464567 }),
  ]);
  expect(read('מסדרון רוחב 85 ס"מ')).toEqual([
    expect.objectContaining({ kind: "room", name: "מסדרון", widthIn: 33.464567 }),
  ]);
});

test.each(["ESCAPE WINDOW 3050 SH", "12'-6\"", 'UP 14R @ 7 5/8"', 'MAX. 4" CLR.', "SALA", "PISOS"])(
  "a line without a word to translate stays as it is: %s",
  (line) => expect(inKnownWords(line)).toBe(line),
);
