import type { Concepts } from "./concept.ts";

/** Words by which one sign alone tells of the scene or the site. */
export const SITE_WORDS = {
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
  badMove: {
    en: "crew, guys, now, over, out, we, help, suddenly, about, inch, inches, badly, off, toward, away, loud, started, starting, a lot, my, more, from",
    es: "mucho, hacia, ya, ahora, fuerte, gente, pulgadas, empezo, nos, cada vez, se, para",
    he: "עכשיו, מאוד, חזק, לכיוון, אנשים, מתחיל, התחיל, התחילה, עוד, לנו, שלנו, פתאום, רגע, לי, של",
  },
  boltLoose: {
    en: "missing bolts, bolts, anchor bolts, not bolted, one bolt, sheared bolts, anchor rods, unbraced, no bracing, guy wires, guy cable, loose bolts, connection failed",
    es: "sin tornillos, faltan tornillos, sin atornillar, anclas, un solo perno, pernos, sin contraventeo, contraventeos, tensores",
    he: "חסרים ברגים, בלי ברגים, ברגים, בורג אחד, לא מחוזק, לא מחוזקים, ברגי עיגון",
  },
  buriedAlive: {
    en: "buried alive, buried under dirt, buried in dirt, trench collapsed on, trench caved in on, cave in on him, someone is buried, someone buried, man buried, worker buried, guy buried, buried in the trench, buried in a trench, got buried, buried in the excavation",
    es: "sepultado, sepultados, sepulto, enterrado vivo, quedo enterrado, quedaron enterrados, esta enterrado, lo enterro la tierra, se le vino la tierra, le cayo la tierra",
    he: "נקבר, נקברה, נקברו, קבור חי, קבורים, נפלה עליו אדמה, נפל עליו עפר",
  },
  demoWord: {
    en: "demolition, demo, demoing, demolishing, demolished, wrecking, tearing down, tore down, gutting, gutted",
    es: "demolicion, demoliendo, demolemos, tumbando, tirando, tumbamos, derribando, derribo",
    he: "הריסה, הריסת, הורסים, מפרקים, פירוק, הרסנו, בהריסה, הורס, להרוס",
  },
  electricWet: {
    en: "panel is wet, panel got wet, water in the panel, water in a panel, water dripping on the panel, cord in water, cords in water, cord in the water, cords in a puddle, standing in water, tools in the rain, outlet underwater, water on the panel, cord in a puddle, leaking on the panel, leaking into the panel, dripping into the panel",
    es: "tablero mojado, agua en el tablero, cae agua en el tablero, cables en el agua, extension en el agua, extensiones en el agua, cable en el charco, se mojo el tablero, extension en el charco, se le mete agua al tablero, gotea en el tablero",
    he: "מים בלוח, לוח רטוב, מים נכנסים ללוח, כבל במים, מאריך במים, כבלים במים, הלוח נרטב, מטפטף על הלוח, שלולית, מים על הלוח",
  },
  goDown: {
    en: "went down after, go in after, go in to get, climb down, go in there and, going in, go in and, went in, go down, come back up, came back up, answering, should i go, go get him, pull him out, get him out, still down, down there, man down, is down, went silent, not come out, hasnt come out, didnt come out, hasnt come up, never came, jumped in",
    es: "a sacar, para sacar, quedaron abajo, entro a sacarlo, entrar a sacarlo, bajo a sacarlo, bajar a sacarlo, bajo por el, entrar por el, meterme, me meto, entro por el, se metio, no sale, no salio, no ha salido, no contesta, sacarlo, lo saco, saco a, bajar por, se quedo abajo, quedo abajo, no sube, no ha subido",
    he: "להיכנס להוציא, להיכנס אליו, לרדת אליו, נכנס להוציא, נכנס אחריו, לא יוצא, לא יצא, לא עונה, להוציא אותו, לרדת אחריו, לרדת להוציא, לא עולה, לא עלה, לא חזר, נשאר למטה, להיכנס אחריו, קפץ להוציא, ירדו, ירד, ירדה, יורד, יורדים",
  },
  knockedBack: {
    en: "knocked him, threw him, threw me, knocked me, blew him, knocked off, thrown, blasted, flash",
    es: "lo aventó, lo tumbo, me tumbo, lo lanzo, me aventó, salio volando, lo boto",
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
    en: "charge didnt go off, charges didnt go off, one didnt go off, didnt detonate, misfire, misfired, hangfire, hang fire, unexploded charge, undetonated",
    es: "carga no detono, cargas no detono, no detono, tiro quedado, barreno quedado, carga sin detonar, carga quedada",
    he: "מטען לא התפוצץ, מטען אחד לא התפוצץ, הפיצוץ לא פעל, לא התפוצץ, מטען שלא התפוצץ, מטען שלא פעל, נפל בפיצוץ",
  },
  mixedChem: {
    en: "mixed bleach, mixed ammonia, bleach and ammonia, bleach and acid, mixed chemicals, mixed the bleach, bleach with, mixed acid",
    es: "mezclo cloro, mezclamos cloro, cloro con, cloro y amoniaco, revolvio cloro, mezclaron cloro, revolvimos cloro, mezcle cloro",
    he: "ערבב אקונומיקה, ערבבו אקונומיקה, אקונומיקה עם, אקונומיקה וחומצה, ערבבנו אקונומיקה, אקונומיקה ואמוניה, ערבבתי אקונומיקה",
  },
  nowWord: {
    en: "now, just, starting, started, suddenly, getting worse, about to, help, right now, while, inside, working, safe, still, moving, workers, guys, crew, we, under, keep, what do, theres",
    es: "ahora, ahorita, acaba, empezo, de repente, a punto, seguro, abajo, trabajando, gente, adentro, ya, seguimos, seguir, que hago, que hacemos",
    he: "עכשיו, כרגע, התחיל, התחילה, פתאום, עומד, עומדת, מתחיל, מתחילה, בטוח, עובדים, אנשים, להמשיך, מה עושים, מתחת",
  },
  noShore: {
    en: "no shoring, unshored, no trench box, no box, not shored, without shoring, without a box, no ladder, no protection, unprotected, vertical walls, straight walls",
    es: "sin ademe, sin ademar, sin apuntalar, sin caja, sin proteccion, sin entibar, no esta ademada, sin escalera, sin talud",
    he: "בלי דיפון, ללא דיפון, לא מדופן, לא מדופנת, בלי תימוך, ללא תימוך, בלי הגנה, בלי סולם",
  },
  spillWord: {
    en: "spill, spilled, spilt, leaking drum, leaking everywhere, leaking out, big spill, knocked over, tipped over, dumped, drum leaking, ruptured drum, gushing out, all over the floor",
    es: "derrame, derramo, derramado, se tiro, se rego, regó, tirado, volteo, se volteo, fuga",
    he: "נשפך, נשפכה, נשפכו, שפך, דליפה של, התהפך, דולפת, דולף, התהפכה, דליפת",
  },
  stayInCab: {
    en: "stay in the cab, stay in cab, get out of the cab, jump out of the cab, jump from the cab, electrified crane, truck is electrified, get off the machine",
    es: "salgo de la cabina, bajarme de la cabina, me bajo de la cabina, saltar de la cabina, quedarme en la cabina, bajo de la cabina, operador se quiere bajar, operador quiere bajar, operador quiere bajarse",
    he: "לצאת מהתא, להישאר בתא, לקפוץ מהתא, לצאת מהקבינה, לרדת מהמנוף, לרדת מהכלי, לקפוץ מהקבינה, להישאר בקבינה",
  },
  steelErect: {
    en: "bar joist, column, steel, iron, girder, bar joists, red iron, decking, connection, connector, i beam, metal building, purlin, ironworkers, moment frame",
    es: "acero, estructura metalica, columna de acero, trabe, viga de acero, larguero, montaje, estructura de acero, viga ipr, conexion, columna metalica, polines metalicos, joist, nave",
    he: "קונסטרוקציה, פלדה, קורת פלדה, עמוד פלדה, פרופיל, אגדים, מסבך, שלד פלדה, חיבור, קונסטרוקציית פלדה",
  },
  stormWord: {
    en: "tornado, hurricane, earthquake, flash flood, derecho, aftershock, haboob, tremor",
    es: "tornado, huracan, temblor, sismo, terremoto, tromba, esta temblando, remolino",
    he: "רעידת אדמה, טורנדו, סופה, סערה, סופת חול, שיטפון",
  },
  struckWord: {
    en: "struck, hit, strike, close, nearby, getting closer, coming, on the roof, crane, scaffold, steel",
    es: "cayo, pego, cerca, alcanzo, cayendo, partio",
    he: "פגע, היכה, קרוב, הכה, נפגע, מתקרבים, מתקרבת",
  },
  suddenWord: {
    en: "sudden, suddenly, overnight, popping, new, bigger, wider, growing, loud, severe, huge, serious, now, above, over us",
    es: "de repente, nueva, mas grande, creciendo, fuerte, grande, enorme, de la noche, encima, arriba",
    he: "פתאום, חדש, חדשים, גדול, גדולים, הולך וגדל, חזק, רציני, מעלינו, מלמעלה, בלילה",
  },
  touchVerb: {
    en: "touching, touch, touched, holding, grabbed, grab, cut, cutting, working, work, replace, swap, change, install, tie in, pull, hanging, hit, open, splice",
    es: "toco, tocar, tocando, agarro, corto, cortar, trabajo, trabajar, trabajando, cambiar, cambio, conectar, instalar, meter, meto, hacer, jalar, empalmar, abrir",
    he: "נגע, לגעת, נוגע, מחזיק, חתך, לחתוך, לעבוד, עובד, להחליף, לחבר, עובדים, מחליף, עבודה, לפתוח, להתקין, מחברים, לתקן",
  },
  trenchIn: { en: "trench, excavation, ditch", es: "zanja, excavacion", he: "תעלה, חפירה, בור" },
  tunnelOnly: {
    en: "tunnel, tunnels, tbm, tunneling, cavern, mine shaft, heading, underground chamber, adit",
    es: "tunel, tuneles, tunelera, lumbrera, tuneladora, galeria, socavon",
    he: "מנהרה, מנהרות, מנהרת, נקבה, כרייה",
  },
  waterBody: {
    en: "water, river, lake, pond, canal, harbor, bay, sea, creek, pool, reservoir, ocean, lagoon",
    es: "agua, rio, lago, canal, mar, alberca, laguna, presa, arroyo, estanque, cisterna llena, tanque lleno, pozo lleno",
    he: "מים, נהר, אגם, ים, בריכה, מאגר, נחל, תעלת מים, בור מלא מים",
  },
  waterRise: {
    en: "filling with water, filling up, flooding, flooded, water rising, water coming in, water is coming, full of water, water seeping, seeping in, water pouring, water broke, water main",
    es: "llenando de agua, se inundo, inundando, entra agua, esta entrando agua, se mete el agua, se esta llenando, llena de agua, inundada, se inunda, sube el agua, se lleno",
    he: "הוצף, הוצפו, מוצף, מתמלאת מים, מתמלא מים, מתמלאת במים, מתמלא במים, נכנסים מים, הוצפה, מוצפת, הצפה, מלאה מים, מלא מים, עולים המים, מציפים, חודרים מים, מים נכנסים",
  },
  workOn: {
    en: "work, working, on, replace, swap, change, install, wiring, cut, touch, open, splice, hanging, pulling, safe, adding, tie",
    es: "trabajar, trabajando, cambiar, conectar, instalar, meter, tocar, abrir, seguro, cablear, empalmar, cambio, jalando",
    he: "לעבוד, עובד, עובדים, להחליף, לחבר, להתקין, לגעת, לפתוח, עבודה, לתקן, מחליף, מחבר, אפשר",
  },
  engine: {
    en: "generater, generatar, runs on propane, propane lift, lpg, diesel lift, gas motor, gas mixer, bobcat, skid steer, idling, truck, generator, gas saw, gas cut, cut off saw, cutoff saw, gas powered saw, heater, salamander, pressure washer, forklift, exhaust, gas engine, compressor, power trowel, quick saw, engine, buggy, demo saw, gas demo saw, partner saw, quickie saw, stihl saw, genny, gennie, genset, plate compactor, plate tamper, jumping jack, trowel machine, torpedo heater, kerosene heater, propane heater, diesel heater, gas concrete saw, scissor lift running, lull running",
    es: "planta, motosierra, compactadora, bailarina, vibrador de gasolina, camion prendido, generador, calentador, calenton, hidrolavadora, motor, cortadora, montacargas, escape, compresor, la de gasolina, de gasolina, demoledora, planta de luz, allanadora, helicoptero de gasolina, revolvedora de gasolina, apisonador, cortadora de concreto, calefactor, calefactor de gas",
    he: "בובקט, משאית מונעת, מכונת חיתוך, מחולל, טרקטור מונע, גנרטור, תנור, מנוע, מלגזה, מסור בנזין, מחממת, מכונת שטיפה, קומפרסור, אגזוז, הליקופטר בטון, מסור בטון, דיסק בנזין, מסור דיסק בנזין, מהדק, צפרדע, תנור סולר, תנור גז, תנור נפט",
  },
  indoors: {
    en: "inside, indoors, basement, garage, crawl space, crawlspace, enclosed, closed room, tented, building, tent, plastic up, parking garage, poly up, down below deck, under deck, stairwell, closed up, doors shut, no windows",
    es: "encerrada, adentro, sotano, garaje, cerrado, encerrado, cuarto, bodega, lona, estacionamiento, sin ventilacion, sin ventanas, todo tapado, a puerta cerrada",
    he: "בפנים, בתוך, מרתף, חניון, סגור, חדר, מחסן, אוהל, ניילונים, ממד, תת קרקעי, בלי אוורור, בלי חלונות",
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
  drip: {
    en: "dripping, drips, leaking, wet, pouring, soaked, flooded, getting into, running, drip, puddle, full of",
    es: "gotea, goteando, cae, cayendo, mojado, mojada, chorrea, escurre, entra, mojo, charco",
    he: "מטפטף, מטפטפים, נוזל, נוזלים, רטוב, הוצף, זולגים, נכנסים, דולפים, נרטב, נזילה",
  },
  buriedMan: {
    en: "hes buried, he is buried, guy buried, buried guy, dig him out",
    es: "hay uno sepultado, esta sepultado, quedo sepultado, lo saco con la retro",
    he: "הוא קבור, היא קבורה, אדם קבור, פועל קבור, עובד קבור",
  },
  noGuard: {
    en: "no guard, without guard, zip tied the guard",
    es: "sin guarda, no tiene guarda, sin guardas",
    he: "אין מגן, בלי מגן, ללא מגן, הורידו את המגן, הוריד את המגן, פירקו את המגן",
  },
  oneRope: {
    en: "one rope, one cable, by a rope, by one, one strap, one strand, 1 strap, on one strap",
    es: "un solo cable, un cable, una cuerda, una sola cuerda, una sola punta, una punta, un solo estrobo",
    he: "כבל אחד, חבל אחד, רצועה אחת",
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
  sleepy: {
    en: "sleepy, drowsy, tired, fell asleep",
    es: "sueno, dormido, cansados, se durmio",
    he: "נרדם, נרדמה, ישנוני, ישנוניים, רדומים, עייפים",
  },
  bodyPart: {
    en: "hand, head, arm, feet, helmet",
    es: "la mano, la cabeza, mano, cabeza, brazo, pies, casco",
    he: "הראש, יד, ראש, רגליים, קסדה",
  },
  dustWord: { en: "dust", es: "polvo", he: "אבק" },
  frayed: {
    en: "frayed, fraying, torn, cut, broken strands, kinked, tearing, tears, ripping, unraveling, unravelling, coming apart, cracked, opening up, halfway through, about to snap, popped a strand, popping strands",
    es: "deshilachando, deshilachada, deshilachado, rota, roto, cortada, reventada, danada, rompiendo, se rompe, reventando, revienta, se revento, tronando, trozando, abierto, abierta, se esta abriendo, zafando, pelado",
    he: "פרומה, נקרעת, קרועה, קרוע, בלויה, חוטים קרועים, מתפרק, נפרם, נפרמת, נקרע, נקרעו, נפתח, סדוק, סדוקה, עומדת להיקרע, עומד להיקרע",
  },
  retaining: {
    en: "retaining wall, basement wall, foundation wall, block wall",
    es: "muro de contencion, muro de block, muro del sotano",
    he: "קיר תומך, הקיר התומך, קיר בלוקים, קיר מרתף",
  },
  slingWord: {
    en: "sling, slings, wire rope, choker, rigging, hoist rope, strap, shackle, chain sling, hoist chain",
    es: "eslinga, eslingas, estrobo, cable de la grua, cable de acero, grillete, faja, fajas, cadena de izaje",
    he: "חגורה, חגורות, כבל הרמה, מענב, רצועה, שאקל, רצועות, כבל העגורן, כבל המנוף, כבל ההרמה",
  },
  suspiciousThing: {
    en: "suspicious package, suspicious object, suspicious bag, bomb threat, pipe bomb, live grenade",
    es: "paquete sospechoso, objeto sospechoso, amenaza de bomba, bolsa sospechosa",
    he: "חפץ חשוד, חבילה חשודה, איום על פצצה, תיק חשוד, איום פצצה, נפל של",
  },
  tookHit: {
    en: "took a hit, got hit by, bit me, bit him, got bit",
    es: "le pego, me pego",
    he: "קיבל מכה, קיבלתי מכה",
  },
  alarming: {
    en: "leaning, swaying, cracking, bowing, bending, bent, buckling, slipping, dropping, coming down, falling, collapsing, collapsed, giving way, gave way, burst, exploded, exploding, smoking, sparking, broke loose, came loose, dancing, tilting, tipping, sinking, sank, sagging, snapped, bulging, about to go, about to fall, about to blow, out of control, wobbling, shaking, rocking, going to fall, gonna fall, unstable, popping, teetering, runaway, fell over",
    es: "ladeando, ladeada, ladeado, inclinada, inclinado, inclinando, truena, tronando, pandeando, doblando, doblo, resbalando, bajando, cayendo, derrumbando, reventando, revento, exploto, humeando, chispeando, solto, zafo, volteando, hundiendo, hundio, agrietando, abriendo, a punto de caer, se va a caer, sin control, tambaleando, tambalea, temblando, inestable, cruje, colgando",
    he: "נוטה, נוטים, מתנדנד, מתנדנדת, נסדק, נסדקת, מתעקם, מתעקמת, מתכופף, מתכופפת, קורס, קורסת, קרס, קרסה, מתמוטט, מתמוטטת, יורד, יורדת, שוקע, שוקעת, נופל, נופלת, מתפוצץ, התפוצץ, התפוצצה, מעלה עשן, מעלים עשן, מנצנץ, השתחרר, השתחררה, מתהפך, מתהפכת, זז, זזה, זזות, לא יציב, לא יציבה, רועד, רועדת, חורק, חורקת, עומד ליפול, עומדת ליפול, רוקד, רוקדת, משתולל",
  },
  fearWord: {
    en: "about to kill somebody, someone is going to get killed, somebody is going to get killed, going to get someone killed, imminent danger, not safe to be here, somebody is gonna get hurt, someone is gonna get hurt, someone will die, mayday",
    es: "alguien se va a matar, se va a matar alguien, peligro inminente, nos vamos a matar, va a matar a alguien, esta muy peligroso",
    he: "מישהו ימות, מישהו ייהרג, סכנת חיים, סכנה מיידית, יהיה פה אסון, הולך להיות אסון, סכנת מוות",
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
  wentIn: {
    en: "went in, went into, drove into, slid into, rolled into, fell in, fell into, into, in the ditch, in the hole, in the trench, in the pond",
    es: "se fue, cayo, se metio, rodo, resbalo",
    he: "נפל, נכנס, התהפך, החליק, הידרדר, נפלה, לתוך",
  },
  pulledOff: {
    en: "hugging, clinging, pull him off, pry him off, get him off, hanging on to, welded to, locked onto",
    es: "no lo podemos despegar, despegarlo, no lo podemos soltar, agarrado",
    he: "להוריד אותו מ, לנתק אותו, חובק, נעול על",
  },
  oddly: {
    en: "moved, making noise, wont stop, wont hold, isnt right, not right, scary, sketchy, on its own, by itself, letting go, wide open, dropped, shifted, weird noise, about to let go, jammed, runaway, no brakes, brakes failed, brakes went out, wont shut off",
    es: "por si sola, por si solo, se mueve sola, se mueve solo, hace ruido, no para, no aguanta, raro, se movio, se recorrio, se esta soltando, sin frenos, fallaron los frenos, no se apaga, da miedo",
    he: "זז, זזה, עושה רעש, לא נעצר, לא מחזיק, לא מחזיקה, מפחיד, לבד, מעצמו, מעצמה, משתחרר, בלי בלמים, אין בלמים, לא נכבה, זזו, סנטימטר",
  },
} as const satisfies Concepts;
