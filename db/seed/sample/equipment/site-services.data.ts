// Four made-up services of a made-up site: kind, how many, every so many days, cents of one for 28 days, since so many days.
export const SAMPLE_SERVICES = [
  { kind: "toilet", quantity: 3, everyDays: 7, monthCents: 12_500, since: 30, state: "running" },
  { kind: "fence", quantity: 40, everyDays: 0, monthCents: 1_800, since: 45, state: "running" },
  { kind: "dumpster", quantity: 1, everyDays: 14, monthCents: 52_500, since: 60, state: "off" },
  { kind: "power", quantity: 1, everyDays: 0, monthCents: 98_500, since: 2, state: "requested" },
] as const;

export const SAMPLE_SITE = {
  en: { site: "Sample site", missed: "Nobody came; called the next morning" },
  es: { site: "Obra de muestra", missed: "No vino nadie; llamamos a la mañana siguiente" },
  he: { site: "אתר לדוגמה", missed: "אף אחד לא בא; התקשרנו למחרת בבוקר" },
} as const;
