import type { NumberRow } from "../question.ts";

/** Calculations asked in Spanish, with the result worked out by hand from the rule. */
export const ES_NUMBERS: readonly NumberRow[] = [
  {
    set: "held-out",
    question: "¿Cuántas yardas de concreto para una losa de 20 x 25 pies y 5 pulgadas de espesor?",
    expected: { value: 7.71605, unit: "yd3" },
    working: "20 × 25 × 5 / 12 / 27",
  },
  {
    set: "held-out",
    question:
      "Losa de 6.5 m x 4.2 m y 12 cm de espesor, ¿cuántos metros cúbicos de hormigón sin desperdicio?",
    expected: { value: 3.276, unit: "m3" },
    working: "6.5 × 4.2 × 0.12",
  },
  {
    set: "development",
    question: "cuantas bolsas de 80 lb para una losa de 8 x 10 pies de 4 pulg, sin desperdicio",
    expected: { value: 45, unit: "one" },
    working: "roundUp(8 × 10 × 4 / 12 / 0.60)",
  },
  {
    set: "development",
    question: "Zapata corrida de 18 m de largo, 50 cm de ancho y 30 cm de alto: volumen de concreto en m3",
    expected: { value: 2.7, unit: "m3" },
    working: "18 × 0.5 × 0.3",
  },
  {
    set: "held-out",
    question:
      "Tengo 8 columnas redondas de 16 pulgadas de diámetro y 10 pies de alto. ¿Cuántas yardas cúbicas, sin desperdicio?",
    expected: { value: 4.13708, unit: "yd3" },
    working: "8 × π / 4 × (16 / 12)² × 10 / 27",
  },
  {
    set: "development",
    question: "Muro de concreto de 12 m de largo, 2.4 m de alto y 20 cm de espesor, ¿cuántos m3?",
    expected: { value: 5.76, unit: "m3" },
    working: "12 × 2.4 × 0.20",
  },
  {
    set: "held-out",
    question:
      "Concreto para 5 escalones macizos de 5 pies de ancho, contrahuella de 7 pulg y huella de 11 pulg, sin descanso",
    expected: { value: 1.48534, unit: "yd3" },
    working: "5 × (11 / 12) × (7 / 12) × 5 × 6 / 2 / 27",
  },
  {
    set: "held-out",
    question:
      "Varilla #5 a cada 12 pulgadas en ambos sentidos en una losa de 12 x 18 pies, recubrimiento de 3 pulg, sin desperdicio. ¿Cuántos pies de varilla en total?",
    expected: { value: 446, unit: "ft" },
    working:
      "(roundUp((12 - 0.5) × 12 / 12) + 1) × (18 - 0.5) + (roundUp((18 - 0.5) × 12 / 12) + 1) × (12 - 0.5)",
  },
  {
    set: "development",
    question: "¿Cuánto mide el traslape de una varilla #6 a 40 diámetros?",
    expected: { value: 30, unit: "in" },
    working: "40 × 0.75",
  },
  {
    set: "development",
    question: "Subida total de 105 pulgadas, ¿cuántas contrahuellas salen con 7 3/4 de máximo?",
    expected: { value: 14, unit: "one" },
    working: "roundUp(105 / 7.75)",
  },
  {
    set: "development",
    question: "Viga simplemente apoyada de 16 pies con carga uniforme de 250 lb por pie. ¿Momento máximo?",
    expected: { value: 8000, unit: "lbft" },
    working: "250 × 16² / 8",
  },
  {
    set: "development",
    question: "caída de tensión: 20 A, 240 V monofásico, 120 pies de ida, cobre calibre 10 AWG",
    expected: { value: 5.96532, unit: "V" },
    working: "2 × 12.9 × 20 × 120 / 10380",
  },
  {
    set: "development",
    question: "¿Qué calibre de cable de cobre necesito para 40 A a 240 V a 200 pies con 3 % de caída?",
    expected: { value: 4, unit: "AWG" },
    working: "2 × 12.9 × 40 × 200 / (3% of 240 V) = 28,667 cmil, so 4 AWG (41,740)",
  },
  {
    set: "development",
    question: "¿Cuántos cables THHN calibre 10 AWG caben en un tubo EMT de 3/4?",
    expected: { value: 10, unit: "one" },
    working: "roundDown(0.40 × 0.533 / 0.0211)",
  },
  {
    set: "development",
    question: "Techo con planta de 28 x 44 pies y pendiente 5/12. ¿Área real del techo sin desperdicio?",
    expected: { value: 1334.67, unit: "ft2" },
    working: "28 × 44 × √(1 + (5 / 12)²)",
  },
  {
    set: "held-out",
    question:
      "¿Cuánto mide el cabio para un claro de 30 pies con pendiente 6/12, cumbrera de 1.5 pulg y sin alero?",
    expected: { value: 16.7006, unit: "ft" },
    working: "(30 - 1.5 / 12) / 2 × √(1 + (6 / 12)²)",
  },
  {
    set: "held-out",
    question: "¿Cuántas hojas de tablaroca de 4x8 para 960 pies cuadrados con 10 % de desperdicio?",
    expected: { value: 33, unit: "one" },
    working: "roundUp(960 × 1.10 / 32)",
  },
  {
    set: "development",
    question:
      "Galones de pintura que compro para 1200 pies cuadrados a dos manos, rendimiento 400 pies cuadrados por galón",
    expected: { value: 6, unit: "gal", within: 0.01 },
    working: "roundUp(1200 × 2 / 400)",
  },
  {
    set: "development",
    question: "¿Cuántos pies tablares son 15 piezas de 2x10x16?",
    expected: { value: 400, unit: "boardFoot" },
    working: "15 × 2 × 10 × 16 / 12",
  },
  {
    set: "development",
    question: "Rampa accesible 1:12 para subir 18 pulgadas, ¿qué largo lleva?",
    expected: { value: 18, unit: "ft" },
    working: "18 × 12 / 12",
  },
  {
    set: "development",
    question: "Zanja de 8 pies de profundidad en suelo tipo B con fondo de 4 pies, ¿qué ancho queda arriba?",
    expected: { value: 20, unit: "ft" },
    working: "4 + 2 × 8 × 1.0",
  },
  {
    set: "held-out",
    question: "Escalera de mano con 24 pies de longitud de trabajo, ¿a qué distancia de la pared va el pie?",
    expected: { value: 6, unit: "ft" },
    working: "24 / 4",
  },
  {
    set: "development",
    question: "índice de calor con 95 °F y 50 % de humedad",
    expected: { value: 105.216, unit: "F", within: 1.3 },
    working: "heatIndex(95, 50)",
  },
];
