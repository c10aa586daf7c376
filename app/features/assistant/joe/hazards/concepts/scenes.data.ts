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
    he: "אוכל, בשר, שניצל, פלאפל, סנדוויץ, פיתה, סוכרייה, נקניקיה",
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
    en: "running around, hes running, he is running, rolling around, running everywhere, running all over, runs around, ran off burning, running and burning",
    es: "esta corriendo, anda corriendo, sale corriendo, corriendo, corre por todos lados, y corre, corre como loco",
    he: "רץ בוער, רץ עם, ורץ, רץ לכל מקום, רץ מסביב, מתרוצץ, רצה לכל מקום",
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
    en: "fell off the roof, fell from the roof, fell off the deck, fell off the second floor, fell from the second floor, fell off the slab",
    es: "cayo del techo, cayo de la azotea, cayo de la losa, caer del techo, del segundo piso, del primer piso, del tercer piso, del cuarto piso, de un segundo piso, de un tercer piso",
    he: "נפל מקומה, נפלה מקומה, נפל מהגג, נפלה מהגג, נפלו מהגג, נפל לי פועל מהגג, נפל מהתקרה, נפל מהקומה, נפלה מהקומה",
  },
  inVehicle: {
    en: "sitting in it, sitting in the truck, still in the truck, inside the truck, in the truck, in my truck, in my car, in the car, were in it, were inside, im inside, stuck inside, still inside, we are inside, we are in it, i am inside, in the cab, in the van, hes inside, kids in the back",
    es: "estoy adentro, estamos adentro, sigue adentro, siguen adentro, ando adentro, adentro del carro, adentro de la troca, arriba de la troca",
    he: "אני בפנים, אנחנו בפנים, עדיין בפנים, על האוטו, באוטו, בתוך האוטו, בתוך הרכב, ברכב, יושבים ברכב",
  },
  laborWord: {
    en: "contractions, in labor, water broke, going into labor, miscarr*, cramping, cramps, belly hurts",
    es: "contracciones, dolores de parto, se le rompio la fuente, aborto, en labor, colicos, le duele la panza, le duele el vientre",
    he: "צירים, ירידת מים, ירדו לה המים, הפלה, התכווצויות, כאבי בטן",
  },
  /** Whoever says so speaks of being gone. */
  burden: {
    en: "everybody be better off, everyone be better off, everybody would be better off, everyone would be better off, everyones better off, everybodys better off, theyd be better off, theyd all be better off, they would be better off, yall be better off, yall would be better off, family would be better off, family be better off, kids would be better off, wife would be better off, crew would be better off",
    es: "todos estarian mejor, estarian todos mejor, mi familia estaria mejor, mis hijos estarian mejor, mi vieja estaria mejor, les haria un favor, les hago un favor a todos",
    he: "לכולם יהיה יותר טוב, לכולם היה יותר טוב, יהיה להם יותר טוב, יהיה להם טוב יותר, עדיף לכולם, לכולם יהיה קל יותר, המשפחה תסתדר, הילדים יסתדרו, אני רק מפריע",
  },
  missedWord: {
    en: "no one would notice, nobody would notice, no one would even notice, nobody would even notice, no one will notice, nobody will notice, no one would care, nobody would care, who would even notice, nobody gonna miss me, no one gonna miss me, noone would notice, noone would even notice",
    es: "nadie se daria cuenta, nadie se va a dar cuenta, ni cuenta se dan, ni cuenta se darian, ni quien me extrane, nadie me extranaria, nadie me echaria de menos",
    he: "אף אחד לא ישים לב, אף אחד לא היה שם לב, אף אחד גם לא ישים לב, אף אחד לא יבכה, לא אחסר לאף אחד, לאף אחד לא אחסר, לאף אחד לא יהיה אכפת",
  },
  unhook: {
    en: "unclip, unclipped, unhook, untie my, let go, step off, stepped off, walk off, take my harness off, took my harness off, not clip in, not hook up, not tie off",
    es: "me suelto, soltarme, me desengancho, desengancharme, me quito el arnes, quitarme el arnes, no me engancho, no me amarro, me zafo del",
    he: "אתנתק, להתנתק, אשתחרר, משתחרר מהרתמה, לשחרר את הרתמה, אשחרר את הרתמה, אוריד את הרתמה, להוריד את הרתמה, מוריד את הרתמה, לא אתחבר, לא אקשר",
  },
  /** Who knows where he is has no heat stroke yet. */
  clearHead: {
    en: "talks normal, talking normal, talking fine, talks fine, talking ok, talks ok, making sense, makes sense, knows where he is, knows where she is, knows his name, knows what day, knows the date, thinking straight, head is clear, clear headed, clearheaded, answers fine, answers ok, answering fine, not confused, isnt confused, alert and",
    es: "habla bien, habla normal, platica bien, platica normal, contesta bien, si contesta, responde bien, sabe donde esta, sabe como se llama, sabe que dia es, esta lucido, lucido, lucida, bien consciente, no esta confundido, no esta confundida, coherente",
    he: "מדבר רגיל, מדברת רגיל, מדבר לעניין, מדברת לעניין, מדבר בסדר, מדבר ברור, יודע איפה הוא, יודעת איפה היא, יודע איפו, יודע מי הוא, עונה לעניין, עונה ברור, עונה בסדר, צלול, צלולה, לא מבולבל, לא מבולבלת, בהכרה מלאה",
  },
  notConfused: {
    en: "not confused, isnt confused, aint confused, not dazed, no confusion",
    es: "no esta confundido, no esta confundida, no anda confundido, sin confusion",
    he: "לא מבולבל, לא מבולבלת, בלי בלבול",
  },
  wandering: {
    en: "confused, confusion, delirious, gibberish, nonsense, mumbling, babbling, rambling, incoherent, slurring, slurred, doesnt know where, dont know where, dont know his name, doesnt know his name, not making sense, stopped making sense, isnt making sense, out of it, passed out, fainted, collapsed, loopy, zombie",
    es: "confundido, confundida, confusion, tonterias, tarugadas, incoherencias, incoherente, desvaria, delira, delirando, ido, no sabe donde, no sabe ni, no sabe como se llama, habla raro, desmayo, desmayado, se desmayo, desorientado",
    he: "מבולבל, מבולבלת, בלבול, שטויות, לא לעניין, לא ברור, הוזה, לא יודע איפה, לא יודעת איפה, התעלף, מעולף, קרס, התמוטט, מטושטש",
  },
  /** "Pays no heed" has the word heart in Hebrew. */
  heeds: {
    en: "",
    es: "",
    he: "ישים לב, ישימו לב, שם לב, שמה לב, לשים לב, שמתי לב, שמנו לב, שמו לב, תשים לב, תשימו לב, שימו לב",
  },
  personBurns: {
    en: "he is on fire, hes on fire, she is on fire, shes on fire, im on fire, guy is on fire, man on fire, guy on fire, dude on fire, person on fire, him on fire, helper is on fire",
    es: "se esta quemando vivo, se quema vivo, se prendio en llamas el, hombre en llamas, compa en llamas, se nos quema vivo",
    he: "אדם בוער, פועל בוער, הפועל בוער, מישהו בוער, בוער כולו, כולו בוער, החבר בוער",
  },
  /** Nothing that an engine or an alarm does as well. */
  feelsSick: {
    en: "headache, headaches, bad headache, head hurts, heads hurt, head is pounding, head pounding, head killing me, dizzy, nauseous, nausea, nauseated, queasy, throwing up, throw up, puking, vomiting, feel sick, feels sick, feeling sick, woozy, lightheaded, light headed, sleepy, drowsy, groggy",
    es: "dolor de cabeza, duele la cabeza, duelen las cabezas, nos duele la cabeza, mareado, mareada, mareados, mareadas, mareo, mareos, nausea*, vomito, vomita, vomitando, vomitaron, con sueno, adormilado, adormilados, ganas de vomitar",
    he: "כאב ראש, כאבי ראש, כואב הראש, כואב לו הראש, כואב לי הראש, כואב לנו הראש, סחרחורת, סחרחורות, מסוחרר, מסוחררים, בחילה, בחילות, מקיא, מקיאה, מקיאים, הקיא, ישנוני, ישנוניים",
  },
  /** A pump has the name of a bomb in Spanish. */
  pumpWord: {
    en: "",
    es: "paro la bomba, paramos la bomba, parar la bomba, paren la bomba, apago la bomba, apagamos la bomba, apagar la bomba, prendo la bomba, bomba de concreto, bomba de agua, bomba sumergible, bombeando, bombear, bombeamos, manguera de la bomba, bomba tapada, bomba sigue, sigue la bomba, la bomba esta bombeando, bombista",
    he: "",
  },
  /** Speech goes in the cold as it does in a stroke. */
  coldExposure: {
    en: "out in the cold, outside in the cold, all night outside, outside all night, stopped shivering, quit shivering, not shivering, in the snow, froze all night, in the freezer, wet and cold, cold and wet",
    es: "en el frio, toda la noche afuera, afuera toda la noche, dejo de temblar, ya no tiembla, ya no temblaba, no tiembla, en la nieve, en el congelador, mojado y frio, empapado y frio",
    he: "בקור, בחוץ בקור, כל הלילה בחוץ, כל הלילה בקור, הפסיק לרעוד, הפסיקה לרעוד, לא רועד, לא רועדת, בשלג, בחדר קירור",
  },
  /** Somebody who was in the water, whatever hole it stood in. */
  outOfWater: {
    en: "out of the water, from the water, water coming out of his mouth, water out of his mouth, water comes out of his mouth, water in his lungs, drain the water out, coughing up water, pit full of water, hole full of water, flooded pit, flooded hole, flooded trench",
    es: "del agua, le sale agua, sale agua por la boca, agua por la boca, agua de la boca, saca agua, echa agua, agua en los pulmones, hoyo con agua, hoyo lleno de agua, pozo con agua, pozo lleno de agua, zanja inundada",
    he: "מהמים, מים מהפה, מים מהריאות, מים בריאות, שירדו המים, שייצאו המים, פולט מים, מקיא מים, לבור מים, בור מים, לבור עם מים, בור עם מים, בור מלא מים",
  },
  hardBreath: {
    en: "breathing hard, breathin hard, breathing heavy, breathing fast, breathing rough, hard to breathe, trouble breathing, short of breath",
    es: "respira con trabajo, respira rapido, respira fuerte, respira dificil, respira muy rapido, le cuesta respirar, batalla para respirar, respira agitado",
    he: "נושם קשה, נושמת קשה, נושם כבד, נושם בכבדות, נושם מהר, קשה לו לנשום, קשה לה לנשום, מתקשה לנשום",
  },
  /** Who is only heard cries of something that happened. */
  hears: {
    en: "hear him, hear her, hear them, can hear, we hear, i hear, hearing him",
    es: "lo oimos, la oimos, los oimos, lo escuchamos, la escuchamos, se oye, se escucha, oigo, lo oigo",
    he: "שומעים אותו, שומעים אותה, שומעים אותם, שמענו אותו, אני שומע אותו, שומעים שהוא",
  },
  /** Where somebody fell down a shaft, it is no lift that stands and leans. */
  shaftWord: {
    en: "elevator shaft, down the shaft, in the shaft, hoistway",
    es: "cubo del elevador, hueco del elevador, pozo del elevador, por el cubo",
    he: "פיר, לפיר, בפיר, פיר המעלית, פיר של המעלית",
  },
  /** A machine that goes over, and not what hangs from it. */
  cabTips: {
    en: "tip, tips, tipping, tipped, tipping over, tip over, leaning, tilting, tilted, going over, goin over, overturning, toppling, outrigger, outriggers, pad sank, pad sunk, off the pads, leg up, leg off the ground, legs up, sinking, sank, off balance, unbalanced, lifting off, on its side, overload, overloaded, swaying, sways",
    es: "ladea, ladeando, ladeada, ladeado, ladeo, inclinada, inclinado, inclinando, inclina, volteando, voltea, voltear, volteo, volcando, volcar, volco, se hunde, hundiendo, pata, patas, estabilizador*, sobrecargada, sobrecarga, levanta, levantando, levanto, de lado, desequilibr*, balancea, se mece",
    he: "נוטה, נוטים, להתהפך, מתהפך, מתהפכת, התהפך, התהפכה, רגל, רגליים, רגלי, שוקע, שוקעת, שוקעות, ששקעה, מאבד יציבות, איבד יציבות, עומס יתר, עמוס מדי, מתרומם, מתרוממות, התרומם, נטוי, לנטות, לא מאוזן, איבד שיווי, מעמיס, העגורן מתנדנד, המנוף מתנדנד, עגורן מתנדנד, צריח מתנדנד",
  },
} as const satisfies Concepts;
