// Thirty made-up people of eight crafts around one town: no name, firm or ticket of it is anybody's.

export const SAMPLE_CAREERS = 30;

/** What somebody is called by, the trade, the firms, and the tickets of the craft. */
export const SAMPLE_CRAFTS = [
  { person: "carpenter", trade: "carpentry", line: "framing", tickets: ["osha10", "scaffold"] },
  { person: "electrician", trade: "electrical", line: "electrical", tickets: ["electrician", "osha30"] },
  { person: "plumber", trade: "plumbing", line: "plumbing", tickets: ["plumber", "confined"] },
  { person: "roofer", trade: "roofing", line: "roofing", tickets: ["firstAid", "osha10"] },
  { person: "welder", trade: "welding", line: "general", tickets: ["welding", "rigging"] },
  { person: "operator", trade: "machines", line: "general", tickets: ["crane", "forklift", "cdl"] },
  { person: "mason", trade: "concrete", line: "concrete", tickets: ["osha10"] },
  { person: "foreman", trade: "supervision", line: "general", tickets: ["osha30", "firstAid"] },
] as const;

export const SAMPLE_WORDS = {
  en: {
    about: "A made-up person, to show how a profile looks.",
    lead: "Lead hand",
    hand: "Journeyman",
    headline: [
      "Finishes what is begun, and leaves a clean floor",
      "Reads the drawings before the saw runs",
      "Trains apprentices, and likes it",
      "Knows old buildings from the inside",
    ],
    project: "Sample school, new wing",
    did: "Led a crew of four from layout to handover",
    school: "Sample trade school",
    course: "Apprenticeship",
    place: "Austin, TX",
    skills: {
      carpentry: ["Framing", "Formwork", "Stairs", "Layout"],
      electrical: ["Conduit bending", "Panels", "Troubleshooting", "Low voltage"],
      plumbing: ["Copper pipe", "Drainage", "Gas lines", "Fixtures"],
      roofing: ["Flashing", "Membranes", "Standing seam", "Leak tracing"],
      welding: ["MIG", "TIG", "Structural steel", "Reading symbols"],
      machines: ["Excavator", "Tower crane", "Grading", "Lift plans"],
      concrete: ["Formwork", "Finishing", "Rebar", "Pumping"],
      supervision: ["Scheduling", "Layout", "Crew planning", "Punch lists"],
    },
  },
  es: {
    about: "Una persona inventada, para mostrar cómo se ve un perfil.",
    lead: "Cabo de cuadrilla",
    hand: "Oficial",
    headline: [
      "Termina lo que empieza y deja limpio",
      "Lee los planos antes de prender la sierra",
      "Enseña a aprendices, y le gusta",
      "Conoce por dentro los edificios viejos",
    ],
    project: "Escuela de muestra, ala nueva",
    did: "Dirigió una cuadrilla de cuatro, del trazo a la entrega",
    school: "Escuela de oficios de muestra",
    course: "Aprendizaje",
    place: "Austin, TX",
    skills: {
      carpentry: ["Estructura de madera", "Cimbra", "Escaleras", "Trazo"],
      electrical: ["Doblado de conduit", "Tableros", "Detección de fallas", "Bajo voltaje"],
      plumbing: ["Tubo de cobre", "Drenaje", "Líneas de gas", "Muebles sanitarios"],
      roofing: ["Tapajuntas", "Membranas", "Junta alzada", "Rastreo de goteras"],
      welding: ["MIG", "TIG", "Acero estructural", "Lectura de símbolos"],
      machines: ["Excavadora", "Grúa torre", "Nivelación", "Planes de izaje"],
      concrete: ["Cimbra", "Acabado", "Varilla", "Bombeo"],
      supervision: ["Programa de obra", "Trazo", "Plan de cuadrillas", "Lista de pendientes"],
    },
  },
  he: {
    about: "אדם בדוי, כדי להראות איך פרופיל נראה.",
    lead: "ראש צוות",
    hand: "בעל מקצוע",
    headline: [
      "מה שמתחילים מסיימים, והרצפה נשארת נקייה",
      "קודם התוכניות, אחר כך המסור",
      "מלמד שוליות, ואוהב את זה",
      "מכיר בניינים ישנים מבפנים",
    ],
    project: "בית ספר לדוגמה, אגף חדש",
    did: "הובלת צוות של ארבעה מהסימון עד המסירה",
    school: "בית ספר מקצועי לדוגמה",
    course: "חניכות",
    place: "אוסטין, טקסס",
    skills: {
      carpentry: ["שלד עץ", "טפסנות", "מדרגות", "סימון"],
      electrical: ["כיפוף צנרת", "לוחות חשמל", "איתור תקלות", "מתח נמוך"],
      plumbing: ["צנרת נחושת", "ניקוז", "קווי גז", "כלים סניטריים"],
      roofing: ["פחי איטום", "יריעות", "פח תפר עומד", "איתור נזילות"],
      welding: ["MIG", "TIG", "פלדת מבנה", "קריאת סימני ריתוך"],
      machines: ["מחפר", "עגורן צריח", "יישור שטח", "תוכניות הנפה"],
      concrete: ["טפסנות", "החלקה", "ברזל", "שאיבת בטון"],
      supervision: ["לוח זמנים", "סימון", "תכנון צוותים", "רשימת ליקויים"],
    },
  },
} as const;
