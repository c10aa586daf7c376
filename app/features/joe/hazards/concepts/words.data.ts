import type { Concepts } from "./concept.ts";

/** Words that one sign alone asks for, or that take a sign away. */
export const WORDS = {
  after: {
    en: "after, accident, injury, fall, bled",
    es: "despues, accidente, caida, tras",
    he: "אחרי, תאונה, לאחר, פציעה",
  },
  airWord: {
    en: "get air, catch his breath, catch my breath, catch her breath, get any air",
    es: "aire",
    he: "אוויר, אויר",
  },
  alarm: {
    en: "alarm going, alarm is going, detector going, detector is going, alarm went off, detector went off, alarm beeping, detector beeping",
    es: "alarma sonando, suena la alarma, detector sonando",
    he: "גלאי מצפצף, אזעקת",
  },
  alarmSounds: {
    en: "going off, went off, beeping, chirping, sounding, ringing, goes off, in alarm, alarming, screaming",
    es: "sonando, suena, sono, pitando, pita, se activo, activada, alarmado",
    he: "מצפצף, מצלצל, צופר, צפצף, פועל, הופעל, התריע, מתריע, מצפצפת",
  },
  ambulanceNeed: {
    en: "need an ambulance, need ambulance, call an ambulance, send an ambulance, call 911, need 911, need a medic, need medical, get an ambulance, man down, medical emergency, number for ambulance",
    es: "necesito una ambulancia, necesitamos una ambulancia, manden ambulancia, una ambulancia, llamen al 911, emergencia medica, ambulancia, hombre caido",
    he: "צריך אמבולנס, צריכים אמבולנס, תזמינו אמבולנס, להזמין אמבולנס, אמבולנס, אירוע חירום רפואי",
  },
  amputWord: {
    en: "amputated, amputation, amputate, severed finger, severed hand, severed arm, severed thumb, amputed, severed limb, severed toe, finger got cut off",
    es: "amputado, amputacion, amputo, mutilado, amputada",
    he: "קטיעה, קטוע, קטועה, נקטע, נקטעה, נקטעו, קטועות, גדם",
  },
  arcEyeWord: {
    en: "welders flash, welder flash, arc eye, flash burn, welding flash, flash blind, flashburn",
    es: "ojo de soldador, flash de soldadura, quemada de soldadura, flashazo",
    he: "ברק ריתוך, צריבה מריתוך, הבזק ריתוך",
  },
  artery: {
    en: "artery, jugular, arterial, vein, veins, femoral, wrist",
    es: "arteria, vena, venas, yugular, femoral",
    he: "עורק, וריד, עורקים",
  },
  badMove: {
    en: "crew, guys, now, over, out, we, help, suddenly, about, inch, inches, badly, off, toward, towards, away, loud, started, starting, a lot, my, more, from",
    es: "mucho, hacia, ya, ahora, fuerte, gente, pulgadas, empezo, nos, cada vez, se, para",
    he: "עכשיו, מאוד, חזק, לכיוון, אנשים, מתחיל, התחיל, התחילה, עוד, לנו, שלנו, פתאום, רגע, לי, של",
  },
  behind: {
    en: "behind, in love, short, asleep, through the cracks, apart",
    es: "bien el, bien la, en cuenta, mal la comida",
    he: "דבר, בחלקו, החלטה, הפרש, הפרשי",
  },
  bendsWord: {
    en: "decompression sickness, the bends",
    es: "enfermedad por descompresion, enfermedad del buzo",
    he: "מחלת הצוללנים, מחלת דקומפרסיה",
  },
  bombWord: { en: "grenade, uxo, artillery, landmine", es: "granada, proyectil", he: "רימון, פגז, מוקש" },
  boltLoose: {
    en: "bolts missing, missing bolts, bolts, anchor bolts, not bolted, one bolt, sheared bolts, bolts sheared, anchor rods, unbraced, no bracing, guy wires, guy cable, loose bolts, connection failed",
    es: "sin tornillos, faltan tornillos, sin atornillar, anclas, un solo perno, pernos, sin contraventeo, contraventeos, tensores",
    he: "חסרים ברגים, בלי ברגים, ברגים, בורג אחד, לא מחוזק, לא מחוזקים, ברגי עיגון",
  },
  boneWord: { en: "bone, bones, compound", es: "hueso, huesos", he: "עצם, עצמות" },
  bootWord: {
    en: "boots, boot, gloves, glove, socks, pants, knees",
    es: "botas, bota, guantes, pantalon, rodillas",
    he: "מגפיים, נעליים, כפפות, מכנסיים, ברכיים",
  },
  buriedAlive: {
    en: "buried alive, buried under dirt, buried in dirt, trench collapsed on, trench caved in on, cave in on him, someone is buried, someone buried, man buried, worker buried, guy buried, buried in the trench, buried in a trench, got buried, buried in the excavation",
    es: "sepultado, sepultados, sepulto, enterrado vivo, quedo enterrado, quedaron enterrados, esta enterrado, lo enterro la tierra, se le vino la tierra, le cayo la tierra",
    he: "נקבר, נקברה, נקברו, קבור חי, קבורים, נקבר חי, נקבר בתעלה, נפלה עליו אדמה, נפל עליו עפר",
  },
  burnWord: {
    en: "burning, burns, burn, burned, blister*, peeling, red, stings, hurts, itching",
    es: "arde, arden, ardor, quema, queman, quemo, ampollas, rojo, roja, pica",
    he: "שורף, שורפת, שורפות, שורפים, כוויה, כוויות, צורב, שרוף, אדום, מגרד",
  },
  chemicalOnly: {
    en: "chemical, acid, muriatic, lye, caustic, cement, concrete",
    es: "fluorhidrico, clorhidrico, sosa caustica, quimico, acido, muriatico, sosa, cemento, concreto, cal",
    he: "כימית, חומצה, חומצת, סודה, כימי, חומצה, חומצת, בטון, מלט, סיד, קאוסטית, צמנט",
  },
  clothes: {
    en: "clothes, clothing, shirt, pants, sleeve, jacket, vest, hair, him, her, he, hes",
    es: "ropa, camisa, pantalon, manga, chaleco, cabello, pelo",
    he: "בגדים, חולצה, מכנסיים, שרוול, שיער, בגדיו, מעיל",
  },
  coldWord: {
    en: "hypotherm*, hipothermia, frostbit*, frost bite, frostnip, stopped shivering, half frozen",
    es: "hipoterm*, ipotermia, congelacion, dejo de temblar, muerto de frio, se esta congelando",
    he: "היפותרמיה, היפוטרמיה, כוויית קור, כוויות קור, כווית קור, הפסיק לרעוד, קופא מקור, קפא מקור",
  },
  concreteSlab: { en: "slab thickness, cubic, psi", es: "resistencia", he: "קוב, חוזק" },
  crampWord: {
    en: "cramps, cramping, cramp, cramped",
    es: "calambres, calambre, acalambr*",
    he: "התכווצויות, התכווצות, כיווצים, שרירים תפוסים",
  },
  dieWord: {
    en: "inspect*, how often, retire, remove from service, removal",
    es: "inspecc*, retirar",
    he: "בדיקה, פסילה, לפסול, פסילת",
  },
  demoWord: {
    en: "demolition, demo, demoing, demolishing, demolished, wrecking, tearing down, tore down, gutting, gutted",
    es: "demolicion, demoliendo, demolemos, tumbando, tirando, tumbamos, derribando, derribo",
    he: "הריסה, הריסת, הורסים, מפרקים, פירוק, הרסנו, בהריסה, הורס, להרוס",
  },
  drillWord: {
    en: "drill, plan, extinguisher*, hydrant, alarm, alarms, door, doors, stop, blocking, caulk, separation, fireplace, pit, place, rated, retardant, watch, escape, exit, sprinkler*",
    es: "extintor*, extinguidor*, simulacro, alarma, alarmas, puerta, puertas, rociador*, cortafuego*, chimenea, salida",
    he: "מטף, מטפים, תרגיל, גלאי, גלאים, דלת, דלתות, ספרינקלר*, מתזים, יציאת, אח, עמידות",
  },
  electricTool: {
    en: "fiber, fibre, phone, internet, comcast, tv, catv, coax, telephone, length, to length, strippers",
    es: "fibra, telefono, internet, telmex, a la medida",
    he: "סיב, סיבים, טלפון, אינטרנט, בזק, באורך",
  },
  electricWet: {
    en: "panel is wet, panel got wet, water in the panel, water in a panel, water dripping on the panel, cord in water, cords in water, cord in the water, cords in a puddle, standing in water, tools in the rain, outlet underwater, water on the panel, cord in a puddle, leaking on the panel, leaking into the panel, dripping into the panel",
    es: "tablero mojado, agua en el tablero, cae agua en el tablero, cables en el agua, extension en el agua, extensiones en el agua, cable en el charco, se mojo el tablero, extension en el charco, se le mete agua al tablero, gotea en el tablero",
    he: "מים בלוח, לוח רטוב, מים נכנסים ללוח, כבל במים, מאריך במים, כבלים במים, הלוח נרטב, מטפטף על הלוח, שלולית, מים על הלוח",
  },
  exhaustTest: {
    en: "test, tester, detector, detection, pressure test, tested",
    es: "prueba, probar, detectar",
    he: "בדיקת, לבדוק, בדיקה",
  },
  eyeSee: { en: "see, sight, vision", es: "ve, veo, ver, vista", he: "רואה, לראות, ראייה" },
  eyeThingOnly: {
    en: "eyewash, eye wash station, goggles, eye protection",
    es: "lavaojos, lentes, goggles",
    he: "משקפי מגן, תחנת שטיפה, מקלחת חירום",
  },
  fireGoing: { en: "permit, pile, ban, notice, season, barrel", es: "permiso", he: "היתר" },
  fireSafe: { en: "transformer hum, dryer, water, roof, attic", es: "agua caliente", he: "מים חמים" },
  fractureWord: {
    en: "fractured, fracture, compound fracture, dislocated, snapped, popped out, broken bone",
    es: "fractura, fracturo, fracturado, dislocado, dislocada, zafo, zafado, se le salio el hueso",
    he: "שבר פתוח, פריקה, נקע, פרק את, יצאה מהמקום, יצא מהמקום, פרק",
  },
  gasFuel: { en: "burner, burning", es: "quemador", he: "מבער" },
  goDown: {
    en: "went in after, went down after, go in after, go in to get, going in to get, climb down, go in there and, going in, went in to get, go in and, went in, go down, come back up, came back up, answering, should i go, go get him, pull him out, get him out, still down, down there, man down, is down, went silent, not come out, hasnt come out, didnt come out, hasnt come up, never came, jumped in",
    es: "a sacar, para sacar, quedaron abajo, entro a sacarlo, entrar a sacarlo, bajo a sacarlo, bajar por el, bajar a sacarlo, bajo por el, entrar por el, meterme, me meto, entro por el, se metio, no sale, no salio, no ha salido, no contesta, sacarlo, lo saco, saco a, bajar por, se quedo abajo, quedo abajo, no sube, no ha subido",
    he: "להיכנס להוציא, להיכנס אליו, לרדת אליו, ירד להוציא, ירד אחריו, נכנס להוציא, נכנס אחריו, לא יוצא, לא יצא, לא עונה, להוציא אותו, לרדת אחריו, לרדת להוציא, לא עולה, לא עלה, לא חזר, נשאר למטה, להיכנס אחריו, קפץ להוציא, ירדו אחריו",
  },
  heart: {
    en: "heart attack, panic attack, asthma attack, allergic, snake, dog, bee, bees, wasp, wasps, hornets, heat",
    es: "ataque al corazon, ataque cardiaco, ataque epileptico, le dio un ataque, asma, perro, abeja, abejas, avispa, avispas, vibora, pastel, panico",
    he: "התקף לב, כלב, דבורה, דבורים, נחש, צרעה, צרעות, עקרב, רוח, שרירים",
  },
  heatExhaustWord: {
    en: "heat exhaustion, heat cramps, heat cramp, dehydrated, dehydration, dehidrated, heat sick, heat illness, heat exaustion",
    es: "agotamiento por calor, agotado por el calor, deshidrat*, desidratado, calambres por calor",
    he: "תשישות חום, התייבש, התייבשה, התייבשות, מיובש, מיובשים, מיובשת",
  },
  heatSick: {
    en: "sun, heat, hot, roof, sweating, attic, thirsty, outside, degrees",
    es: "sol, calor, caliente, techo, sudando, azotea, sed",
    he: "שמש, חום, חם, גג, מזיע, שרב, צמא, חמסין",
  },
  heatStrokeWord: {
    en: "heat stroke, heatstroke, heat strok, sun stroke, sunstroke, heatsroke, overheated",
    es: "golpe de calor, golpe de sol, insolacion, insolado, insolada",
    he: "מכת חום, מכת שמש",
  },
  heatWord: { en: "heat, sun, heated, insulation board", es: "calor, sol", he: "חום, שמש" },
  impaleWord: {
    en: "impaled, impale, impailed, impalement, skewered, speared",
    es: "empalado, empalo, ensartado, se ensarto, atravesado por, lo atraveso",
    he: "שופד, משופד, שיפד, נשפד, דקר אותו מוט",
  },
  injectWord: {
    en: "injected, injection, went under, under the skin, under his skin, under my skin, pinhole, into his, into my, shot into, in his, in my, tiny hole, through the glove, pierced, sprayed, shot, through his, through my, went in, into the, hole, hit, penetrat*",
    es: "inyecto, inyectado, inyeccion, debajo de la piel, bajo la piel, entro, perforo, se metio, agujerito, hoyito, atraveso, penetro, en el dedo, en la mano, pico, disparo, se le metio",
    he: "הזריק, הזריקה, הוזרק, הוזרקה, הוזרקו, הזרקה, מתחת לעור, נכנס, נכנסה, חדר, חדרה, ניקב, חור, דרך הכפפה, ננעץ, ריסס, פגע, תחת העור",
  },
  knockedBack: {
    en: "knocked him, threw him, threw me, knocked me, blew him, knocked off, thrown, blasted, flash",
    es: "lo aventó, lo tumbo, me tumbo, lo lanzo, me aventó, salio volando, lo boto, lo avento, me avento",
    he: "העיף אותו, העיף אותי, עף אחורה, נזרק, זרק אותו",
  },
  leanWord: {
    en: "leaning, lean, tilting, tilted, falling, tipping",
    es: "inclinad*, ladead*, de lado",
    he: "נוטה, נוטים, נטוי, נטה",
  },
  letGo: {
    en: "let go, letting go, release",
    es: "soltar, suelta, soltarse, despega*",
    he: "לעזוב, עוזב, לשחרר, להשתחרר, משחרר",
  },
  misfireWord: {
    en: "charge didnt go off, charges didnt go off, one didnt go off, didnt detonate, misfire, misfired, missfire, hangfire, hang fire, unexploded charge, undetonated",
    es: "carga no detono, cargas no detono, no detono, tiro quedado, barreno quedado, carga sin detonar, carga quedada",
    he: "מטען לא התפוצץ, מטען אחד לא התפוצץ, הפיצוץ לא פעל, לא התפוצץ, מטען שלא התפוצץ, מטען שלא פעל, נפל בפיצוץ",
  },
  mixedChem: {
    en: "mixed bleach, mixed ammonia, bleach and ammonia, bleach and acid, mixed chemicals, mixed the bleach, bleach with, mixed acid",
    es: "mezclo cloro, mezclamos cloro, cloro con, cloro y amoniaco, cloro con acido, revolvio cloro, mezclaron cloro, revolvimos cloro",
    he: "ערבב אקונומיקה, ערבבו אקונומיקה, אקונומיקה עם, אקונומיקה וחומצה, ערבבנו אקונומיקה, אקונומיקה ואמוניה",
  },
  nowWord: {
    en: "now, just, starting, started, suddenly, getting worse, about to, help, right now, while, inside, working, safe, still, moving, workers, guys, crew, we, under, keep, what do, theres",
    es: "ahora, ahorita, acaba, empezo, de repente, a punto, seguro, abajo, trabajando, gente, adentro, ya, seguimos, seguir, que hago, que hacemos",
    he: "עכשיו, כרגע, התחיל, התחילה, פתאום, עומד, עומדת, מתחיל, מתחילה, בטוח, עובדים, אנשים, להמשיך, מה עושים, מתחת",
  },
  noShore: {
    en: "no shoring, unshored, no trench box, no box, not shored, without shoring, without a box, no ladder, no protection, unprotected, vertical walls, straight walls",
    es: "sin ademe, sin ademe, sin ademar, sin apuntalar, sin caja, sin proteccion, sin entibar, no esta ademada, sin escalera, sin talud",
    he: "בלי דיפון, ללא דיפון, לא מדופן, לא מדופנת, בלי תימוך, ללא תימוך, בלי הגנה, בלי סולם",
  },
  on: { en: "on, onto, over, top", es: "encima, sobre, le, se le", he: "על, עליו, עליהם, עלי, מעל" },
  pistonWord: {
    en: "two stroke, four stroke, 2 stroke, 4 stroke, brush stroke, piston, stroke of",
    es: "ictus de diseno, derrame de agua, derrame de quimico, derrame de aceite, derrame de diesel, derrame de pintura, derrame de acido, derrame de combustible",
    he: "עומס צד אחד",
  },
  pulledIn: {
    en: "pulled, dragged, sucked, caught, grabbed, jammed, stuck, got, inside, went, in the",
    es: "jalo, agarro, atrapo, atoro, metio, se metio, se fue, prenso, comio",
    he: "נמשכה, נשאבה, נתפסה, תפסה, נכנסה, נתקעה, נלכדה, נמשך, נתפס, תפס",
  },
  reportWord: {
    en: "report, reporting, 300 log, workers comp, recordkeeping, rate, hours",
    es: "reportar, reporte, compensacion, estadistica",
    he: "לדווח, דיווח, ביטוח לאומי",
  },
  resist: {
    en: "fire rated, fire rating, fire resistance, fireproof*, fire door, fire doors, fire blocking, fireblocking, firestop*, fire stop, fire extinguisher, fire extinguishers, fire alarm system, fire alarms, fire code, fire wall, firewall, fire separation, fire watch, fire retardant, smoke alarm, smoke alarms, smoke detector, smoke detectors, smoke compartment, fire caulk, fire sprinkler, fire pit, fireplace, fire hydrant, fire escape, fire exit, fire lane, fire department, fire marshal, fire drill, gas burning, wood burning, fire flow, flame spread, smoke developed, smoke barrier, smoke barriers, smoke control, fire taping, fire prevention, fire protection, caulk, blocking, hour, hours, hr, firestopping, burning bar, extinguishers",
    es: "contra incendio, contra incendios, contra fuego, resistente al fuego, resistencia al fuego, cortafuego, cortafuegos, extintor, extintores, extinguidor, extinguidores, alarma de humo, alarmas de humo, detector de humo, detectores de humo, puerta contra, anti incendio, antincendio, retardante, horas, simulacro, bloqueo, prevencion de incendios, propagacion, bomberos piden, salida de, lumbrera, sello, sellador, contraincendio, contraincendios",
    he: "גלאי עשן, גלאי שריפה, גלאי אש, עמידות אש, עמידות לאש, עמיד אש, עמידה באש, חסין אש, דלת אש, דלתות אש, מטף, מטפים, אזעקת אש, כיבוי אש, חסימת אש, בולם אש, שעת אש, קיר אש, הפרדת אש, בטיחות אש, מעכב, שעות, מפרידי, אטימת אש, גלאי, גלאים, עצירת, חוסמי, עבודה חמה, עבודה באש, משמרת אש, צופה אש",
  },
  rodWord: {
    en: "lightning rod, lightning rods, lightning protection, lightning arrester, arrestor, surge, skylight, lightning fast, lightning wells",
    es: "pararrayos, pararrayo, proteccion contra, supresor, rayos x, rayos uv, rayos equis",
    he: "קולט ברקים, קולטי ברקים, הגנת ברקים, הגנה מפני ברקים, כליא",
  },
  shockWord: {
    en: "white as a ghost, pale and clammy, clammy, in shock, into shock, going into shock, went into shock, in shok, treat for shock, treat shock, cold and clammy, shocky, white as a sheet",
    es: "estado de choque, piel fria, en shock, en estado de shock, estado de shock, entrando en shock, en choque, shock",
    he: "לבן כמו סיד, קר ולח, החוויר, בהלם, נכנס להלם, מצב הלם, מצב של הלם, נכנסה להלם, הלם",
  },
  shotWord: {
    en: "shot, nailed, fired, drove, put a, double fired, went off, ran, got, stuck",
    es: "disparo, clavo, se dio, se metio, se disparo, metio",
    he: "ירה, ירתה, נורה, ננעץ, ירה לעצמו, תקע, נתקע, קיבל",
  },
  skinHot: { en: "skin, hot, red, dry", es: "piel, caliente, roja, seca", he: "עור, חם, אדום, יבש" },
  skinRaw: {
    en: "knees raw, knees are raw, skin raw, skin is raw, raw skin, cement burn, concrete burn, cement burns, concrete burns, skin is burning, skin burning, lime burn",
    es: "se pela la piel, quemadura de cemento, quemaduras de cemento, rodillas quemadas, piel quemada, quemadura de cal, quemado de cemento",
    he: "אדומות מהבטון, כוויית מלט, כוויות מלט, כוויית בטון, כוויות בטון, כווית בטון, כוויית סיד, עור שרוף",
  },
  spillWord: {
    en: "spill, spilled, spilt, leaking drum, leaking everywhere, leaking out, big spill, knocked over, tipped over, dumped, drum leaking, ruptured drum, gushing out, all over the floor",
    es: "derrame, derramo, derramado, se tiro, se rego, regó, tirado, volteo, se volteo, fuga",
    he: "נשפך, נשפכה, נשפכו, שפך, דליפה של, התהפך, דולפת, דולף, התהפכה, דליפת",
  },
  stayInCab: {
    en: "stay in the cab, stay in cab, get out of the cab, jump out of the cab, jump from the cab, electrified crane, truck is electrified, get off the machine",
    es: "salgo de la cabina, bajarme de la cabina, me bajo de la cabina, saltar de la cabina, quedarme en la cabina, bajo de la cabina",
    he: "לצאת מהתא, להישאר בתא, לקפוץ מהתא, לצאת מהקבינה, לרדת מהמנוף, לרדת מהכלי, לקפוץ מהקבינה, להישאר בקבינה",
  },
  steelErect: {
    en: "steel beam, bar joist, column, steel, iron, girder, bar joist, bar joists, steel frame, red iron, decking, connection, connector, i beam, metal building, steel column, purlin, purlins, ironworkers, moment frame",
    es: "acero, estructura metalica, columna de acero, trabe, viga de acero, larguero, montaje, estructura de acero, viga ipr, conexion, columna metalica, polines metalicos, joist, nave",
    he: "קונסטרוקציה, פלדה, קורת פלדה, עמוד פלדה, פרופיל, אגדים, מסבך, שלד פלדה, חיבור, קונסטרוקציית פלדה",
  },
  stepOn: {
    en: "stepped on, stepped onto, stepped, step on, stomped on, walked on, stood on, steped",
    es: "piso, pisó, pise, pisar, pisando, se paro en",
    he: "דרך, דרכה, דרכתי, דורך, דרך על, דריכה",
  },
  stopWord: {
    en: "stop, stopping, slow, quit, control, clot",
    es: "para, detiene, parar, deja, controla, se corta, detener",
    he: "מפסיק, נעצר, עוצר, להפסיק, לעצור, נפסק, פוסק",
  },
  stormWord: {
    en: "tornado, hurricane, earthquake, flash flood, derecho, aftershock, haboob, tremor",
    es: "tornado, huracan, temblor, sismo, terremoto, tromba, esta temblando, remolino",
    he: "רעידת אדמה, טורנדו, סופה, סערה, סופת חול, שיטפון",
  },
  struckWord: {
    en: "struck, hit, strike, close, nearby, getting closer, coming, on the roof, crane, scaffold, steel",
    es: "cayo, pego, cerca, alcanzo, callo, cayendo, partio",
    he: "פגע, היכה, קרוב, הכה, נפגע, מתקרבים, מתקרבת",
  },
  structureOnly: {
    en: "drywall, ceiling, parapet, concrete wall, foundation wall",
    es: "plafon, tablaroca",
    he: "גבס, מעקה",
  },
  stuckTo: {
    en: "stuck to, stuck on, frozen to, cant let go, wont let go, glued to, hung up on, hanging onto, holding on to",
    es: "pegado a, se quedo pegado, quedo pegado, pegado al, no se puede soltar, no se suelta, no puede soltar",
    he: "דבוק ל, נדבק ל, דבוק, נדבק, תקוע על, לא עוזב, לא מצליח לעזוב",
  },
  suddenWord: {
    en: "sudden, suddenly, overnight, popping, new, bigger, wider, growing, loud, severe, huge, serious, now, above, over us",
    es: "de repente, nueva, nuevas, mas grande, creciendo, fuerte, grande, grandes, enorme, de la noche, encima, arriba",
    he: "פתאום, חדש, חדשים, גדול, גדולים, הולך וגדל, חזק, רציני, מעלינו, מלמעלה, בלילה",
  },
  suspensionWord: {
    en: "suspension trauma, harness hang, orthostatic intolerance, hanging in his harness, hanging in the harness, hanging by his harness, hanging from his harness, hanging from his lanyard, dangling in his harness, hanging by his lanyard, suspended in his harness",
    es: "trauma por suspension, trauma de suspension, sindrome del arnes, colgado del arnes, colgando del arnes, colgado en el arnes, colgado de la linea",
    he: "טראומת תלייה, תסמונת תלייה, תלוי על הרתמה, תלוי ברתמה, תלויה ברתמה, נשאר תלוי ברתמה, סינדרום הרתמה",
  },
  swallowWord: {
    en: "swigged, guzzled, downed, chugged, drinking, drank from, took a swig, sipped, swallowed, swallow, drank, ingested, gulped, mouthful, took a sip, chugged, drunk some",
    es: "trago, tomo, bebio, ingirio, trague, tome, se tomo, buche, se trago, tomado",
    he: "בלע, בלעה, שתה, שתתה, בלעתי, שתיתי, לגם, לגמה",
  },
  sweatWord: {
    en: "sweating, sweat, sweats",
    es: "suda, sudando, sudar, sudor",
    he: "מזיע, מזיעה, להזיע, זיעה",
  },
  thingBroken: {
    en: "ankle bolt, elbow fitting, pipe, pvc, fitting, toe board, toe kick, knee wall, hip rafter, hip roof, hand tool, tape, boot ,joint compound, shoulder bolt, knee brace, conduit elbow, toe nail, toenail, arm of the, foot of the",
    es: "codo de pvc, codo de cobre, codo de tubo, tubo, pie derecho, tuberia, pie de amigo",
    he: "זקף, צינור, רגל ייצוב, רגל פיגום, כף הבאגר, זרוע המנוף, עצם העניין, שורש",
  },
  toolVibrate: {
    en: "saw, engine, pump, motor, bearing, machine, table, jaw, excavator, vehicle, fitting, fittings, pipe, nut, bolt",
    es: "sierra, motor, bomba, maquina, mesa",
    he: "מנוע, משאבה, מסור, מכונה, שולחן, אביזר",
  },
  touchVerb: {
    en: "touching, touch, touched, holding, grabbed, grab, cut, cutting, working, work, replace, swap, change, install, tie in, pull, hanging, hit, open, splice",
    es: "toco, tocar, tocando, agarro, corto, cortar, trabajo, trabajar, trabajando, cambiar, cambio, conectar, instalar, meter, meto, hacer, jalar, empalmar, abrir",
    he: "נגע, לגעת, נוגע, מחזיק, חתך, לחתוך, לעבוד, עובד, להחליף, לחבר, עובדים, מחליף, עבודה, לפתוח, להתקין, מחברים, לתקן",
  },
  trenchIn: { en: "trench, excavation, ditch", es: "zanja, excavacion", he: "תעלה, חפירה, בור" },
  tunnelOnly: {
    en: "tunnel, tunnels, tbm, tunneling, cavern, mine shaft, heading, tunnelling, underground chamber, adit",
    es: "tunel, tuneles, tunelera, lumbrera, tuneladora, galeria, socavon",
    he: "מנהרה, מנהרות, מנהרת, נקבה, כרייה",
  },
  twistedWord: {
    en: "twisted his, twisted my, rolled his, rolled my, sprained, sprain, deformed, swollen, crooked, wrong way, wrong direction, bent backwards, out of its socket, out of socket",
    es: "torcio, torcido, se torcio, esguince, deforme, chueco, chueca, al reves, hinchado, hinchada, luxad*, luxacion, se doblo",
    he: "נקע, עיקם, עיקמה, נפוחה, נפוח, עקום, עקומה, לא בכיוון, סובב, לצד הלא, מעוותת",
  },
  waterBody: {
    en: "water, river, lake, pond, canal, harbor, bay, sea, creek, pool, reservoir, ocean, lagoon",
    es: "agua, rio, lago, canal, mar, alberca, laguna, presa, arroyo, estanque",
    he: "מים, נהר, אגם, ים, בריכה, מאגר, נחל, תעלת מים",
  },
  waterHeater: {
    en: "water heater, hot water, heater, roof, tar, weather, how hot, asphalt, concrete, pipe, pipes, tin, glue, music, tub",
    es: "agua caliente, calentador, asfalto, boiler, cobre, pegado",
    he: "דוד, מים חמים, דוד שמש, בטון, צינור, צינורות",
  },
  waterRise: {
    en: "filling with water, filling up, flooding, flooded, water rising, water coming in, water is coming, full of water, water seeping, seeping in, water pouring, water broke, water main",
    es: "llenando de agua, se lleno de agua, se inundo, inundando, entra agua, esta entrando agua, se mete el agua, se esta llenando, llena de agua, inundada, se inunda, sube el agua, se lleno",
    he: "מתמלאת מים, מתמלא מים, מתמלאת במים, מתמלא במים, נכנסים מים, הוצפה, מוצפת, הצפה, מלאה מים, מלא מים, עולים המים, מציפים, חודרים מים, מים נכנסים",
  },
  workOn: {
    en: "work, working, on, replace, swap, change, install, wiring, cut, touch, open, splice, hanging, pulling, safe, adding, tie",
    es: "trabajar, trabajando, cambiar, conectar, instalar, meter, tocar, abrir, seguro, cablear, empalmar, cambio, jalando",
    he: "לעבוד, עובד, עובדים, להחליף, לחבר, להתקין, לגעת, לפתוח, עבודה, לתקן, מחליף, מחבר, אפשר",
  },
  skullWord: {
    en: "concussion, concussed, skull fracture, cracked his skull, brain injury, head injury, head wound, broken neck, broke his neck, broke his back, spinal injury, neck injury, back injury, tbi, whiplash",
    es: "conmocion cerebral, traumatismo craneal, traumatismo, contusion cerebral, se descalabro, descalabrado, fractura de craneo, se rompio el cuello, lesion de columna, golpe en la cabeza",
    he: "זעזוע מוח, פגיעת ראש, חבלת ראש, שבר בגולגולת, שבר בצוואר, שבר בעמוד השדרה, פגיעה בעמוד השדרה, פגיעה בראש, פגיעה בצוואר, פגיעת גב",
  },
  overdoseWord: {
    en: "overdosed, overdose, overdosing, ods, oded, oding, took fentanyl, narcan, naloxone",
    es: "sobredosis, narcan, naloxona, se paso de droga",
    he: "מנות יתר, מנת יתר, מנתיתר, נרקן",
  },
  collapsedWord: {
    en: "collapsed, collapses, collapsing, collapse, dropped, keeled",
    es: "se desplomo, desplomo, colapso",
    he: "קרס, קרסה, התמוטט, התמוטטה, צנח",
  },
  engine: {
    en: "runs on propane, propane lift, lpg, diesel lift, gas motor, gas mixer, bobcat, skid steer, idling, truck, generator, gas saw, gas powered saw, heater, salamander, pressure washer, forklift, exhaust, gas engine, compressor, power trowel, quick saw, truck running, engine, buggy",
    es: "planta, motosierra, compactadora, bailarina, vibrador de gasolina, camion prendido, montacargas de gas, generador, planta de luz, calentador, calenton, hidrolavadora, motor, cortadora, montacargas, escape, compresor",
    he: "בובקט, משאית מונעת, מכונת חיתוך, מחולל, טרקטור מונע, גנרטור, תנור, מנוע, מלגזה, מסור בנזין, מחממת, מכונת שטיפה, קומפרסור, אגזוז",
  },
  indoors: {
    en: "inside, indoors, basement, garage, crawl space, crawlspace, enclosed, closed room, tented, building, tent, plastic up, parking garage, poly up",
    es: "encerrada, adentro, sotano, garaje, cerrado, encerrado, cuarto, bodega, lona, estacionamiento",
    he: "בפנים, בתוך, מרתף, חניון, סגור, חדר, מחסן, אוהל, ניילונים",
  },
  offWord: { en: "off", es: "de tajo, completo, completamente", he: "לגמרי" },
  cutVerb: {
    en: "cut, chopped, sliced, took, ripped, tore, pulled, sawed, lopped, sheared, bit, sawn, cutting, slice, chop",
    es: "corto, mocho, volo, arranco, rebano, cerceno",
    he: "חתך, חתכה, ניסר, תלש, כרת",
  },
  weapon: {
    en: "knife, machete, hammer, hatchet, bat, axe, shovel, box cutter, pipe, crowbar",
    es: "cuchillo, machete, navaja, martillo, pala, fierro, palo, tubo",
    he: "סכין, פטיש, גרזן, מוט, אלה, מברג",
  },
  threatWord: {
    en: "pulled, pulls, swinging, swung, came at, chasing, waving, after me, after him, lunged, attack*, threaten*, going after, stab me, stab him, at each other, coming after",
    es: "saco un, saco una, nos saco, me saco un, amenaza*, persigue, correteando, ataco, a golpes, me quiere, lo quiere, se aventaron, apunt*, aventando",
    he: "שלף, שלפה, מאיים, רודף, מנופף, תקף, מניף, איים",
  },
  suddenly: {
    en: "suddenly, all of a sudden, out of nowhere, arm, face",
    es: "de repente, brazo, cara",
    he: "פתאום, יד, פנים, לפתע",
  },
  hotLiquid: {
    en: "boiling water, boiling, hot water, steam, hot tar, hot asphalt, hot oil, scalding, hot coffee, molten, hot bitumen",
    es: "agua hirviendo, agua caliente, vapor, chapopote, aceite caliente, asfalto caliente, alquitran, hirviendo, brea",
    he: "מים רותחים, קיטור, זפת, שמן חם, רותחים, אספלט חם, ביטומן חם",
  },
  tarWord: {
    en: "tar, asphalt, bitumen, hot mop",
    es: "chapopote, alquitran, brea, asfalto, impermeabilizante caliente",
    he: "זפת, אספלט, ביטומן",
  },
  coldNoun: {
    en: "cold, snow, ice, icy, freezing, winter, frozen, frost",
    es: "frio, nieve, hielo, helado, helada",
    he: "קור, קר, שלג, קרח, כפור, קפוא",
  },
  drip: {
    en: "dripping, drips, leaking, wet, pouring, soaked, flooded, getting into, running, drip, puddle, full of",
    es: "gotea, goteando, cae, cayendo, mojado, mojada, chorrea, escurre, entra, mojo, charco",
    he: "מטפטף, מטפטפים, נוזל, נוזלים, רטוב, הוצף, זולגים, נכנסים, דולפים, נרטב, נזילה",
  },
  fallNoun: { en: "fall, falling, accident", es: "caida, golpe, accidente", he: "נפילה, מכה, תאונה" },
  attacked: {
    en: "attacked, attack, attacking, all over, chasing, swarmed",
    es: "ataco, atacaron, atacando, encima",
    he: "תקף, תקפו, תקפה, תוקפות, התקיפו",
  },
  buriedMan: {
    en: "hes buried, he is buried, guy buried, buried guy, dig him out",
    es: "hay uno sepultado, esta sepultado, quedo sepultado, lo saco con la retro",
    he: "הוא קבור, היא קבורה, אדם קבור, פועל קבור, עובד קבור",
  },
  epileptic: {
    en: "is epileptic, hes epileptic, epileptic fit, epileptic attack",
    es: "es epileptico, es epileptica, ataque de epilepsia",
    he: "הוא אפילפטי, היא אפילפטית, התקף אפילפטי",
  },
  feelBad: {
    en: "feels bad, feeling bad, feel sick, feeling sick, not feeling well, getting sick, feels weird",
    es: "se siente mal, me siento mal, se sienten mal, poniendo mal, se puso mal",
    he: "מרגיש רע, מרגישים רע, מרגישה רע, לא מרגיש טוב, לא מרגישים טוב",
  },
  getDown: {
    en: "get him down, get her down, get them down, bring him down, lower him",
    es: "bajamos, bajarlo, lo bajamos, bajar al, bajo al",
    he: "להוריד אותו, מורידים, מורידים אותו",
  },
  noGuard: {
    en: "no guard, without guard",
    es: "sin guarda, no tiene guarda, sin guardas",
    he: "אין מגן, בלי מגן, ללא מגן",
  },
  oneRope: {
    en: "one rope, one cable, by a rope, by one",
    es: "un solo cable, un cable, una cuerda, una sola cuerda",
    he: "כבל אחד, חבל אחד",
  },
  slickRoof: {
    en: "icy, slick, slippery, wet roof",
    es: "resbaloso, resbalosa, mojado, mojada, con hielo",
    he: "חלק, רטוב, רטובה, מחליק",
  },
  useIt: {
    en: "use, using, used, still, climb, on it",
    es: "usar, usando, uso, usan, subir, siguen",
    he: "להשתמש, משתמשים, משתמש, לעלות, לטפס",
  },
  chip: {
    en: "metal, chip, sliver, slag, spark, piece, dust, grinder, sawdust, glass",
    es: "metal, rebaba, esquirla, chispa, escoria, pedazo, polvo, esmeril, vidrio",
    he: "מתכת, שבב, רסיס, ניצוץ, סיגים, חתיכה, אבק, משחזת, זכוכית, גץ",
  },
  mask: {
    en: "mask, masks, respirator, respirators",
    es: "mascara, mascarilla, mascarillas, cubrebocas, respirador, respiradores",
    he: "מסכה, מסכות, מיגון",
  },
  pealed: {
    en: "peeling, red, raw, itching, cracked",
    es: "pela, pelando, roja, rojo",
    he: "מתקלף, אדום, אדומות, אדומים",
  },
  sleepy: {
    en: "sleepy, drowsy, tired",
    es: "sueno, dormido, cansados",
    he: "ישנוני, ישנוניים, רדומים, עייפים",
  },
  thingFell: {
    en: "scaffold fell, ladder fell, wall fell",
    es: "cayo el andamio, caer el andamio, cayo el muro, cayo la barda, cayo el techo, caer el techo, caer la barda, caer el muro, cayo la grua, cayo la canastilla, cayendo la canastilla, canastilla se, cayo el troxler, cayo el cilindro, cayo la pared, cayo la losa, demolicion se cayo",
    he: "נפל הפיגום, נפל הקיר, נפל הבלון",
  },
  bodyPart: {
    en: "hand, head, arm, feet, helmet",
    es: "la mano, la cabeza, mano, cabeza, brazo, pies, casco",
    he: "הראש, יד, ראש, רגליים, קסדה, הראש",
  },
  cutMyself: {
    en: "cut myself, cut himself, cut herself, sliced myself",
    es: "me corte, se corto, me rebane",
    he: "חתכתי את עצמי, חתך את עצמו, נחתכתי, נחתך, נחתכה",
  },
  deepWord: {
    en: "deep, bad, badly, real bad, wide open",
    es: "hondo, profundo, feo, mucho",
    he: "עמוק, חזק, רציני, קשה",
  },
  dustWord: { en: "dust", es: "polvo", he: "אבק" },
  frayed: {
    en: "frayed, fraying, torn, cut, broken strands, kinked",
    es: "deshilachando, deshilachada, deshilachado, rota, roto, cortada, reventada, danada",
    he: "פרומה, נקרעת, קרועה, קרוע, בלויה",
  },
  frozenWord: {
    en: "frozen stiff, frostbit, half frozen",
    es: "congelado, esta helado",
    he: "קפוא, קפואה, קפואים",
  },
  injectedOnly: {
    en: "injected, injection",
    es: "inyectado, inyectada, inyecto, inyeccion",
    he: "הוזרק, הוזרקה, הזריק",
  },
  retaining: {
    en: "retaining wall, basement wall, foundation wall, block wall",
    es: "muro de contencion, muro de block, muro del sotano",
    he: "קיר תומך, הקיר התומך, קיר בלוקים, קיר מרתף",
  },
  slingWord: {
    en: "sling, slings, wire rope, choker, rigging, hoist rope",
    es: "eslinga, eslingas, estrobo, cable de la grua, cable de acero",
    he: "חגורה, חגורות, כבל הרמה, מענב, רצועה",
  },
  suspiciousThing: {
    en: "suspicious package, suspicious object, suspicious bag, bomb threat, pipe bomb, live grenade",
    es: "paquete sospechoso, objeto sospechoso, amenaza de bomba, bolsa sospechosa",
    he: "חפץ חשוד, חבילה חשודה, איום על פצצה, תיק חשוד, איום פצצה, נפל של",
  },
  tookHit: {
    en: "took a hit, got hit by, bit me, bit him, got bit",
    es: "le pego, me pego",
    he: "קיבל מכה מ, קיבלתי מכה מ, קיבל מכה, קיבלתי מכה",
  },
  weldNoMask: {
    en: "welded without, welding without, without a hood, no hood, without a shield, no shield",
    es: "solde sin, soldando sin, sin careta",
    he: "ריתכתי בלי, ריתך בלי, בלי מסכה, בלי מסכת",
  },
  alarming: {
    en: "leaning, swaying, cracking, bowing, bending, bent, buckling, slipping, dropping, coming down, falling, collapsing, collapsed, giving way, gave way, burst, exploded, exploding, smoking, sparking, broke loose, came loose, dancing, tilting, tipping, sinking, sank, sagging, snapped, bulging, about to go, about to fall, about to blow, out of control, wobbling, shaking, rocking, going to fall, gonna fall, unstable, popping, teetering, runaway, fell over",
    es: "ladeando, ladeada, ladeado, inclinada, inclinado, inclinando, truena, tronando, pandeando, doblando, doblo, resbalando, bajando, cayendo, derrumbando, reventando, revento, exploto, humeando, chispeando, solto, zafo, volteando, hundiendo, hundio, agrietando, abriendo, a punto de caer, se va a caer, sin control, tambaleando, tambalea, temblando, inestable, cruje, colgando",
    he: "נוטה, נוטים, מתנדנד, מתנדנדת, נסדק, נסדקת, מתעקם, מתעקמת, מתכופף, מתכופפת, קורס, קורסת, קרס, קרסה, מתמוטט, מתמוטטת, יורד, יורדת, שוקע, שוקעת, נופל, נופלת, מתפוצץ, התפוצץ, התפוצצה, מעלה עשן, מעלים עשן, מנצנץ, השתחרר, השתחררה, מתהפך, מתהפכת, זז, זזה, זזות, לא יציב, לא יציבה, רועד, רועדת, חורק, חורקת, עומד ליפול, עומדת ליפול, רוקד, רוקדת, משתולל",
  },
  boiler: { en: "boiler room, electrical room", es: "cuarto", he: "חדר" },
  fearWord: {
    en: "about to kill somebody, someone is going to get killed, somebody is going to get killed, going to get someone killed, imminent danger, not safe to be here, somebody is gonna get hurt, someone is gonna get hurt, someone will die, mayday",
    es: "alguien se va a matar, se va a matar alguien, peligro inminente, nos vamos a matar, va a matar a alguien, esta muy peligroso",
    he: "מישהו ימות, מישהו ייהרג, סכנת חיים, סכנה מיידית, יהיה פה אסון, הולך להיות אסון, סכנת מוות",
  },
  harm: {
    en: "cut, sliced, broke, broken, burned, burnt, crushed, smashed, stuck, swollen, swelling, black, blue, bleeding, numb, hurts, hurting, hurt, killing, torn, ripped, pinched, gashed, mangled, twisted, caught, busted, blown, jammed, punctured, scraped, bruised, infected, bad, dislocated, skinned, shredded",
    es: "corto, quebro, quemo, aplasto, machuco, hinchado, hinchada, inflamado, negro, morado, sangrando, dormido, duele, duelen, desgarro, rasgo, prenso, torcio, reventado, raspo, infectado, lastimo, lastimado, golpeo, trono, zafo, rajo, abrio, pelo",
    he: "נחתך, נחתכה, שבר, נשבר, נשברה, נשרף, נמעך, נפוח, נפוחה, שחור, כחול, מדמם, נימול, כואב, כואבת, כואבים, נקרע, נקרעה, נצבט, נתפס, נתפסה, עקום, פצוע, פצועה, מרוסק, מרוסקת, נפצע, נפצעה, חבול, מזוהם, דקר, נתקע, נתקעה",
  },
  hatBroken: {
    en: "hard hat is cracked, hardhat cracked, cracked hard hat, cracked his hard hat, broke his hard hat, helmet cracked, helmet split",
    es: "casco roto, casco partido, se partio el casco, rompio el casco",
    he: "קסדה נשברה, הקסדה נשברה, קסדה סדוקה, הקסדה סדוקה",
  },
  scaredInCab: {
    en: "climb out, get out, jump out, scared to",
    es: "bajarse, salir, brincar",
    he: "לצאת, מפחד, לרדת",
  },
  sinkLean: {
    en: "leaning, lean, sinking, sank, sunk, tilting, tipping, on two wheels, sliding",
    es: "ladeando, ladeado, ladeada, hundiendo, hundio, inclinado, patinando",
    he: "נוטה, שוקע, שוקעת, שקע, שקעה, נוטים, מחליק",
  },
  skinColour: {
    en: "black, white, blue, waxy, hard, gray",
    es: "negros, blancos, azules, tiesos, morados, duros",
    he: "שחורות, לבנות, כחולות, שחורים, קשות, לבנים",
  },
  wentIn: {
    en: "went in, went into, drove into, slid into, rolled into, fell in, fell into, in the, into",
    es: "se fue, cayo, se metio, rodo, resbalo",
    he: "נפל, נכנס, התהפך, החליק, הידרדר, נפלה, לתוך",
  },
  workWord: {
    en: "rail, rails, board, boards, wall, rafter, joint, tool, tools, protection, saw, layout, sheet, shop drawings, lumber, nails",
    es: "herramienta, herramientas, barandal, obra, derecho, derechos",
    he: "כלי, כלים, מעקה, לוח, זוויתן",
  },
  under: {
    en: "under, underneath, beneath, between",
    es: "debajo, abajo, entre, bajo",
    he: "מתחת, תחת, בין",
  },
  workVerb: {
    en: "work, working, walk, walking, install, run, put, clearance, space, inches, feet, park",
    es: "trabajar, trabajando, instalar, poner, pasar, pulgadas, pies, espacio",
    he: "לעבוד, עובדים, להתקין, לשים, לעבור, מרווח",
  },
} as const satisfies Concepts;
