/**
 * Words of the trade that ask for the same thing, per language and separated by commas. A word may stand in several
 * groups. A generic group asks for a property of something (how high, how far apart) and counts for less.
 */
export interface SynonymGroup {
  en: string;
  es: string;
  he: string;
  generic?: true;
}

export const SYNONYMS: readonly SynonymGroup[] = [
  // What is asked of a thing
  {
    generic: true,
    en: "height, high, tall, heights, ht, hgt",
    es: "altura, alto, alta, altos",
    he: "גובה, גבוה, גבוהה",
  },
  // Where it stands: what holds for a house answers no question about a store.
  {
    en: "commercial, office building, office, offices, store, stores, school, schools, restaurant, retail",
    es: "comercial, comerciales, edificio de oficinas, oficina, oficinas, tienda, tiendas, escuela, restaurante",
    he: "מסחרי, מסחריים, בניין משרדים, משרד, משרדים, חנות, מסעדה, בית ספר",
  },
  { generic: true, en: "width, wide, widths", es: "ancho, ancha, anchura", he: "רוחב, רחב, רחבה" },
  {
    generic: true,
    en: "depth, deep, depths",
    es: "profundidad, profundo, profunda, hondo, honda",
    he: "עומק, עמוק, עמוקה",
  },
  { generic: true, en: "length, lengths", es: "longitud, largo, larga", he: "אורך, ארוך, ארוכה" },
  {
    generic: true,
    en: "distance, far, close, near, away",
    es: "distancia, lejos, cerca",
    he: "מרחק, רחוק, קרוב",
  },
  {
    generic: true,
    en: "spacing, spaced, apart, away, far apart, on center, oc",
    es: "separación, distancia, espaciamiento, separados, separado, entre centros",
    he: "מרווח, מרווחים, ריווח",
  },
  {
    generic: true,
    en: "size, sizes, dimension, dimensions, big, large, small",
    es: "tamaño, dimensión, dimensiones, medida, medidas, grande",
    he: "גודל, מידה, מידות, גדול, גדולה",
  },
  { generic: true, en: "thickness, thick", es: "espesor, grosor, grueso", he: "עובי, עבה" },
  { generic: true, en: "area, square footage", es: "área, superficie", he: "שטח" },
  {
    generic: true,
    en: "amount, number, count, quantity, total",
    es: "cantidad, número, total",
    he: "כמות, מספר",
  },
  {
    generic: true,
    en: "house, home, residential, dwelling, single family",
    es: "casa, vivienda, residencial, hogar",
    he: "בית, דירה, מגורים, בתים",
  },
  {
    generic: true,
    en: "building, construction, project, site, job, jobsite, job site, work, worker, workers, crew",
    es: "edificio, construcción, obra, proyecto, sitio, trabajo, trabajos, trabajador, trabajadores, cuadrilla",
    he: "בניין, מבנה, בנייה, אתר, פרויקט, עבודה, עבודות, עובד, עובדים, צוות",
  },
  {
    generic: true,
    en: "where, location, locations, located, placement",
    es: "dónde, ubicación, lugar, ubicar",
    he: "היכן, איפה, מיקום",
  },
  {
    generic: true,
    en: "install, installed, installing, place, placed",
    es: "instalar, instalado, instalada, colocar",
    he: "להתקין, התקנה, מותקן, למקם",
  },
  {
    generic: true,
    en: "safe, safety, danger, dangerous, hazard",
    es: "seguridad, seguro, segura, peligro, peligroso, riesgo",
    he: "בטיחות, בטוח, בטוחה, סכנה, מסוכן",
  },
  {
    generic: true,
    en: "room, lot, plan, plans, drawing, drawings, floor plan",
    es: "cuarto, lote, terreno, plano, planos",
    he: "חדר, מגרש, תוכנית, תוכניות, שרטוט",
  },
  {
    generic: true,
    en: "client, customer, homeowner, owner, contractor, boss, foreman, neighbor, inspector, framers",
    es: "cliente, dueño, patrón, jefe, contratista, capataz, vecino, inspector, maestro",
    he: "לקוח, בעל הבית, קבלן, מנהל עבודה, שכן, מפקח, פועלים",
  },
  { generic: true, en: "osha, epa", es: "osha, epa", he: "osha, epa" },
  {
    generic: true,
    en: "irc, ibc, nec, ipc, imc, icc",
    es: "irc, ibc, nec, ipc, imc, icc",
    he: "irc, ibc, nec, ipc, imc, icc",
  },
  {
    generic: true,
    en: "open, opening, openings",
    es: "abertura, aberturas, hueco, vano, abrir",
    he: "פתח, פתחים",
  },

  // Openings and ways out
  {
    en: "egress, escape, emergency escape, way out, rescue opening",
    es: "salida, egreso, escape, evacuación, salida de emergencia, salida de escape",
    he: "מילוט, יציאת חירום, חילוץ, יציאה",
  },
  {
    en: "bedroom, bed room, sleeping room",
    es: "dormitorio, recámara, habitación, cuarto de dormir, alcoba",
    he: "חדר שינה, חדרי שינה",
  },
  { en: "window, windows", es: "ventana, ventanas", he: "חלון, חלונות" },
  {
    en: "sill, window sill, sill height",
    es: "alféizar, antepecho, repisa de la ventana",
    he: "אדן, אדן החלון",
  },
  { en: "window well", es: "pozo de ventana, foso de ventana", he: "חצר אנגלית, באר חלון" },
  { en: "door, doors, doorway, entry", es: "puerta, puertas", he: "דלת, דלתות, פתח" },
  { en: "hallway, hall, corridor, passageway", es: "pasillo, corredor", he: "מסדרון, פרוזדור" },
  { en: "threshold", es: "umbral", he: "סף, מפתן" },
  { en: "basement, cellar", es: "sótano", he: "מרתף" },
  { en: "ceiling, ceilings, clg", es: "techo, cielo raso, plafón", he: "תקרה" },
  {
    en: "bathroom, bath, restroom, washroom",
    es: "baño, cuarto de baño, sanitario",
    he: "חדר רחצה, אמבטיה, שירותים, חדר אמבטיה",
  },
  {
    en: "toilet, water closet, wc, commode",
    es: "inodoro, excusado, taza, wc, sanitario",
    he: "אסלה, שירותים, אסלות",
  },
  { en: "sink, lavatory, basin, wash basin", es: "lavabo, lavamanos, fregadero", he: "כיור" },
  { en: "shower, shower stall", es: "ducha, regadera", he: "מקלחת, מקלחון, תא מקלחת" },
  {
    en: "tempered, safety glazing, safety glass, tempered glass",
    es: "vidrio templado, vidrio de seguridad, cristal templado, templado",
    he: "זכוכית מחוסמת, זכוכית בטיחותית, זיגוג בטיחותי, מחוסמת",
  },
  { en: "glazing, glass", es: "vidrio, cristal, acristalamiento", he: "זכוכית, זיגוג" },
  { en: "garage", es: "garaje, cochera", he: "מוסך, חניה מקורה, גראז" },

  // Stairs, guards, ramps
  {
    en: "stairs, stair, staircase, stairway, steps, step",
    es: "escalera, escaleras, gradas, escalón, escalones, peldaño",
    he: "מדרגה, מדרגות, גרם מדרגות, חדר מדרגות",
  },
  { en: "riser, rise, riser height", es: "contrahuella, contrapaso, peralte", he: "רום, רום מדרגה" },
  { en: "tread, run, tread depth", es: "huella, paso", he: "שלח, שלח מדרגה" },
  { en: "landing", es: "descanso, rellano, descansillo", he: "פודסט, משטח ביניים" },
  { en: "headroom, head room", es: "altura libre", he: "גובה ראש, גובה חופשי" },
  {
    en: "guard, guardrail, guard rail, railing, rail, balustrade",
    es: "baranda, barandal, barandilla, guardarriel, guarda",
    he: "מעקה",
  },
  { en: "handrail, hand rail, grab rail", es: "pasamanos", he: "מאחז יד, בית אחיזה, מאחז" },
  { en: "baluster, spindle, picket, infill", es: "balaustre, barrote", he: "עמודון, מוט אנכי, שדה מעקה" },
  { en: "ramp, ramps", es: "rampa, rampas", he: "רמפה, כבש, רמפות" },
  {
    en: "slope, pitch, grade, steep, incline, gradient",
    es: "pendiente, inclinación, declive",
    he: "שיפוע, שיפועים",
  },
  { en: "deck, balcony, porch", es: "terraza, deck, balcón, porche", he: "דק, מרפסת" },
  {
    en: "ledger, ledger board",
    es: "larguero, viga de borde, solera de terraza",
    he: "קורת צד, קורת חיבור, לדג'ר, לדגר",
  },

  // Structure
  {
    en: "footing, foundation, footer, footings, ftg",
    es: "zapata, cimiento, cimentación, fundación, cimientos",
    he: "יסוד, ביסוס, יסודות",
  },
  {
    en: "frost, frost line, frost depth, freeze, freezing",
    es: "congelación, helada, heladas, línea de congelación, línea de helada",
    he: "קיפאון, קפיאה, כפור, קו קיפאון",
  },
  {
    en: "anchor bolt, anchor, anchor bolts",
    es: "perno de anclaje, anclaje, pernos",
    he: "בורג עיגון, ברגי עיגון, עיגון, עוגן",
  },
  { en: "concrete, cement", es: "concreto, hormigón", he: "בטון" },
  {
    en: "rebar, reinforcing steel, reinforcement, reinforcing bar",
    es: "varilla, acero de refuerzo, varillas, refuerzo",
    he: "ברזל זיון, זיון",
  },
  { en: "slab, flatwork", es: "losa, placa, piso de concreto", he: "רצפה, רצפת בטון, פלטה" },
  { en: "soil, dirt, ground, earth", es: "suelo, tierra, terreno", he: "קרקע, אדמה" },
  {
    en: "grading, finish grade, site drainage",
    es: "nivelación, drenaje del terreno, rasante",
    he: "פיתוח, ניקוז הקרקע",
  },
  { en: "joist, floor joist", es: "vigueta, viguetas", he: "קורת רצפה, קורות משנה, קורת משנה" },
  { en: "beam, girder", es: "viga, vigas, trabe", he: "קורה, קורות" },
  { en: "header, lintel, hdr", es: "dintel, cabezal", he: "משקוף, קורת פתח" },
  { en: "stud, studs", es: "montante, montantes, parante", he: "ניצב, ניצבים" },
  {
    en: "notch, notching, cut, notches",
    es: "muesca, corte, rebaje, entalladura",
    he: "חריץ, מגרעת, חריצים",
  },
  {
    en: "hole, bore, boring, drill, drilled, holes",
    es: "agujero, perforación, orificio, hueco, perforar",
    he: "חור, קידוח, חורים, קדיחה",
  },
  { en: "top plate, double plate", es: "solera superior, solera doble", he: "קורת ראש, פלטה עליונה" },
  {
    en: "fireblock, fireblocking, fire blocking, fire stop, firestop, firestopping",
    es: "cortafuego, bloqueo contra fuego",
    he: "חסימת אש, חוסם אש",
  },
  {
    en: "drywall, gypsum, sheetrock, gypsum board, wallboard",
    es: "tablaroca, panel de yeso, yeso, tablayeso",
    he: "גבס, לוח גבס, לוחות גבס",
  },
  { en: "insulation, r value, insulate", es: "aislamiento, valor r, aislante", he: "בידוד, בידוד תרמי" },
  {
    en: "vapor barrier, vapor retarder, vapour barrier",
    es: "barrera de vapor, retardador de vapor",
    he: "מחסום אדים, חוסם אדים",
  },
  { en: "crawl space, crawlspace", es: "espacio bajo piso, entrepiso sanitario", he: "חלל זחילה" },
  { en: "attic, loft", es: "ático, desván", he: "עליית גג" },
  {
    en: "roof, roofing, roofs, roofer, roofers",
    es: "techo, techador, techadores, techumbre, cubierta, azotea",
    he: "גג, גגות",
  },
  { en: "shingle, shingles", es: "teja, tejas, tejas asfálticas", he: "שינגלס, רעפים" },
  {
    en: "masonry, brick, block, cmu, veneer",
    es: "mampostería, ladrillo, bloque, tabique",
    he: "לבנים, בלוקים, בנייה בבלוקים, לבנה, בלוק",
  },
  {
    en: "waterproofing, dampproofing, damp proofing, waterproof, watertight, water resistant, nonabsorbent",
    es: "impermeabilización, impermeabilizar",
    he: "איטום",
  },
  { en: "flashing", es: "tapajuntas, botaaguas", he: "פח איטום, אף מים" },
  {
    en: "treated, pressure treated, decay, rot",
    es: "tratada, madera tratada, pudrición",
    he: "עץ מטופל, ריקבון",
  },

  // Electrical
  {
    en: "gfci, ground fault, ground fault circuit interrupter, gfi, gfci outlet, gfci breaker, gfci receptacle, gfci protection",
    es: "gfci, falla a tierra, interruptor de falla a tierra, protección de falla a tierra",
    he: "gfci, פחת, מפסק פחת, ממסר פחת, מפסק מגן",
  },
  {
    en: "afci, arc fault, arc fault circuit interrupter, afci breaker, arc fault breaker, afci protection",
    es: "afci, falla de arco, interruptor de falla de arco",
    he: "afci, קשת חשמלית, מפסק קשת",
  },
  {
    en: "receptacle, outlet, wall plug, electrical outlet, socket",
    es: "tomacorriente, enchufe, contacto eléctrico, contacto, contactos",
    he: "שקע, שקעים, בית תקע",
  },
  {
    en: "breaker, circuit breaker, overcurrent, fuse, ocpd",
    es: "interruptor, disyuntor, cortacircuitos, fusible, breaker",
    he: "מפסק, מאמת, נתיך, מפסק אוטומטי",
  },
  {
    en: "wire, conductor, cable, wiring, romex, wire gauge, awg",
    es: "cable, conductor, alambre, calibre, cableado",
    he: "כבל, מוליך, חוט, חתך מוליך, כבלים",
  },
  { en: "circuit, branch circuit, ckt, ckts", es: "circuito, circuito ramal", he: "מעגל, מעגל חשמלי" },
  {
    en: "electrical, electric, electricity, power",
    es: "eléctrico, eléctrica, electricidad, corriente",
    he: "חשמל, חשמלי, חשמליים",
  },
  {
    en: "panel, panelboard, electrical panel, breaker box, load center",
    es: "tablero, panel eléctrico, centro de carga",
    he: "לוח חשמל, לוח",
  },
  {
    en: "grounding, ground rod, electrode, earthing, ground",
    es: "puesta a tierra, electrodo, varilla de tierra, conexión a tierra, tierra",
    he: "הארקה, אלקטרודה",
  },
  {
    en: "burial, bury, buried, underground",
    es: "enterrado, enterrada, enterrados, enterradas, enterrar, subterráneo, subterránea, profundidad de enterramiento, soterrado",
    he: "טמון, הטמנה, קבור, תת קרקעי, לקבור",
  },
  {
    en: "kitchen, counter, countertop",
    es: "cocina, encimera, mostrador, cubierta de cocina",
    he: "מטבח, משטח עבודה, שיש",
  },
  { en: "voltage drop", es: "caída de tensión, caída de voltaje", he: "מפל מתח" },
  {
    en: "smoke alarm, smoke detector, smoke alarms, smoke detectors",
    es: "alarma de humo, detector de humo, detectores de humo, alarmas de humo",
    he: "גלאי עשן, גלאי העשן",
  },
  {
    en: "carbon monoxide, co alarm, co detector",
    es: "monóxido de carbono, alarma de monóxido, detector de monóxido",
    he: "פחמן חד חמצני, גלאי פחמן",
  },
  {
    en: "sprinkler, sprinklers, fire sprinkler",
    es: "rociador, rociadores",
    he: "ספרינקלר, ספרינקלרים, מתזים, מתז",
  },

  // Plumbing, heating, gas
  { en: "drain, drainage, waste, sewer", es: "drenaje, desagüe, alcantarillado", he: "ניקוז, ביוב, דלוחין" },
  { en: "pipe, piping, pipes", es: "tubería, tubo, tubos", he: "צינור, צנרת, צינורות" },
  { en: "trap, p trap", es: "sifón, trampa", he: "סיפון, מחסום" },
  {
    en: "vent, venting, ventilation, exhaust",
    es: "ventilación, ventila, extracción, respiradero",
    he: "אוורור, נשם, אוויר",
  },
  {
    en: "water heater, hot water tank",
    es: "calentador de agua, calentador, boiler",
    he: "דוד מים, דוד, מחמם מים",
  },
  { en: "dryer, clothes dryer", es: "secadora", he: "מייבש, מייבש כביסה" },
  { en: "range hood, kitchen hood, hood", es: "campana, campana extractora", he: "קולט אדים, מנדף" },
  { en: "water pressure, pressure", es: "presión, presión de agua", he: "לחץ, לחץ מים" },
  { en: "cleanout, clean out", es: "registro, boca de limpieza", he: "פתח ביקורת, ביקורת" },

  // Accessibility
  {
    en: "ada, accessible, accessibility, wheelchair, handicap, handicapped, disabled",
    es: "ada, accesible, accesibilidad, silla de ruedas, discapacidad, discapacitados",
    he: "ada, נגיש, נגישות, נגישה, כיסא גלגלים, נכים",
  },
  {
    en: "parking, parking space, stall",
    es: "estacionamiento, cajón, aparcamiento",
    he: "חניה, חנייה, חניות, מקומות חניה, מקום חניה",
  },
  {
    en: "grab bar, grab bars",
    es: "barra de apoyo, barras de apoyo, agarradera",
    he: "מאחז יד, ידית אחיזה, מוט אחיזה",
  },

  // Safety
  {
    en: "fall protection, fall, falls, fall arrest, tie off, tied off",
    es: "protección contra caídas, caída, caídas, detención de caídas, anticaídas",
    he: "הגנה מנפילה, נפילה, עבודה בגובה, בלימת נפילה",
  },
  { en: "harness, lanyard", es: "arnés, eslinga, línea de vida", he: "רתמה, רצועת חיבור, קו חיים" },
  {
    en: "excavation, trench, trenching, dig, digging, ditch",
    es: "excavación, zanja, zanjas, cavar, excavar",
    he: "חפירה, תעלה, תעלות, חפירות, לחפור",
  },
  {
    en: "shoring, trench box, shield, trench shield, sloping, benching",
    es: "apuntalamiento, entibado, entibación, ademe, cajón de zanja, talud",
    he: "דיפון, תמיכה, תמיכת תעלה, תא הגנה",
  },
  {
    en: "ladder, ladders",
    es: "escalera de mano, escalera portátil, escalera, escalera de extensión",
    he: "סולם, סולמות",
  },
  {
    en: "scaffold, scaffolding, scaffolds, swing stage",
    es: "andamio, andamios, andamiaje",
    he: "פיגום, פיגומים",
  },
  { en: "crane, cranes", es: "grúa, grúas", he: "עגורן, מנוף, עגורנים" },
  {
    en: "power line, overhead line, power lines, overhead lines",
    es: "línea eléctrica, líneas eléctricas, línea aérea, tendido eléctrico, cables eléctricos",
    he: "קו מתח, קווי מתח, קו חשמל, קווי חשמל",
  },
  {
    en: "rigging, sling, slings",
    es: "aparejo, eslinga, estrobo, izaje",
    he: "מענב, מענבים, אביזרי הרמה, רצועת הרמה, הרמה",
  },
  {
    en: "lockout, tagout, loto, lock out",
    es: "bloqueo y etiquetado, bloqueo, candadeo",
    he: "נעילה ותיוג, נעילה, תיוג",
  },
  {
    en: "accessible route, accessible path, walking surface, walking surfaces",
    es: "ruta accesible, camino accesible",
    he: "דרך נגישה, מסלול נגיש, נתיב נגיש",
  },
  {
    en: "pel, exposure limit, permissible exposure limit",
    es: "límite de exposición, pel",
    he: "גבול חשיפה, חשיפה מותרת",
  },
  { en: "silica, dust", es: "sílice, polvo", he: "סיליקה, אבק, צורן" },
  { en: "asbestos", es: "asbesto, amianto", he: "אסבסט" },
  { en: "lead, lead paint", es: "plomo", he: "עופרת" },
  {
    en: "confined space, manhole, permit space",
    es: "espacio confinado, espacios confinados",
    he: "מקום מוקף, חלל מוקף, מקומות מוקפים",
  },
  {
    en: "ppe, protective equipment, personal protective equipment",
    es: "epp, equipo de protección, equipo de protección personal",
    he: "ציוד מגן, ציוד מגן אישי",
  },
  { en: "hard hat, helmet, head protection", es: "casco", he: "קסדה" },
  {
    en: "eye protection, safety glasses, goggles, eye",
    es: "protección ocular, lentes de seguridad, gafas, ojos",
    he: "הגנת עיניים, משקפי מגן, עיניים",
  },
  {
    en: "hearing, noise, hearing protection, earplugs, loud",
    es: "ruido, audición, protección auditiva, tapones",
    he: "רעש, שמיעה, אוזניות, אטמי אוזניים",
  },
  { en: "respirator, mask", es: "respirador, mascarilla", he: "מסכת נשימה, נשמית, מסכה" },
  {
    en: "welding, hot work, weld, torch",
    es: "soldadura, trabajo en caliente, soldar",
    he: "ריתוך, עבודה חמה, עבודות חמות, ריתוכים",
  },
  {
    en: "gas cylinder, cylinder, cylinders",
    es: "cilindro, cilindros de gas, cilindro de gas, tanque de gas",
    he: "גליל גז, בלון גז, גלילי גז, בלוני גז",
  },
  { en: "fire extinguisher, extinguisher", es: "extintor, extinguidor", he: "מטפה, מטף, מטפים" },
  {
    en: "heat, heat illness, heat stroke, heat stress, hot weather",
    es: "calor, golpe de calor, estrés por calor, enfermedad por calor",
    he: "חום, מכת חום, עומס חום",
  },
  {
    en: "cold, cold stress, frostbite, hypothermia",
    es: "frío, congelamiento, hipotermia",
    he: "קור, קרה, היפותרמיה, כוויות קור",
  },
  { en: "lightning, storm, thunder", es: "rayo, rayos, tormenta, relámpago", he: "ברק, ברקים, סופה, סערה" },
  {
    en: "aerial lift, boom lift, bucket truck, man lift, scissor lift",
    es: "plataforma elevadora, elevador, canastilla, plataforma aérea",
    he: "במת הרמה, במה מתרוממת",
  },
  {
    en: "forklift, telehandler, lift truck",
    es: "montacargas, manipulador telescópico",
    he: "מלגזה, טלהנדלר",
  },
  { en: "nail gun, nailer", es: "pistola de clavos, clavadora", he: "אקדח מסמרים, אקדח סיכות" },
  { en: "grinder, angle grinder", es: "esmeriladora, amoladora, pulidora", he: "משחזת, דיסק" },
  {
    en: "table saw, circular saw, saw",
    es: "sierra, sierra de mesa, sierra circular",
    he: "מסור, מסור שולחני, מסור עגול",
  },
  {
    en: "toolbox talk, tailgate talk, tailgate, safety talk, talk",
    es: "charla de seguridad, charla, plática de seguridad, plática",
    he: "תדריך בטיחות, תדריך",
  },
  {
    en: "competent person, competent persons",
    es: "persona competente, competente",
    he: "אדם מוסמך, בעל מקצוע מוסמך, מוסמך",
  },
  {
    en: "qualified person, qualified persons",
    es: "persona calificada, persona cualificada",
    he: "אדם כשיר, אדם בעל כשירות",
  },
  {
    en: "pay if paid, paid if paid",
    es: "pago si le pagan, pago solo si pagan, pay if paid",
    he: "תשלום בתנאי שהתקבל תשלום, pay if paid",
  },
  {
    en: "pay when paid, paid when paid",
    es: "pago cuando le paguen, pago cuando paguen, pay when paid",
    he: "תשלום גב אל גב, גב אל גב, pay when paid",
  },
  { en: "demolition, demo, tear down", es: "demolición, demoler", he: "הריסה, הריסות" },
  { en: "first aid, bloodborne", es: "primeros auxilios, botiquín", he: "עזרה ראשונה" },
  { en: "generator, portable generator", es: "generador, planta eléctrica", he: "גנרטור" },
  {
    en: "spoil, spoil pile, spoils, excavated material, excavated soil, dirt pile, dirt",
    es: "material excavado, escombro, tierra excavada, tierra, tierra suelta",
    he: "עפר חפור, ערמת עפר, עפר, אדמה חפורה",
  },
  { en: "skylight, skylights", es: "tragaluz, claraboya", he: "חלון גג, צוהר, סקיילייט" },
  {
    en: "report, reporting, incident, accident, near miss",
    es: "reporte, reportar, incidente, accidente, informar",
    he: "דיווח, תאונה, כמעט ונפגע, לדווח",
  },
  {
    en: "death, deaths, fatality, killed, fatal, dies, died, die, dead",
    es: "muerte, fallecimiento, fatalidad, mortal, muere, murió, se muere, muerto, fallece, falleció",
    he: "מוות, קטלנית, הרוג, מת, נהרג, מתה, נהרגה",
  },
  {
    en: "hospital, hospital stay, hospitalized, hospitalised, hospitalization, hospitalizations, inpatient, in patient hospitalization",
    es: "hospital, hospitalizado, hospitalizada, hospitalización, hospitalizan, internado, internan, hospitalizaciones",
    he: "אשפוז, אושפז, מאושפז, בית חולים, אושפזה",
  },
  {
    en: "amputation, amputations, amputated",
    es: "amputación, amputaciones, amputado",
    he: "קטיעה, קטיעת איבר, נקטע",
  },
  {
    en: "curing, cure, cures, cured",
    es: "curado, curar, cura, curan, curando",
    he: "אשפרה, לאשפר, אשפרת, מאשפרים, אשפרת בטון, לאשפר בטון",
  },
  {
    en: "slump, slump test, slump cone, cone test",
    es: "revenimiento, prueba de revenimiento, asentamiento, cono de abrams, slump",
    he: "סלאמפ, סלאמפ טסט, סומך, שקיעת קונוס, בדיקת שקיעה, מבחן שקיעה, שקיעה",
  },
  {
    en: "concrete cover, rebar cover, clear cover, cover over rebar, cover on rebar, cover for rebar",
    es: "recubrimiento, cubre el concreto, cubrir la varilla, tapar la varilla, recubrimiento de la varilla, recubrimiento libre",
    he: "כיסוי בטון, כיסוי הבטון, עובי כיסוי, כיסוי לזיון, כיסוי על הברזל, כיסוי ברזל, כיסוי",
  },
  {
    en: "811, utility locate, utility locates, locates, call before you dig, one call, utilities marked, mark the utilities, buried lines, buried utilities",
    es: "811, líneas enterradas, servicios enterrados, marcar las líneas, marquen las líneas",
    he: "811, סימון תשתיות, תשתיות תת קרקעיות, קווים טמונים, תיאום תשתיות",
  },
  {
    generic: true,
    en: "yard, backyard, back yard, front yard, garden, lawn",
    es: "patio, jardín, yarda, traspatio",
    he: "חצר, גינה",
  },
  {
    generic: true,
    en: "days, day, weeks, week, hours, hour, how long",
    es: "días, día, semanas, semana, horas, hora, cuánto tiempo",
    he: "ימים, יום, שבועות, שבוע, שעות, שעה, כמה זמן",
  },
  {
    generic: true,
    en: "building permit, need a permit, needs a permit, need permit, pull a permit, require a permit",
    es: "permiso de construcción, permiso, permisos, licencia de construcción",
    he: "היתר בנייה, היתר, היתרים, היתר בניה",
  },
  {
    en: "no permit, without permit, without a permit, w o permit, w o a permit, permit exempt, exempt from permit, exempt from a permit, exempt from permits, dont need a permit, doesnt need a permit, not need a permit, no permit needed",
    es: "sin permiso, no necesita permiso, no necesitan permiso, no lleva permiso, no ocupa permiso, no ocupan permiso, exento de permiso, exentos de permiso",
    he: "פטור מהיתר, פטורה מהיתר, פטורים מהיתר, פטורות מהיתר, בלי היתר, ללא היתר, לא צריך היתר",
  },
  { en: "shed, sheds, storage shed, tool shed", es: "cobertizo, bodega, caseta, tejabán", he: "מחסן, סככה" },
  { en: "fence, fences, fencing", es: "cerca, cercas, barda, bardas, reja", he: "גדר, גדרות" },
  {
    en: "lead paint, lead based paint, lead safe, rrp, renovation repair and painting",
    es: "pintura con plomo, pintura de plomo, rrp, plomo en la pintura",
    he: "צבע עופרת, צבע על בסיס עופרת, עופרת בצבע, rrp",
  },
  // What crews call things
  { en: "edge, lip, rim", es: "orilla, borde, filo", he: "שפה, שפת, קצה, שפת התעלה" },
  {
    en: "new worker, new workers, new hire, new hires, new employee, new employees, orientation, first day",
    es: "trabajador nuevo, trabajadores nuevos, nuevos, nuevo ingreso, inducción, primer día",
    he: "עובד חדש, עובדים חדשים, קליטה, יום ראשון",
  },
  {
    en: "toe-nail, toenail, toe nail, toenailing, toe nailing",
    es: "clavo oblicuo, clavo lancero",
    he: "מסמור באלכסון, מסמר באלכסון",
  },
  {
    en: "starter bar, starter bars, dowel, dowels",
    es: "varilla de espera, arranque, arranques, espera, esperas",
    he: "קוץ, קוצים, קוצי ברזל",
  },
  {
    en: "pile, piles, piling, pilings, pier, piers",
    es: "pilote, pilotes, pila, pilas",
    he: "כלונס, כלונסאות, כלונסים",
  },
  {
    en: "manual lifting, lifting by hand, lifting, lift by hand, heavy lifting, back injury",
    es: "levantar a mano, levantar, levantamiento, cargar, cargar pesado, cosas pesadas, cargas pesadas",
    he: "הרמה ידנית, הרמת משאות, הרמה ביד, הרמה בידיים, סחיבה, סבלות",
  },
  {
    en: "relief valve, t&p, tp, tp valve, tpr, temperature and pressure relief, discharge pipe",
    es: "válvula de alivio, válvula de seguridad, tubo de descarga",
    he: "שסתום ביטחון, שסתום פריקה, צינור פריקה",
  },
  {
    en: "extension cord, extension cords, cord, cords, power cord",
    es: "extensión, extensiones, extensión eléctrica, extensiones eléctricas, cordón",
    he: "כבל מאריך, מאריך, מאריכים, כבלים מאריכים",
  },
  {
    en: "saw, saws, table saw, circular saw, skilsaw, skil saw, skill saw",
    es: "sierra, sierras, sierra de mesa, sierra circular",
    he: "מסור, מסור שולחני, מסור עגול",
  },
  {
    en: "grinder, grinders, angle grinder, cutoff wheel, cutoff wheels, grinding",
    es: "esmeril, esmeriladora, amoladora, pulidora, disco de corte",
    he: "משחזת, משחזת זווית, דיסק, דיסק חיתוך, השחזה",
  },
  {
    en: "nail gun, nailer, framing nailer",
    es: "pistola de clavos, clavadora",
    he: "אקדח מסמרים, אקדח סיכות",
  },
  { en: "forklift, telehandler, lull", es: "montacargas, telehandler", he: "מלגזה, מלגזות, מעמיס טלסקופי" },
  {
    en: "crane, cranes, rigging, rigger, sling, slings",
    es: "grúa, grúas, aparejo, eslinga, eslingas",
    he: "עגורן, עגורנים, מנוף, מנופים, רתמות הרמה, אביזרי הרמה",
  },
  {
    en: "aerial lift, boom lift, scissor lift, bucket truck, manlift, mewp",
    es: "plataforma elevadora, elevador de tijera, canastilla, brazo articulado",
    he: "במת הרמה, במות הרמה, סל הרמה, במת מספריים",
  },
  {
    en: "housekeeping, cleanup, clean site, mess, messy",
    es: "orden y limpieza, limpieza, aseo",
    he: "סדר וניקיון, ניקיון, סדר",
  },
  {
    en: "ground rod, ground rods, grounding rod, earth rod",
    es: "varilla de tierra, varillas de tierra, pica de tierra, varilla copperweld",
    he: "אלקטרודת הארקה, מוט הארקה",
  },
  {
    en: "fire extinguisher, extinguisher, extinguishers",
    es: "extintor, extintores, extinguidor, extinguidores",
    he: "מטף, מטפים, מטפה",
  },
  {
    en: "portable toilet, porta potty, portajohn, site toilets, toilets on site",
    es: "baño portátil, baños portátiles, sanitarios de obra, letrina",
    he: "תא שירותים, תאי שירותים, שירותים כימיים",
  },
  { en: "oxygen, air testing, atmosphere", es: "oxígeno, atmósfera", he: "חמצן, אחוז חמצן, אוויר לנשימה" },
  {
    en: "confined space, confined spaces, manhole, tank entry",
    es: "espacio confinado, espacios confinados, pozo",
    he: "מקום מוקף, חלל מוקף, מקומות מוקפים",
  },
  {
    en: "property line, lot line, neighbor's line",
    es: "lindero, linderos, colindancia, límite del terreno",
    he: "גבול מגרש, גבול המגרש, קו מגרש",
  },
  { en: "kneewall, knee wall, pony wall", es: "muro bajo, murete", he: "קיר נמוך" },
  {
    en: "punch list, snag list, snags",
    es: "lista de pendientes, pendientes de obra",
    he: "רשימת ליקויים, ליקויים, ליקויי בנייה, רשימת תיקונים",
  },
  { en: "warranty, guarantee", es: "garantía", he: "אחריות, תקופת בדק, שנת בדק, בדק" },
  { en: "lien, mechanics lien", es: "gravamen, embargo", he: "שעבוד, שיעבוד" },
  {
    en: "stucco, plaster",
    es: "estuco, enjarre, repello, aplanado, revoque",
    he: "טיח, טיח חוץ, שליכט",
  },
  { en: "pour, placing concrete", es: "colado, colar, vaciado, vaciar", he: "יציקה, יציקת בטון, לצקת" },
  {
    en: "biggest, largest, greatest, maximum size",
    es: "más grande, mayor",
    he: "הכי גדול, הגדול ביותר",
    generic: true,
  },
];
