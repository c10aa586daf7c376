type Language = "en" | "es" | "he";

interface Words {
  title: string;
  scope: string;
  section: string;
  lines: readonly [string, string];
}

const WORDS: Record<Language, readonly [Words, Words]> = {
  en: [
    {
      title: "Rock under the porch footing",
      scope: "Rock at 18 in. where the soil report shows clay: break it out and pour deeper footings.",
      section: "Footings",
      lines: ["Break and haul rock", "Additional concrete, 3,000 psi"],
    },
    {
      title: "Skylight in the kitchen",
      scope: "One fixed skylight, framed and flashed.",
      section: "Roof",
      lines: ["Skylight, fixed, 2 ft x 4 ft", "Framing and flashing"],
    },
  ],
  es: [
    {
      title: "Roca bajo la zapata del porche",
      scope: "Roca a 46 cm donde el estudio de suelo muestra arcilla: romperla y colar zapatas más hondas.",
      section: "Zapatas",
      lines: ["Romper y retirar roca", "Concreto adicional, 21 MPa"],
    },
    {
      title: "Tragaluz en la cocina",
      scope: "Un tragaluz fijo, con marco y tapajuntas.",
      section: "Techo",
      lines: ["Tragaluz fijo, 60 x 120 cm", "Marco y tapajuntas"],
    },
  ],
  he: [
    {
      title: "סלע מתחת ליסוד המרפסת",
      scope: "סלע בעומק 46 ס״מ במקום חרסית לפי דוח הקרקע: לשבור אותו ולצקת יסודות עמוקים יותר.",
      section: "יסודות",
      lines: ["שבירת סלע ופינוי", "תוספת בטון ב-20"],
    },
    {
      title: "חלון גג במטבח",
      scope: "חלון גג קבוע אחד, כולל מסגור ואיטום.",
      section: "גג",
      lines: ["חלון גג קבוע, 60 × 120 ס״מ", "מסגור ואיטום"],
    },
  ],
};

const REST = [
  {
    ...{ reason: "hidden", days: 3, units: ["yd³", "yd³"], quantities: ["4", "2.5"] },
    ...{ costs: ["180", "165"], codes: ["31 20 00", "03 30 00"] },
  },
  {
    ...{ reason: "owner", days: 1, units: ["ea", "h"], quantities: ["1", "6"] },
    ...{ costs: ["640", "72"], codes: ["08 60 00", "06 10 00"] },
  },
] as const;

/** Two changes of the first example of a project. */
export const sampleChanges = (language: Language) =>
  WORDS[language].map(({ title, scope, section, lines }, n) => {
    const rest = REST[n] ?? REST[0];
    return {
      ...{ title, scope, reason: rest.reason, days: rest.days },
      lines: lines.map((text, line) => ({
        ...{ section, text, unit: rest.units[line] ?? "", qty: rest.quantities[line] ?? "1" },
        ...{ unitCost: rest.costs[line] ?? "0", code: rest.codes[line] ?? "" },
      })),
    };
  });
