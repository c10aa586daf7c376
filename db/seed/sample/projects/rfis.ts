type Language = "en" | "es" | "he";

const WORDS: Record<Language, readonly (readonly [topic: string, question: string, location: string])[]> = {
  en: [
    [
      "Header over the porch opening",
      "S-2 shows two 2x10 over the 9 ft porch opening, the schedule on S-1 asks for an engineered header there. Which one is built?",
      "Porch, grid B to C",
    ],
    [
      "Height of the kitchen window",
      "The sill at 36 in. on A-4 meets the counter backsplash on A-6. Do we raise the window by 6 in.?",
      "Kitchen, north wall",
    ],
    ["Shade of the metal roof", "The specification names two colors. Which one is ordered?", "Roof"],
  ],
  es: [
    [
      "Dintel sobre la abertura del porche",
      "S-2 muestra dos 2x10 sobre la abertura de 2.7 m; la tabla de S-1 pide ahí un dintel de ingeniería. ¿Cuál se construye?",
      "Porche, ejes B a C",
    ],
    [
      "Altura de la ventana de la cocina",
      "El antepecho a 91 cm de A-4 choca con el salpicadero de A-6. ¿Subimos la ventana 15 cm?",
      "Cocina, muro norte",
    ],
    ["Color de la cubierta metálica", "La especificación da dos colores. ¿Cuál se pide?", "Cubierta"],
  ],
  he: [
    [
      "קורה מעל פתח המרפסת",
      "בתוכנית S-2 מופיעות שתי קורות עץ מעל פתח של 2.7 מ׳, וברשימה ב-S-1 נדרשת שם קורה מהונדסת. מה בונים?",
      "מרפסת, צירים B עד C",
    ],
    [
      "גובה חלון המטבח",
      "אדן החלון בגובה 91 ס״מ בתוכנית A-4 נפגש עם חיפוי הקיר ב-A-6. להרים את החלון ב-15 ס״מ?",
      "מטבח, קיר צפוני",
    ],
    ["גוון גג המתכת", "במפרט כתובים שני גוונים. איזה מזמינים?", "גג"],
  ],
};

const REST = [
  { trade: "structure", drawing: "S-1, S-2", neededIn: -2, openedDaysAgo: 9, state: "open", impact: "yes" },
  {
    trade: "architecture",
    drawing: "A-4, A-6",
    neededIn: 4,
    openedDaysAgo: 3,
    state: "open",
    impact: "maybe",
  },
  { trade: "roofing", drawing: "", neededIn: 10, openedDaysAgo: 0, state: "draft", impact: "none" },
] as const;

/** Three questions of the first example of a project: one late, one in time, one not asked yet. */
export const sampleRfis = (language: Language) =>
  WORDS[language].flatMap(([topic, question, location], n) => {
    const rest = REST[n];
    if (!rest) return [];
    const { impact, ...row } = rest;
    return [
      {
        ...row,
        number: n + 1,
        topic,
        question,
        location,
        askedOf: "",
        costImpact: impact,
        timeImpact: impact,
      },
    ];
  });
