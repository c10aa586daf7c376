import type { Concepts } from "./concept.ts";

/** How crews tell a scene without its name: `dangers/ways.data.ts` says which together tell which. */
export const WAYS_WORDS = {
  // A child is being born here and now.
  pushWord: {
    en: "needs to push, wants to push, feels like pushing, started pushing, is pushing, push",
    es: "pujar, pujando, puja",
    he: "צריכה ללחוץ, רוצה ללחוץ, התחילה ללחוץ, לוחצת",
  },
  babyWord: {
    en: "baby, babys, newborn",
    es: "bebe, bebes, criatura, chamaco que nace",
    he: "תינוק, התינוק, תינוקת, התינוקת",
  },
  babyComes: {
    en: "crowning, baby coming, baby comes, baby is coming, babys coming, giving birth, having the baby, having her baby, having a baby right, is pushing the baby, gave birth, babys head is coming, babys head is out, babys head is showing, baby head is out, baby head is showing, head is crowning",
    es: "ya viene el bebe, viene el bebe, ya viene la criatura, ya nace, va a nacer, esta naciendo, nacio el bebe, dando a luz, va a parir, esta pariendo, pariendo, ganas de pujar, quiere pujar, se ve la cabeza del bebe, se asoma la cabeza del bebe, mira la cabeza al bebe, salio la cabeza del bebe",
    he: "התינוק יוצא, התינוק בא, תינוק יוצא, היא יולדת, יולדת עכשיו, יולדת פה, יולדת לנו, המנקה יולדת, ילדה עכשיו, צירי לחץ, ראש התינוק בחוץ, הראש של התינוק בחוץ, הראש של התינוק יוצא",
  },
  /** A baby's head may also be stuck or bleed: by itself it tells of no birth. */
  babyHead: {
    en: "babys head, baby head",
    es: "cabeza del bebe, cabecita del bebe, cabeza de la criatura",
    he: "ראש של התינוק, הראש של התינוק, ראש התינוק, ראש של תינוק",
  },
  /** A nail's head shows too, and that of somebody buried. */
  headShows: {
    en: "head is showing, heads showing, head showing, head shows, head is out, heads out, head is coming, heads coming, see the head",
    es: "se asoma la cabeza, se le asoma la cabeza, se le asoma, se le ve la cabeza, ya salio la cabeza, se mira la cabeza",
    he: "רואים את הראש, הראש יוצא, הראש בחוץ, יצא הראש",
  },
  /** By these a woman is spoken of. */
  herWord: {
    en: "she, shes, her, wife, wifes, woman, lady, girlfriend, girl, secretary, mom, sister, daughter",
    es: "ella, senora, esposa, mujer, vieja, muchacha, senorita, secretaria, novia, cunada, hermana, hija",
    he: "היא, לה, אישה, אשה, אשתי, אשתו, בחורה, מזכירה, חברה שלי, אחותי, הבת",
  },
  // A jet that went under the skin leaves a dot.
  jetSource: {
    en: "hose, hoses, hydraulic*, hydrolic*, hydralic*, hyd line, grease gun, airless, sprayer, spray tip, spray gun, paint gun, paint rig, pressure washer, power washer, injector, zerk, high pressure, hydro line, ram seal",
    es: "manguera, mangueras, idraulic*, hidraulic*, engrasadora, airless, pistola de pintura, pistola de pintar, hidrolavadora, alta presion, inyector, maquina de pintar, grasera",
    he: "צינור הידראולי, צינור הידרולי, הידראולי*, הידרולי*, איירלס, מרסס, אקדח צבע, מכונת צבע, מכונת שטיפה, לחץ גבוה, מגרזת, גריז, שמן הידראולי, צינור שמן",
  },
  tinyMark: {
    en: "dot, pinhole, pin hole, pin prick, pinprick, speck, little hole, tiny hole, lil hole, small hole, teeny hole, bee sting, mosquito bite, freckle, needle mark, tiny mark, little mark, tiny poke, pimple, barely bled, barely bleeding",
    es: "puntito, piquete, piquetito, hoyito, agujerito, pinchazo, pinchacito, marquita, piquete de mosco, lunarcito, apenas sangro, casi ni sangro, ni sangro",
    he: "נקודה, נקודונת, חור קטן, חור קטנטן, חורון, דקירה קטנה, סימן קטן, עקיצה, כמו סיכה, בקושי דם, בקושי דימם",
  },
  handPart: {
    en: "finger, fingers, fingertip, thumb, hand, palm, arm, wrist, knuckle, forearm, thigh, calf",
    es: "dedo, dedos, pulgar, mano, palma, brazo, muneca, antebrazo, pierna",
    he: "אצבע, אצבעות, אגודל, יד, כף יד, זרוע, אמה, פרק היד, ירך, רגל",
  },
  // Somebody who took too much snores slowly and goes blue.
  pinpoint: {
    en: "pinpoint, pinpoints, pin point, pupils tiny, pupils are tiny, tiny pupils, pupils real small, pupils like dots, pupils like pins, pinned pupils, pupils are pinned",
    es: "pupilas chiquitas, pupilas chicas, pupilas como puntitos, pupilas de alfiler, ojos de alfiler, pupilas como alfiler, pupilas bien chiquitas, pupilas cerradas",
    he: "אישונים קטנים, אישונים קטנטנים, אישונים כמו נקודה, אישונים כמו נקודות, אישונים כמו סיכה, אישונים סיכה, אישונים זעירים",
  },
  slowSnore: {
    en: "snore, snores, snoring, snorin, snorting, gurgling, gurglin, gurgle, rattling breath, slow breaths, breathing real slow, breathin slow, breathing slow, breath every, breathing every, nodding out, noddin out, nodded out, on the nod",
    es: "ronca, roncando, ronquido, ronquidos, gorgoreo, respira bien lento, respira lento, respira despacito, respira muy despacio, gorgorea, cabeceando, respira cada",
    he: "נוחר, נחירות, נחירה, נחרה, נחרות, חרחור, חרחורים, מחרחר, נושם לאט, נושם ממש לאט, נשימות איטיות, נושם פעם ב, נושם כל",
  },
  noWake: {
    en: "cant wake, cant wake him, cant get him up, wont wake, wont wake up, aint waking, not waking, doesnt wake, shook him, slapped him, wont come to, wont rouse, cant rouse, wont open his eyes, dead asleep, let him sleep, sleep it off, just sleeping",
    es: "no despierta, no lo podemos despertar, no se despierta, lo sacudimos, le dimos cachetadas, no abre los ojos, no reacciona, bien dormido, no vuelve, no lo levanto, lo dejamos dormir, que se duerma, dejarlo dormir",
    he: "לא מתעורר, לא מצליחים להעיר, לא מצליח להעיר, אי אפשר להעיר, לא פוקח עיניים, ניערתי אותו, ניערנו אותו, לא קם, לא מגיב, לתת לו לישון, שיישן, שימשיך לישון",
  },
  blueLips: {
    en: "lips blue, lips kinda blue, lips are blue, blue lips, lips gray, lips grey, lips look blue, lips are gray, lips turning blue, lips purple, gray lips, fingernails blue, blue fingernails, blue around the mouth, face is blue, turning blue",
    es: "labios morados, labios azules, labios grises, boca morada, morado de la boca, unas moradas, labios medio morados, cara morada, azulado, amoratado",
    he: "שפתיים כחולות, שפתיים אפורות, שפתיים סגולות, השפתיים כחולות, השפתיים אפורות, ציפורניים כחולות, כחול סביב הפה, מכחיל, הכחיל, פנים כחולות",
  },
  drugSign: {
    en: "perc, percs, percocet, fent, fentanyl, foil, blues, needle, syringe, oxy, heroin, dope, pill bottle, took a pill, took some pills, pills, snorted, powder up his nose, patch, methadone, got high, straw and",
    es: "pastillas, fentanilo, jeringa, heroina, droga, drogado, chiva, se inyecto, polvo blanco en la nariz, metadona, papel aluminio, se metio algo, se puso algo, andaba pasado",
    he: "סמים, מזרק, פנטניל, הרואין, כדורים, מסומם, לקח משהו, הזריק, אוקסי, אדולן, מתדון, נייר כסף, מדבקה",
  },
  // A tire or a brake that smokes may burst.
  tireWord: {
    en: "tire, tires, tyre, tyres, brake drum, brake drums, brakes, brake, rim, wheel hub, wheel well, front wheel, rear wheel, loader wheel, truck wheel, back wheel",
    es: "llanta, llantas, neumatico, neumaticos, rin, balata, balatas, freno, frenos, tambor del freno, maza",
    he: "צמיג, צמיגים, גלגל, גלגלים, בלם, בלמים, ברקס, ברקסים, חישוק, ג׳אנט, תוף הבלם",
  },
  hotSmoke: {
    en: "smoking, smokin, smokes, smoke, on fire, burning, red hot, glowing, glowin, too hot to touch, hot rubber, burnt rubber, burning rubber, cherry red, sizzling, flames, caught fire, hot as hell",
    es: "humo, humea, humeando, ahumando, se quema, se esta quemando, lumbre, al rojo, rojo vivo, huele a hule, hule quemado, huele a llanta, ardiendo, bien caliente, se prendio, hirviendo",
    he: "עשן, מעשן, מעלה עשן, לוהט, רותח, בוער, בוערים, אדום מחום, ריח גומי, גומי שרוף, נדלק, נשרף, להבות, חם אש, מעשנים, מעשנות, מעשנת, לוהטים, רותחים",
  },
  coldTire: {
    en: "flat, size, pressure for, psi, buy, burnout, winter",
    es: "ponchada, medida, presion",
    he: "פנצ׳ר, מידה, לחץ אוויר",
  },
  // Who sits at the edge and wants nobody near.
  edgeSeat: {
    en: "sitting on the edge, sittin on the edge, sits on the edge, edge of the roof, edge of the slab, legs over, legs hanging over, feet over, feet hanging over, standing on the ledge, on the ledge, on the parapet, on the wrong side of the rail, other side of the rail, other side of the guardrail, climbed over the rail, over the railing, edge of the 9th, legs dangling, at the very edge, standing at the edge, climbed the tower crane, top of the crane, on the rail, on the railing, up on the ledge, up on the parapet, on the edge with, out on the beam, edge of the deck, edge of the building",
    es: "sentado en la orilla, parado en la orilla, en la mera orilla, en el filo, pies colgando, piernas colgando, patas colgando, en la cornisa, en el pretil, del otro lado del barandal, se brinco el barandal, se salto el barandal, se subio a la grua, arriba de la grua, orilla del techo, orilla de la losa, al pretil, en el barandal, al barandal, parado en el barandal, arriba del pretil, a la orilla, orilla del edificio",
    he: "על הקצה, על שפת, בשפה, רגליים באוויר, רגליים בחוץ, רגליים למטה, עומד על המעקה, יושב על המעקה, עבר את המעקה, מעבר למעקה, טיפס על המעקה, טיפס לעגורן, קצה הגג, קצה התקרה, על הגג לבד, עלה על המעקה, עולה על המעקה, על המעקה, עלתה על המעקה, בקצה",
  },
  stayBack: {
    en: "nobody come near, dont come near, come near me, stay back, stay away from me, leave me alone, dont come closer, come any closer, get away from me, back off, wont come back, wont come in, wont come down, wont talk, crying, cryin, sobbing, said goodbye, saying goodbye, says hes sorry, he is sorry, gave away, done with everything, hes done, dont want to be here, doesnt want to be here",
    es: "no se acerquen, nadie se acerque, que no nos acerquemos, dejenme, dejenme solo, que lo dejen, que lo dejemos, llorando, chillando, no quiere hablar, no quiere bajar, no se quiere bajar, se despidio, pide perdon, regalo, ya no quiere nada, ya no quiere estar, ya no aguanta",
    he: "אל תתקרבו, אל תתקרב, שלא יתקרבו, שלא נתקרב, לא להתקרב אליו, עזבו אותי, תעזבו אותי, בוכה, לא רוצה לדבר, לא מדבר, מסרב לרדת, לא רוצה לרדת, נפרד מכולם, ביקש סליחה, מבקש סליחה, נמאס לו, אין לו כוח",
  },
  gaveAway: {
    en: "gave away all, gave away his, gave away her, giving away his, giving all his, gave all his, gave me his tools, gave his tools, gave me his watch, gave me his keys",
    es: "regalo su herramienta, regalo toda, regalo sus cosas, regalo todo, repartio su herramienta, me dio su reloj, me dio sus llaves, dio sus herramientas",
    he: "חילק את הכלים, חילק את כל, נתן את הכלים, נתן את כל הכלים, נתן לי את השעון, נתן לי את המפתחות, חילק הכל",
  },
  // A bat leaves no mark.
  wildBeast: {
    en: "a bat, bat, bats, raccoon, racoon, coon, skunk, fox, coyote, rabid, possum, groundhog, wild dog, stray cat",
    es: "murcielago*, mapache, zorrillo, zorro, coyote, tlacuache, rabioso, gato callejero, gato feral",
    he: "עטלף, עטלפים, תן, תנים, שועל, נמייה, כלבת, זאב, חתול רחוב, חתול בר",
  },
  beastTouch: {
    en: "bit, bites, bitten, bite, nipped, scratched, scratch, landed on, flew into, flopped, flapped, down my shirt, down the back of, in my shirt, in my hair, in his hair, in my hood, crawled on, picked it up, grabbed it, touched me, got it out, licked, woke up with, got me, got him, picked up, bare hands, bare hand, handled it, in my face, on my face",
    es: "mordio, mordida, mordisco, rasguno, arano, se le paro, se me paro, se me metio, se le metio, cayo encima, me cayo, le cayo, lo agarre, lo agarro, me rozo, le rozo, en la camisa, en el pelo, en el cuello, lamio, me pego, le pego, lo agarro con la mano, lo levante, con la mano",
    he: "נשך, נשכה, נשיכה, שרט, שריטה, נתקע בי, נחת עליי, נחת עליו, נכנס לי, נכנס לו, נפל עליי, נפל עליו, תפסתי אותו, תפס אותו, נגע בי, נגע בו, בתוך החולצה, בשיער, ליקק, התעופף לי, תפסתי, תפס, הרמתי, הרים, נגעתי, בידיים, ביד",
  },
  // Fingers that are off.
  fingerWord: {
    en: "finger, fingers, thumb, fingertip, fingertips, pinky, toe",
    es: "dedo, dedos, pulgar, dedito, falange, menique, punta del dedo",
    he: "אצבע, אצבעות, אגודל, זרת, קצה האצבע, בוהן",
  },
  partKept: {
    en: "in the ice, on ice, in ice, on the ice, in the cooler, in a cooler, in a baggie, in a bag, in a cup, in a ziploc, in his pocket, in my pocket, in a rag, in a napkin, in milk, in the sawdust, under the saw, cant find it, cant find the, find the piece, reattach, sew it back, sew them back, put it back on",
    es: "en hielo, en el hielo, en la hielera, en una hielera, en una bolsa, en un vaso, en leche, en el aserrin, no encontramos el pedazo, no lo encontramos, no aparece, lo traigo en, se lo pegan, se lo pueden pegar, pedazo en",
    he: "בקרח, על קרח, בצידנית, בשקית, בשקית קרח, בכוס, בחלב, בנסורת, לא מוצאים אותה, לא מוצאים את, בכיס, לתפור בחזרה, לחבר בחזרה, להחזיר אותה",
  },
  gotOf: {
    en: "got 2 of, got two of, got 3 of, got three of, got one of, took 2 of, took two of, took 3 of, took three of, took one of, took half, took the end, took the tip, got the tip, clean off, right off, whacked off, zipped off, popped off, come off, came off, is off, are off, is gone, are gone",
    es: "se llevo dos, se llevo un, se llevo tres, se llevo el, le llevo, le volo, le tumbo, le quito, de tajo, se le fueron, se le fue, quedo sin, le falta, le faltan, se lo arranco, se los arranco",
    he: "לקח לו, לקחה לו, הוריד לו, הורידה לו, העיף לו, העיפה לו, חתך לו שתי, חתכה לו שתי, ירדו לו, ירדה לו, נשאר בלי, חסרה לו, חסרות לו, נפלה לו, נפלו לו",
  },
  sawWord: {
    en: "saw, table saw, chop saw, skilsaw, blade, grinder, shear, shears, press, brake, chain, belt, door, hatch, knife, jointer, planer, log splitter",
    es: "sierra, disco, esmeril, guillotina, prensa, cadena, banda, puerta, navaja, cepillo, cortadora, cierra de mesa",
    he: "מסור, מסור שולחן, דיסק, להב, משחזת, גיליוטינה, מכבש, שרשרת, דלת, סכין, מקצועה",
  },
  // Frozen toes.
  coldPart: {
    en: "toes, toe, fingers, finger, fingertips, feet, ears, ear, nose, cheeks, cheek, hands, foot",
    es: "dedos, dedo, orejas, oreja, nariz, pies, pie, manos, cachetes",
    he: "אצבעות, אצבע, בהונות, אוזניים, אוזן, אף, לחיים, כפות רגליים, רגליים, ידיים",
  },
  waxHard: {
    en: "candle wax, waxy, like wax, white and hard, hard and white, hard as wood, hard like, like wood, blocks of wood, white as, white and numb, gone white, turned white, frozen solid, solid white, gray and hard, like marble",
    es: "como cera, cera, blancos y duros, blancas y duras, duros como, duras como, como palo, como piedra, tiesos, blancos, blancas, se pusieron blancos, sin sentir, como de madera, blanca y dura, blanco y duro, blanca, blanco, dura como, duro como",
    he: "כמו שעווה, שעווה, לבנות וקשות, קשות כמו, קשים כמו, כמו עץ, כמו אבן, לבנות, לבנים, הלבינו, הלבין, קפואות, קפואים, קשות ולבנות",
  },
  coldTime: {
    en: "cold, freezing, winter, snow, below zero, teens temps, in the teens, single digits, minus, frost, froze, freezer, ice, icy, wind chill, overnight pour, no gloves, wet boots, cold storage",
    es: "frio, friega de frio, helada, nieve, bajo cero, congelador, camara fria, hielo, madrugada, invierno, botas mojadas",
    he: "קור, קר, שלג, כפור, מתחת לאפס, מינוס, חדר קירור, הקפאה, חורף, קפוא, קרח, נעליים רטובות",
  },
  // Hot, red and out of his mind.
  hotRed: {
    en: "hot as, burning up, burnin up, skin is hot, hot and dry, hot and red, red and hot, real hot, red as a lobster, beet red, hot to touch, hot to the touch, bright red, boiling",
    es: "bien colorado, colorado, rojo rojo, bien rojo, bien caliente, ardiendo, hirviendo, caliente como, quema al tocarlo, como tomate, piel seca, hierve, rojo como",
    he: "לוהט, אדום כולו, אדום כמו, רותח, בוער מחום, חם אש, כמו תנור, עור יבש, אדום ולוהט, לוהטת, אדום לגמרי",
  },
  nonsense: {
    en: "talking nonsense, talkin nonsense, talking crazy, talkin crazy, talking gibberish, gibberish, babbling, dont know where he is, doesnt know where he is, dont know what day, doesnt know his name, not making sense, aint making sense, makes no sense, confused, out of his head, out of it, calling me by, seeing things, delirious, swinging at us, mumbling",
    es: "tarugadas, babosadas, pendejadas, incoherencias, tonterias, locuras, no sabe donde esta, ni sabe donde esta, no sabe ni donde, dice puras, habla puras, no me reconoce, no nos reconoce, desvaria, delira, delirando, no sabe que dia es, perdido, ido, confundido, desorientado, ve cosas",
    he: "שטויות, לא לעניין, לא יודע איפה הוא, לא יודע איפה, לא יודע מה השם, לא מזהה אותי, לא מזהה אותנו, מבולבל, מבולבלת, הוזה, מדבר מוזר, מדבר לא ברור, לא ברור מה הוא אומר, רואה דברים",
  },
  // Too much water, and a body that is cool.
  muchWater: {
    en: "liters of water, litres of water, liter of water, gallon of water, gallons of water, gallons, quarts of water, bottles of water, ton of water, tons of water, too much water, so much water, nothing but water, only water, water nonstop, water all day, water all shift, water every, gallon jug, jugs of water",
    es: "litros de agua, litro de agua, galones de agua, galon de agua, botellas de agua, mucha agua, demasiada agua, tanta agua, pura agua, puro agua, garrafon, agua todo el dia, agua sin parar, un chorro de agua",
    he: "ליטר מים, ליטרים מים, ליטרים של מים, בקבוקי מים, בקבוקים של מים, המון מים, הרבה מים, יותר מדי מים, רק מים, מים בלי הפסקה, מים כל היום, כל כך הרבה מים, ג׳ריקן מים",
  },
  drankWord: {
    en: "drank, drunk, drinking, drinkin, chugged, chugging, chuggin, pounded, pounding, downed, put away, been on, slammed, guzzled, drinks",
    es: "tomo, tomando, tomado, bebio, bebiendo, se tomo, se echo, se chingo, ha tomado, lleva",
    he: "שתה, שתתה, שתיתי, שתינו, שותה, שותים, שתו, הוריד, גמר, חיסל",
  },
  headSick: {
    en: "headache, head is pounding, head pounding, head hurts, head is killing, splitting head, puking, pukin, puked, throwing up, threw up, vomiting, confused, seizure, puffy, swollen hands, acting weird, acting drunk, not making sense, talking weird, twitching, bloated, loopy",
    es: "dolor de cabeza, duele la cabeza, la cabeza le revienta, le revienta la cabeza, cabeza le explota, vomita, vomitando, vomito, confundido, convulsion*, hinchado, manos hinchadas, raro, desorientado, no coordina, guacareando, incoherencias",
    he: "כאב ראש, כואב לו הראש, ראש מתפוצץ, הראש שלו מתפוצץ, מתפוצץ לו הראש, מקיא, הקיא, מבולבל, פרכוס, מפרכס, נפוח, ידיים נפוחות, לא לעניין, מדבר מוזר, מתנהג מוזר",
  },
  // What burns an eye.
  caustic: {
    en: "drano, drain cleaner, drain opener, liquid plumber, lye, caustic, oven cleaner, degreaser, brake cleaner, bleach, acid, muriatic, ammonia, thinner, paint stripper, stripper, solvent, lime, quicklime, mortar, cement, thinset, grout, concrete, battery acid, etch, efflorescence remover",
    es: "destapar el drenaje, destapar el cano, destapar la cañeria, destapacanos, drano, sosa, sosa caustica, desengrasante, cloro, acido, muriatico, amoniaco, tiner, thinner, removedor, solvente, cal, cemento, mezcla, pega, lechada, concreto, acido de bateria, sarricida",
    he: "פותח סתימות, סודה קאוסטית, סודה, אקונומיקה, חומצה, חומצת מלח, אמוניה, טינר, מסיר צבע, ממס, סיד, מלט, טיט, בטון, דבק קרמיקה, רובה, מסיר אבנית, מסיר שומנים, חומצת מצבר",
  },
  intoEye: {
    en: "in his eye, in my eye, in her eye, in the eye, in his eyes, in my eyes, in her eyes, into his eye, into my eye, hit his eye, hit me in the eye, splashed my eye, splashed his eye, eye full of, eyes full of, both eyes, eyeball",
    es: "al ojo, en el ojo, en los ojos, a los ojos, en un ojo, dentro del ojo, los dos ojos, en el hojo, me entro al ojo, al ojito",
    he: "לעין, בעין, לעיניים, בעיניים, לתוך העין, בתוך העין, בשתי העיניים, לשתי העיניים",
  },
  eyeWear: {
    en: "goggles, safety glasses, protection, eyewash station, station, ppe, shield",
    es: "goggles, lentes de seguridad, proteccion, estacion, careta",
    he: "משקפי, הגנה, מגן, עמדת, משקפיים",
  },
  // A weight that lies on somebody.
  restsOn: {
    en: "on top of him, on top of his, on top of her, on top of me, on top of my, on his legs, on his leg, on her legs, on her leg, on my leg, on my legs, on his chest, on my chest, on his foot, on my foot, on his arm, on my arm, on his hand, on my hand, across his legs, across his chest, across my legs, across her legs, pinning his, pinning him, got him pinned, has him pinned, sitting on his, laying on his, lying on his",
    es: "encima de las piernas, encima de la pierna, encima del pecho, encima del pie, encima del brazo, encima de el, encima de mi, encima del compa, sobre las piernas, sobre la pierna, sobre el pecho, sobre el pie, lo tiene prensado, la tiene prensada, le quedo encima, le cayo encima, se le vino encima, prensado de las, prensado de la",
    he: "על הרגליים, על הרגל שלו, על הרגל שלי, על הרגליים שלו, על החזה שלו, על החזה, על היד שלו, על היד שלי, על הבטן שלו, מעל הרגליים, שוכב עליו, מונח עליו, נפל עליו, נפלה עליו, עליו על",
  },
  heavyThing: {
    en: "pallet, skid of, block, blocks, bricks, beam, wall, panel, slab, pipe, stack, drywall, sheetrock, plywood, rebar, bundle, formwork, form, tank, column, trusses, truss, boulder, rock, concrete, machine, generator, container, load, rack, steel, plate, glass, lumber, log, tree, toolbox, gang box, scaffold, bucket",
    es: "tarima, block, blocks, tabique, viga, barda, muro, losa, tubo, tubos, pila, tablaroca, varilla, atado, cimbra, tanque, columna, piedra, roca, maquina, generador, contenedor, carga, estante, placa, vidrio, madera, polines, tronco, arbol, andamio, bote, bulto, bultos, costal, costales",
    he: "משטח, בלוקים, בלוק, לבנים, קורה, קיר, תקרה, צינור, צינורות, ערימה, לוחות, גבס, ברזל, חבילה, תבנית, טפסות, מיכל, עמוד, סלע, אבן, מכונה, גנרטור, מכולה, מטען, פלטה, זכוכית, עצים, עץ, פיגום, דלי, שקים, שער",
  },
  // A scaffold that leaves its wall.
  scaffoldThing: {
    en: "scaffold, scaffolds, scaffolding, scafold, staging, mast climber",
    es: "andamio, andamios, el andamiaje",
    he: "פיגום, פיגומים, הפיגום, הפיגומים",
  },
  partsFrom: {
    en: "pulling away, pulled away, pullin away, coming away, came away, moving away, moved away, away from the wall, away from the building, off the wall, off the building, leaning out, leanin out, bowing out, gap is growing, gap getting bigger, gap keeps, ties popped, tie popped, tie pulled, anchor pulled, anchor popped, anchors pulled, anchor came out, anchors came out, ties came out, ties are out, anchor hanging, swaying, swayin, keeps growing, keeps getting bigger, keeps opening, getting wider, gets wider, came off the wall, separated from, separating from, kicked out",
    es: "se despego, se despega, despegando, despegado, se separo, se separa, separando, separado, se abre de la pared, se esta abriendo, se retira de la pared, lejos de la pared, anclas sueltas, ancla suelta, ancla colgando, se zafo el ancla, se zafaron las anclas, se salio el ancla, se salio el anclaje, anclaje zafado, taquete se salio, se bambolea, se mece",
    he: "התרחק מהקיר, מתרחק מהקיר, מתרחק, התנתק מהקיר, מתנתק מהקיר, נפרד מהקיר, בורח מהקיר, זז מהקיר, עוגן תלוי, עוגן נתלש, עוגן יצא, עוגן נשלף, עוגנים נשלפו, עוגנים יצאו, העוגן יצא, העוגנים יצאו, העוגן נתלש, נפתח רווח, הרווח גדל, נוטה החוצה, מתנדנד",
  },
  // A hole that is no wider than whoever fell into it.
  narrowHole: {
    en: "bored hole, bore hole, borehole, pile hole, pier hole, caisson, drilled pier, drilled shaft, auger hole, augered hole, augured hole, old well, dry well, water well, well casing, casing, narrow hole, post hole, piling hole, drill hole, drilled hole, vent pipe, culvert, drain pipe, chute",
    es: "perforacion, perforaciones, pila perforada, hoyo de la pila, hoyo del pilote, pilote, pilotes, pozo viejo, pozo seco, noria, pozo de agua, ademe de la pila, hoyo angosto, hoyo perforado, hoyo de la perforadora, tubo de drenaje, alcantarilla de tubo",
    he: "קידוח, קידוחים, כלונס, כלונסאות, בור קידוח, בור של כלונס, באר, באר ישנה, באר נטושה, בור צר, חור צר, צינור ניקוז, שרוול, מעביר מים",
  },
  downThere: {
    en: "fell in, fell down, fell into, fallen in, slipped in, slid in, slid down, dropped in, went in, went down, is down, down there, down in, stuck in, stuck down, in the bottom, hear crying, hear him, hear her, hear somebody, hear a kid, hear voices, crying from, crying down, screaming from, yelling from, head first, headfirst, feet first, cant get out, cant climb out",
    es: "se cayo, cayo, se fue, se resbalo, se metio, esta abajo, esta adentro, abajo, adentro, atorado, se oye, se oyen, oimos, escuchamos, llorando, llora, gritando, grita, de cabeza, no puede salir",
    he: "נפל, נפלה, החליק, החליקה, נכנס, בפנים, למטה, מלמטה, תקוע, תקועה, נתקע, שומעים, בכי, בוכה, בוכים, צועק, צועקת, צעקות, עם הראש, לא יכול לצאת, לא מצליח לצאת",
  },
  somebodyThere: {
    en: "kid, kids, child, boy, girl, toddler, guy, man, woman, he, him, she, her, hes, helper, worker, laborer, somebody, someone, neighbor, buddy, crying",
    es: "nino, nina, ninos, morrito, morro, chamaco, chamaquito, bebe, compa, chalan, senor, muchacho, trabajador, peon, alguien, companero, ayudante, vecino, hijo",
    he: "ילד, ילדה, ילדים, תינוק, פועל, עובד, בחור, הוא, היא, מישהו, חבר, נער, אדם, איש, שכן, בכי, בוכה, אותו, אותה",
  },
  // Shores that bend under what was poured.
  shoreThing: {
    en: "post, posts, shore, shores, shoring, jack post, jack posts, post shores, prop, props, leg, legs, falsework, tower leg, stringer, stringers, screw jack, under the deck, whaler, walers, kicker",
    es: "puntal, puntales, pie derecho, pies derechos, polin, polines, torre de cimbra, cimbra, obra falsa, madrina, madrinas, cargador, cargadores",
    he: "תמיכה, תמיכות, תומכת, סמוכה, סמוכות, סומכה, סומכות, עמודון, עמודי תמיכה, טפסות, טפסים, טפסנות, תפסנות, פוסט, פוסטים, תבנית",
  },
  bendsNow: {
    en: "belly in it, got a belly, bellied, bellyin, bowed, bowing, bowin, bending, bendin, bent, bulging, buckling, bucklin, buckled, kicked out, kicking out, popping, poppin, pops, creaking, creakin, cracking noise, groaning, groanin, sinking, sinkin, walking, out of plumb, punching through, tick tick",
    es: "pandeo, pandeado, pandeando, pandea, se dobla, doblando, doblado, hace panza, panza, truena, truenan, tronando, crujiendo, cruje, crujen, rechina, se hunde, se hundio, hundiendo, se abre, se abrio, ladeado, se ladea, venciendo, se vence",
    he: "מתכופף, מתכופפת, מתכופפות, התכופף, התכופפה, התעקם, התעקמה, מתעקם, מתעקמת, עקומה, כפוף, כפופה, עשה בטן, עשתה בטן, מתנפח, מתנפחת, חורק, חורקת, חורקות, פיצוחים, נפיצות, קולות נפץ, שוקע, שוקעת, שקעה, נמעכת, מתפקע, מתפקעת",
  },
  pourWord: {
    en: "poured, pour, pouring, pourin, deck, slab, forms, formwork, mud, pumping, yards",
    es: "colado, colamos, colando, vaciado, vaciamos, losa, cimbra, concreto, trabe",
    he: "יציקה, יצקנו, יוצקים, יצקו, תקרה, טפסות, טפסים, בטון, משאבה",
  },
  // A seizure in the words of whoever sees it.
  jerks: {
    en: "jerking, jerkin, jerks, flopping, floppin, thrashing, thrashin, twitching all over, shaking all over, shakin all over, shaking like, convulsing, convulsin, having a fit, throwing a fit, flailing",
    es: "brincos, brincando en el suelo, sacudidas, sacudiendose, se sacude, se retuerce, retorciendose, convulsionando, convulsiona, tiembla todo, temblando todo, temblando todito, le dio un ataque, dando de brincos, patalea, pataleando",
    he: "רועד כולו, רועדת כולה, רעידות בכל הגוף, קופץ על הרצפה, מפרפר, מפרפרת, מתעוות, מתעוותת, עוויתות, עווית, פרכוסים, מפרכס, מיטלטל, קיבל התקף, כל הגוף קופץ",
  },
  fitSign: {
    en: "foam, foaming, foamin, frothing, froth, drooling, spit, stiff, rigid, teeth clenched, clenched, jaw locked, eyes rolled, rolled back, rolled up, bite his tongue, biting his tongue, bit his tongue, swallow his tongue, tongue, wallet in, spoon in, stick in his mouth, belt in his mouth, holding him down, hold him down, pissed himself, peed himself",
    es: "espuma, espumosa, espumarajo, babea, baba, tieso, tiesa, trabado, apreto los dientes, ojos en blanco, ojos volteados, se le voltearon los ojos, lengua, se trague la lengua, cuchara, cartera en la boca, palo, cinto en la boca, lo estan agarrando, lo detienen, se orino",
    he: "קצף, מקציף, רוק, נוקשה, קשיח, שיניים קפוצות, שיניים נעולות, עיניים התהפכו, עיניים התגלגלו, גלגל עיניים, עיניים לבנות, לשון, כפית, ארנק בפה, חגורה בפה, מחזיקים אותו, להחזיק אותו, השתין",
  },
  // Lead in somebody's blood.
  leadSick: {
    en: "stomach cramps, belly cramps, gut cramps, cramps in my stomach, cramps in my gut, metal taste, metallic taste, taste metal, taste of metal, tastes like metal, taste like pennies, pennies in my mouth, joints ache, achy joints, forgetful, forgetting, forget things, cant remember, cranky, constipated, wrist is weak, wrist drop",
    es: "retortijones, colicos, colico, sabor a fierro, sabor a metal, sabor metalico, sabor a moneda, boca a fierro, olvidadizo, se me olvida, se me olvidan, se me olvida todo, de malas, estrenido, me duelen las coyunturas, muneca debil",
    he: "כאבי בטן, כאב בטן, עוויתות בטן, טעם מתכת, טעם של מתכת, טעם מתכתי, טעם ברזל, טעם של ברזל, טעם של מטבעות, שוכח, שוכחת, שכחן, כאבי פרקים, עצירות, עצבני",
  },
  oldPaintWork: {
    en: "old paint, paint off, bridge paint, red lead, lead paint, stripping paint, scraping paint, scrapin paint, sanding paint, sandin paint, grinding paint, grindin paint, blasting the, sandblasting, burning paint, torching paint, torch cutting, painted steel, old trim, old windows",
    es: "pintura vieja, pintura del puente, la pintura al puente, quitando pintura, quitando la pintura, quitandole la pintura, lijando pintura, lijando la pintura, raspando pintura, raspando la pintura, minio, sandblast, sandblasteando, quemando pintura, fierro pintado, ventanas viejas, quitar pintura, quitar la pintura, quitando el minio, el minio, cortamos fierro pintado, cortando fierro pintado",
    he: "צבע ישן, הצבע הישן, צבע מהגשר, מהגשר את הצבע, מיניום, משייפים צבע, שיוף צבע, מגרדים צבע, גירוד צבע, מורידים צבע, הורדת צבע, התזת חול, חלונות ישנים, ברזל צבוע, שורפים צבע",
  },
  // A crane whose foot leaves the ground.
  craneThing: {
    en: "crane, cranes, picker, boom truck, mobile crane, hydro crane, crawler, boom trucks, trucks crane",
    es: "grua, gruas, titan, camion grua, la pluma, camion grua",
    he: "מנוף, עגורן, משאית מנוף, מנוף נייד, העגורן, המנוף",
  },
  legLifts: {
    en: "leg is coming up, leg coming up, leg off the ground, leg lifting, leg came up, outrigger off, outrigger lifting, outrigger liftin, outrigger coming up, outrigger comin up, outrigger came up, outrigger is up, outriggers up, outrigger is off, outrigger in the air, pad coming up, pad lifting, back end coming up, back end comin up, rear end lifting, back wheels off, wheels off the ground, tail coming up, light on the back",
    es: "despegando una pata, se le despega, despega una pata, pata del suelo, pata se levanta, levanta una pata, se le levanta una pata, levantando una pata, patas en el aire, pata en el aire, se levanta de atras, levantando de atras, se empina, gato se levanta, estabilizador en el aire, estabilizador se levanta, llantas en el aire, se le levanto",
    he: "רגל מתרוממת, הרגל מתרוממת, רגל התרוממה, הרגל התרוממה, רגל עולה, הרגל עולה, רגל באוויר, הרגל באוויר, מתרומם מאחורה, מתרוממת מאחורה, הגלגלים באוויר, גלגלים באוויר, הישבן עולה, רגל אחת באוויר, רגל מהקרקע",
  },
  craneLeg: {
    en: "leg, legs, outrigger, outriggers, pad, pads, wheels, back end, rear end, back tires",
    es: "pata, patas, gato, gatos, estabilizador, estabilizadores, llantas, de atras",
    he: "רגל, רגליים, הרגל, גלגלים, מייצב, מייצבים, מאחורה",
  },
  upAir: {
    en: "in the air, off the ground, off the pad, coming up, comin up, came up, lifting up, liftin up, floating",
    es: "en el aire, en el hire, se levanta, se levanto, se despega, se despego, despegando, levanta, levantando, se levantan, volando",
    he: "באוויר, עולה, עולות, מתרומם, מתרוממת, מתרוממות, התרומם, התרוממה",
  },
  swellOnly: {
    en: "swelling, swellin, swells, swollen, swole, ballooning, puffed",
    es: "hinchando, hincha, hincho, hinchado, hinchada, hinchazon",
    he: "מתנפח, מתנפחת, התנפח, התנפחה, נפוח, נפוחה, נפוחות",
  },
  counterweigh: {
    en: "climb on the back, sit on the back, stand on the back, hang on the back, on the counterweight, as counterweight, for counterweight, be the counterweight, jump on the back, stand on the outrigger, sit on the outrigger, add weight, put weight on the back, guys on the back",
    es: "hacerle peso, hacer peso, trepemos atras, subamos atras, subanse atras, trepense atras, colgarnos atras, de contrapeso, hagamos contrapeso, hacer contrapeso, hacerle contrapeso, pararnos en la pata, sentarnos atras, ponerle peso",
    he: "לעשות משקל נגד, נעשה משקל נגד, שנעשה משקל נגד, כמשקל נגד, להיות משקל נגד, לשבת מאחורה, לעלות מאחורה, לעמוד מאחורה, לעמוד על הרגל, לשבת על הרגל, להיתלות מאחורה, להוסיף משקל, לעשות משקל",
  },
  // Shots, however they are called.
  shotsHeard: {
    en: "shots, gunshots, gunshot, shooting, gunfire, bang bang, loud bangs, popping sounds, pop pop, pops, someones shooting, guns going off",
    es: "tronidos, balazos, balazo, disparos, disparo, tiros, detonaciones, plomazos, tronazos, esta tirando, disparando, balacera",
    he: "יריות, ירייה, יורים, יורה, יורה לכל, צרורות, בומים, נשמעים בומים, ירי, יירי",
  },
  peopleRun: {
    en: "people running, people runnin, everybody running, everyone running, everybodys running, everyones running, guys running, running out, people screaming, everyone screaming, screaming, hiding, hidin, we hid, locked ourselves, barricade",
    es: "la gente corre, corre la gente, todos corren, todos corriendo, corriendo, gritos, gritan, gritando, escondidos, nos escondimos, escondernos, nos encerramos",
    he: "אנשים רצים, כולם רצים, בורחים, כולם בורחים, צורחים, צרחות, צועקים, מתחבאים, התחבאנו, להתחבא, נעלנו את",
  },
  firedMan: {
    en: "got fired, we fired, was fired, got canned, fired yesterday, fired last week, laid off guy, ex employee, ex husband, his ex, her ex, guy they fired, let him go yesterday",
    es: "el que corrieron, corrieron ayer, lo corrieron, al que corrieron, despedido, despidieron, el ex, su ex, exmarido, al que despidieron",
    he: "פוטר, שפוטר, פיטרו, שפיטרו, שפיטרנו, הגרוש, האקס, פיטרנו",
  },
  // Bad air that no nose tells any more.
  smellGone: {
    en: "smell went away, smells gone, smell is gone, smell gone, stink is gone, stink went away, cant smell it anymore, cant smell it no more, cant smell it now, dont smell it anymore, dont smell it no more, dont smell nothing now, doesnt smell anymore, doesnt stink anymore, dont stink no more, quit smelling, stopped smelling, stopped stinking, aired out",
    es: "se le quito el olor, ya se le fue el olor, se quito el olor, se fue el olor, ya no huele, ya no apesta, ya no se huele, se le fue la peste, ya se ventilo, ya no jiede, dejo de oler, ya ni huele",
    he: "הריח נעלם, הריח עבר, הריח הלך, כבר לא מריחים, כבר לא מריח, כבר לא מסריח, כבר אין ריח, אין כבר ריח, לא מריחים כלום, הפסיק להסריח, התאוורר, נגמר הריח",
  },
  stinksThere: {
    en: "rotten egg, rotten eggs, sewer gas, stinks, stink, stunk, smells bad, reeked, reeks, smelled, sewage, stale air, no fan, no meter, no tester, no monitor, lost the meter, meter is dead, meters dead, meter is broke, never tested",
    es: "huevo podrido, huevos podridos, podrido, apesta, apestaba, jiede, peste, olia, huele feo, sin medidor, sin probar, no trae medidor, sin ventilador, aguas negras, no hay medidor",
    he: "ביצים סרוחות, ביצה סרוחה, ביצים רקובות, מסריח, הסריח, צחנה, סירחון, בלי גלאי, אין גלאי, בלי מאוורר, בלי בדיקה, אין מד, הגלאי מת, הגלאי מקולקל",
  },
  pitPlace: {
    en: "manhole, pit, septic, septic tank, tank, vault, cistern, wet well, lift station, sump, sewer, silo, digester, grease trap, holding tank, valve vault, basin, crawl hole",
    es: "fosa, fosa septica, cisterna, registro, pozo, pozo de visita, alcantarilla, tanque, tinaco, carcamo, drenaje, trampa de grasa, silo, foso",
    he: "בור ביוב, בור ספיגה, בור, שוחה, שוחת ביוב, ביוב, מיכל, מאגר, בור שומן, תחנת שאיבה, תא מגופים, בריכת ביוב, סילו, פיר",
  },
  goesIn: {
    en: "go down, goin down, going down, climb in, climbin in, climb down, jump in, jump down, hop in, hop down, go in, goin in, going in, drop in, send him down, send somebody down, crawl in, enter, pop down, run down",
    es: "bajar, baje, baja, bajo, me bajo, se baja, meterse, meterme, se mete, me meto, entrar, entro, entre, que baje, aventarse, echarse un brinco",
    he: "לרדת, ירד, יורד, ארד, להיכנס, נכנס, ייכנס, אכנס, שיורד, לקפוץ פנימה, לקפוץ למטה, לשלוח",
  },
  quickly: {
    en: "real quick, quick, quickly, for a second, a sec, just a minute, hold his breath, hold my breath, hold your breath, wet rag, dust mask, bandana, n95, right, safe, ok, okay, alright, good to",
    es: "rapidito, rapido, un ratito, nomas tantito, un segundo, aguantando la respiracion, aguantar la respiracion, trapo mojado, cubrebocas, paliacate, verdad, ya puede, puede, seguro, ya se puede",
    he: "מהר, שנייה, רגע, לרגע, לעצור נשימה, לעצור את הנשימה, מטלית, מסכה, אפשר, בטוח, בסדר, נכון",
  },
  // The air before lightning.
  hairStands: {
    en: "hair standing, hair is standing, hairs standing, hair stand, hair stands, hair stood, hair on my arms, hair on his arms, hairs on my arms, hair on end, arm hair, hair is up, hairs are up, scalp tingling",
    es: "parando los pelos, paran los pelos, pararon los pelos, pelos parados, pelos de los brazos, pelos de punta, se me eriza, erizan, erizo la piel, pelos de la nuca, los vellos",
    he: "השיער עומד, השיער סומר, שיער סומר, השערות סומרות, שערות סומרות, השערות עומדות, שערות עומדות, סומרות, השיער מזדקר, שיער על הידיים",
  },
  skyBuzz: {
    en: "dark, clouds, storm, buzz, buzzing, buzzin, humming, hummin, hum, crackling, thunder, lightning, rain, roof, steel, rebar, crane, tower, sky, scaffold",
    es: "oscurecio, nube, nubes, nublado, tormenta, zumba, zumbando, zumbido, truenos, rayos, lluvia, azotea, techo, fierro, varilla, grua, cielo, andamio",
    he: "עננים, שחור, מחשיך, החשיך, סערה, מזמזם, מזמזמת, זמזום, רעמים, ברקים, גשם, גג, ברזל, עגורן, שמיים, פיגום",
  },
  // A blow to a helmet, and what shows.
  onHat: {
    en: "on his hard hat, on his hardhat, on the hard hat, hit his hard hat, hit him on the hard hat, on his helmet, on the helmet, on his lid, off his hard hat, on my hard hat, on the head, in the head, on his head, to the head, conked",
    es: "en el casco, en su casco, sobre el casco, en la cabeza, en la choya, en la mollera, en el coco, en la nuca, le pego al casco",
    he: "על הקסדה, בקסדה, לקסדה, על הראש, בראש, לראש",
  },
  headTells: {
    en: "clear fluid, clear stuff, fluid out of his ear, fluid from his ear, fluid coming out of his ear, blood from his ear, blood out of his ear, bleeding from the ear, out of his ear, out of his nose, from his nose, sleepy, sleepin, wants to sleep, wants to nap, went out for, out for a minute, out for a sec, puked, puking, threw up, same question, dont remember, black eyes, one pupil",
    es: "aguita clara, agua clara, liquido claro, liquido de la oreja, de la oreja, del oido, por el oido, por la nariz, mucho sueno, se quiere dormir, se duerme, quiere dormir, se fue un ratito, se fue un rato, vomito, vomita, no se acuerda, ojos morados, una pupila, pregunta lo mismo",
    he: "נוזל שקוף, נוזל מהאוזן, נוזל מהאף, מים מהאוזן, דם מהאוזן, מהאוזן, ישנוני, רוצה לישון, נרדם, הקיא, מקיא, התעלף לרגע, איבד הכרה לרגע, לא זוכר, שואל אותו דבר, אישון אחד, עיניים שחורות",
  },
  // A snake that nobody saw whole.
  snakeSign: {
    en: "snake, tail, zig zag, zigzag, fangs, fang marks, two holes, two little holes, two dots, two punctures, two marks, rattle, rattling, rattler, copperhead, moccasin, slithered, something bit",
    es: "vibora, culebra, serpiente, cola, zigzag, colmillos, dos hoyitos, dos puntitos, dos piquetes, dos agujeritos, cascabel, nauyaca, coralillo, algo lo mordio, algo me mordio, algo lo pico, se arrastraba",
    he: "נחש, צפע, זנב, זיגזג, זיגזג, ניבים, שני חורים, שתי נקודות, שני סימנים, סימני שיניים, הכיש, הכישה, הוכש, זחל, משהו נשך, משהו תפס לו",
  },
  swellsUp: {
    en: "swelling, swellin, swells, swelled, swollen, swole, puffing up, puffin up, blowing up, blowin up, blew up like, ballooning, ballooned, turning purple, turning black, going black",
    es: "hinchando, hincha, hincho, hinchado, hinchada, inflando, se infla, inflado, morado, poniendo morado, poniendo negra, como globo",
    he: "מתנפח, מתנפחת, התנפח, התנפחה, נפוח, נפוחה, כמו בלון, מכחיל, מכחילה, משחיר, סגול",
  },
  insects: {
    en: "bee, bees, wasp, wasps, yellowjacket, yellowjackets, hornet, hornets, ants, peanut, allergic, rope, cable",
    es: "abeja, abejas, avispa, avispas, hormigas, cacahuate, alergico, alergia",
    he: "דבורה, דבורים, צרעה, צרעות, נמלים, בוטנים, אלרגי",
  },
  // A flame that was breathed.
  flashWord: {
    en: "arc flash, arc blast, panel blew, panel blew up, blew up in his face, blew up in my face, boom in the panel, breaker blew, switchgear blew, flash fire, fireball, flashed back, flash back, flash in his face, flamed up, explosion, exploded, backdraft, smoke filled, in the smoke, fire in the face, burned, burnt, burn, steam, fire",
    es: "fogonazo, arco electrico, exploto el tablero, trono el tablero, exploto, explosion, flamazo, llamarada, se le prendio en la cara, bola de fuego, tablero en la cara, se quemo, quemado, quemadura, vapor, humo, lumbre",
    he: "בום בלוח, פיצוץ בלוח, הלוח התפוצץ, לוח התפוצץ, התפוצץ לו בפנים, התפוצץ בפנים, הבזק, קשת חשמלית, כדור אש, התלקחות, להבה, אש בפנים, נשרף, נכווה, כווייה, קיטור, עשן, שריפה",
  },
  singed: {
    en: "hoarse, raspy, croaky, croaking, lost his voice, voice is gone, voice is going, voice changed, voice sounds, nose hairs, nose hair, nosehairs, eyebrows gone, eyebrows are gone, no eyebrows, singed, soot, black spit, spitting black, coughing black, black snot, black around his nose, stridor",
    es: "ronco, ronca, afonico, se le fue la voz, voz rara, voz de pito, pelos de la nariz, vellos de la nariz, sin cejas, cejas quemadas, chamuscad*, hollin, tizne, escupe negro, tose negro, mocos negros, saliva negra",
    he: "צרוד, צרודה, קול צרוד, הקול נעלם, איבד את הקול, קול מוזר, שערות באף, השערות באף, שיער באף, גבות שרופות, בלי גבות, חרוך, חרוכות, חרוכה, פיח, יורק שחור, משתעל שחור, נזלת שחורה",
  },
  // Metal that gives little shocks.
  smallShock: {
    en: "small shock, little shock, lil shock, tiny shock, little zap, zap, zaps, zapped, zapping, tingle, tingles, tingly, tinglin, little buzz, buzzes you, buzzes me, bites you, bites me, little jolt, jolt, little tickle, shocks me, shocks you, shocks us, shocks everybody",
    es: "toque, toques, da toques, pega toques, cosquilleo, cosquillas, hormigueo, calambre, calambrito, corrientita, pasa corriente, da corriente, descarga chiquita, chicotazo",
    he: "זרם קטן, זרם קטנטן, מכת חשמל קטנה, מכה קטנה, זרמים, עקצוץ, עקצוצים, דגדוג, מדגדג, מחשמל, מחשמלת, מתחשמל קצת, מתחשמלים, חטפים קטנים, זרם כזה",
  },
  metalThing: {
    en: "container, conex, trailer, office trailer, faucet, tap, spigot, handle, door handle, knob, frame, rail, railing, mixer, fence, scaffold, ladder, pipe, pipes, sink, machine, shed, shower, gate, rebar, saw table, fridge, lift",
    es: "contenedor, remolque, caseta, llave, grifo, manija, chapa, reja, barandal, revolvedora, malla, andamio, escalera, tubo, tuberia, tarja, maquina, regadera, porton, puerta, varilla, lamina",
    he: "מכולה, קרוואן, משרד, ברז, ידית, דלת, מעקה, מערבל, גדר, פיגום, סולם, צינור, כיור, מכונה, מקלחת, שער, ברזל, מקרר, קונטיינר",
  },
  eachTime: {
    en: "every time, everytime, each time, whenever, everybody, everyone, anyone, when its wet, when it rains, when wet, since the rain, after the rain, rained, wet, barefoot, when i touch, when you touch, if you touch",
    es: "cada vez, cada que, siempre, todos, cuando esta mojado, cuando llueve, llovio, mojado, mojada, descalzo, al tocar, cuando la tocas, cuando lo tocas, si la tocas, si lo tocas, cuando la toco",
    he: "כל פעם, תמיד, כולם, כשרטוב, כשיורד גשם, ירד גשם, גשם, רטוב, רטובה, יחף, כשנוגעים, מי שנוגע, שמישהו נוגע, כל מי שנוגע",
  },
  // A fire that smoulders where nobody sees it.
  hotWorkDone: {
    en: "welding, weldin, welded, weld, welder, torch, torched, torching, torch cut, cutting, grinding, grindin, solder, soldered, soldering, sweating pipe, sweated, brazed, brazing, sparks, sparked, torch down, heat gun, heat gunned, hot work, electrical, outlet, wiring, wire, recessed light, flue, chimney, heater",
    es: "soldar, soldamos, soldando, soldaron, soldadura, soplete, cortamos, cortando, esmeril, esmerilando, chispas, impermeabilizante, pistola de calor, contacto, cableado, foco, chimenea, calenton",
    he: "לרתך, ריתוך, ריתכנו, ריתכו, ריתך, רתך, רתכים, חיתוך, חתכנו, דיסק, ניצוצות, הלחמה, הלחמנו, ברנר, מבער, יריעות, אקדח חום, חשמל, שקע, ספוט, ארובה, תנור",
  },
  wallThing: {
    en: "wall, walls, drywall, sheetrock, ceiling, stud bay, studs, insulation, roof, attic, floor, siding, soffit, plaster, joist bay, paneling, foam",
    es: "pared, muro, tablaroca, plafon, techo, aislante, aislamiento, piso, duela, lambrin, cielo, entrepiso",
    he: "קיר, הקיר, גבס, תקרה, בידוד, גג, רצפה, חיפוי, תקרה אקוסטית, קלקר, עליית גג, מחיצה",
  },
  warmSmell: {
    en: "burnt smell, burning smell, burnin smell, smell burning, smells burnt, smells burned, smells like burning, smells like smoke, smell smoke, smoky smell, smelling smoke, wall is hot, wall is warm, wall feels warm, wall feels hot, warm to the touch, hot to the touch, hot spot, warm spot, warm to touch, hot to touch, getting warm, gettin warm, turning brown, brown spot, wisp of smoke, little smoke, bit of smoke, smoldering, feels hot, feels warm, is hot, is warm, hot behind, warm behind, gettin hot",
    es: "huele a quemado, olor a quemado, huele quemado, huele a humo, olor a humo, huele a chamuscado, esta caliente, se siente caliente, caliente al tocar, se siente tibia, tibia, tibio, calientita, humito, sale humito, hilito de humo, mancha cafe, se pone cafe, esta tibia, esta tibio, se calienta",
    he: "ריח שרוף, ריח של שרוף, ריח עשן, ריח של עשן, מריח שרוף, מריחים שרוף, חם ביד, חמה ביד, חם למגע, חמה למגע, מתחמם, מתחממת, נהיה חם, קצת עשן, טיפה עשן, כתם חום, משחיר, עשן קטן",
  },
  // A hole in the chest.
  chestSpot: {
    en: "chest, ribs, rib cage, ribcage, his side, his back, her back, my back, the back, shoulder blade, shoulderblade, under his arm, armpit, lung, breast",
    es: "pecho, costillas, costado, espalda, paleta, omoplato, abajo del brazo, debajo del brazo, sobaco, axila, pulmon",
    he: "חזה, צלעות, צלע, גב, שכמה, שכמות, בית שחי, ריאה, מתחת לזרוע, הצד שלו, בצד",
  },
  bubbles: {
    en: "bubbles, bubbling, bubblin, bubble, sucking, suckin, sucks air, sucks, hissing, hissin, whistles, air coming out, air comin out, air going in, frothy, froth, gurgles, gurgling",
    es: "burbuja, burbujas, burbujea, burbujeando, burbujitas, chifla, silba, chupa aire, jala aire, sale aire, le sale aire, espumita, espuma, gorgorea",
    he: "בועות, מבעבע, מבעבעת, בעבוע, שורק, שורקת, יונק אוויר, שואב אוויר, אוויר יוצא, יוצא אוויר, נכנס אוויר, מקציף, קצף",
  },
  holeMade: {
    en: "stabbed, stab, stab wound, shanked, knifed, poked, screwdriver, punctured, puncture, hole, nail, shot, bullet, rebar, pierced, went in, wound, gash, spike, chisel",
    es: "apunalaron, apunalo, picaron, navajazo, punalada, picahielo, desarmador, hoyo, agujero, balazo, clavo, varilla, herida, piquete, punta, cincel",
    he: "דקרו, נדקר, נדקרה, דקירה, דקר, חטף, סכין, מברג, חור, כדור, מסמר, ברזל, פצע, נכנס, חדר, אזמל",
  },
  stabVerb: {
    en: "stabbed, shanked, knifed, got stabbed, stab wound, shot in the chest, shot in the back",
    es: "apunalaron, apunalo, lo picaron, navajazo, punalada, cuchillada, balazo en el pecho, balazo en la espalda",
    he: "דקרו אותו, דקר אותו, נדקר, נדקרה, דקירת סכין, דקירה",
  },
  stillIn: {
    en: "still in, still in him, still in there, sticking out, stickin out, stuck in, is in his, leave it in, pull it out, take it out, yank it, poking out",
    es: "sigue adentro, todavia adentro, sigue clavado, clavado, ensartad*, enterrado, asoma, se lo saco, se la saco, le sobresale",
    he: "תקוע, תקועה, עדיין בפנים, עוד בפנים, בולט, בולטת, לשלוף, להוציא אותו, נעוץ, נעוצה",
  },
  // A gas that bites: whoever breathed it and coughs is awake.
  bitingGas: {
    en: "bleach, ammonia, chlorine, pool shock, pool acid, acid, muriatic, drain cleaner, toilet cleaner, descaler, lime away, refrigerant, phosgene, welding galvanized, isocyanate, hydrogen chloride, acid fumes, tear gas, extinguisher powder",
    es: "cloro, amoniaco, acido, muriatico, sarricida, limpiador de bano, destapacanos, refrigerante, gas lacrimogeno, galvanizado, polvo del extintor, cloro de alberca",
    he: "אקונומיקה, כלור, אמוניה, חומצה, חומצת מלח, מסיר אבנית, מסיר שומנים, פותח סתימות, גז מדמיע, קרר, גז קירור, חומר לבריכה, אבקת מטף",
  },
  cloudWord: {
    en: "cloud, fumes, fume, gas, gassed, vapor, green, greenish, yellow, mixed, mixing, mixin, poured, dumped, together, leak, leaking, leakin, smoke, whiff, breathed, lungful, got a lungful",
    es: "nube, vapores, vapor, humo, gas, verdoso, verde, amarillo, mezclo, mezclaron, mezclamos, mezcle, junto, revolvio, revolvimos, fuga, respiro, aspiro, trago humo",
    he: "ענן, אדים, גז, ירקרק, ירוק, צהוב, עירבב, ערבב, ערבבה, עירבבו, ערבבו, ערבבנו, שפך, שפכה, ביחד, דליפה, דלף, עשן, נשם, נשמה, שאפה, שאף, דליפת, דולף, דולפת, דלפה",
  },
  coughBad: {
    en: "cough, coughs, coughing, coughin, hacking, hackin, wheezing, chest is tight, chest tight, chest burns, chest hurts, throat burns, throat is burning, throat on fire, cant catch his breath, cant catch my breath, cant catch her breath, breathing bad, not breathing good, not breathing well, not breathing right, cant breathe, hard to breathe, short of breath, lungs burn, lungs are burning, eyes burning, eyes watering, gagging, choking, chokin",
    es: "tose, tosiendo, tos, toser, arde la garganta, arden los ojos, arde el pecho, pecho apretado, le falta el aire, nos falta el aire, no respira bien, respira mal, batalla para respirar, no puede respirar, no podemos respirar, lagrimea, lloran los ojos, lloran los hojos, se ahoga, ahogando, ahogandose, arcadas, le arde",
    he: "משתעל, משתעלת, משתעלים, שיעול, שיעולים, נחנק, נחנקת, נחנקים, לא נושם טוב, לא נושמת טוב, נושם רע, נושמת רע, קשה לנשום, קשה לו לנשום, קשה לה לנשום, קוצר נשימה, שורף בגרון, הגרון שורף, שורף בחזה, שורף בריאות, שורפות העיניים, עיניים דומעות, דומעות",
  },
  // Breathes badly, and is awake: nobody presses on that chest.
  breathesBadly: {
    en: "not breathing good, not breathing well, not breathing right, not breathing so good, not breathing too good, aint breathing right, aint breathing good, isnt breathing well, breathing bad, breathing funny, cant breathe good, cant breathe right",
    es: "no respira bien, no esta respirando bien, no puede respirar bien, respira mal, respira raro, no anda respirando bien",
    he: "לא נושם טוב, לא נושמת טוב, לא נושם כל כך טוב, לא נושמת כל כך טוב, לא נושם כמו שצריך, לא נושמת כמו שצריך, לא נושם בסדר, נושם רע, נושמת רע, נושם מוזר, לא כל כך נושם",
  },
  awakeSign: {
    en: "coughing, coughin, cough, talks, talking, talkin, says, sayin, saying, sitting up, standing, walking, asks, yelling, crying, screaming, told me, told us, awake, keeps saying, holding his, wheezing",
    es: "tose, tosiendo, habla, hablando, platica, dice, dijo, sentado, sentada, parado, caminando, pide, grita, llorando, despierto, despierta, se queja, se agarra",
    he: "משתעל, משתעלת, מדבר, מדברת, אומר, אומרת, אמר, אמרה, יושב, יושבת, עומד, עומדת, הולך, הולכת, מבקש, מבקשת, צועק, צועקת, בוכה, ער, ערה, מתלונן, מתלוננת, מצפצף",
  },
  // Asthma.
  wheezes: {
    en: "wheezing, wheezin, wheeze, wheezes, whistling when he breathes, whistlin when he breathes, whistling chest, chest whistling, asthma, asthmatic, asma",
    es: "silbido en el pecho, silbidos, silbando el pecho, le silba el pecho, me silba el pecho, le chilla el pecho, chillido, asma, asmatico, asmatica, chifla al respirar, le chifla el pecho",
    he: "צפצוף בחזה, צפצופים, מצפצף, מצפצפת, צפצוף, שריקה בנשימה, שורק בנשימה, שורק לו החזה, אסתמה, אסטמה, אסמה, אסטמטי",
  },
  wordByWord: {
    en: "word at a time, one word at a time, one word, two words, cant finish a sentence, cant say a sentence, cant get a sentence, no inhaler, forgot his inhaler, inhaler is empty, inhalers empty, inhaler ran out, left his inhaler, inhaler at home, without his inhaler, lost his inhaler, inhaler not working, inhaler aint, inhaler isnt, puffer",
    es: "palabra por palabra, una palabra, no termina la frase, no acaba la frase, sin inhalador, dejo el inhalador, olvido el inhalador, se le acabo el inhalador, inhalador en la casa, inhalador vacio, no trae inhalador, no trae su inhalador, perdio el inhalador, inhalador no le",
    he: "מילה מילה, מילה אחת, לא מסיים משפט, לא גומר משפט, בלי משאף, שכח את המשאף, שכח משאף, השאיר את המשאף, המשאף בבית, משאף בבית, אין לו משאף, נגמר המשאף, המשאף נגמר, המשאף ריק, איבד את המשאף, המשאף לא עוזר",
  },
  // Whoever is inside, on or under what gives way.
  peopleOnIt: {
    en: "guys on it, guys up there, guy on it, guy up there, men on it, crew on it, people on it, with guys on, with men on, with a guy on, with people on, still on it, still up there, im on it, were on it, hes on it, hes up there, guys under it, guys underneath, guy underneath, people under it, with him in it, with a guy in it, hes inside, hes still inside, people inside, guys inside, somebody inside, someone inside, kid inside, with juan inside, with a man inside, guys are down there, guys down there, men down there, guys at the bottom, workers inside, with 2 guys, with two guys, with 3 guys",
    es: "hay gente arriba, gente arriba, con gente arriba, hay gente abajo, gente abajo, gente adentro, hay gente adentro, con gente adentro, con el adentro, con el arriba, con el compa arriba, con el compa adentro, estan arriba, esta arriba, sigue arriba, siguen arriba, estamos arriba, estoy arriba, sigue adentro, siguen adentro, hay alguien adentro, trae gente, hay tres arriba, hay dos arriba, hay cuatro arriba, compas arriba, albaniles arriba, chavos arriba, con el operador adentro, con el chofer adentro, con dos arriba, con tres arriba, con dos adentro, con los compas adentro",
    he: "יש עליו, יש עליה, יש עליהם, עם אנשים, אנשים עליו, אנשים עליה, פועלים עליו, פועלים עליה, עומדים עליו, עדיין עליו, עדיין עליה, אנחנו עליו, אני עליו, הוא עליו, הוא למעלה, אנשים למטה, פועלים למטה, אנשים מתחת, פועלים מתחת, יש אנשים, מישהו בפנים, אנשים בפנים, הוא בפנים, ילד בפנים, עדיין בפנים, בן אדם בפנים, עם אדם בפנים, עם הנהג בפנים, עם שניים, עם שלושה, הצוות למטה, הצוות בפנים",
  },
  givesWay: {
    en: "pulling away, parting, tilting, tiltin, tilted, leaning, leanin, sliding, slidin, sinking, sinkin, swaying, swayin, shifting, shiftin, shifted, moving, movin, moved, opening up, coming loose, came loose, comin loose, hanging by, hangin by, dangling, wobbling, wobblin, rocking, rockin, giving, givin, slipping, slippin, creaking, cracking, crackin, popping, poppin, bending, bendin, coming down, comin down, dropping, droppin, tore, ripping, leaking, leakin, flooding, floodin, filling up, fillin up, knocked over, tipped, tipped over, unraveling, unravelling, fraying, bowing in, caving",
    es: "se despega, despegando, se abre, abriendo, se ladea, ladeando, ladeado, se inclina, inclinando, se hunde, hundiendo, se recorre, recorriendo, se mueve, moviendo, se mece, se bambolea, cuelga, colgando, truena, tronando, cruje, crujiendo, se resbala, resbalando, se suelta, soltando, se solto, se zafo, zafando, se dobla, doblando, se rompe, rompiendo, se viene, viniendo, se va, cediendo, se inunda, inundando, fuga, se volteo, volteado, se voltea, deshilachando, deshilacha, metiendo, se llena de agua, se trabo",
    he: "מתרחק, התרחק, נפתח, נפתחת, נוטה, נוטים, מתנדנד, מתנדנדת, שוקע, שוקעת, מחליק, מחליקה, זז, זזה, משתחרר, משתחררת, השתחרר, השתחררה, תלוי, תלויה, נסדק, נסדקת, חורק, חורקת, מתכופף, מתכופפת, נקרע, נקרעת, קורס, קורסת, נופל, נופלת, יורד, יורדת, בורח, התנתק, מתנתק, דולף, דולפת, מוצף, מוצפת, מתמלא, מתמלאת, התהפך, התהפכה, התהפכו, נפרם, נפרמת, מתכופף פנימה",
  },
  isStuck: {
    en: "hes stuck, he is stuck, shes stuck, she is stuck, he got stuck, she got stuck, hes wedged, he is wedged, hes jammed, hes caught, hes pinned, he is pinned, shes pinned, hes trapped, im stuck, im trapped, im pinned, guy stuck, guy is stuck, guys stuck, guys are stuck, guy trapped, man stuck, kid stuck, kid is stuck, kids stuck, boy is stuck, somebody stuck, someone stuck, worker stuck, helper is stuck, cant get him out, cant get her out, cant get them out, cant get him loose, cant get him free, cant get out, cant get down, wedged between, pinned between, caught between, squeezed between, upside down in",
    es: "esta atorado el, se atoro el compa, se quedo atorado, se quedo atorada, quedo atorado, quedo atorada, quedo prensado, quedo prensada, esta prensado, esta prensada, se quedo atrapado, quedo atrapado, quedo atrapada, esta atrapado, estan atrapados, quedaron atrapados, no lo podemos sacar, no la podemos sacar, no los podemos sacar, no puede salir, no podemos salir, no pueden salir, no se puede bajar, no puede bajar, no podemos bajar, prensado entre, atorado entre, quedo entre, esta de cabeza en",
    he: "הוא תקוע, היא תקועה, הוא לכוד, היא לכודה, הם תקועים, הם לכודים, אני תקוע, אנחנו תקועים, פועל תקוע, ילד תקוע, מישהו תקוע, עובד תקוע, בחור תקוע, פועל לכוד, ילד לכוד, נתקע בין, תקוע בין, לכוד בין, נמחץ בין, נלחץ בין, לא מצליחים להוציא אותו, לא מצליחים להוציא אותה, לא מצליח לצאת, לא יכול לצאת, לא יכולים לצאת, לא יכול לרדת, לא יכולים לרדת, לא מצליח לרדת",
  },
  criesOut: {
    en: "hear crying, hear somebody crying, hear a kid crying, hear screaming, hear somebody screaming, hear someone screaming, hear yelling, hear somebody yelling, screaming for help, yelling for help, hollering for help, crying for help, hear moaning, hear him moaning, hear banging from inside",
    es: "se oye llorar, se oye un nino, se oyen gritos, oimos gritos, se oye gritar, grita auxilio, pide auxilio, piden auxilio, piden ayuda, pide ayuda, se oye que llora, se oye quejarse, se quejan abajo, oimos llorar, se oyen quejidos",
    he: "שומעים בכי, שומע בכי, שומעת בכי, שמענו בכי, שומעים צעקות, שומעים צרחות, שומעים אותו צועק, צועק הצילו, צועקים הצילו, צועקת הצילו, צועק לעזרה, שומעים גניחות, שומעים דפיקות מבפנים",
  },
  childWord: {
    en: "kid, kids, child, children, toddler, baby, little boy, little girl, year old, yr old",
    es: "nino, nina, ninos, ninas, chamaco, chamaca, morrito, morrita, bebe, criatura, chiquillo, escuincle",
    he: "ילד, ילדה, ילדים, ילדות, תינוק, תינוקת, פעוט, בן 3, בן 4, בן 5, בן 6, בת 4, בת 5",
  },
  inDanger: {
    en: "fell, hole, pit, trench, edge, roof, scaffold, crane, well, pipe, inside, stuck, climbed, under, machine, on the site, in the site, mixer, ladder, water, drum, swallowed, drank, shaft, rebar",
    es: "cayo, hoyo, pozo, zanja, orilla, techo, azotea, andamio, grua, tubo, adentro, atorado, atorada, trepo, subio, debajo, maquina, en la obra, revolvedora, escalera, agua, tambo, se trago, se tomo, cubo, varilla, fosa, cisterna",
    he: "נפל, נפלה, בור, תעלה, קצה, גג, פיגום, עגורן, באר, צינור, בפנים, תקוע, תקועה, טיפס, טיפסה, מתחת, מכונה, נכנס לאתר, באתר, מערבל, סולם, מים, חבית, בלע, שתה, פיר, קידוח, שוחה",
  },
  childSafe: {
    en: "playground, school, daycare, proof, window opening, guard, nursery, room, bedroom",
    es: "escuela, guarderia, recamara, cuarto de, juegos",
    he: "גן ילדים, בית ספר, מגרש, חדר ילדים, מעון, חדר של",
  },
  noFlame: {
    en: "no flames, no flame, no fire, dont see flames, dont see fire, dont see any fire, dont see nothing, cant see fire, cant see flames, nothing showing",
    es: "no se ve lumbre, no hay lumbre, no veo lumbre, no se ve fuego, no hay fuego, sin lumbre, no se ve nada, no vemos nada",
    he: "לא רואים אש, אין אש, לא רואה אש, אין להבה, אין להבות, לא רואים להבה, לא רואים כלום, בלי אש",
  },
  // Air that somebody lacks, and still draws.
  fastBreath: {
    en: "breathing super fast, breathing real fast, breathing so fast, breathing too fast, breathin real fast, breathing way fast, breathing fast, hyperventilating, panting",
    es: "respira rapidisimo, respira muy rapido, respira bien rapido, respira rapido, hiperventila*, jadea, jadeando",
    he: "נושם ממש מהר, נושמת ממש מהר, נושם מהר, נושמת מהר, נשימות מהירות, נושם מהר מדי, מתנשם",
  },
  airHunger: {
    en: "cant get a breath, cant get air, cant get enough air, cant catch his breath, cant catch her breath, cant catch my breath",
    es: "no jala aire, no agarra aire, no le entra aire, le falta el aire, no alcanza aire",
    he: "אין לו אוויר, אין לה אוויר, אין לי אוויר, חסר לו אוויר, חסר לה אוויר",
  },
  numbArm: {
    en: "arm is numb, arm went numb, arm numb, cant feel his arm, cant feel my arm, cant feel her arm, cant move his arm, cant lift his arm, arm is dead",
    es: "no siente el brazo, no siento el brazo, se le durmio el brazo, no puede mover el brazo, no mueve el brazo",
    he: "לא מרגיש את היד, לא מרגישה את היד, היד נרדמה לו, לא מזיז את היד, לא מצליח להזיז את היד, היד שלו רדומה",
  },
  pepperSpray: {
    en: "bear spray, bear spray in, pepper spray, pepper sprayed, maced, mace in his, tear gas in",
    es: "gas pimienta, espray de pimienta, gas lacrimogeno en",
    he: "גז פלפל, תרסיס פלפל, בגז פלפל",
  },
  trainComes: {
    en: "railroad tracks, train tracks, on the tracks, hear the train, train is coming, train coming, train comin",
    es: "en la via del tren, en las vias, en la via, viene el tren, ya viene el tren, vias del tren",
    he: "על הפסים, פסי הרכבת, הרכבת מתקרבת, הרכבת באה, רכבת מתקרבת",
  },
  blewUp: {
    en: "blew up, exploded, explosion, blew",
    es: "exploto, explosion, trono, revento",
    he: "התפוצץ, התפוצצה, פיצוץ, התפוצצו",
  },
  burnedMen: {
    en: "guys burned, burned bad, got burned, burned up, are burned, is burned, men burned, burnt",
    es: "quemados, quemado, quemada, se quemaron, se quemo",
    he: "שרופים, שרוף, שרופה, נכוו, נכווה, נכוותה, כוויות",
  },
  blowGun: {
    en: "blow gun, air gun, air hose, compressed air, air nozzle, air compressor",
    es: "pistola de aire, manguera de aire, aire comprimido, aire del compresor",
    he: "אוויר דחוס, אקדח אוויר, צינור אוויר, אוויר מהמדחס, אוויר מהקומפרסור",
  },
  intoBody: {
    en: "up his pants, up his ass, up his butt, in his butt, in his ass, up my, down his throat, in his mouth, in his ear, belly hard, belly is hard, belly is now hard, stomach is hard, up his rear, behind",
    es: "por atras, en el trasero, en las nalgas, en el culo, por el culo, en la boca, en el oido, panza dura, panza bien dura, panza inflada",
    he: "מאחורה, בתחת, לתחת, בישבן, לפה, לאוזן, הבטן שלו קשה, בטן קשה, הבטן קשה, בטן נפוחה",
  },
  eyePiece: {
    en: "nail, piece, pieces, chunk, chip, chips, sliver, shard, wire, screw, glass, splinter, stick, rebar, flew into, ricochet*",
    es: "clavo, pedazo, pedacito, trozo, trocito, astilla, esquirla, alambre, tornillo, vidrio, varilla, rebaba, reboto",
    he: "מסמר, חתיכה, חתיכת, שבב, שבבים, רסיס, רסיסים, חוט, בורג, זכוכית, קוץ, ברזל",
  },
  tiltsNow: {
    en: "tilting, tiltin, tilted, tipping, tippin, leaning, leanin, going over, goin over, toppling",
    es: "se ladea, ladeando, ladeo, se inclina, inclinando, inclino, se voltea, volteando, se volco",
    he: "נטה, נטתה, נוטה, מתהפך, מתהפכת, התהפך, התהפכה, שוקע",
  },
  wentInto: {
    en: "went down, went in, went into, climbed in, climbed down, crawled in, dropped in, jumped in, got in, went inside, entered",
    es: "se metio, metio, bajo, se bajo, entro, se fue para adentro, se avento",
    he: "נכנס, נכנסה, ירד, ירדה, קפץ, זחל",
  },
  notHeard: {
    en: "cant hear him, cant hear her, dont hear him, dont hear nothing, not answering, wont answer, no answer, doesnt answer, went quiet, gone quiet, quit talking, stopped answering",
    es: "no contesta, ya no contesta, no se oye, ya no se oye, no responde, no lo oimos, ya no habla, se quedo callado",
    he: "לא שומעים אותו, לא שומעים אותה, לא עונה, לא עונים, לא מגיב, הפסיק לענות, השתתק, לא שומעים ממנו",
  },
  noShiver: {
    en: "stopped shivering, quit shivering, not shivering, not even shivering, no longer shivering, stiff with cold, stiff from the cold, frozen stiff, half frozen",
    es: "ni tiembla, ya no tiembla, dejo de temblar, no tiembla, tieso de frio, tiesa de frio, helado de frio, entumido de frio, congelado de frio",
    he: "לא רועד, כבר לא רועד, הפסיק לרעוד, קפוא מקור, נוקשה מקור, קפא מקור, חצי קפוא",
  },
  nukeGauge: {
    en: "nuclear gauge, nuke gauge, nuclear densometer, density gauge, troxler, moisture density gauge",
    es: "sonda nuclear, densimetro nuclear, densimetro, medidor nuclear, troxler",
    he: "מד צפיפות, מד צפיפות גרעיני, מכשיר גרעיני, מד רדיואקטיבי, טרוקסלר",
  },
  smashedIt: {
    en: "crushed, smashed, ran over, run over, rolled over, flattened, broke, broken, cracked, dropped",
    es: "aplasto, aplastado, le paso encima, paso por encima, se rompio, roto, se cayo, se nos cayo, atropello",
    he: "נמחץ, מחץ, דרס, נדרס, עלה עליו, נשבר, נפל, התרסק",
  },
  gasBottle: {
    en: "gas cylinder, gas bottle, oxygen bottle, acetylene bottle, oxygen tank, acetylene tank, propane tank, propane bottle, cylinder, bottle of argon",
    es: "tanque de gas, tanque de oxigeno, tanque de acetileno, cilindro, cilindro de gas, bombona",
    he: "בלון גז, בלון חמצן, פצצת גז, בלון אצטילן, גליל גז, בלון ארגון",
  },
  valveOff: {
    en: "valve broke off, valve snapped off, valve flew, valve came off, valve is off, knocked the valve off, sheared the valve, spinning around, shooting around",
    es: "se le volo la valvula, se rompio la valvula, volo la valvula, se le arranco la valvula, sin valvula, anda girando, sale disparado",
    he: "הברז עף, הברז נשבר, השסתום עף, השסתום נשבר, מסתובב בחצר, מסתובבת בחצר, נשבר הברז, נשבר השסתום",
  },
  chestHeavy: {
    en: "heavy on my chest, heavy on his chest, weight on my chest, weight on his chest, pressure on my chest, chest feels heavy, chest is heavy, squeezing my chest, tight chest, chest is tight",
    es: "peso en el pecho, algo pesado en el pecho, me aprieta el pecho, le aprieta el pecho, aprieta el pecho, opresion en el pecho, pesadez en el pecho, presion en el pecho",
    he: "כבד על החזה, משהו כבד על החזה, לחץ בחזה, לחץ על החזה, החזה לוחץ, מועקה בחזה, משקל על החזה",
  },
  toArm: {
    en: "down my arm, down his arm, down the arm, down her arm, into my arm, into his arm, to my jaw, to his jaw, up my neck",
    es: "al brazo, hasta el brazo, por el brazo, baja al brazo, le corre al brazo, a la quijada, a la mandibula",
    he: "יורד ליד, יורד לי ליד, מקרין ליד, לזרוע, ליד שמאל, ללסת, עולה ללסת",
  },
  // Told of no scene, and no ordinary question.
  looksBad: {
    en: "smells like cat pee, tooth got knocked, tooth knocked out, teeth knocked out, tooth came out, knocked his tooth, knocked my tooth, puking and shitting, puking with the runs, everybody puking, rock slide, rockslide, landslide, mudslide, mud slide, hillside is coming, looked at the laser, laser in his eye, laser in my eye, dogs surrounding, dogs surrounded, dogs have us, dogs have two, pack of dogs, no brakes, lost its brakes, lost his brakes, brakes went out, runaway truck, runaway loader",
    es: "se le cayo el diente, le tumbo el diente, le tumbo los dientes, diente entero, vomitando y con diarrea, se viene el cerro, deslave, se viene el lodo, se deslavo, miro el laser, laser en el ojo, perros nos rodean, nos tienen rodeados, perros bravos, sin frenos, se le fueron los frenos, se quedo sin frenos",
    he: "עפה לו שן, עפה לי שן, שן עפה, נפלה לו שן, נעקרה לו שן, מקיאים עם שלשול, כולם מקיאים, מפולת סלעים, סלעים מתדרדרים, סלעים נופלים, מפולת בוץ, ההר זז, הסתכל בלייזר, לייזר בעין, כלבים מקיפים, מקיפים אותנו, להקת כלבים, בלי ברקסים, בלי בלמים, נגמרו הברקסים, הבלמים הלכו",
  },
  // What takes a scene away.
  tookOut: {
    en: "took out the column, took the column out, took out the wall, took out the post, removed the column, removed the wall",
    es: "quitamos la columna, quitaron la columna, tumbamos la columna, quitamos el muro, tumbamos el muro",
    he: "הורדנו את העמוד, הורדנו עמוד, הורדנו קיר, הורידו את העמוד",
  },
  stillLive: {
    en: "still buzzing, still buzzin, still live, still sparking, still arcing, still humming",
    es: "sigue zumbando, todavia zumba, sigue con corriente, sigue echando chispas",
    he: "עדיין מזמזם, עדיין עם מתח, עדיין ניצוצות, ממשיך לזמזם",
  },
  coolBody: {
    en: "not hot, skin is cool, cool skin, skin is cold, body is cool, aint hot, isnt hot, no fever, cold to the touch",
    es: "no esta caliente, no trae fiebre, piel fria, cuerpo frio, no esta nada caliente, fresco al tocar",
    he: "לא חם, לא חמה, הגוף קר, העור קר, גוף קריר, אין לו חום",
  },
  splinterWord: {
    en: "splinter, burned, burnt, jammed, smashed",
    es: "astilla, quemado, machucado",
    he: "קוץ, נכווה, שבב",
  },
  nailOfFinger: { en: "fingernail, nail, glove", es: "una, guante", he: "ציפורן, כפפה" },
  pitStink: {
    en: "sewer gas, stinks, rotten egg, fumes",
    es: "huevo podrido, apesta, gases",
    he: "ביצים סרוחות, מסריח, גזים",
  },
  asksWeight: {
    en: "how much counterweight, counterweight for",
    es: "cuanto contrapeso",
    he: "כמה משקל נגד",
  },
  chestPain: { en: "chest pain, chest hurts", es: "dolor de pecho", he: "כאב בחזה, כאבים בחזה" },
  downAlready: {
    en: "not answering, wont answer, went quiet, is down there, fell in, fell down, laying at the bottom, dizzy",
    es: "no contesta, ya no contesta, esta tirado, se cayo, esta abajo, mareado",
    he: "לא עונה, שוכב, נפל, נפלה, לא מגיב, מסוחרר",
  },
} as const satisfies Concepts;
