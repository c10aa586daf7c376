// Fourteen made-up services of a made-up site, of four suppliers: kind, how many, every so many days, cents of one for 28
// days, since so many days.
export const SAMPLE_SERVICES = [
  { kind: "toilet", quantity: 3, everyDays: 7, monthCents: 12_500, since: 30, state: "running", supplier: 1 },
  { kind: "fence", quantity: 40, everyDays: 0, monthCents: 1_800, since: 45, state: "running", supplier: 2 },
  { kind: "dumpster", quantity: 1, everyDays: 14, monthCents: 52_500, since: 60, state: "off", supplier: 3 },
  { kind: "power", quantity: 1, everyDays: 0, monthCents: 98_500, since: 2, state: "requested", supplier: 4 },
  { kind: "toilet", quantity: 2, everyDays: 7, monthCents: 13_900, since: 24, state: "running", supplier: 2 },
  { kind: "toilet", quantity: 4, everyDays: 4, monthCents: 16_500, since: 70, state: "off", supplier: 3 },
  {
    kind: "handWash",
    quantity: 2,
    everyDays: 7,
    monthCents: 9_500,
    since: 30,
    state: "running",
    supplier: 1,
  },
  {
    kind: "handWash",
    quantity: 1,
    everyDays: 14,
    monthCents: 8_200,
    since: 20,
    state: "cancelled",
    supplier: 2,
  },
  { kind: "water", quantity: 6, everyDays: 7, monthCents: 4_400, since: 28, state: "running", supplier: 1 },
  { kind: "water", quantity: 4, everyDays: 14, monthCents: 3_900, since: 1, state: "requested", supplier: 3 },
  {
    kind: "dumpster",
    quantity: 2,
    everyDays: 7,
    monthCents: 48_000,
    since: 21,
    state: "running",
    supplier: 4,
  },
  {
    kind: "dumpster",
    quantity: 1,
    everyDays: 10,
    monthCents: 61_000,
    since: 40,
    state: "running",
    supplier: 3,
  },
  { kind: "fence", quantity: 25, everyDays: 0, monthCents: 2_100, since: 3, state: "cancelled", supplier: 4 },
  {
    kind: "power",
    quantity: 2,
    everyDays: 28,
    monthCents: 112_000,
    since: 35,
    state: "running",
    supplier: 2,
  },
] as const;

/** On which of the services the second visit was missed. */
export const SAMPLE_MISSED = [0, 11] as const;

export const SAMPLE_SITE = {
  en: { site: "Sample site", missed: "Nobody came; called the next morning" },
  es: { site: "Obra de muestra", missed: "No vino nadie; llamamos a la mañana siguiente" },
  he: { site: "אתר לדוגמה", missed: "אף אחד לא בא; התקשרנו למחרת בבוקר" },
} as const;
