import { type Fit, talk } from "./written.ts";

export const HEIGHTS: readonly Fit[] = [
  talk("fall-protection", { work: ["heights", "roofing", "steel"], weather: ["wind"], lists: ["fall"] }, [
    [
      ["From what height do you tie off?", "6 ft", "12 ft"],
      ["¿Desde qué altura se amarra?", "6 pies", "12 pies"],
      ["מאיזה גובה נקשרים?", "6 רגל", "12 רגל"],
    ],
    [
      ["What must an anchor hold?", "5,000 lb", "Your own weight"],
      ["¿Cuánto debe resistir el anclaje?", "5,000 lb", "Su propio peso"],
      ["כמה נושאת נקודת עיגון?", "5,000 ליברות", "את המשקל שלכם"],
    ],
  ]),
  talk("ladders", { work: ["ladders", "heights"], weather: ["wind", "rain"], lists: ["ladder"] }, [
    [
      ["How far out is the foot of a 12 ft ladder?", "3 ft", "1 ft"],
      ["¿A qué distancia va el pie de una escalera de 12 pies?", "3 pies", "1 pie"],
      ["כמה מרחיקים את הרגל של סולם באורך 12 רגל?", "3 רגל", "רגל אחת"],
    ],
    [
      ["What do you do with a damaged ladder?", "Tag it and take it away", "Use it once more, with care"],
      ["¿Qué se hace con una escalera dañada?", "Etiquetarla y retirarla", "Usarla una vez más, con cuidado"],
      ["מה עושים בסולם פגום?", "מסמנים ומרחיקים", "משתמשים עוד פעם, בזהירות"],
    ],
  ]),
  talk("scaffolds", { work: ["scaffold", "heights", "masonry"], weather: ["wind"], lists: ["scaffold"] }, [
    [
      ["Who looks at the scaffold before each shift?", "A competent person", "Whoever climbs first"],
      ["¿Quién revisa el andamio antes de cada turno?", "Una persona competente", "El primero que sube"],
      ["מי בודק את הפיגום לפני כל משמרת?", "אדם מוסמך", "מי שעולה ראשון"],
    ],
    [
      ["How do you go up?", "By the ladder or stair", "By the braces"],
      ["¿Por dónde se sube?", "Por la escalera", "Por las crucetas"],
      ["איך עולים?", "בסולם או במדרגות", "על האלכסונים"],
    ],
  ]),
  talk("aerial-lift", { work: ["heights", "machines"], weather: ["wind", "storm"] }, [
    [
      ["What do you tie off to in a boom lift?", "The basket", "The building beside it"],
      ["¿A qué se amarra en una plataforma de brazo?", "A la canasta", "Al edificio de al lado"],
      ["למה נקשרים בבמת זרוע?", "לסל", "לבניין שלידה"],
    ],
    [
      ["Where do you stand?", "On the floor of the basket", "On its mid-rail, for a moment"],
      ["¿Dónde se para uno?", "En el piso de la canasta", "En la baranda, un momento"],
      ["היכן עומדים?", "על רצפת הסל", "על המעקה, לרגע"],
    ],
  ]),
  talk("roofing", { work: ["roofing", "heights"], weather: ["wind", "rain", "storm"], lists: ["fall"] }, [
    [
      ["Is a warning line enough by itself?", "No", "Yes, at 6 ft"],
      ["¿Basta la línea de advertencia sola?", "No", "Sí, a 6 pies"],
      ["האם קו אזהרה לבדו מספיק?", "לא", "כן, ב־6 רגל"],
    ],
    [
      ["Does a skylight carry a person?", "No: cover or guard it", "Yes, if it looks thick"],
      ["¿Un tragaluz aguanta a una persona?", "No: se cubre o se cerca", "Sí, si se ve grueso"],
      ["האם צוהר נושא אדם?", "לא: מכסים או מגדרים", "כן, אם הוא נראה עבה"],
    ],
  ]),
  talk(
    "steel-erection",
    {
      more: [
        [
          "Tie off, and keep tools and bolts from falling.",
          "Amárrese, y que no caigan herramientas ni pernos.",
          "נקשרים, ודואגים שכלים וברגים לא ייפלו.",
        ],
      ],
      work: ["steel", "heights", "lifting"],
      weather: ["wind", "rain"],
    },
    [
      [
        [
          "When may a piece be let go of?",
          "When the bolts the plan asks for are in",
          "When it sits in its place",
        ],
        ["¿Cuándo se suelta una pieza?", "Con los pernos que pide el plano", "Cuando ya está en su lugar"],
        ["מתי משחררים קורה?", "אחרי שהברגים שבתוכנית במקומם", "כשהיא יושבת במקום"],
      ],
      [
        ["Who stays under the work?", "Nobody", "Only the ground crew"],
        ["¿Quién se queda debajo?", "Nadie", "Solo la cuadrilla de abajo"],
        ["מי נשאר מתחת?", "אף אחד", "רק הצוות שלמטה"],
      ],
    ],
  ),
  talk(
    "struck-by",
    { work: ["heights", "scaffold", "lifting", "steel"], weather: ["wind"], lists: ["scaffold"] },
    [
      [
        ["What keeps a hammer from falling?", "A tether", "A deep pocket"],
        ["¿Qué evita que caiga un martillo?", "Una correa", "Un bolsillo hondo"],
        ["מה מונע נפילה של פטיש?", "רצועת אבטחה", "כיס עמוק"],
      ],
      [
        ["What is done below overhead work?", "The area is barred", "People look up more often"],
        ["¿Qué se hace debajo del trabajo en alto?", "Se cierra el área", "Se mira más hacia arriba"],
        ["מה עושים מתחת לעבודה בגובה?", "חוסמים את השטח", "מסתכלים למעלה יותר"],
      ],
    ],
  ),
  talk("cranes-rigging", { work: ["lifting", "steel"], weather: ["wind", "storm"], lists: ["crane"] }, [
    [
      ["Who may signal stop?", "Anyone", "Only the signal person"],
      ["¿Quién puede dar la señal de alto?", "Cualquiera", "Solo el señalero"],
      ["מי רשאי לסמן עצור?", "כל אחד", "רק האתת"],
    ],
    [
      ["When are slings inspected?", "Before the lift", "Once a year is enough"],
      ["¿Cuándo se revisan las eslingas?", "Antes de izar", "Basta una vez al año"],
      ["מתי בודקים את המענבים?", "לפני ההנפה", "די בפעם בשנה"],
    ],
  ]),
  talk("forklift", { work: ["lifting", "machines", "handling"], lists: ["forklift"] }, [
    [
      ["How does a load travel?", "Low", "High, to see under it"],
      ["¿Cómo viaja la carga?", "Abajo", "En alto, para ver por debajo"],
      ["איך נוסעים עם מטען?", "נמוך", "גבוה, כדי לראות מתחתיו"],
    ],
    [
      ["May a helper ride along?", "No", "Yes, on a short way"],
      ["¿Puede ir un ayudante montado?", "No", "Sí, en un tramo corto"],
      ["האם עוזר יכול לנסוע עליה?", "לא", "כן, בדרך קצרה"],
    ],
  ]),
];
