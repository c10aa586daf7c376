import type { FormulaId } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";

/** A formula, what it must be worked out with (in its own units), and how crews ask for it in each language. */
export type OfCode = readonly [
  FormulaId,
  Record<string, number | string | boolean | readonly number[]>,
  Readonly<Record<Language, readonly [string, string, string]>>,
];

/** Tables and rules of the codes. Composed before Joe was taught them: terse, misspelt, in feet, inches and metres. */
export const OF_CODE: readonly OfCode[] = [
  [
    "ampacity",
    { wire: "8", metal: "Cu", rating: "75", ambient: 86, carrying: 3 },
    {
      en: [
        "ampacity of #8 copper at 75C",
        "how many amps can 8 awg cu carry",
        "8 gauge copper ampasity 75 degree column",
      ],
      es: [
        "ampacidad del cable 8 de cobre a 75 grados",
        "cuantos amperes aguanta el calibre 8 de cobre",
        "capacidad de corriente cobre #8 75C",
      ],
      he: [
        "כמה אמפר נושא מוליך נחושת 8 AWG ב-75 מעלות",
        "זרם מותר לכבל נחושת #8",
        "כושר העמסה של נחושת 8 AWG הדקים 75 מעלות",
      ],
    },
  ],
  [
    "ampacity",
    { wire: "12", metal: "Cu", rating: "90", ambient: 105, carrying: 9 },
    {
      en: [
        "ampacity #12 thhn 90C with 9 current carrying conductors at 105F ambient",
        "derate 9 #12 copper in one pipe, 105 F, 90C wire, how many amps",
        "12 awg 90c, 9 ccc in the conduit, attic is 105 F, what ampacity",
      ],
      es: [
        "ampacidad del #12 cobre 90C con 9 conductores en el tubo y 105 F",
        "cuantos amperes aguanta el calibre 12 a 90C, 9 conductores portadores, ambiente 105F",
        "factor de ajuste para 9 conductores #12 de 90C a 105 F, ampacidad",
      ],
      he: [
        "זרם מותר ל-12 AWG 90C עם 9 מוליכים נושאי זרם בטמפרטורה 105F",
        "כמה אמפר נושא 12 AWG נחושת 90C, 9 מוליכים בצינור, סביבה 105F",
        "הפחתת זרם ל-9 מוליכים 12 AWG 90C ב-105F",
      ],
    },
  ],
  [
    "receptacles",
    { oneWall: 22.5 },
    {
      en: [
        "how many receptacles on a 22'6\" wall",
        "outlets needed for 22 1/2 ft of living room wall",
        "22'-6\" bedroom wall how many plugs",
      ],
      es: [
        "cuantos contactos en una pared de 22.5 pies",
        "minimo de tomacorrientes para muro de 22 pies 6 pulgadas",
        "cuantos enchufes lleva una pared de 6.86 m",
      ],
      he: ["כמה שקעים בקיר של 22.5 רגל", "מספר שקעים לקיר 6.86 מטר", "כמה בתי תקע לקיר סלון באורך 22.5 רגל"],
    },
  ],
  [
    "counterReceptacles",
    { counterLength: 118 },
    {
      en: [
        "how many outlets on a 9'10\" kitchen counter",
        "countertop receptacles, counter is 118 in long",
        "kitchen counter 9 ft 10 in, plugs needed?",
      ],
      es: [
        "cuantos contactos en la cubierta de cocina de 118 pulgadas",
        "tomacorrientes para una encimera de 3 m",
        "enchufes en mesada de cocina de 9 pies 10 pulgadas, cuantos",
      ],
      he: [
        "כמה שקעים למשטח עבודה במטבח 3 מטר",
        "שקעים מעל שיש באורך 118 אינץ'",
        'כמה שקעים בשיש מטבח של 300 ס"מ',
      ],
    },
  ],
  [
    "insulationNeeded",
    { climateZone: "5" },
    {
      en: [
        "what R value do i need in climate zone 5",
        "insulation requirements zone 5",
        "min R for walls n ceiling, zone 5",
      ],
      es: [
        "que valor R se pide en zona climatica 5",
        "aislamiento minimo zona 5",
        "cuanto aislamiento lleva el techo en la zona 5",
      ],
      he: ["איזה ערך R נדרש באזור אקלים 5", "בידוד מינימלי באזור 5", "כמה בידוד בתקרה באזור אקלים 5"],
    },
  ],
  [
    "deckJoist",
    { species: "southernPine", joistSize: "2x10", onCenter: "16" },
    {
      en: [
        "how far can a 2x10 southern pine deck joist span at 16 oc",
        'max span deck joists SYP 2x10 16" o.c.',
        "2 x 10 syp deck joist 16 inch centers longest span",
      ],
      es: [
        "claro maximo de vigueta 2x10 de pino del sur en terraza a 16 pulgadas",
        'viguetas de deck 2x10 pino amarillo del sur cada 16", que claro aguantan',
        "cuanto claro cubre una vigueta de deck 2x10 pino del sur a 16 pulg",
      ],
      he: [
        "מפתח מרבי לקורת דק 2x10 אורן דרומי כל 16 אינץ'",
        "כמה מפתח עושה קורת דק 2x10 southern pine במרווח 16 אינץ'",
        "קורות דק 2x10 אורן דרומי כל 16 אינץ', מה המפתח המקסימלי",
      ],
    },
  ],
  [
    "fixtureUnits",
    { fullBaths: 2, halfBaths: 1, kitchens: 1, laundries: 1 },
    {
      en: [
        "dfu for 2 full baths, 1 half bath, 1 kitchen and 1 laundry",
        "drainage fixture units: two full baths, a half bath, a kitchen and a laundry",
        "how many DFUs 2 baths 1 powder room kitchen laundry",
      ],
      es: [
        "unidades de descarga para 2 banos completos, 1 medio bano, 1 cocina y 1 lavanderia",
        "cuantas unidades mueble de drenaje son 2 baños, medio baño, cocina y lavandería",
        "dfu de dos baños completos, un medio baño, una cocina y una lavanderia",
      ],
      he: [
        "יחידות ניקוז ל-2 חדרי רחצה, שירותי אורחים 1, מטבח 1 וכביסה 1",
        "כמה יחידות קבועה לניקוז: שני חדרי אמבטיה, שירותי אורחים, מטבח וחדר כביסה",
        "dfu ל-2 חדרי רחצה מלאים, שירותי אורחים אחד, מטבח אחד, חדר כביסה אחד",
      ],
    },
  ],
  [
    "drainSize",
    { drainageUnits: 35, drainFall: "1/4", hasToilet: true },
    {
      en: [
        "what size drain for 35 dfu at 1/4 per foot with a toilet",
        '35 fixture units incl a toilet, drain size? 1/4" per ft',
        "building drain size 35 dfu, water closet on it, quarter inch per foot",
      ],
      es: [
        "que diametro de drenaje para 35 unidades de descarga con inodoro a 1/4 por pie",
        "tamaño de drenaje 35 dfu con excusado, 1/4 de pulgada por pie",
        "tubo de desague para 35 UD con inodoro",
      ],
      he: [
        "איזה קוטר ניקוז ל-35 יחידות ניקוז עם אסלה בשיפוע 1/4 אינץ' לרגל",
        "קוטר צינור ביוב ל-35 dfu כולל אסלה",
        "גודל צינור ניקוז ל-35 יחידות קבועה עם אסלה",
      ],
    },
  ],
  [
    "supplyUnits",
    { fullBaths: 2, kitchenSinks: 1, dishwashers: 1, hoseBibbs: 2 },
    {
      en: [
        "wsfu for 2 full baths 1 kitchen sink 1 dishwasher 2 hose bibs",
        "water supply fixture units, 2 baths, a kitchen sink, a dishwasher, two hose bibbs",
        "supply fixture units 2 bathrooms kitchen sink dish washer and 2 spigots",
      ],
      es: [
        "unidades de suministro para 2 baños completos, 1 fregadero, 1 lavavajillas y 2 llaves de manguera",
        "unidades mueble de agua: 2 baños, un fregadero, una lavaplatos y dos llaves de jardin",
        "wsfu 2 banos fregadero lavavajillas 2 llaves de manguera",
      ],
      he: [
        "יחידות אספקה ל-2 חדרי רחצה, כיור מטבח, מדיח ו-2 ברזי גינה",
        "wsfu: 2 חדרי רחצה, כיור מטבח אחד, מדיח כלים אחד, 2 ברזי גינה",
        "כמה יחידות קבועה לאספקת מים: שני חדרי אמבטיה, כיור מטבח, מדיח, שני ברזי גן",
      ],
    },
  ],
  [
    "trapArm",
    { trapSize: "1-1/2" },
    {
      en: [
        "how long can a trap arm be on 1-1/2 in pipe",
        'max distance trap to vent 1 1/2"',
        "trap arm length inch and a half, 1.5 in",
      ],
      es: [
        "que tan largo puede ser el brazo de trampa de 1-1/2 pulgadas",
        'distancia maxima de la trampa al respiradero tubo de 1 1/2"',
        "brazo del sifon de 1.5 pulg, distancia al venteo",
      ],
      he: [
        "אורך מרבי מסיפון לאוורור בצינור 1-1/2 אינץ'",
        "מה המרחק בין המחסום לצינור אוורור, 1 1/2 אינץ'",
        "כמה רחוק סיפון 1.5 אינץ' מהאוורור",
      ],
    },
  ],
  [
    "drainSlopeCheck",
    { pipeSize: 3, pipeSlope: 1.0417 },
    {
      en: [
        "3 in drain at 1/8 per foot slope, does it meet code",
        'is 1/8" per ft enough slope on a 3" waste line',
        "3 inch abs drain pipe sloped 1/8 inch per foot ok?",
      ],
      es: [
        "tubo de drenaje de 3 pulgadas con pendiente de 1/8 por pie, cumple?",
        'drenaje de 3" a 1/8 de pulgada por pie esta bien?',
        'desague de 3 pulg con caida de 1/8" por pie, pasa?',
      ],
      he: [
        "צינור ניקוז 3 אינץ' בשיפוע 1/8 אינץ' לרגל, תקין?",
        "ביוב בקוטר 3 אינץ' עם שיפוע 1/8 אינץ' לרגל עומד בתקן?",
        "שיפוע של 1/8 אינץ' לרגל בצינור ביוב 3 אינץ' מספיק?",
      ],
    },
  ],
  [
    "scaffoldTie",
    { scaffoldHeight: 24, scaffoldBase: 5 },
    {
      en: [
        "scaffold 24 ft tall 5 ft wide does it need tying in",
        "24' high scafold on a 5' base, tie to the building?",
        "height to base ratio scaffold 24 ft high and 5 ft base",
      ],
      es: [
        "andamio de 24 pies de alto y 5 pies de base hay que amarrarlo al muro?",
        "andamio 24 pies de altura, 5 de ancho, necesita amarres?",
        "relacion altura base de un andamio de 7.32 m de alto y 1.524 m de base",
      ],
      he: [
        "פיגום בגובה 24 רגל ורוחב בסיס 5 רגל צריך לעגן?",
        "פיגום 24 רגל גובה 5 רגל בסיס צריך קשירה לבניין?",
        "יחס גובה לבסיס בפיגום גובה 7.32 מטר בסיס 1.524 מטר",
      ],
    },
  ],
  [
    "scaffoldCapacity",
    { intendedLoad: 2500, scaffoldPart: "scaffoldPart" },
    {
      en: [
        "scaffold with 2500 lb intended load, what capacity must it have",
        "how much must scaffold planks hold if we load 2,500 lbs",
        "intended load 2500# on scaffold, required strength?",
      ],
      es: [
        "andamio con carga prevista de 2500 libras, que capacidad debe tener",
        "cuanto debe resistir un andamio si cargamos 2500 lb",
        "capacidad de andamio para 2,500 libras",
      ],
      he: [
        "פיגום עם עומס מתוכנן 2500 ליברות, איזה כושר נשיאה נדרש",
        "כמה צריך לשאת פיגום כשהעומס 2500 ליברות",
        'חוזק נדרש לפיגום בעומס 1134 ק"ג',
      ],
    },
  ],
  [
    "fallProtection",
    { fallActivity: "scaffoldWork", fallHeight: 12 },
    {
      en: [
        "fall protection required on a scaffold 12 ft up?",
        "working on scaffolding at 12' do i need fall protection",
        "is fall protection needed at 12 feet, scaffold",
      ],
      es: [
        "se requiere proteccion contra caidas en andamio a 12 pies?",
        "andamio a 12 pies de altura, necesito proteccion contra caidas?",
        "proteccion contra caidas trabajando en andamio a 3.66 m",
      ],
      he: [
        "צריך הגנה מפני נפילה על פיגום בגובה 12 רגל?",
        "עבודה על פיגום 12 רגל, האם נדרשת הגנת נפילה",
        "הגנה מנפילה בפיגום בגובה 3.66 מטר נדרשת?",
      ],
    },
  ],
  [
    "siteToilets",
    { workers: 45 },
    {
      en: [
        "how many porta potties for 45 guys",
        "toilets needed on site, crew of 45",
        "45 workers, # of job site toilets?",
      ],
      es: [
        "cuantos baños portatiles para 45 trabajadores",
        "sanitarios en obra para cuadrilla de 45, cuantos",
        "45 obreros cuantos inodoros en la obra",
      ],
      he: [
        "כמה שירותים כימיים ל-45 עובדים",
        "כמה אסלות באתר עם 45 פועלים",
        "45 עובדים באתר, כמה תאי שירותים",
      ],
    },
  ],
  [
    "extinguishers",
    { floorArea: 10_000 },
    {
      en: [
        "how many fire extinguishers for a 10,000 sq ft floor",
        "10000 sf building under construction # of extinguishers, how many",
        "fire extingishers needed for 100 x 100 ft floor, how many",
      ],
      es: [
        "cuantos extintores para 10,000 pies cuadrados",
        "extinguidores en obra de 10000 ft2, cuantos",
        "cuantos extintores para un piso de 100 x 100 pies",
      ],
      he: [
        "כמה מטפים ל-10,000 רגל רבוע",
        'כמה מטפי כיבוי לקומה של 929 מ"ר',
        "מטפים לאתר 100 על 100 רגל כמה צריך",
      ],
    },
  ],
  [
    "powerLine",
    { lineVoltage: 115 },
    {
      en: [
        "crane clearance from a 115 kv power line",
        "how far to keep the boom from 115kV lines",
        "min distance to overhead line 115,000 volts for equipment",
      ],
      es: [
        "distancia de la grua a una linea electrica de 115 kV",
        "que tan lejos de cables de alta tension de 115kv con la grua",
        "distancia minima a lineas de 115,000 voltios",
      ],
      he: [
        "מרחק מנוף מקו מתח של 115 קילוולט",
        "כמה רחוק מקו חשמל 115kV עם עגורן",
        "מרחק בטיחות מקו מתח גבוה 115 קילו וולט",
      ],
    },
  ],
  [
    "airSampling",
    { substance: "silica", airLevels: [60, 20], airHours: [4, 3] },
    {
      en: [
        "silica twa: 60 ug/m3 for 4 hours and 20 ug/m3 for 3 hours",
        "silica samples 60 µg 4 hr, 20 µg 3 hr, whats the 8 hour average",
        "8 hr twa silica dust 60 for 4h and 20 for 3h",
      ],
      es: [
        "promedio de 8 horas de silice: 60 ug/m3 por 4 horas y 20 ug/m3 por 3 horas",
        "silice muestras 60 µg/m3 4 h, 20 µg/m3 3 h, promedio ponderado",
        "twa silice 60 por 4 horas y 20 por 3 horas",
      ],
      he: [
        "ממוצע 8 שעות סיליקה: 60 מיקרוגרם במשך 4 שעות ו-20 מיקרוגרם במשך 3 שעות",
        "twa סיליקה 60 µg/m3 4 שעות, 20 µg/m3 3 שעות",
        "חשיפה לסיליקה 60 ל-4 שעות ו-20 ל-3 שעות, מה הממוצע",
      ],
    },
  ],
  [
    "paintSurface",
    { surfaceTemperature: 52, dewPoint: 48 },
    {
      en: [
        "can i paint, surface 52F dew point 48F",
        "steel is 52 degrees, dewpoint 48, ok to coat/paint?",
        "surface temp 52 F and dew point 48 F painting",
      ],
      es: [
        "se puede pintar con superficie a 52 F y punto de rocio 48 F",
        "pintar acero a 52 grados F, punto de rocío 48 F",
        "temperatura de la superficie 52F punto de rocio 48F, puedo pintar?",
      ],
      he: [
        "אפשר לצבוע כשהמשטח 52F ונקודת הטל 48F",
        "צביעה: טמפרטורת משטח 52 F, נקודת טל 48 F",
        "נקודת טל 48F, פני השטח 52F, לצבוע?",
      ],
    },
  ],
  [
    "egressWindow",
    { clearWidth: 22, clearHeight: 40, sill: 43 },
    {
      en: [
        "egress window 22 wide 40 high clear sill 43 pass?",
        'bedroom window net clear opening 22" x 40" sill 43", egress ok',
        "egress: 22 in wide x 40 in tall opening, 43 in sill height",
      ],
      es: [
        "ventana de escape 22 de ancho 40 de alto, antepecho a 43 pulgadas, cumple?",
        "ventana de egreso abertura libre 22 x 40 pulgadas, repisa a 43 pulgadas",
        'ventana de emergencia claro de 22" x 40" y antepecho 43"',
      ],
      he: [
        "חלון מילוט פתח נטו רוחב 22 אינץ' גובה 40 אינץ' אדן 43 אינץ' תקין?",
        "חלון חילוץ 22 על 40 אינץ' סף בגובה 43 אינץ'",
        "חלון מילוט 22 אינץ' על 40 אינץ', גובה האדן 43 אינץ', עומד בתקן?",
      ],
    },
  ],
  [
    "roomCheck",
    { roomKind: "habitable", roomLength: 10.5, roomWidth: 9, ceiling: 90 },
    {
      en: [
        "bedroom 10'6\" x 9' with a 7'6\" ceiling, does it meet code",
        "10-6 x 9-0 bedroom ceiling 90 in legal size?",
        "is a 10.5 ft by 9 ft bedroom, ceiling height 7.5 ft, big enough for code",
      ],
      es: [
        "recamara de 10.5 x 9 pies con techo de 7.5 pies cumple?",
        "dormitorio 10 pies 6 pulg por 9 pies, altura de techo 90 pulgadas, es legal?",
        "habitacion de 3.2 x 2.743 m, techo de 2.286 m, cumple con el codigo?",
      ],
      he: [
        "חדר שינה 10.5 על 9 רגל גובה תקרה 7.5 רגל תקין?",
        "חדר שינה 3.2 על 2.743 מטר, תקרה 2.286 מטר, עומד בתקן?",
        "חדר 10.5x9 רגל עם תקרה 90 אינץ' חוקי כחדר שינה?",
      ],
    },
  ],
  [
    "roomLight",
    { floorArea: 150, glazing: 14, openable: 7 },
    {
      en: [
        "150 sq ft bedroom with 14 sq ft of glass and 7 sq ft openable, enough light and air?",
        "glazing 14 sf, operable 7 sf, room 150 sf, 8 percent rule",
        "natural light: room is 10 x 15 ft, glass 14 sq ft, opens 7 sq ft",
      ],
      es: [
        "cuarto de 150 pies cuadrados con 14 pies cuadrados de vidrio y 7 que se abren, alcanza la luz natural?",
        "luz natural: piso 150 ft2, vidrio 14 ft2, ventana abrible 7 ft2",
        "iluminacion natural recamara 150 pies2, ventana 14 pies2 de vidrio, 7 pies2 practicable",
      ],
      he: [
        "חדר 150 רגל רבוע, זיגוג 14 רגל רבוע, נפתח 7 רגל רבוע, מספיק אור טבעי?",
        "אור טבעי: חדר 10 על 15 רגל, זכוכית 14 רגל רבוע, חלון נפתח 7 רגל רבוע",
        'תאורה טבעית בחדר 13.94 מ"ר עם זכוכית 1.3 מ"ר ונפתח 0.65 מ"ר',
      ],
    },
  ],
  [
    "guardCheck",
    { code: "IRC", guardDrop: 40, guardHeight: 36 },
    {
      en: [
        "deck is 40 in off the ground with a 36 in guardrail, ok?",
        '40" drop, guard 36" high, does it pass',
        "guard rail 36 inches tall on a deck 3'4\" above grade code?",
      ],
      es: [
        "terraza a 40 pulgadas del suelo con barandal de 36 pulgadas, cumple?",
        'desnivel de 40" y baranda de 36" de alto, pasa?',
        "barandal de 36 pulgadas en deck a 3 pies 4 pulg del suelo, esta bien?",
      ],
      he: [
        "מרפסת בגובה 40 אינץ' מהקרקע עם מעקה 36 אינץ', תקין?",
        "הפרש גובה 40 אינץ' ומעקה בגובה 36 אינץ' עומד בתקן?",
        "מעקה 36 אינץ' בדק שגובהו 40 אינץ' מעל הקרקע מותר?",
      ],
    },
  ],
  [
    "occupantLoad",
    { use: "business", floorArea: 4500 },
    {
      en: [
        "occupant load of a 4500 sq ft office",
        "how many ocupants for 4,500 sf office space",
        "occ load 50 x 90 ft office",
      ],
      es: [
        "carga de ocupantes de una oficina de 4500 pies cuadrados",
        "cuantos ocupantes en oficinas de 4,500 ft2",
        "aforo de una oficina de 50 x 90 pies",
      ],
      he: [
        "תפוסה של משרד 4500 רגל רבוע",
        'כמה אנשים בתפוסה למשרד בשטח 418 מ"ר',
        "עומס תפוסה למשרדים 50 על 90 רגל",
      ],
    },
  ],
  [
    "egressWidth",
    { exitPart: "stairway", occupants: 180 },
    {
      en: [
        "egress stair width for 180 occupants",
        "how wide does the exit stair have to be for 180 people",
        "exit width stairway, occupant load 180",
      ],
      es: [
        "ancho de escalera de salida para 180 ocupantes",
        "que ancho debe tener la escalera de egreso para 180 personas",
        "ancho de egreso escalera 180 personas",
      ],
      he: [
        "רוחב מדרגות מילוט ל-180 איש",
        "איזה רוחב צריך חדר מדרגות מוצא ל-180 אנשים",
        "רוחב דרך מוצא במדרגות עבור 180 נפשות",
      ],
    },
  ],
  [
    "travelDistance",
    { group: "groupB", sprinklered: true },
    {
      en: [
        "max travel distance group B sprinklered",
        "exit access travel distance for business occupancy with sprinklers",
        "how far can it be to an exit in a sprinklered B occupancy",
      ],
      es: [
        "distancia maxima de recorrido a la salida grupo B con rociadores",
        "distancia de recorrido ocupacion B con rociadores",
        "recorrido maximo de evacuacion grupo B, rociadores",
      ],
      he: [
        "מרחק הליכה מרבי למוצא קבוצה B עם ספרינקלרים",
        "מרחק מילוט מקסימלי בקבוצת B עם מתזים",
        "אורך מסלול מילוט בשימוש B עם ספרינקלרים",
      ],
    },
  ],
  [
    "adaParking",
    { parkingSpaces: 120 },
    {
      en: [
        "how many ada spots for a 120 space parking lot",
        "handicap parking required 120 spaces",
        "120 stalls, # of accesible parking?",
      ],
      es: [
        "cuantos cajones para discapacitados en estacionamiento de 120",
        "lugares accesibles para 120 espacios de estacionamiento",
        "estacionamiento de 120 cajones, cuantos ada",
      ],
      he: [
        "כמה חניות נכים בחניון של 120 מקומות",
        "חניה נגישה ל-120 מקומות חניה",
        "מגרש 120 חניות כמה נגישות צריך",
      ],
    },
  ],
  [
    "atticVents",
    { atticArea: 1500 },
    {
      en: [
        "attic venting for 1500 sq ft, how much net free area",
        "nfa for 30 x 50 ft attic",
        "how much attic vent do i need 1,500 sf",
      ],
      es: [
        "ventilacion de atico de 1500 pies cuadrados, area libre",
        "cuanta area de ventilacion para un atico de 30 x 50 pies",
        "rejillas para desvan de 1500 ft2, cuanta area neta",
      ],
      he: [
        "אוורור עליית גג 1500 רגל רבוע כמה שטח פתח",
        "שטח פתחי אוורור לעליית גג 30 על 50 רגל",
        'כמה אוורור צריך לעליית גג בשטח 139.35 מ"ר',
      ],
    },
  ],
  [
    "studCuts",
    { studDepth: 3.5, studRole: "bearing" },
    {
      en: [
        "how big a hole can i drill in a 2x4 bearing stud",
        "max notch in load bearing 2x4 stud",
        "2 x 4 bearing wall stud biggest notch n hole",
      ],
      es: [
        "que tan grande puede ser el agujero en un montante 2x4 de carga",
        "corte maximo en montante de carga 2x4",
        "perforacion maxima en un parante 2x4 portante",
      ],
      he: [
        "מה הקידוח המרבי בניצב נושא 2x4",
        "חריץ מקסימלי בניצב 2x4 נושא",
        "איזה חור מותר לקדוח בסטאד 2x4 בקיר נושא",
      ],
    },
  ],
  [
    "joistCuts",
    { joistDepth: 9.25 },
    {
      en: [
        "biggest hole in a 2x10 floor joist",
        "how deep can i notch a 2x10 joist",
        "2 x 10 joist max hole and notch size",
      ],
      es: [
        "agujero maximo en vigueta 2x10",
        "que tan profundo puedo cortar una vigueta de 2x10",
        "muesca maxima en vigueta de piso 2x10",
      ],
      he: ["קידוח מקסימלי בקורת רצפה 2x10", "כמה עמוק מותר חריץ בקורה 2x10", "חור מרבי בקורת רצפה 2x10"],
    },
  ],
];

