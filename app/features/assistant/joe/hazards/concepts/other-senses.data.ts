import type { Concepts } from "./concept.ts";

/** Words that take a sign away: beside them the same words mean something else. */
export const OTHER_SENSES = {
  behind: {
    en: "behind, in love, short, asleep, through the cracks, apart",
    es: "bien el, bien la, en cuenta, mal la comida",
    he: "דבר, בחלקו, החלטה, הפרש, הפרשי",
  },
  bombWord: { en: "grenade, uxo, artillery, landmine", es: "granada, proyectil", he: "רימון, פגז, מוקש" },
  concreteSlab: { en: "slab thickness, cubic, psi", es: "resistencia", he: "קוב, חוזק" },
  coolantWord: {
    en: "refrigerant, freon, r410a, r32, r22, r134a, air conditioner, ac unit, ac line, ac lines, mini split, minisplit, line set, lineset, chiller, condenser, cold room",
    es: "refrigerante, freon, r410a, r32, r22, aire acondicionado, minisplit, mini split, chiller, camara fria",
    he: "קירור, מזגן, מזגנים, פריאון, צילר, מעבה, r410a, r32, r22",
  },
  dieWord: {
    en: "inspect*, how often, retire, remove from service, removal",
    es: "inspecc*, retirar",
    he: "בדיקה, פסילה, לפסול, פסילת",
  },
  drillWord: {
    en: "drill, plan, extinguisher*, hydrant, alarm, door, doors, stop, blocking, caulk, separation, fireplace, pit, place, rated, retardant, watch, escape, exit, sprinkler*",
    es: "extintor*, extinguidor*, simulacro, alarma, alarmas, puerta, puertas, rociador*, cortafuego*, chimenea, salida",
    he: "מטף, מטפים, תרגיל, גלאי, גלאים, דלת, דלתות, ספרינקלר*, מתזים, יציאת, אח, עמידות",
  },
  electricTool: {
    en: "fiber, fibre, phone, internet, comcast, tv, catv, coax, telephone, length, to length, strippers",
    es: "fibra, telefono, internet, telmex, a la medida",
    he: "סיב, סיבים, טלפון, אינטרנט, בזק, באורך",
  },
  exhaustTest: {
    en: "test, tester, detector, detection, pressure test, tested",
    es: "prueba, probar, detectar",
    he: "בדיקת, לבדוק, בדיקה",
  },
  eyeThingOnly: {
    en: "eyewash, eye wash station, goggles, eye protection",
    es: "lavaojos, lentes, goggles",
    he: "משקפי מגן, תחנת שטיפה, מקלחת חירום",
  },
  fireGoing: { en: "permit, pile, ban, notice, season, barrel", es: "permiso", he: "היתר" },
  fireSafe: { en: "transformer hum, dryer, water, roof, attic", es: "agua caliente", he: "מים חמים" },
  gasFuel: { en: "burner, burning", es: "quemador", he: "מבער" },
  heart: {
    en: "heart attack, panic attack, asthma attack, allergic, snake, dog, bee, bees, wasp, wasps, hornets, heat",
    es: "ataque al corazon, ataque cardiaco, ataque epileptico, le dio un ataque, le dio el ataque, asma, perro, abeja, abejas, avispa, avispas, vibora, pastel, panico",
    he: "התקף לב, כלב, דבורה, דבורים, נחש, צרעה, צרעות, עקרב, רוח, שרירים",
  },
  heatWord: { en: "heat, sun, heated, insulation board", es: "calor, sol", he: "חום, שמש" },
  pistonWord: {
    en: "two stroke, four stroke, 2 stroke, 4 stroke, brush stroke, piston, stroke of",
    es: "ictus de diseno, derrame de agua, derrame de quimico, derrame de aceite, derrame de diesel, derrame de pintura, derrame de acido, derrame de combustible",
    he: "עומס צד אחד",
  },
  reportWord: {
    en: "report, reporting, 300 log, workers comp, recordkeeping, rate, hours",
    es: "reportar, reporte, compensacion, estadistica",
    he: "לדווח, דיווח, ביטוח לאומי",
  },
  resist: {
    en: "fire rated, fire rating, fire resistance, fireproof*, fire door, fire doors, fire blocking, fireblocking, firestop*, fire stop, fire extinguisher, fire extinguishers, fire alarm system, fire alarms, fire code, fire wall, firewall, fire separation, fire watch, fire retardant, smoke alarm, smoke alarms, smoke detector, smoke detectors, smoke compartment, fire caulk, fire sprinkler, fire pit, fireplace, fire hydrant, fire escape, fire exit, fire lane, fire department, fire marshal, fire drill, gas burning, wood burning, fire flow, flame spread, smoke developed, smoke barrier, smoke barriers, smoke control, fire taping, fire prevention, fire protection, caulk, blocking, hour, hours, hr, burning bar, extinguishers",
    es: "contra incendio, contra incendios, contra fuego, resistente al fuego, resistencia al fuego, cortafuego, cortafuegos, extintor, extintores, extinguidor, extinguidores, alarma de humo, alarmas de humo, detector de humo, detectores de humo, puerta contra, anti incendio, antincendio, retardante, horas, simulacro, bloqueo, prevencion de incendios, propagacion, bomberos piden, salida de, lumbrera, sello, sellador, contraincendio",
    he: "עמידות אש, עמידות לאש, עמיד אש, עמידה באש, חסין אש, דלת אש, דלתות אש, מטף, מטפים, אזעקת אש, כיבוי אש, חסימת אש, בולם אש, שעת אש, קיר אש, הפרדת אש, בטיחות אש, מעכב, שעות, מפרידי, אטימת אש, גלאי, גלאים, עצירת, חוסמי, עבודה חמה, עבודה באש, משמרת אש, צופה אש",
  },
  rodWord: {
    en: "lightning rod, lightning rods, lightning protection, lightning arrester, arrestor, surge, skylight, lightning fast, lightning wells",
    es: "pararrayo, proteccion contra, supresor, rayos x, rayos uv, rayos equis",
    he: "קולט ברקים, קולטי ברקים, הגנת ברקים, הגנה מפני ברקים, כליא",
  },
  structureOnly: {
    en: "drywall, ceiling, parapet, concrete wall, foundation wall",
    es: "plafon, tablaroca",
    he: "גבס, מעקה",
  },
  thingBroken: {
    en: "ankle bolt, elbow fitting, pipe, pvc, fitting, toe board, toe kick, knee wall, hip rafter, hip roof, hand tool, tape, boot, joint compound, shoulder bolt, knee brace, conduit elbow, toe nail, toenail, arm of the, foot of the",
    es: "codo de pvc, codo de cobre, codo de tubo, tubo, pie derecho, tuberia, pie de amigo",
    he: "זקף, צינור, רגל ייצוב, רגל פיגום, כף הבאגר, זרוע המנוף, עצם העניין, שורש",
  },
  toolVibrate: {
    en: "saw, engine, pump, motor, bearing, machine, table, jaw, excavator, vehicle, fitting, pipe, nut, bolt",
    es: "sierra, motor, bomba, maquina, mesa",
    he: "מנוע, משאבה, מסור, מכונה, שולחן, אביזר",
  },
  waterHeater: {
    en: "water heater, hot water, heater, roof, tar, weather, how hot, asphalt, concrete, pipe, pipes, tin, glue, music, tub",
    es: "agua caliente, calentador, asfalto, boiler, cobre, pegado",
    he: "דוד, מים חמים, בטון, צינור, צינורות",
  },
  chip: {
    en: "metal, chip, sliver, slag, spark, piece, dust, grinder, sawdust, glass",
    es: "metal, rebaba, esquirla, chispa, escoria, pedazo, polvo, esmeril, vidrio",
    he: "מתכת, שבב, רסיס, ניצוץ, סיגים, חתיכה, אבק, משחזת, זכוכית, גץ",
  },
  mask: {
    en: "mask, masks, respirator",
    es: "mascara, mascarilla, cubrebocas, respirador, respiradores",
    he: "מסכה, מסכות, מיגון",
  },
  thingFell: {
    en: "scaffold fell, ladder fell, wall fell",
    es: "cayo el andamio, caer el andamio, cayo el muro, cayo la barda, cayo el techo, caer el techo, caer la barda, caer el muro, cayo la grua, cayo la canastilla, cayendo la canastilla, canastilla se, cayo el troxler, cayo el cilindro, cayo la pared, cayo la losa, demolicion se cayo",
    he: "הפיגום נפל, הקיר נפל, הבלון נפל, נפל חצי, נפלה חצי, מעלית נפלה",
  },
  boiler: { en: "boiler room, electrical room", es: "cuarto", he: "חדר" },
  workWord: {
    en: "rail, rails, board, boards, wall, rafter, joint, tool, tools, protection, saw, layout, sheet, shop drawings, lumber, nails",
    es: "herramienta, barandal, obra, derecho",
    he: "כלי, כלים, מעקה, לוח, זוויתן",
  },
  workVerb: {
    en: "work, working, walk, walking, install, run, put, clearance, space, inches, feet, park",
    es: "trabajar, trabajando, instalar, poner, pasar, pulgadas, pies, espacio",
    he: "לעבוד, עובדים, להתקין, לשים, לעבור, מרווח",
  },
  later: {
    en: "tomorrow, next week, scheduled, monday, next month, permit",
    es: "manana, programada, proxima semana, permiso, lunes",
    he: "מחר, מתוכנן, מתוכננת, בשבוע הבא, היתר",
  },
  inGround: {
    en: "buried, underground, digging, dug, trench, in the ground, post hole, shovel, jackhammer",
    es: "enterrado, enterrada, subterraneo, subterranea, bajo tierra, excavando, escarbando, zanja",
    he: "באדמה, טמון, קבור, תת קרקעי, תת קרקעית, חפירה, חפרנו, תעלה, קרקעי",
  },
} as const satisfies Concepts;
