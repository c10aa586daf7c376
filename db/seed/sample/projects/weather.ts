type Language = "en" | "es" | "he";

const WORDS: Record<Language, readonly { weather: string; tasks: string; evidence: string }[]> = {
  en: [
    {
      weather: "Rain 0.8 in from 6:00 to noon",
      tasks: "Rafters, roof sheathing",
      evidence: "Gauge on site; photos in the daily log",
    },
    {
      weather: "Gusts 38 mph, crane stood",
      tasks: "Setting trusses",
      evidence: "Anemometer of the crane, 9:10 and 11:40",
    },
    {
      weather: "Low 28 °F, frost on the forms",
      tasks: "Porch slab",
      evidence: "Thermometer in the forms at 7:00",
    },
    {
      weather: "Thunderstorm, lightning within 5 miles",
      tasks: "All work outside",
      evidence: "Weather alert, 13:20 to 14:30",
    },
  ],
  es: [
    {
      weather: "Lluvia de 20 mm, de 6:00 a mediodía",
      tasks: "Cabios, forro del techo",
      evidence: "Pluviómetro de obra; fotos en la bitácora",
    },
    {
      weather: "Ráfagas de 61 km/h, grúa parada",
      tasks: "Montaje de cerchas",
      evidence: "Anemómetro de la grúa, 9:10 y 11:40",
    },
    {
      weather: "Mínima de −2 °C, escarcha en la cimbra",
      tasks: "Losa del porche",
      evidence: "Termómetro en la cimbra a las 7:00",
    },
    {
      weather: "Tormenta eléctrica a menos de 8 km",
      tasks: "Todo el trabajo exterior",
      evidence: "Aviso meteorológico, 13:20 a 14:30",
    },
  ],
  he: [
    {
      weather: "גשם 20 מ״מ, מ־6:00 עד הצהריים",
      tasks: "קורות גג, חיפוי הגג",
      evidence: "מד גשם באתר, תמונות ביומן העבודה",
    },
    {
      weather: "משבי רוח 61 קמ״ש, המנוף עמד",
      tasks: "הנפת אגדים",
      evidence: "מד הרוח של המנוף, 9:10 ו־11:40",
    },
    { weather: "מינימום 2− מעלות, כפור על התבניות", tasks: "רצפת המרפסת", evidence: "מדחום בתבניות, 7:00" },
    {
      weather: "סופת ברקים במרחק של פחות מ־8 ק״מ",
      tasks: "כל העבודות בחוץ",
      evidence: "התרעת מזג אוויר, 13:20 עד 14:30",
    },
  ],
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before today, and tenths of an hour lost, of each. */
const WHEN = [
  [3, 40],
  [5, 80],
  [12, 60],
  [40, 25],
] as const;

/** Four days that the weather took from a job that does not exist, the last first. */
export function sampleWeatherDays(language: Language, today: string) {
  return WHEN.map(([before, tenths], n) => ({
    day: new Date(Date.parse(today) - before * DAY_MS).toISOString().slice(0, 10),
    tenths,
    ...(WORDS[language][n] as (typeof WORDS)[Language][number]),
  }));
}