/** One size that a code limits: such a number is held to its limit, which tells more cases apart than the page does. */
export const HELD_BY_LIMITS: readonly {
  size: string;
  questions: Readonly<Record<Language, readonly [string, string, string]>>;
}[] = [
  {
    size: "adaDoor",
    questions: {
      en: [
        "ada door clear width 33 in ok?",
        'accessible door 33" clear opening, does it pass ada',
        "33 inch clear at an ada doorway legal?",
      ],
      es: [
        "puerta accesible ada con 33 pulgadas de paso libre, cumple?",
        'ancho libre de puerta ADA 33" esta bien?',
        "puerta ada 33 pulg libre pasa?",
      ],
      he: [
        "דלת נגישה ADA פתח נטו 33 אינץ' תקין?",
        "רוחב נטו של דלת ada 33 אינץ' עומד בתקן?",
        "פתח דלת נגיש ADA 33 אינץ' מותר?",
      ],
    },
  },
  {
    size: "adaGrabBar",
    questions: {
      en: [
        "grab bar 34 in high ok for ada?",
        'ada grab bar at 35" legal',
        "is a grab bar 37 in off the floor too high",
      ],
      es: [
        "barra de apoyo a 34 pulgadas de alto cumple ada?",
        "barra de apoyo ADA a 90 cm, pasa?",
        "barra de apoyo 37 pulgadas esta muy alta?",
      ],
      he: [
        "מאחז יד נגישות ליד אסלה בגובה 34 אינץ' תקין?",
        'מוט אחיזה נכים 90 ס"מ מותר?',
        "מוט אחיזה בגובה 35 אינץ' עומד בתקן?",
      ],
    },
  },
  {
    size: "adaReach",
    questions: {
      en: [
        "ada reach 50 in too high?",
        'light switch 47" high ada reach ok',
        "thermostat at 49 in ada reach range pass?",
      ],
      es: [
        "alcance ada 50 pulgadas es legal?",
        "apagador a 47 pulgadas alcance ada cumple?",
        'alcance maximo ada 49" pasa?',
      ],
      he: ["טווח הושטה ada 50 אינץ' מותר?", "מתג נגיש בגובה 47 אינץ' תקין?", "הושטה לנכים 49 אינץ' תקין?"],
    },
  },
  {
    size: "adaToilet",
    questions: {
      en: [
        "ada toilet 17 in from center to side wall ok?",
        'accessible water closet centerline 18 1/2" off the wall pass',
        'ada toilet centerline 16" from wall legal?',
      ],
      es: [
        "inodoro ada a 17 pulgadas del centro a la pared cumple?",
        "inodoro accesible eje a 18.5 pulgadas de la pared, pasa?",
        'excusado ADA a 16" de la pared lateral, esta bien?',
      ],
      he: [
        "אסלה נגישה 17 אינץ' ממרכז לקיר תקין?",
        "אסלת נכים ציר 18.5 אינץ' מהקיר מותר?",
        "מרכז אסלה נגישה 16 אינץ' מהקיר הצדדי עומד בתקן?",
      ],
    },
  },
  {
    size: "ircDoor",
    questions: {
      en: [
        "front door 32 in clear, ok for a house?",
        'egress door of a house 31" clear width pass?',
        "house exit door clear 2'8\" legal",
      ],
      es: [
        "puerta de salida de la casa con 32 pulgadas libres cumple?",
        'puerta principal de casa 31" libre pasa?',
        "puerta de salida de casa 2 pies 8 pulg libre, es legal?",
      ],
      he: [
        "דלת יציאה בבית 32 אינץ' נטו תקין?",
        "דלת כניסה לבית 31 אינץ' פתח נטו מותר?",
        'דלת יציאה בבית 81.5 ס"מ נטו עומד בתקן?',
      ],
    },
  },
  {
    size: "ircToilet",
    questions: {
      en: [
        "toilet 15 in from center to the wall ok?",
        'toilet center 14" off side wall legal',
        "16 in toilet centerline to vanity ok",
      ],
      es: [
        "inodoro a 15 pulgadas del centro a la pared cumple?",
        'centro del excusado a 14" de la pared, es legal?',
        "inodoro a 38 cm de la pared al centro, pasa?",
      ],
      he: [
        "אסלה 15 אינץ' ממרכז לקיר תקין?",
        "מרכז האסלה 14 אינץ' מהקיר מותר?",
        'אסלה 40 ס"מ ממרכז לקיר תקין?',
      ],
    },
  },
  {
    size: "ircHandrail",
    questions: {
      en: ["handrail 36 in high ok?", 'stair handrail at 39" pass?', "handrial height 33 in legal"],
      es: [
        "pasamanos a 36 pulgadas cumple?",
        'pasamanos de escalera a 39" pasa?',
        "pasamanos a 85 cm es legal?",
      ],
      he: ["מאחז יד בגובה 36 אינץ' תקין?", "מאחז במדרגות 39 אינץ' מותר?", 'מאחז יד 90 ס"מ תקין?'],
    },
  },
  {
    size: "necDepth",
    questions: {
      en: [
        "working space in front of panel 36 in deep ok?",
        '30" clear in front of electrical panel legal?',
        "3 ft working clearance depth at panel pass",
      ],
      es: [
        "espacio de trabajo frente al tablero 36 pulgadas cumple?",
        "30 pulgadas libres frente al tablero electrico es legal?",
        "tablero con 90 cm de espacio de trabajo al frente, pasa?",
      ],
      he: [
        "מרחב עבודה לפני לוח חשמל 36 אינץ' תקין?",
        "30 אינץ' פנוי מול לוח חשמל מותר?",
        'מרחב עבודה 90 ס"מ לפני לוח חשמל תקין?',
      ],
    },
  },
  {
    size: "necWidth",
    questions: {
      en: [
        "working space at the panel 30 in wide ok?",
        'panel working space width 28" legal?',
        "is 2'6\" wide enough working space for an electrical panel",
      ],
      es: [
        "espacio de trabajo del tablero de 30 pulgadas de ancho cumple?",
        'ancho del espacio de trabajo del tablero 28" es legal?',
        "espacio de trabajo del tablero 76 cm de ancho, pasa?",
      ],
      he: [
        "רוחב מרחב עבודה ליד לוח חשמל 30 אינץ' תקין?",
        "מרחב עבודה ללוח חשמל ברוחב 28 אינץ' מותר?",
        'רוחב מרחב עבודה לוח חשמל 76 ס"מ תקין?',
      ],
    },
  },
];
