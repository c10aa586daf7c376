import type { Concepts } from "./concept.ts";

/** What scenes are told by that a stranger's set brought up first (`dangers/seldom-ways.data.ts`). */
export const SELDOM_WORDS = {
  // A platform that hangs from ropes: whoever is on it has nowhere to climb.
  stageWord: {
    en: "swing stage, swingstage, swing scaffold, suspended scaffold, suspended platform, hanging scaffold, window washing rig, stage hanging, gondola",
    es: "andamio colgante, andamio colgado, hamaca, guindola, plataforma colgante, plataforma suspendida, canastilla colgante",
    he: "פיגום תלוי, פיגום תלויה, במה תלויה, סל תלוי, גונדולה, פיגום מתרומם",
  },
  stageFails: {
    en: "dropped, one end, one side, sideways, tilted, tilting, stuck, jammed, cable snapped, cable broke, rope snapped, motor, slipped, hanging, wont go down, wont move, crooked, stopped",
    es: "se cayo, de lado, un lado, una punta, se ladeo, chueca, chueco, atorado, atorada, se trabo, trabada, cable reventado, se revento, motor, no baja, no se mueve",
    he: "צד אחד, קצה אחד, נפל, נפלה, נטוי, נטויה, על הצד, תקוע, תקועה, נתקע, נתקעה, כבל נקרע, נקרע, מנוע, לא יורד, לא זז",
  },
  // A shell from an old war in the bucket.
  finThing: {
    en: "fins on it, with fins, thing with fins, thing w fins, w fins on it, thing w, rusty shell, old shell, artillery shell, mortar round, grenade, ordnance, uxo, warhead, looks like a bomb, old bomb, torpedo shaped, round with a fuse",
    es: "con aletas, tiene aletas, trae aletas, obus, granada, proyectil, mortero viejo, bomba vieja, parece bomba, cohete, misil",
    he: "עם סנפירים, סנפירים, פגז, פגז ישן, רימון, מרגמה, טיל, רקטה, פצצה, נראה כמו פצצה",
  },
  dugUp: {
    en: "bucket, excavator, digging, dug, dug up, trench, footing, footings, brought up, found, unearthed, hoe, air base, airbase, army base, firing range, old base, military",
    es: "cucharon, excavadora, excavando, zanja, cimiento, encontramos, encontro, salio, desenterramos, base aerea, cuartel, campo de tiro, militar",
    he: "כף, מחפר, באגר, חפרנו, חופרים, חפירה, תעלה, יסודות, מצאנו, מצא, עלה, בסיס, שטח אש, צבא, צבאי",
  },
  // Vapour of these becomes a lung poison in an arc or on hot metal.
  chlorSolvent: {
    en: "brake cleaner, brake clean, brakleen, brake parts cleaner, chlorinated, degreaser, trichlor*, perchlor*, methylene chloride, dry cleaning fluid, freon, refrigerant, r22, r410a",
    es: "limpiador de frenos, limpia frenos, limpiafrenos, clorado, desengrasante, tricloro*, percloro*, freon, refrigerante",
    he: "ספריי ברקסים, מנקה ברקסים, תרסיס ברקסים, מסיר שומנים, ממס כלור, טריכלור*, פריאון, גז מזגן, קרר",
  },
  arcHeat: {
    en: "welded, welding, weld, tig, tigged, mig, arc, struck an arc, torch, brazing, brazed, white smoke, red hot, cutting, flame",
    es: "soldo, soldando, solde, soldadura, arco, soplete, humo blanco, flama, cortando",
    he: "ריתך, ריתכתי, ריתכנו, מרתך, ריתוך, קשת, מבער, עשן לבן, הלחמה, הלחים, להבה",
  },
  inhaledIt: {
    en: "cough, coughing, whiff, breathed, smoke, chest, tight, throat, fumes, smelled, smelled like, lungs, breath",
    es: "tos, tose, tosiendo, respire, respiro, humo, pecho, garganta, olia, olio, pulmones",
    he: "שיעול, משתעל, נשמתי, נשם, עשן, חזה, גרון, ריח, ריאות",
  },
  // Who locks the door and says goodbye.
  locksIn: {
    en: "locked himself in, locked herself in, locked himself inside, barricaded himself, shut himself in",
    es: "se encerro, se encerro en, se encerro con, se atranco",
    he: "הסתגר, נעל את עצמו, ננעל בפנים",
  },
  saysBye: {
    en: "says goodbye, saying goodbye, said goodbye, goodbye, sorry for everything, tell my wife, tell my kids, note",
    es: "dice adios, dijo adios, se despide, se despidio, adios, perdon por todo, diganle a, carta",
    he: "אומר שלום, נפרד, נפרדת, סליחה על הכל, תגידו ל, מכתב",
  },
  // Vapour of what dries creeps to the next flame.
  vaporStuff: {
    en: "epoxy, sealer, lacquer, contact cement, thinner, adhesive, paint stripper, solvent, gasoline, varnish, floor finish",
    es: "epoxico, sellador, laca, cemento de contacto, tiner, thinner, pegamento, solvente, gasolina, barniz",
    he: "אפוקסי, לכה, דבק מגע, טינר, מדלל, מסיר צבע, בנזין, סילר",
  },
  openFlame: {
    en: "pilot light, pilot, water heater is on, water heater kicked on, furnace, space heater, heater is on, torch, cigarette, smoking",
    es: "piloto, boiler prendido, calenton, calentador prendido, soplete, cigarro, fumando",
    he: "פיילוט, דוד גז, תנור, מבער, סיגריה, מעשן",
  },
  smellsIt: {
    en: "smell, smell it, smells, fumes, stinks, strong smell, eyes burn",
    es: "huele, olor, vapores, apesta, arden los ojos",
    he: "ריח, מריח, אדים, מסריח",
  },
  gasMeter: {
    en: "gas meter, 4 gas, four gas, gas monitor, sniffer, meter says, meter reads, o2, lel",
    es: "medidor de gas, medidor de gases, detector de gas, explosimetro, medidor marca, oxigeno",
    he: "מד גז, מד גזים, גלאי גזים, המד מראה, אחוז חמצן",
  },
  entryAsk: {
    en: "good to send, send a guy, send somebody, good to go, go down, go in, go ahead, ok to enter, safe to enter, enter, drop in",
    es: "mando a, puede bajar, bajo, bajar, meterse, entrar, entro, ya se puede",
    he: "לשלוח, לרדת, להיכנס, יורד, נכנס, אפשר לרדת",
  },
  poisonPlant: {
    en: "poison oak, poison ivy, poison sumac",
    es: "hiedra venenosa, roble venenoso, zumaque venenoso, mala mujer",
    he: "קיסוס רעיל, אלון רעיל, הרדוף",
  },
  plantSmoke: {
    en: "smoke, burned, burnt, burning, fire",
    es: "humo, quemamos, quemaron, quemando",
    he: "עשן, שרפנו, שרפו, שריפה",
  },
  // A swarm, and what people do about it.
  swarmWord: {
    en: "swarm, swarmed, swarming, cloud of bees, bees everywhere, africanized, africanized bees, killer bees, hive, beehive, nest, hornets nest, bees, wasps, hornets, yellowjackets",
    es: "enjambre, panal, avispero, abejas, abejas africanas, avispas, nube de abejas, colmena",
    he: "נחיל, כוורת, קן דבורים, קן צרעות, דבורים, צרעות, ענן דבורים",
  },
  swarmActs: {
    en: "attack*, chasing, all over him, all over us, all over me, cloud, after us, after him, jump in, dive in, into the pond, into the pool, in the water, swatting, hundreds, stinging everybody, wont stop, run, running, in the cab",
    es: "atac*, persiguen, persiguiendo, encima, por todos lados, nube, aventar, meterse al agua, al agua, a la pileta, a la alberca, al rio, corriendo, correr, cientos, no paran, en la cabina, manotazos",
    he: "תוקפות, תקפו, רודפות, עליו, עליי, עלינו, ענן, לקפוץ, למים, לבריכה, לרוץ, רצים, מאות, לא מפסיקות, בקבינה",
  },
  // A car goes under.
  carThing: {
    en: "pickup, truck, car, van, suv, vehicle, excavator, dozer, loader, skid steer, machine, cab",
    es: "camioneta, troca, carro, coche, pickup, van, camion, excavadora, maquina, cabina, vehiculo",
    he: "רכב, אוטו, מכונית, טנדר, משאית, ואן, מחפר, באגר, טרקטור, קבינה, שופל",
  },
  waterPlace: {
    en: "pond, retention pond, lake, river, canal, creek, ditch full, quarry, flooded, water at the door, water up to, in the water, under water, underwater, sinking",
    es: "laguna, lago, rio, canal, estanque, presa, arroyo, bordo, agua en la puerta, agua a la, en el agua, hundiendo, se hunde",
    he: "בריכה, אגם, נהר, תעלת מים, מאגר, נחל, ואדי, מוצף, מים בגובה, במים, שוקע, שוקעת, טובע",
  },
  carSinks: {
    en: "doors wont open, door wont open, water at the door, water up to, slid in, slid into, rolled into, went in, went into, drove into, sinking, fills, filling, seat belt, seatbelt, windows wont, window wont",
    es: "hundiendose, agua llega, no abre la puerta, no abren las puertas, se fue, cayo, se metio, resbalo, hundiendo, se hunde, se llena, llenando, cinturon",
    he: "המים בגובה, בגובה החלון, הדלת לא נפתחת, הדלתות לא נפתחות, החליק, נכנס, נפל, התגלגל, שוקע, שוקעת, מתמלא, מתמלאת, חגורה",
  },
  // A small child with the head in a bucket drowns in a hand of water.
  smallChild: {
    en: "toddler, baby, infant, little kid, small kid, small child, little boy, little girl, 2 year old, 1 year old, 3 year old, year old",
    es: "bebe, nino chiquito, nina chiquita, chiquillo, escuincle, nino de dos, de un anito, ninito, ninita",
    he: "פעוט, פעוטה, תינוק, תינוקת, ילד קטן, ילדה קטנה, בן שנה, בן שנתיים, בת שנתיים",
  },
  bucketWord: {
    en: "bucket, pail, rinse bucket, tub, tote, barrel, wash tub, puddle, trough, drum of water",
    es: "cubeta, balde, bote, tina, tambo, charco, pila de agua",
    he: "דלי, גיגית, חבית, אמבטיה, שלולית, שוקת",
  },
  blueOrLimp: {
    en: "blue, not breathing, not breathin, isnt breathing, limp, gray, grey, lifeless, unresponsive, upside down, head first, face down",
    es: "azul, morado, morada, no respira, flojito, flojita, boca abajo, de cabeza, no reacciona",
    he: "כחול, כחולה, לא נושם, לא נושמת, רפוי, רפויה, אפור, ראש למטה, הפוך, לא מגיב",
  },
  // The valve that keeps a boiler from bursting.
  reliefWord: {
    en: "relief valve, pop off valve, pop off, popoff, safety valve, tpr valve, t and p valve, t p valve, prv, pressure relief",
    es: "valvula de alivio, valvula de seguridad, valvula de arriba, valvulita de arriba, valvulita, valvula de escape",
    he: "שסתום ביטחון, שסתום בטחון, שסתום פריקה, שסתום לחץ, השסתום למעלה",
  },
  reliefPlug: {
    en: "plug, plug it, cap, cap it, teflon, blowing, hissing, spraying, steam, popping, banging, rumbling, tie it shut, wire it shut, screw a plug",
    es: "tapon, taparla, taparle, teflon, avienta vapor, vapor, chorros, tronando, truena, silbando, amarrarla",
    he: "פקק, לסתום, לאטום, טפלון, קיטור, משפריץ, שורק, רועש, מתפוצץ, לקשור",
  },
  // The nerves at the end of the spine.
  saddleNumb: {
    en: "numb where id sit, numb where i sit, numb where he sits, where id sit on a saddle, saddle, numb between the legs, numb between my legs, numb crotch, numb down there, numb groin, crotch is numb, butt is numb, cant feel my butt, cant feel wiping, both legs tingly, both legs numb, both legs weak, both legs tingling",
    es: "dormida la entrepierna, entrepierna dormida, dormido donde me siento, nalgas dormidas, no siento las nalgas, las dos piernas dormidas, ambas piernas dormidas, piernas dormidas, no siento al limpiarme",
    he: "נימול במפשעה, רדום במפשעה, רדום בין הרגליים, לא מרגיש את הישבן, ישבן רדום, שתי הרגליים רדומות, שתי הרגליים נימולות, חוסר תחושה במפשעה",
  },
  cantPee: {
    en: "both legs weak, legs are weak, chiropractor, cant pee, not pee, able to pee, cant piss, havent peed, cant urinate, cant go pee, pissed himself, peed himself, cant hold it, lost control, shit himself, no control",
    es: "no puedo orinar, no puede orinar, no orino, no he orinado, se orino, se hizo del bano, no aguanta, no puedo hacer del bano",
    he: "לא מצליח להשתין, לא יכול להשתין, לא השתנתי, לא מצליחה להשתין, לא שולט, השתין על עצמו, בורח לו",
  },
  // Cold took the shivering.
  coldWet: {
    en: "ice water, icy water, cold water, winter, freezing water, ice, snow, pond, river, hypothermia, soaked, freezer",
    es: "agua helada, agua fria, invierno, hielo, nieve, rio, empapado, congelador",
    he: "מים קרים, מים קר, בור מים, חורף, קרח, שלג, נהר, רטוב, מקפיא, קור",
  },
  // Lightning leaves no charge in whom it strikes.
  struckByBolt: {
    en: "lightning hit, lightning struck, struck by lightning, hit by lightning, lightning got",
    es: "le cayo un rayo, le pego un rayo, nos cayo un rayo, cayo el rayo, lo alcanzo un rayo",
    he: "ברק פגע, פגע בו ברק, פגע ברק, ברק פגע בנו, נפגע מברק, ברק הכה",
  },
  lifeless: {
    en: "not breathing, no pulse, down, on the ground, lying, unresponsive, wont wake, dead, touch him, touch her, safe to touch, charged",
    es: "no respira, sin pulso, tirado, en el suelo, no reacciona, muerto, tocarlo, cargado de corriente",
    he: "לא נושם, לא דופק, אין דופק, שוכב, על הרצפה, לא מגיב, מת, לגעת בו, לגעת, מלא חשמל",
  },
  // Phosphide makes its gas with water.
  phosphide: {
    en: "phosphide, phosphine, fumigant tablets, fumigation tablets, fumigation pellets, phostoxin, rodent pellets gas, gopher tablets",
    es: "fosfuro, fosfina, pastillas de fumigar, pastillas de fumigacion, phostoxin, pastilla de curar",
    he: "פוספיד, פוספין, אלומיניום פוספיד, כדורי אידוי, כדורים של מדביר, טבליות איוד",
  },
  phosphideTells: {
    en: "water, hose, wash, sweep, open, opened, smell, smells, garlic, spilled, breathed, found, room, cough, sick",
    es: "agua, manguera, lavar, barrer, abiertas, abierto, huele, olor, ajo, tiradas, respire, encontramos, cuarto, tos",
    he: "מים, צינור, לשטוף, לטאטא, פתוחים, פתוח, ריח, שום, נשפכו, נשמתי, מצאנו, חדר, שיעול",
  },
  // Pills that are kept for it.
  pillStock: {
    en: "pills, all my pills, saved up pills, saving my pills, saving up pills, meds, sleeping pills, painkillers, oxys, percs",
    es: "pastillas, las pastillas, todas las pastillas, medicinas, medicamentos",
    he: "כדורים, הכדורים, כל הכדורים, תרופות, כדורי שינה",
  },
  pillPlan: {
    en: "how many to be sure, how many would it take, how many does it take, how many is enough, to be sure, calms me to know, comforting to know, saved them up, saving them, set aside, put aside, put them aside, enough to, to not wake up, never wake up, to be done, just asking",
    es: "cuantas se necesitan, cuantas hacen falta, cuantas para, para estar seguro, me tranquiliza, me calma saber, las junte, las tengo guardadas, guarde todas, aparte todas, no despertar, nomas pregunto",
    he: "כמה צריך, כמה מספיק, שיהיה בטוח, להיות בטוח, מרגיע אותי לדעת, שמתי בצד, אספתי, שמרתי, לא להתעורר, סתם שואל",
  },
  mourning: {
    en: "since, died, death, dead, cant sleep, dont sleep, not sleeping, all of them, bottle, kids, wife left, alone, calms, comforting",
    es: "desde que, murio, muerte, no duermo, no puedo dormir, todas, frasco, solo, me dejo, tranquiliza, calma",
    he: "מאז, מת, מתה, מוות, לא ישן, לא ישנה, כל, בצד, לבד, עזבה, מרגיע, נפל ומת",
  },
  // Scorpions whose poison takes a child's breath.
  scorpionWord: {
    en: "scorpion, bark scorpion, black widow",
    es: "alacran, alacran guero, escorpion, viuda negra",
    he: "עקרב, עקרב צהוב, אלמנה שחורה",
  },
  scorpionTells: {
    en: "drooling, drool, eyes, twitching, jerking, tongue, numb, cant swallow, cry, crying, kid, child, baby, girl, boy, year old, tie, throat, breath",
    es: "babeando, babea, ojos, brincos, tiembla, lengua, dormida, no traga, llorar, nina, nino, anitos, anos, amarrar, garganta, aire",
    he: "מרייר, ריור, עיניים, רועד, לשון, רדום, לא בולע, בוכה, ילד, ילדה, בן, לקשור, גרון, נשימה",
  },
  // A gas bottle that burns at its valve.
  bottleGas: {
    en: "propane bottle, propane tank, propane cylinder, gas bottle, gas cylinder, lp tank, acetylene bottle, acetylene tank, bbq tank",
    es: "cilindro de gas, tanque de gas, tanque de propano, tambo de gas, bombona, pipeta de gas, cilindro de acetileno",
    he: "בלון גז, גליל גז, בלון פרופן, מיכל גז, בלון אצטילן",
  },
  valveFlame: {
    en: "flame at the valve, burning at the valve, fire at the valve, on fire at the valve, flame from the valve, like a torch, fire from the valve, shooting flame, shooting fire",
    es: "fuego en la valvula, lumbre en la valvula, flama en la valvula, prendido en la valvula, como soplete, sale lumbre de la valvula, flama de la valvula",
    he: "אש מהברז, אש ישר מהברז, להבה מהברז, אש בברז, בוער בברז, כמו לפיד, אש מהשסתום",
  },
  // A lithium battery that swells.
  packWord: {
    en: "lithium battery, battery, cordless pack, cordless packs, lithium pack, battery pack, tool battery, drill battery, scooter battery, e bike battery, lipo",
    es: "bateria, pila, bateria de litio, pila de litio, pila del taladro, pila del rotomartillo, bateria del taladro",
    he: "סוללה, סוללת ליתיום, בטריה, סוללה של מקדחה, סוללה של קורקינט, סוללת",
  },
  packFails: {
    en: "swelling, swollen, swelled, puffed, hissing, smoking, smokin, popping, bulging, bulged, smoke coming, getting hot, sparking",
    es: "inchada, hinchada, hinchando, truena, echa humo, sacando humo, humea, chispea, calentando, inflada",
    he: "נפוחה, מתנפחת, מעשנת, עשן, שורקת, מבעבעת, מתחממת, ניצוצות",
  },
  // Acid that leaves the skin whole and eats below it.
  hfCleaner: {
    en: "restoration cleaner, masonry restorer, brick restoration, masonry cleaner, brick cleaner, rust remover, aluminum brightener, glass etch, etching cream, truck wash acid",
    es: "limpiador de ladrillo, limpiador de cantera, quita oxido, removedor de oxido, abrillantador de aluminio, grabar vidrio",
    he: "מנקה לבנים, מסיר חלודה, חומצה לניקוי אבן, מבהיר אלומיניום, צריבת זכוכית",
  },
  deepThrob: {
    en: "throbbing, throbs, throb, aching, ache, down in the bone, aches, pain, burning, hurts, hole in my glove, glove, fingertips, fingers",
    es: "punzando, punza, duele, ardor, guante roto, hoyo en el guante, dedos, yemas",
    he: "פועם, דופק, כואב, כאב, שורף, חור בכפפה, קצות האצבעות, אצבעות",
  },
  looksFine: {
    en: "looks normal, looked like nothing, rinsed it quick, nothing to see, skin is fine, skin looks fine, skin looks normal, no burn, no mark, hours later, last night, last nite, woke me up, 3am, middle of the night",
    es: "se ve normal, no se ve nada, la piel se ve bien, anoche, en la noche, horas despues",
    he: "נראה רגיל, לא רואים כלום, העור נראה בסדר, בלילה, אתמול, אחרי כמה שעות",
  },
  // A chest that has gone silent, and who is blue with it.
  silentChest: {
    en: "wheezing stopped, wheeze is gone, stopped wheezing, wheezing is gone, no more wheezing, cant hear him wheeze, puffs, inhaler, asthma, asthmatic",
    es: "dejo de silbar, ya no le silba, inhalador, disparos, asma, asmatico",
    he: "הצפצופים נעלמו, הפסיק לצפצף, כבר לא מצפצף, משאף, אסטמה, אסתמה, אסטמטי",
  },
  blueMute: {
    en: "blue, bluish, gray, not talking, cant talk, wont talk, one word, exhausted, tired",
    es: "azul, morado, gris, no habla, no puede hablar, cansado, agotado",
    he: "כחול, כחולה, אפור, לא מדבר, לא מדברת, לא יכול לדבר, מותש",
  },
} as const satisfies Concepts;
