import type { Concepts } from "./concept.ts";

/** What tells one scene from another that shares its words: pinned under a forklift is not buried in a trench. */
export const SCENES = {
  inEarth: {
    en: "buried*, under the dirt, under dirt, under the soil, under the mud, in the mud, engulfed, entombed, swallowed by, disappeared, vanished, only see, only his head, only his hand, just his hand, cant see him, came down on top of, to his chest, to the chest, to his waist, to his neck, chest deep, waist deep, dig him out",
    es: "enterrad*, enterro, sepultad*, sepulto, bajo la tierra, debajo de la tierra, le cayo la tierra, lo tapo la tierra, hasta la cintura, hasta el pecho, hasta el cuello, solo se le ve, nomas se le ve, aterrado",
    he: "קבור, קבורה, קבורים, נקבר, נקברה, נקברו, מתחת לאדמה, מתחת לעפר, עד המותניים, עד המותן, עד החזה, עד הצוואר, רואים רק, נעלם, נבלע",
  },
  neckDeep: {
    en: "to his chest, to the chest, to his waist, to the waist, to his neck, to the neck",
    es: "hasta la cintura, hasta el pecho, hasta el cuello",
    he: "עד המותניים, עד המותן, עד החזה, עד הצוואר",
  },
  food: {
    en: "food, burrito, sandwich, meat, taco, hot dog, candy, gum, lunch, hotdog, bread, pizza, chicken, steak, tamale, bagel",
    es: "comida, carne, taco, torta, tortilla, hueso de, dulce, pan, pollo, bistec, tamal, lonche",
    he: "אוכל, בשר, פלאפל, סנדוויץ, פיתה, סוכרייה, נקניקיה",
  },
  inWater: {
    en: "in the water, in water, under water, underwater, in a puddle, standing in",
    es: "en el agua, en agua, bajo el agua, en el charco, bajo agua",
    he: "במים, בתוך המים, מתחת למים, בשלולית",
  },
  powerCord: {
    en: "cord, extension cord, outlet, gfci, receptacle, receptacles, panel, live wire",
    es: "extension, enchufe, contacto electrico, contactos, tablero, breaker, toma, tomacorriente",
    he: "החוט עדיין מחובר, כבל מאריך, שקע, שקעים, פחת, לוח חשמל, הארכה, חוט חשמל",
  },
  solventWork: {
    en: "lacquer*, varnish*, epoxy, solvent*, thinner, urethane, contact cement, spraying, sprayin, stripper, primer",
    es: "barniz*, laca, thinner, solvente*, resina, epoxi*, pegamento, impermeabiliz*, poliuretano",
    he: "לכה, אפוקסי, טינר, מדלל, דבק מגע, ורניש, פריימר, סולבנט, פוליאוריטן",
  },
  woozy: {
    en: "dizzy, woozy, drunk, lightheaded, loopy, buzzed, seeing double",
    es: "mareado, mareada, mareados, veo doble, borracho, me da risa, atarantado",
    he: "סחרחורת, מסתחרר, שיכור, מסטול, סחרחר",
  },
  tingle: {
    en: "tingle, tingling, went numb, is numb",
    es: "se me durmio, se le durmio, hormigue*, entumid*",
    he: "רדומה, נרדמה, נימול, רדום, זרמים",
  },
  drillHit: {
    en: "i drilled, drilled, drilling, my drill, jackhammer",
    es: "rotomartillo, taladro, taladre, taladrando",
    he: "קדחתי, קדחנו, קדח, מקדח, מקדחה",
  },
  powerOut: {
    en: "big flash, flash and a bang, street is dark, lights went out, power went out",
    es: "se fue la luz, se fue la corriente",
    he: "קפץ הפחת, הפחת קפץ, נפל החשמל, הפסקת חשמל, הרחוב חשוך",
  },
  arcBlast: {
    en: "arc flash, blew up in, exploded in, blew up on, big flash",
    es: "exploto, explota, arco electrico, fogonazo",
    he: "פיצוץ בלוח, התפוצץ לו, התפוצץ בפנים, קשת חשמלית, הבזק",
  },
  noAnswer: {
    en: "nobody answers, no one answers, gassed, asleep, sleeping, passed out, wont wake",
    es: "no se levanta, no contesta, no contestan, dormidos, no abren, no despierta",
    he: "לא עונים, לא עונה, ישנים, לא פותחים, לא קם, לא מתעורר",
  },
  noPee: {
    en: "havent peed, hasnt peed, dark pee, dark urine, brown pee",
    es: "no he orinado, orina oscura, no orina",
    he: "הפיפי חום, פיפי חום, שתן כהה, לא השתין",
  },
  mouthLip: {
    en: "mouth, lip, lips",
    es: "boca, labio",
    he: "פה, הפה, שפה, שפתיים",
  },
  bypassed: {
    en: "zip tied, zip tie, jumped out, jumpered, bypassed, e stop, taped down, disabled the",
    es: "puente*, le quitaron el sensor",
    he: "עקפו, עוקפים, גישרו, ביטלו את",
  },
  toldTo: {
    en: "wants me under, told me to stand, wants me to stand, making me stand, stand under",
    es: "pararme debajo, me mandan, me manda, ponerme debajo",
    he: "אומר לי לעמוד, לעמוד מתחת, דורש ממני, אמרו לי לעמוד",
  },
  hungLoad: {
    en: "load, pick, lift, beam, panel, precast, slab",
    es: "carga, viga, losa, panel, pieza, trabe",
    he: "מטען, משא, קורה, קיר, לוח, טרומי, התלוי",
  },
  swingLoad: {
    en: "spinning in the wind, swinging in the wind, tagline guy, load is swinging, load is spinning, swinging load",
    es: "carga se columpia, se columpia la, carga girando, columpiando la carga",
    he: "מסתובבת באוויר, מסתובב באוויר, מתנדנדת באוויר, מטען מתנדנד",
  },
  ropeWork: {
    en: "rope access, on the rope, on the ropes, rappel*",
    es: "en la cuerda, rapel, descolgado",
    he: "סנפלינג, בסנפלינג, על החבל, על החבלים",
  },
  concreteSoak: {
    en: "kneelin in concrete, kneeling in concrete, kneeling in the concrete, concrete in his boot, concrete in my boot, soaked in concrete, kneelin in wet, kneeling in wet",
    es: "bota llena de concreto, botas llenas de concreto, llena de concreto, bota llena de mezcla",
    he: "בטון בתוך המגף, בטון במגף, בטון בתוך הנעל, ברכיים בבטון",
  },
  limeWord: {
    en: "quicklime, lime, hydrated lime",
    es: "cal",
    he: "סיד",
  },
  shiver: {
    en: "shivering, shiver, shivers",
    es: "temblando, tiembla, temblar",
    he: "רועד, רעד, לרעוד",
  },
  lifeLine: {
    en: "lifeline, life line",
    es: "linea de vida, cable de vida",
    he: "קו חיים",
  },
  toolGun: {
    en: "paint gun, nail gun, framing gun, spray gun, caulk gun, heat gun, screw gun, grease gun, gun for, tie gun, glue gun, staple gun, pistol grip, which gun, impact gun",
    es: "pistola de clavos, pistola de pintura, pistola de silicon, pistola para, pistola de calor, pistola de impacto, pistola neumatica, pistola hilti",
    he: "אקדח מסמרים, אקדח צבע, אקדח סיליקון, אקדח דבק, אקדח חום, אקדח סיכות",
  },
  hangWork: {
    en: "hanging iron, hangin iron, hanging steel, hanging drywall, hanging doors, hangin drywall",
    es: "colgando tablaroca, colgando fierro",
    he: "תליית גבס",
  },
  hoist: {
    en: "man hoist, buck hoist, personnel hoist, elevator car",
    es: "elevador de personal, elevador de obra, malacate de personal",
    he: "מעלית חיצונית, מעלית משא, מעלית אתר",
  },
  hoistFell: {
    en: "dropped, fell, came down, free fall",
    es: "se desengancho, bajo de golpe, se cayo, se solto",
    he: "נפלה, צנחה, התנתקה",
  },
  houseJack: {
    en: "on jacks, off the jacks, jacking up the house, house jacks",
    es: "casa con gatos, con gatos",
    he: "בית על מגבהים, על ג׳קים",
  },
  smellBurnt: {
    en: "smell of, smells",
    es: "huele",
    he: "ריח, מריח",
  },
  racing: {
    en: "racing, racin, fast, beating, pounding",
    es: "rapido, acelerado, acelerada, fuerte",
    he: "מהר, מהיר, דופק מהר",
  },
  kidUp: {
    en: "kid got in, kid is up, child is up, wont come down, cant get down",
    es: "un nino se subio, nino se subio, nino arriba, no se quiere bajar del andamio",
    he: "ילד טיפס, ילד על, ילדה על",
  },
  suckedIn: {
    en: "sucked his arm, sucked my arm, sucked his hand, sucked in, got sucked",
    es: "le chupo el brazo, le succiono, lo succiono",
    he: "שאב לו, נשאבה לו",
  },
  fallingWord: {
    en: "caved in, cave in, collapsed, collapse, fell in, closed in, let go",
    es: "derrumbo, derrumbe, se cerro, se vino",
    he: "קרסה, קרס, נפלה, התמוטטה, מפולת",
  },
  wantsWater: {
    en: "have water, wants water, drink water, thirsty",
    es: "pide agua, tomar agua, quiere agua, darle agua",
    he: "מבקש מים, לשתות מים, רוצה מים, צמא",
  },
  numbered: {
    en: "20 years, been that way, for years, years ago",
    es: "hace anos, desde hace anos",
    he: "כבר שנים, לפני שנים",
  },
  handOnly: { en: "hand, finger, fingers, thumb", es: "mano, dedo, dedos", he: "אצבע, אצבעות, כף היד" },
  sewagePit: {
    en: "manhole, sewer, septic",
    es: "alcantarilla, fosa septica, pozo de visita",
    he: "בור ביוב, ביוב, שוחת ביוב, בור ספיגה",
  },
  trenchShore: {
    en: "hydraulic shore, trench box, trench shield, speed shore",
    es: "ademe, ademes",
    he: "דיפון",
  },
  puke: {
    en: "threw up, throwing up, puked, puking, vomited, vomiting",
    es: "vomito, vomitando, vomita",
    he: "הקיא, מקיא",
  },
  pierced: {
    en: "went into, went in, entered",
    es: "le entro, se le metio, se me metio",
    he: "נכנס, נכנסה, חדר, חדרה",
  },
  stoppedWord: {
    en: "stopped, quit, ceased",
    es: "paro, se le paro, dejo",
    he: "הפסיקה, נעצרה, נפסקה, פסקה",
  },
  wireWord: {
    en: "the wire, a wire, wires, wire",
    es: "el cable, los cables, un cable, el alambre, los alambres, la linea",
    he: "חוט, כבל, כבלים, חוטים",
  },
  touchOnly: {
    en: "touching, touches, touched, hit, hits, hung up in, tangled in, snagged, up against",
    es: "tocando, toco, toca, tocaron, recargo, recargada, recargado, enredo",
    he: "נוגע, נוגעת, נגע, נגעה, נתפס, נתפסה, הסתבך, הסתבכה",
  },
  gasTool: {
    en: "gas saw, gas cut, gas powered, gas cutoff, gas engine, gas mixer, gas heater, gas powered",
    es: "de gasolina, a gasolina",
    he: "מסור בנזין, מנוע בנזין",
  },
  blastWord: {
    en: "shot, shots, blast, holes, hole, charge, charges, caps, dynamite, round, primer",
    es: "barreno, barrenos, voladura, dinamita, carga, cargas, tronada, tiro, tiros, cohete, cohetes",
    he: "קדח, פיצוץ, קידוח, קידוחים, קדחים, חורים, חור, מטען, מטענים, נפץ, נפצים",
  },
  burnsDown: {
    en: "burning down, warehouse, storage shed",
    es: "se quema la bodega, se quema el almacen, se quema la obra",
    he: "המחסן, המכולה, עולה באש",
  },
  snores: {
    en: "snoring weird, snoring, nodding off, gurgling, snorin",
    es: "ronca raro, roncando",
    he: "נוחר מוזר, נוחר",
  },
  drillNext: {
    en: "drill next to, drill beside, drill it, drill right next, dig it out, look in the hole, check the hole",
    es: "perforar al lado, barrenar al lado, barrenar junto, asomarse, ir a ver, escarbar",
    he: "לקדוח ליד, לקדוח לידם, לקדוח לידו, לבדוק את החור, להסתכל בקדח",
  },
  notFired: {
    en: "didnt go off, didnt go, did not go, didnt fire, didnt shoot, didnt blow, never went, never fired, never blew",
    es: "no trono, no tronaron, no prendio, no prendieron, no exploto, no explotaron, no detonaron",
    he: "לא עבד, שלא עבד, שלא פעל, שלא התפוצץ, לא התפוצץ, לא התפוצצו, לא פעל, לא פעלו, לא הלך, לא הלכו",
  },
  pulledOut: {
    en: "pulled, fished, dragged, hauled, got him out, got her out",
    es: "sacamos, sacaron, saque, sacado, rescatamos",
    he: "משינו, משו, הוצאנו, הוציאו, שלפנו, הוצאתי",
  },
  distress: {
    en: "crying, cryin, wont talk, wants to jump, wanna jump, gonna jump, about to jump, threatening to jump",
    es: "llorando, llora, se quiere aventar, quiere aventarse, quiere brincar, se va a aventar",
    he: "בוכה, בוכים, רוצה לקפוץ, מאיים לקפוץ, עומד לקפוץ, הולך לקפוץ",
  },
  runMachine: {
    en: "pump, auger, mixer, conveyor, gears, rollers, chain drive, pto",
    es: "bomba, barrena, revolvedora, banda, engranes, sinfin, rodillos",
    he: "משאבה, משאבת, מערבל, מסוע, חילזון, חלזון, גלגלי שיניים, שרשרת",
  },
  fireLit: {
    en: "caught fire, in flames, ablaze, burst into flames",
    es: "se prendio, prendio, se incendio, en llamas, agarro lumbre, prendieron",
    he: "נדלק, נדלקה, בוער, בוערת, התלקח, התלקחה, עולה באש",
  },
  clothesOnly: {
    en: "clothes, clothing, shirt, pants, sleeve, sleeves, jacket, vest, hair, hoodie, pant leg, coveralls, overalls, jeans",
    es: "la ropa, ropa, camisa, camiseta, pantalon, pantalones, manga, mangas, chaleco, cabello, pelo, overol, chamarra",
    he: "בגדים, הבגדים, חולצה, חולצת, מכנסיים, שרוול, שיער, מעיל, סרבל, אפוד",
  },
  oily: { en: "oily rags, rags, dryer", es: "trapos", he: "סמרטוטים" },
  runsWord: {
    en: "running around, hes running, he is running, rolling around",
    es: "esta corriendo, anda corriendo, sale corriendo, corriendo",
    he: "רץ בוער, רץ עם",
  },
  paintWord: { en: "paint, painting, painter", es: "pintura, pintora, pintando", he: "צבע, צבעית, צובעת" },
  oldLagging: {
    en: "pipe wrap, pipe lagging, lagging, fluffy, transite, old insulation, boiler wrap, popcorn ceiling",
    es: "forro de tubo, forro del tubo, forro de los tubos, aislante viejo, aislamiento viejo, pelusa, borra",
    he: "בידוד ישן, בידוד צינור, בידוד צינורות, סיבים אפורים, סיבים, צמר אפור, צמר ישן",
  },
  pinnedWord: {
    en: "pinned, crushed, squished",
    es: "prensado, prensada, aplastado, aplastada, apachurrado",
    he: "נמחץ, נמחצה, מחוץ, נמעך",
  },
  oldHouse: {
    en: "old house, 1920s, 1930s, 1940s, 1950s, 1960s, old window, old trim",
    es: "casa vieja, casa antigua, ventana vieja, casa de 1920, casa de 1930, casa de 1940, casa de 1950, casa de 1960",
    he: "בית ישן, דירה ישנה, חלון ישן",
  },
  sandPaint: {
    en: "sanded, sanding, scraped, scraping, stripped",
    es: "raspa, lija, rasco, rascando, lijamos, lijo, lijando, raspamos, raspando",
    he: "שייפנו, שייף, שייפו, גירדנו, גירד, גירדו",
  },
  wrapWord: {
    en: "wrap, lagging, fluff, old insulation",
    es: "forro, aislante, aislamiento",
    he: "בידוד, עטיפה",
  },
  pipeWord: {
    en: "pipe, pipes, boiler, furnace, duct",
    es: "tubo, tubos, caldera, ducto",
    he: "צינור, צינורות, דוד",
  },
  edgeSpot: {
    en: "parapet, bridge, rooftop, ledge, railing",
    es: "pretil, puente, cornisa",
    he: "מעקה, גשר",
  },
  limbStuck: {
    en: "arm stuck, hand stuck",
    es: "atoro el brazo, atoro la mano, atoro la pierna, atoro el pie, atoro el dedo",
    he: "יד תקועה",
  },
  oldPaint: {
    en: "old paint, paint from the, pre 1978, paint in a 1950s",
    es: "pintura vieja, pintura antigua, pintura de los anos",
    he: "צבע ישן, צבע ישנה, צבע מלפני, צבע עתיק",
  },
  sirenWord: {
    en: "siren, sirens, red alert, rockets, air raid",
    es: "sirena de cohetes, alerta roja, cohetes, misiles, sirena antiaerea",
    he: "אזעקה, אזעקת, אזעקות, צבע אדום, טילים, רקטות, פיקוד העורף",
  },
  rocketSiren: {
    en: "rocket siren, rocket alert, red alert, siren going",
    es: "sirena de cohetes, alerta de cohetes",
    he: "צבע אדום, אזעקת טילים, אזעקת רקטות, אזעקה באתר, אזעקה באמצע",
  },
  stormOnly: {
    en: "tornado, storm, hurricane, police, ambulance, fire truck",
    es: "tornado, huracan, tormenta, patrulla, ambulancia",
    he: "אזעקת אש, אזעקת הטיה, אזעקת קרינה, אזעקת גז, אזעקת עשן, קרינה, הטיה, גלאי, עשן",
  },
  fellFrom: {
    en: "fell off the roof, fell from the roof",
    es: "cayo del techo, cayo de la azotea, cayo de la losa, caer del techo",
    he: "נפל מקומה, נפלה מקומה, נפל מהגג, נפלה מהגג, נפלו מהגג, נפל לי פועל מהגג, נפל מהתקרה",
  },
} as const satisfies Concepts;
