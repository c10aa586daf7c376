import type { Concepts } from "./concept.ts";

/** How somebody is said to have gone down, limp or silent, whatever the words: what a set of strangers was not heard in. */
export const UNHEARD_WORDS = {
  /** Places whose air may take whoever goes in, beside those of `sewer`. */
  airPlace: {
    en: "in the pipe, inside the pipe, culvert, duct, plenum, attic hatch, crawl, elevator pit, grease pit, grease trap, water tank, fuel tank, storage tank, tanker, rail car, shipping container, hold, ship hold, tunnel, shaft, well, bin, kiln, oven, furnace, booth, purged pipe, dry ice",
    es: "el tubo, dentro del tubo, ducto, tuberia grande, trampa de grasa, pipa, contenedor, tunel, tiro, lumbrera, noria, horno, autoclave, camara fria, entrepiso",
    he: "הצינור, בתוך הצינור, צינור, תעלת מיזוג, בור שומן, בור השומן, מכלית, מכולה, מנהרה, פיר, תנור, תא, חדר קירור",
  },
  goneStill: {
    en: "he laid down, he lay down, he layed down, he lied down, just laid down, just lay down, just layed down, kinda laid down, kind of laid down, sorta laid down, and laid down, and layed down, then laid down, then lay down, she laid down, she lay down, laid himself down, laid right down, laid down on me, hes laying, hes lying, hes layin, is laying there, is lying there, just laying there, just layin there, just lying there, just sat down, just kinda sat, he sat down and, sat down and wont, sitting there staring, sitting there starin, just kind of sitting, just sitting there, just staring, starin at nothing, staring at nothing, wont look up, doesnt look up, not looking up, head is hanging, head hanging, head dropped, heads down, chin on his chest, folded up, folded over, he folded, just folded, crumpled, crumbled over, curled up, went to sleep, fell asleep, falling asleep, dozed off, nodded off, nodding off, nappin, taking a nap, went quiet, got quiet, gone quiet, gone silent, went silent, quit talking, quit answering, quit moving, quit making noise, stopped making noise, no sound from, no noise from, dont hear him, cant hear him, cant hear her, cant hear them, havent heard him, havent heard from, not a peep, not hearing him, nothing moves, nobody moves, not a move, doesnt stir, not stirring, wont stir, wont budge when, tipped over sideways, tipped right over, keeled, toppled over, sank down, sank to his knees, on his knees and, dropped to his knees, slid down the wall, slid down it, slumped, sagged, gone limp, went limp, all limp, like a rag doll, like a noodle, dead weight, legs gave out, legs went, knees buckled, buckled, went down on me, just went down, and went down, dropped out of sight, quit pulling on the rope, rope went slack, line went slack, stopped banging, quit banging, stopped knocking, quit knocking, quit hollering back, aint come out, hasnt come out, not come back out, napping in there, wont tug back, no tug, eyes rolled, eyes half open, glassy, glazed over, gray in the face, face went gray, went gray, turned gray, went white, turned white, white as a sheet, ghost white",
    es: "se acosto, se acuesta y, nomas se acosto, se fue acostando, se recosto, se recosto y, se tendio, se tiro al piso, se quedo tirado, ahi tirado, esta acostado y, se sento y no, se sento y ya, se sento de golpe, nomas se sento, ahi sentado y, sentado y no, se quedo sentado, no voltea, no voltea a ver, ya no voltea, no levanta la cabeza, no alza la cabeza, con la cabeza colgando, cabeza colgada, se doblo, se fue doblando, se arrugo, se hizo bolita, hecho bolita, se quedo dormido, se fue quedando dormido, quedando dormido, se durmio, se esta durmiendo, cabecea, cabeceando, se quedo quieto, se quedo quietecito, quietecito, quietecita, bien quieto, ya no se mueve, no se menea, ni se menea, se quedo callado, se callo de repente, ya no habla, dejo de hablar, dejo de contestar, dejo de hacer ruido, ya no hace ruido, ya no le oigo, ya no lo oigo, no lo oigo, ya no oigo a, no se le oye, ya no jala la cuerda, ya no jala la reata, ya no jala el mecate, no jala la cuerda, dejo de golpear, quedo sentadito, se quedo recargado, no da senas, no da senal, la cuerda se aflojo, la cuerda quedo floja, ya no se quiere parar, no se quiere parar, no se para, se fue de lado, se ladeo y cayo, se cayo de lado, ahi quedo, ahi se quedo, se aguado, se aguado todo, se puso aguado, flojito, todo flojo, como trapo, como costal, se le doblaron las piernas, se le doblaron las rodillas, de rodillas y, se hinco y, se escurrio por la pared, se resbalo por la pared, mira fijo, mirando fijo, mira al vacio, mirada perdida, con los ojos perdidos, ojos de vidrio, se puso blanco, se puso palido, palido palido, blanco como papel, se puso gris, cenizo",
    he: "נשכב, נשכבה, פשוט נשכב, שכב שם, שוכב שם, שוכבת שם, שוכב בפנים, שוכב למטה, נשאר לשכב, נרדם, נרדמה, נרדם שם, מנמנם, מתנמנם, התקפל, התקפלה, התכווץ, מקופל, מכורבל, התיישב והחוויר, התיישב ולא, התיישבה ולא, ישב ולא, יושב ולא, יושבת ולא, יושב שם ובוהה, בוהה, בוהה באוויר, מבט ריק, מבט זגוגי, לא מרים ראש, לא מרים את הראש, לא מרימה ראש, הראש נפל, הראש שמוט, ראש שמוט, נשמט, צנח, צנחה, החליק על הקיר, גלש לאורך הקיר, נפל הצידה, נפלה הצידה, קרס הצידה, התמוטט, השתתק, השתתקה, נהיה שקט, נהייה שקט, הפסקתי לשמוע, כבר לא שומע אותו, לא שומע אותו, לא שומעים אותו, לא שומעים ממנו, אין ממנו קול, אין קול מ, אין סימן ממנו, לא זז כלום, כלום לא זז, לא זזים, החבל התרופף, החבל רפוי, לא מושך בחבל, הפסיק לדפוק, לא נותן סימן, רפוי כולו, כולו רפוי, נהיה רפוי, כמו סמרטוט, כמו שק, הברכיים כשלו, הברכיים קרסו, נפל על הברכיים, הוא החוויר, היא החווירה, נהיה חיוור, לבן כמו סיד, נהיה לבן, נהיה אפור, האפיר, לא בא לו לקום, לא רוצה לקום, לא מוכן לקום",
  },
  /** That the next one is about to follow. */
  goesAfter: {
    en: "going in after him, going in after her, goin in after him, going down after him, goin down after him, going after him, goin after him, gonna go get him, going in to get him, went in to get him, going in to pull him, sending another guy, send another guy, handing him my mask",
    es: "voy a sacarlo, me meto a sacarlo, entro a sacarlo, bajo a sacarlo, ya va el otro a sacarlo, mando a otro a sacarlo, me meto por el compa",
    he: "אני יורד אליו, אני נכנס אליו, אני נכנס להוציא, אני יורד להוציא, נכנס למשוך אותו, יורד אחריו, נכנס אחריו",
  },
  /** That somebody was well a moment ago. */
  wasWell: {
    en: "was fine, was okay, was ok, was all right, was alright, was good, was talking, was joking, was laughing, was working fine, seemed fine, seemed ok, was normal",
    es: "estaba bien, andaba bien, venia bien, estaba normal, estaba platicando, estaba hablando, iba bien, se veia bien, estaba bromeando",
    he: "היה בסדר, הייתה בסדר, היה סבבה, הרגיש טוב, הרגישה טוב, נראה בסדר, דיבר רגיל, היה רגיל, צחק",
  },
  andNow: {
    en: "now hes, now he, now shes, now she, now his, now her, now they, then he, then she, and then his, all of a sudden he, suddenly he, next thing he",
    es: "ahora ya no, ahora esta, ahora se, ahora nomas, ahora no, y ahora, de repente, de pronto, ya no",
    he: "עכשיו הוא, עכשיו היא, ועכשיו, ופתאום, פתאום, עכשיו לא, ואז הוא, ואז היא, עכשיו יש לו",
  },
  /** That it is water that takes somebody, and not its air. */
  inTheWater: {
    en: "underwater, under water, under the water, floating, face down, drowned, drowning, splashing, went under, full of water, up to his neck",
    es: "bajo el agua, debajo del agua, flotando, boca abajo, ahogado, ahogando, se hundio, llena de agua, lleno de agua",
    he: "מתחת למים, צף, צפה, פנים במים, טבע, טובע, טובעת, שקע, מלא מים, מלאה מים",
  },
  // What scenes were told by that stood folded, or not at all, beside strange ones.
  overSomebody: {
    en: "head to toe, all over him, all over her, all over me, over the new kid, over him, covered in, covered with, busted over, burst over, white all over",
    es: "de pies a cabeza, todo el cuerpo, le cayo encima, se le echo encima, se le vacio encima, cubierto de, todo blanco",
    he: "מכף רגל עד ראש, כולו לבן, נשפך עליו, התפוצץ עליו, מכוסה בסיד, מכוסה ב",
  },
  tarHot: {
    en: "hot mop, hot tar, tar, roofing tar, hot asphalt, bitumen, mopping asphalt",
    es: "chapopote, brea, asfalto caliente, chapo caliente",
    he: "זפת, אספלט חם, ביטומן",
  },
  tarOn: {
    en: "stuck on, stuck to, tipped on, tipped over my, splashed, spilled on, dripped on, peel, peel it",
    es: "se le pego, se me pego, le cayo, me cayo, le salpico, me salpico, arrancar, arranco, despegar",
    he: "נדבק, נדבקה, נשפך, נשפכה, ניתז, לקלף",
  },
  mouthTwist: {
    en: "mouth went crooked, mouth got crooked, face went crooked, face got crooked, mouth pulled to one side, face went numb",
    es: "se le chueco la boca, se le hizo chueca la boca, se le enchueco la boca, se le jalo la boca",
    he: "הפה התעקם, הפה נהיה עקום, הפנים התעקמו",
  },
  handFails: {
    en: "couldnt hold, cant hold, couldnt lift, couldnt talk, couldnt speak, dropped the, words came out",
    es: "no podia agarrar, no podia levantar, no podia hablar, se le caia, solto el",
    he: "לא הצליח להחזיק, נפל לו מהיד, לא הצליח לדבר, לא הצליח להרים",
  },
  wireFell: {
    en: "wire came down, line came down, downed line, downed wire, wire fell, line fell, fallen wire, fallen line",
    es: "se cayo el alambre, se cayo el cable, cayo un cable, cayo el cable, cable caido, alambre caido, alambre del poste, se revento el cable",
    he: "חוט נפל, כבל נפל, חוט חשמל נפל, הכבל נפל, חוט קרוע, נפל כבל, נפל חוט",
  },
  givesShocks: {
    en: "shocks, shocking, zaps, zapping, tingles, tingling, buzzes, bites you",
    es: "toques, da toques, nos da toques, hormiguea, patea corriente",
    he: "מחשמל, מחשמלת, זרם, זרמים, מעקצץ",
  },
  heartburn: {
    en: "heartburn, indigestion, acid reflux",
    es: "agruras, acidez, reflujo",
    he: "צרבת",
  },
  armOrCold: {
    en: "arm is numb, numb arm, arm went numb, arm is asleep, cold sweat, sweating cold, clammy",
    es: "se le duerme el brazo, brazo dormido, se me duerme el brazo, suda frio, sudor frio, sudando frio",
    he: "היד נרדמת, יד נרדמת, הזרוע נרדמת, זיעה קרה, מזיע קר",
  },
  pumpLive: {
    en: "pump still plugged, pump is plugged, pump still running, pump humming, pump is humming, pump still on, pump in there",
    es: "bomba conectada, bomba prendida, bomba zumbando, bomba encendida",
    he: "המשאבה מחוברת, המשאבה עובדת, המשאבה מזמזמת, משאבה מחוברת",
  },
  waterFills: {
    en: "filled with water, filled up with water, flooded, full of water, standing water",
    es: "lleno de agua, llena de agua, se nos lleno, se lleno, inundada, inundado",
    he: "מלאה מים, מלא מים, הוצפה, התמלאה, התמלא",
  },
  neckHere: {
    en: "neck, throat, windpipe",
    es: "cuello, pescuezo, garganta, gaznate",
    he: "צוואר, בצוואר, גרון, בגרון",
  },
  airBubbles: {
    en: "bubbles, bubbling, bubbly, froth, frothy, air coming out, air comes out",
    es: "burbujas, burbujea, burbujitas, espumita, le sale aire",
    he: "בועות, מבעבע, מבעבעת, יוצא אוויר",
  },
  cutOpen: {
    en: "cut, slit, sliced, slashed, opened up, opened his, opened her, tore, hole in",
    es: "le abrio, le corto, se corto, cortada, le rajo, rajado, abierto",
    he: "חתך, חתכה, נחתך, נפתח, קרע",
  },
  fewWheels: {
    en: "on two wheels, on 2 wheels, two wheels off, on three wheels, on 3 wheels, wheels off the ground, wheels in the air",
    es: "en dos llantas, en dos ruedas, en tres llantas, llantas en el aire",
    he: "על שני גלגלים, על שלושה גלגלים, גלגלים באוויר",
  },
  neckVeins: {
    en: "veins in his neck, neck veins, veins on his neck, veins sticking out",
    es: "venas del cuello, venas saltadas",
    he: "הוורידים בצוואר, ורידים בצוואר, ורידי הצוואר",
  },
  lessAir: {
    en: "less air, cant breathe, harder to breathe, breathing worse, short of breath, cant get air",
    es: "menos aire, le falta el aire, no jala aire, cada vez menos aire, batalla para respirar",
    he: "פחות אוויר, קשה לו לנשום, חסר לו אוויר, לא מצליח לנשום",
  },
  urineHere: {
    en: "urine, pee, peed, piss",
    es: "orina, pipi, orinar, orino, los orines",
    he: "שתן, השתן",
  },
  colaLike: {
    en: "cola, coke, tea colored, like tea, brown, dark brown",
    es: "coca cola, como coca, como cola, como te, cafe oscuro",
    he: "קולה, כמו תה, חום כהה",
  },
  bugSpray: {
    en: "bug spray, pesticide, termite spray, insecticide, weed killer, exterminator, sprayed for termites",
    es: "fumigo, fumigaron, fumigando, fumigador, insecticida, plaguicida",
    he: "ריססו, ריסוס, מרסס, המרסס, חומר הדברה, הדברה",
  },
  poisonSigns: {
    en: "pinpoint, pin point, pupils, drooling, slobbering, drool, tearing up",
    es: "pupilas, babea, babeando, baba, salivando",
    he: "אישונים, האישונים, רוק נוזל, מרייר",
  },
  solarPanel: {
    en: "solar panel, solar panels, solar connector, solar connectors, pv panels, pv array, solar array",
    es: "paneles solares, panel solar, panel del sol",
    he: "פאנלים, הפאנלים, פאנל סולארי, לוחות סולאריים, קולטי חשמל",
  },
  panelFails: {
    en: "smoke, smoking, melting, sparking, sparks, arcing, burning, on fire",
    es: "humo, humea, echa humo, chispas, chispea, se derrite, se quema",
    he: "עשן, מעשן, מעשנים, ניצוצות, נמס, נשרף, בוער",
  },
  pupilOdd: {
    en: "bigger than the other, one pupil, one pupil bigger, pupil is bigger, pupils are different",
    es: "una pupila, pupila mas grande, mas grande que la otra",
    he: "אישון אחד, אישון גדול",
  },
  earlierOn: {
    en: "yesterday, last night, this morning, hours ago, days ago, the other day",
    es: "ayer, anoche, esta manana, en la manana, hace horas, hace dias",
    he: "אתמול, אמש, הבוקר, לפני שעות, לפני ימים",
  },
  headHere: {
    en: "hard hat, head, his head, her head, helmet",
    es: "cabeza, casco",
    he: "ראש, בראש, קסדה",
  },
  jetHole: {
    en: "pinhole, pin hole, hydraulic leak, hose spit, hose sprayed",
    es: "agujerito en la manguera, fuga hidraulica, poro en la manguera",
    he: "חור בצינור, נזילה הידראולית",
  },
  dotOn: {
    en: "tiny dot, little dot, a dot, lil dot, pin prick, pinprick",
    es: "puntito, un punto, piquetito",
    he: "נקודה קטנה, נקודונת, דקירה קטנה",
  },
  siphons: {
    en: "siphon, siphoned, siphoning, siphonin, sucked on the hose, sucking on the hose",
    es: "chupo la manguera, chupe la manguera, chupando la manguera, sifoneo",
    he: "שאב בפה, מצץ את הצינור, שאב דרך הצינור",
  },
  motorFuel: {
    en: "gas, gasoline, diesel, fuel",
    es: "gasolina, diesel, gasoil",
    he: "בנזין, סולר, דלק",
  },
  galvWeld: {
    en: "galvy, galv, galvanized, galvanised, zinc",
    es: "galvanizado, galvanizada, galvanizados, zinc",
    he: "מגולוון, מגולוונת, אבץ",
  },
  fumeFever: {
    en: "shaking, chills, like the flu, flu, fever, metal taste, metallic taste",
    es: "escalofrios, calentura, fiebre, sabor a metal, como gripa",
    he: "צמרמורת, צמרמורות, שפעת, טעם של מתכת, טעם מתכת",
  },
} as const satisfies Concepts;
