import type { Machine, Title } from "../../../schema/listing.terms.ts";

interface SampleSale {
  machine: Machine;
  make: string;
  model: string;
  /** How many years old it is. */
  age: number;
  hours: number;
  dollars: number;
  title: Title;
}

/** Sixteen made-up machines. The makes are invented, so that no price here speaks of a real one. */
export const SAMPLE_SALES: readonly SampleSale[] = [
  {
    machine: "miniExcavator",
    make: "Samplex",
    model: "SX 17",
    age: 4,
    hours: 1_850,
    dollars: 18_900,
    title: "none",
  },
  {
    machine: "miniExcavator",
    make: "Mockdig",
    model: "M35",
    age: 7,
    hours: 3_400,
    dollars: 26_500,
    title: "none",
  },
  {
    machine: "miniExcavator",
    make: "Samplex",
    model: "SX 55",
    age: 3,
    hours: 1_200,
    dollars: 54_000,
    title: "lien",
  },
  {
    machine: "excavator",
    make: "Mockdig",
    model: "M140",
    age: 9,
    hours: 6_900,
    dollars: 71_500,
    title: "none",
  },
  {
    machine: "excavator",
    make: "Examplo",
    model: "E220",
    age: 6,
    hours: 5_200,
    dollars: 118_000,
    title: "lien",
  },
  {
    machine: "skidSteer",
    make: "Fictor",
    model: "F29",
    age: 5,
    hours: 2_100,
    dollars: 31_800,
    title: "clear",
  },
  {
    machine: "skidSteer",
    make: "Fictor",
    model: "F43",
    age: 8,
    hours: 3_950,
    dollars: 27_400,
    title: "none",
  },
  {
    machine: "trencher",
    make: "Examplo",
    model: "T21",
    age: 10,
    hours: 1_450,
    dollars: 14_200,
    title: "none",
  },
  {
    machine: "plateCompactor",
    make: "Mockdig",
    model: "P140",
    age: 3,
    hours: 240,
    dollars: 2_350,
    title: "none",
  },
  { machine: "roller", make: "Samplex", model: "R26", age: 11, hours: 2_800, dollars: 19_700, title: "none" },
  {
    machine: "telehandler",
    make: "Examplo",
    model: "H10-44",
    age: 7,
    hours: 4_300,
    dollars: 62_900,
    title: "clear",
  },
  { machine: "scissorLift", make: "Fictor", model: "S26", age: 6, hours: 640, dollars: 8_900, title: "none" },
  {
    machine: "boomLift",
    make: "Fictor",
    model: "B45",
    age: 12,
    hours: 3_150,
    dollars: 22_600,
    title: "none",
  },
  {
    machine: "generator",
    make: "Samplex",
    model: "G20",
    age: 5,
    hours: 5_600,
    dollars: 11_400,
    title: "none",
  },
  {
    machine: "lightTower",
    make: "Mockdig",
    model: "L6",
    age: 4,
    hours: 2_950,
    dollars: 5_800,
    title: "clear",
  },
  { machine: "dumpTrailer", make: "Examplo", model: "D14", age: 2, hours: 0, dollars: 8_300, title: "clear" },
];

export const SAMPLE_SALE_WORDS = {
  en: "Made up, to show what an offer looks like: nobody sells this machine.",
  es: "Inventada, para mostrar cómo es una oferta: nadie vende esta máquina.",
  he: "מומצאת, כדי להראות איך נראית מודעת מכירה: איש אינו מוכר את המכונה הזאת.",
} as const;

export const SAMPLE_SERVICE_LOG = {
  en: "Sample: oil and filters every 250 h; hydraulic filter last year; new battery.",
  es: "Muestra: aceite y filtros cada 250 h; filtro hidráulico el año pasado; batería nueva.",
  he: "דוגמה: שמן ומסננים כל 250 שעות; מסנן הידראולי בשנה שעברה; מצבר חדש.",
} as const;
