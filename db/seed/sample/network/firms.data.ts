// Sixty made-up firms of ten trades around one town. No name, number or licence of it is anybody's.

/** What a firm is called for in its name, and the trades of its kind. */
export const SAMPLE_KINDS = [
  { line: "general", trades: ["general", "framing", "demolition"], licence: "general" },
  { line: "concrete", trades: ["concrete", "masonry", "paving"], licence: "specialty" },
  { line: "framing", trades: ["framing", "cabinets", "windows"], licence: "residential" },
  { line: "roofing", trades: ["roofing", "insulation"], licence: "roofing" },
  { line: "electrical", trades: ["electrical"], licence: "electrical" },
  { line: "plumbing", trades: ["plumbing", "hvac"], licence: "plumbing" },
  { line: "general", trades: ["drywall", "paint", "tile", "flooring"], licence: "residential" },
  { line: "concrete", trades: ["excavation", "landscape", "paving"], licence: "specialty" },
  { line: "framing", trades: ["steel", "framing"], licence: "general" },
  { line: "plumbing", trades: ["hvac", "insulation"], licence: "mechanical" },
] as const;

export const SAMPLE_FIRMS = 60;

/** Second languages on site, in turn. */
export const SAMPLE_SPOKEN = [
  "es",
  "es",
  "vi",
  "es",
  "he",
  "zh",
  "es",
  "ar",
  "pt",
  "es",
  "ru",
  "pl",
] as const;

/** Stars of made-up reviews, in turn: many firms have none, and few have many. */
export const SAMPLE_STARS = [
  [5, 5, 4, 5, 5, 4],
  [],
  [5],
  [4, 4, 3],
  [],
  [5, 4, 5, 5],
  [2, 3],
  [],
  [4],
  [5, 5, 5, 4, 5, 5, 5, 4],
  [],
] as const;

export const SAMPLE_WORDS = {
  en: {
    about: "A made-up firm, to show how a page looks.",
    office: "Office",
    address: "Sample Street",
    hours: "Mon–Fri 7:00–16:00",
    services: "New work, repairs, and estimates on site",
    texts: ["Came on the day they said.", "Clean site every evening.", "Good work, a week late.", ""],
    answer: "Thank you. The delay was the inspection.",
  },
  es: {
    about: "Una empresa inventada, para mostrar cómo se ve una página.",
    office: "Oficina",
    address: "Calle de Muestra",
    hours: "Lun–vie 7:00–16:00",
    services: "Obra nueva, reparaciones y presupuestos en el sitio",
    texts: [
      "Llegaron el día que dijeron.",
      "La obra limpia cada tarde.",
      "Buen trabajo, una semana tarde.",
      "",
    ],
    answer: "Gracias. El retraso fue por la inspección.",
  },
  he: {
    about: "חברה בדויה, כדי להראות איך דף נראה.",
    office: "משרד",
    address: "רחוב הדוגמה",
    hours: "ב׳–ו׳ 7:00–16:00",
    services: "עבודה חדשה, תיקונים והצעות מחיר באתר",
    texts: ["הגיעו ביום שאמרו.", "אתר נקי כל ערב.", "עבודה טובה, באיחור של שבוע.", ""],
    answer: "תודה. העיכוב היה בגלל הביקורת.",
  },
} as const;
