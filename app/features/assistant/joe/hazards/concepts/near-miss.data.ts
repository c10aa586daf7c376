import type { Concepts } from "./concept.ts";

/** By what the seventeenth set's scenes are told that stood folded or under another card. */
export const NEAR_MISS_WORDS = {
  // Blood that comes in jets, in whatever picture.
  jetOfBlood: {
    en: "squirt gun, squirtgun, shooting out, shooting like, shooting across, in time with my heart, in time w my heart, with every heartbeat, with each heartbeat, with my pulse, pumping out, pulsing out, hit the wall, hits the wall, hitting the wall, like a hose, like a sprinkler, like a fountain, fountain, geyser, spraying the, squirting, spurting",
    es: "a chisguetes, chisguete, chisguetazos, a borbotones, a chorros, chorro cada que late, con cada latido, al ritmo del corazon, como manguera, como pistola de agua, como llave abierta, sale a presion, brinca la sangre",
    he: "משפריץ, שפריץ, משפריצה, בקצב של הלב, בקצב הדופק, עם כל דופק, עם כל פעימה, כמו צינור, כמו אקדח מים, כמו ברז, פורץ החוצה, סילון",
  },
  bloodHere: {
    en: "blood, bleeding, bleeds",
    es: "sangre, sangra, sangrando",
    he: "דם, מדמם, מדממת, הדם",
  },
  /** What cuts, so that nobody has to be an attacker. */
  sawHere: {
    en: "saw, table saw, chop saw, skilsaw, skil saw, grinder, router, planer, blade, chisel, glass, sheet metal, flashing, tin, utility knife, box cutter, chainsaw, nail gun, jointer, wheel, disc, stud",
    es: "sierra, disco, esmeril, pulidora, cierra, navaja de trabajo, cuter, cutter, vidrio, lamina, cepillo, router, caladora, motosierra",
    he: "מסור, דיסק, משחזת, סכין יפנית, זכוכית, פח, רוטר, מקצוע, מסור שולחן, איזמל",
  },
  // A spine that may be broken.
  legsDead: {
    en: "cant feel his legs, cant feel my legs, cant feel her legs, cant feel nothing below, cant feel anything below, cant move his legs, cant move my legs, legs wont move, legs dont move, legs went dead, legs are dead, legs are numb, legs feel dead, nothing below his waist, nothing below the waist, toes wont wiggle, cant wiggle his toes, cant feel his feet, cant feel my feet, both legs are asleep, no feeling in his legs, no feeling in my legs, legs like jello, cant feel his arms, arms and legs tingle",
    es: "no siente las piernas, no siento las piernas, no siente nada de la cintura, no siente de la cintura, no mueve las piernas, no puedo mover las piernas, no puede mover las piernas, piernas dormidas, piernas muertas, se le durmieron las piernas, se me durmieron las piernas, no siente los pies, no siento los pies, no mueve los pies, no siente las patas, no le responden las piernas, no me responden las piernas",
    he: "לא מרגיש את הרגליים, לא מרגישה את הרגליים, לא מרגיש רגליים, לא מזיז את הרגליים, לא מזיז רגליים, הרגליים לא זזות, הרגליים מתות, הרגליים רדומות, הרגליים לא מגיבות, לא מרגיש כלום מהמותן, לא מרגיש מהמותן, לא מרגיש את כפות הרגליים",
  },
  cameDown: {
    en: "fell, fell off, came off, dropped, slipped off, came down, landed, went off the, tumbled, took a dive, thrown off, flew off, rolled, hit his back, dove in, dived in",
    es: "se cayo, cayo, se vino abajo, se desplomo, se fue de, rodo, se aviento, salio volando, aterrizo, azoto, se resbalo, me cai",
    he: "נפל, נפלה, נפלתי, התרסק, צנח, עף, החליק, נחת, התגלגל, נזרק",
  },
  // Gas pipes, by their colour and their noise.
  plasticLine: {
    en: "yellow plastic line, yellow plastic pipe, yellow line, yellow pipe, yellow poly, poly line, plastic gas line, pe line, yellow tube, orange and yellow pipe, service line",
    es: "tubo amarillo, manguera amarilla, linea amarilla, tubo de plastico amarillo, poliducto amarillo, tuberia amarilla",
    he: "צינור צהוב, הצינור הצהוב, קו צהוב, צינור פלסטיק צהוב, צינור פוליאתילן צהוב",
  },
  roaring: {
    en: "roaring, roars, hissing, hiss, whistling, blowing dirt, dirt flying, blowing hard, spraying dirt, screaming like a jet, sounds like a jet",
    es: "ruge, rugiendo, chifla, silba, zumba, sale a presion, avienta tierra, vuela la tierra, brinca la tierra",
    he: "שואג, שורק, שריקה, רועש, מעיף אדמה, אדמה עפה, נושף",
  },
  // A cold that stops the shaking.
  coldWaterFall: {
    en: "went off the barge, fell off the barge, went in the river, fell in the river, fell in the lake, fell thru the ice, through the ice, in january, in february, in december, ice water, freezing water, cold water, fished out, fished him out, out in the snow, all night in the truck, soaked in the cold",
    es: "agua helada, agua fria, en enero, en diciembre, en febrero, se cayo al rio, lo sacamos del rio, entre el hielo, toda la noche afuera, mojado en el frio, en la nieve",
    he: "מים קפואים, מים קרים, בינואר, בפברואר, בדצמבר, משינו אותו, הוצאנו אותו מהמים, כל הלילה בחוץ, רטוב בקור, בשלג",
  },
  shakeStopped: {
    en: "stopped shaking, quit shaking, stopped shivering, quit shivering, no more shaking, not shaking anymore, not shivering anymore, isnt shivering, shaking stopped, shivering stopped, mumbles, mumbling, mumblin, slurs and sleepy, wants to sleep, taking his clothes off, stumbling",
    es: "ya no tiembla, dejo de temblar, paro de temblar, ya no tirita, dejo de tiritar, balbucea, habla enredado, se quiere dormir, se quita la ropa",
    he: "הפסיק לרעוד, כבר לא רועד, לא רועד יותר, מפסיק לרעוד, ממלמל, מגמגם, רוצה לישון, מוריד בגדים",
  },
  // Sugar, by what the family says of it.
  takesNeedle: {
    en: "does the needle every, takes the needle every, needle every morning, shots every morning, his shot every, insulin, sugar pills, metformin, pokes his finger, checks his sugar, has sugar, got the sugar, got sugar, sugar problem, pump on his belly, glucose, type 1, type one, type 2",
    es: "se inyecta todas las mananas, se pica todas las mananas, se inyecta diario, insulina, la del azucar, tiene azucar, padece azucar, padece del azucar, azucarado, metformina, se checa el azucar, se pica el dedo",
    he: "מזריק כל בוקר, מזריק לעצמו, זריקה כל בוקר, אינסולין, יש לו סוכר, משאבה על הבטן, בודק סוכר, דוקר את האצבע, מטפורמין",
  },
  sugarLow: {
    en: "sweaty, sweating, shaky, shaking, swinging, acting drunk, acting plastered, plastered, acting weird, acting mean, mean as hell, angry, mad at, confused, slurring, stumbling, talking crazy, not making sense, skipped lunch, skipped breakfast, didnt eat, hasnt eaten, pale, spaced out, fighting",
    es: "sudando, sudado, suda, temblando, tembloroso, como borracho, parece borracho, anda borracho, enojado, agresivo, tirando golpes, confundido, no ha comido, no comio, no almorzo, sin comer, palido, ido, dice incoherencias",
    he: "מזיע, רועד, כמו שיכור, נראה שיכור, עצבני, משתולל, תוקפני, מבולבל, לא אכל, דילג על ארוחה, בלי ארוחת, חיוור, מדבר שטויות",
  },
  // The head, by the names that crews have for it.
  headSlang: {
    en: "bonked, on the lid, on his lid, on my lid, lid, dome, on the dome, noggin, melon, bean, brain bucket, skull, hard hat, hardhat, on my hat, on his hat, head, bell rung, clocked, conked, brained",
    es: "cabeza, coco, choya, casco, mollera, tatema, cabezazo, calabaza, nuca",
    he: "ראש, בראש, לראש, קסדה, הקסדה, גולגולת, הראש",
  },
  struckThere: {
    en: "bonked, hit, came down on, landed on, fell on, dropped on, smacked, clocked, conked, whacked, cracked, caught, clipped, swung into, got him, got me, took a",
    es: "le pego, le cayo, se pego, se dio, le dio, golpe, cabezazo, se golpeo, me pegue, me cayo, le reboto, un madrazo, un trancazo, un llegue",
    he: "חטף, חטפתי, קיבל, קיבלתי, נפל עליו, נפלה עליו, נפל לו, נפלה לו, דפק, דפקתי, נתקע, נתקעתי, פגע, פגעה, מכה",
  },
  brainLater: {
    en: "puked, puking, threw up, throwing up, vomited, vomiting, barfed, one pupil, pupil looks, pupil is, keep forgetting, keeps forgetting, forgot what, same thing over, same question, boots on the wrong, wrong feet, light hurts, lights hurt, worst headache, headache wont, head pounds, head is pounding, sleepy, cant stay awake, hard to wake, seeing double, sees double, slurring, stumbling, walks funny, one arm weak, not making sense, talking nonsense",
    es: "vomito, vomita, vomitando, guacareo, guacareando, una pupila, pupila, pregunta lo mismo, preguntando lo mismo, repite lo mismo, no se acuerda, se le olvida, ve doble, veo doble, le molesta la luz, me molesta la luz, mucho sueno, se duerme, cuesta despertarlo, arrastra la lengua, camina raro, dice incoherencias",
    he: "הקיא, מקיא, הקאתי, אישון, שואל אותו דבר, חוזר על עצמו, לא זוכר, שוכח, רואה כפול, האור מפריע, ישנוני, מנומנם, ישן ואי אפשר, אי אפשר להעיר, קשה להעיר, מדבר לא ברור, הולך עקום, מבולבל",
  },
  // What flows and takes somebody in.
  hopperPlace: {
    en: "hopper, sand hopper, silo, grain bin, bin, gravel pile, sand pile, sandpile, stockpile, aggregate, surge pile, cement silo, feeder",
    es: "tolva, silo, monton de arena, pila de arena, pila de grava, montaña de grava, monton de grava, alimentador",
    he: "סילו, משפך, ערימת חול, ערמת חול, ערימת חצץ, בונקר, הופר",
  },
  suckedDown: {
    en: "sucked him in, sucked her in, sucked me in, sucked him down, sucked her down, sucked in, sucked under, pulled him in, pulled him under, pulled him down, went under, sank, sinking, swallowed him, just his hand, just his head, only his hand, only his head, hand showing, head showing, buried him, up to his chest, up to his neck",
    es: "se lo trago, se lo jalo, lo jalo para adentro, se lo chupo, lo chupo, se hundio, se esta hundiendo, solo se le ve la mano, nomas se le ve la mano, nomas la mano, nomas la cabeza, solo la cabeza, lo tapo, hasta el pecho, hasta el cuello",
    he: "נשאב, נשאבה, בלע אותו, נבלע, שקע, שוקע, רואים רק את היד, רק היד בחוץ, רק הראש בחוץ, רואים רק את הראש, קבר אותו, עד החזה, עד הצוואר",
  },
  // Who sits out on an edge and says farewell.
  outOnEdge: {
    en: "out on the edge, on the edge of, sat out on the, sitting on the edge, sittin on the edge, on the ledge, on the parapet, on the beam, over the rail, outside the rail, other side of the rail, unhooked, unclipped, took his harness off, took off his harness, hook off, top of the crane, on the roof alone, alone on the roof",
    es: "en la orilla, sentado en la orilla, en el borde, en la cornisa, en el pretil, fuera del barandal, del otro lado del barandal, se desengancho, desenganchado, se quito el arnes, sin engancharse, arriba solo",
    he: "על השפה, על הקצה, יושב על הקצה, על המעקה, מעבר למעקה, מחוץ למעקה, התנתק מהרתמה, לא קשור, הוריד את הרתמה, לבד על הגג",
  },
  lowAndBye: {
    en: "real low, been low, so low, been down since, been off since the divorce, since the divorce, since she left, since his wife left, since his wife died, lost his kid, lost custody, wont be a problem, wont be around, wont be here tomorrow, wont need it, dont bother, doesnt matter anymore, nothing matters, wont matter, tell my kids, tell my wife, take care of my, sorry for everything, last day, wont see me, tired of it all, whats the point",
    es: "muy decaido, anda triste, desde el divorcio, desde que lo dejo, desde que se murio su, ya no voy a dar lata, ya no voy a estar, ya no va a importar, ya da igual, ya nada importa, diganle a mis hijos, cuiden a mis, perdonen todo, ya me canse de todo, para que seguir, mañana ya no",
    he: "בדיכאון, מדוכא, מאז הגירושין, מאז שהיא עזבה, מאז שמת לו, לא אהיה פה מחר, לא אפריע יותר, כבר לא משנה, שום דבר לא משנה, תגידו לילדים, תשמרו על, סליחה על הכל, נמאס לי מהכל, בשביל מה",
  },
  // Pregnant, in months.
  monthsAlong: {
    en: "months along, months pregnant, weeks along, weeks pregnant, 8 months, 7 months, 6 months, 9 months, expecting, pregnant, due next month, due in",
    es: "con 5 meses, con 6 meses, con 7 meses, con 8 meses, con 9 meses, de 7 meses, de 8 meses, siete meses, ocho meses, embarazada, embarasada, esperando bebe, panzona, a punto de aliviarse",
    he: "בהיריון, בהריון, בחודש שביעי, בחודש שמיני, בחודש תשיעי, בחודש שישי, הרה",
  },
  bellyOrBlood: {
    en: "belly, stomach, spotting, spotted, blood, bleeding, water broke, cramps, cramping, contractions, hard as, baby",
    es: "panza, vientre, barriga, sangre, sangrita, mancho, manchando, sangrado, dura, contracciones, colicos, el bebe, se le rompio la fuente",
    he: "בטן, הבטן, דם, כתם, דימום, מכתימה, קשה, צירים, ירידת מים, העובר, התינוק",
  },
  herFall: {
    en: "fell, slipped, tripped, hit, bumped, nudged, clipped, rear ended, rolled into me, went down, knocked, took a fall, tumbled, dropped on, pushed",
    es: "se cayo, cayo, se resbalo, se tropezo, golpe, se pego, la empujo, la tumbo, le pego, me pego, me topo, me empujo, me rozo, me dio un llegue, choque, resbalon",
    he: "נפלה, נפלתי, החליקה, החלקתי, מעדה, נחבלה, קיבלה מכה, קיבלתי מכה, נדחפה, נתקעה, נתקע בי, נגע בי, דחף אותי, פגע בי",
  },
  // Foam and paint with isocyanates, and lungs that whistle hours after.
  foamSpray: {
    en: "spray foam, sprayed foam, spraying foam, foam insulation, isocyanate, two part foam, 2 part foam, 2k clear, clear coat, polyurethane, urethane spray, truck bed liner",
    es: "rocie espuma, espuma aislante, espuma de aislante, espuma de esa de aislante, echando espuma de poliuretano, poliuretano, isocianato, pintura de dos componentes, espuma en aerosol",
    he: "ריססתי קצף, קצף בידוד, הקצפה, פוליאוריטן, פוליאוריתן, איזוציאנט, צבע דו רכיבי",
  },
  whistles: {
    en: "whistles, whistling, wheezing, wheezes, wheeze, wheezy, chest is tight, tight chest, cant get air, cant get my breath, cant breathe, cant catch my breath, short of breath, coughing fit",
    es: "me chifla, le chifla, chifla el pecho, me silba, le silba, silba el pecho, no agarro aire, no agarra aire, no jalo aire, me falta el aire, le falta el aire, pecho apretado",
    he: "צפצופים, מצפצף, שורק לי בחזה, שריקות בחזה, לא מצליח לנשום, קשה לי לנשום, קוצר נשימה, חסר לי אוויר, לחץ בחזה",
  },
  // A wall or ceiling that speaks.
  wallSpeaks: {
    en: "bulging, bellied out, bellied, bowed out, bowing, leaning, cracking, popping, creaking, groaning, dust coming down, dust falling, dust from the ceiling, little pops, popping sounds, pops, moved an inch",
    es: "panzona, se panseo, panseada, pandeada, pandea, truena, tronando, cruje, crujiendo, rechina, cae polvo, cae polvito, baja polvo, se ladea, ladeada, inclinada, se esta abriendo",
    he: "בטן בקיר, מתנפח, מתנפחת, נוטה, נוטה הצידה, פיצוצים קטנים, פצפוצים, פיצפוצים, חריקות, חורק, יורד אבק, אבק מהתקרה, נסדק, נסדקת, קולות פיצוח",
  },
  wallThing: {
    en: "wall, party wall, chimney, parapet, column, pillar, beam, ceiling, slab, facade, gable, floor above, garage column, roof",
    es: "barda, pared, muro, columna, pilar, chimenea, techo, losa, trabe, viga, fachada, pretil",
    he: "קיר, עמוד, תקרה, התקרה, חניון, קורה, ארובה, מעקה גג, תקרת, חזית, בעמוד",
  },
  propIt: {
    en: "prop it, props, shore it, shore it up, jack posts, jack post, put posts, brace it, braces, 2x4s under, kickers, post shores",
    es: "polines, puntales, apuntalar, apuntalarla, puntalear, unos gatos, metanle, trancas, ponerle unos",
    he: "תמיכות, לתמוך, לשים תמיכות, עמודי תמיכה, דוקרנים, יציקס, לחזק",
  },
  // Who is stuck in a lift.
  liftHere: {
    en: "elevator, lift car, hoist car, buck hoist, man lift, material lift, personnel hoist, elevator car",
    es: "elevador, ascensor, montacargas de personal, malacate de personal",
    he: "מעלית, במעלית, מעלית משא, מעלית אתר",
  },
  betweenFloors: {
    en: "stuck, quit between, stopped between, between floors, between the floors, half a floor, doors opened, doors are open, door is open, pried the door",
    es: "atorado, atorados, atorada, se paro entre, parado entre, entre pisos, entre dos pisos, se abrio la puerta, abierta la puerta",
    he: "תקוע, תקועים, תקועה, נתקע, נתקעה, נתקענו, בין קומות, בין הקומות, הדלת נפתחה, הדלת פתוחה, דלת פתוחה",
  },
  wayOut: {
    en: "squeeze out, slide out, climb out, crawl out, hop out, hop down, jump down, jump out, drop down, get out",
    es: "me deslizo, salirme, me salgo, nos salimos, brinco, brincar, brincamos, me bajo, trepar",
    he: "להחליק החוצה, לצאת החוצה, לטפס החוצה, לקפוץ החוצה, לקפוץ למטה, לרדת לבד, להשתחל",
  },
  // A flame at a bottle's valve, and a cable that was dug into with somebody in the cab.
  gasBottle: {
    en: "gas bottle, gas cylinder, propane tank, propane bottle, propane, torch bottle, roofing torch, lp bottle, bbq tank, acetylene",
    es: "tanque de gas, cilindro de gas, cilindro, tanque de propano, garrafa, bombona, soplete de techo, acetileno",
    he: "בלון גז, הבלון גז, בלון הגז, הבלון, בלון, מיכל גז, אצטילן",
  },
  flameAtValve: {
    en: "flame at the valve, fire at the valve, burning at the valve, fire out of the regulator, flame out of the regulator, fire coming out of the regulator, flame at the regulator, hose burning at the, wont go out, shooting flame from the, fire from the valve",
    es: "fuego por el regulador, lumbre por el regulador, llama en la valvula, fuego en la valvula, sale lumbre de la valvula, sale fuego del regulador, no se apaga, se prendio el regulador, arde la valvula",
    he: "האש יוצאת מהווסת, אש מהווסת, אש בווסת, להבה מהברז, אש מהברז, אש בברז, להבה בווסת, לא נכבית, לא נכבה, בוער בווסת, בוער בברז, יוצאת מהווסת, יוצאת מהברז",
  },
  digMachine: {
    en: "excavator, mini ex, backhoe, trackhoe, trencher, digger, bucket, auger, drill rig, skid steer",
    es: "excavadora, retro, mano de chango, zanjadora, cucharon, barrena, perforadora",
    he: "מחפרון, באגר, מחפר, יעה, בובקט, כף, מקדח",
  },
  cableBelow: {
    en: "underground cable, buried cable, cable in the ground, cable underground, power cable, buried line, primary in the ground, duct bank, electric line",
    es: "cable enterrado, cable subterraneo, cable bajo tierra, cable de luz, linea enterrada, cable de abajo",
    he: "כבל מתחת לאדמה, כבל תת קרקעי, כבל באדמה, כבל חשמל, כבל טמון, כבל מתחת",
  },
  boomSparks: {
    en: "boom, big bang, bang, loud pop, sparks, sparking, flash, big flash, smoke, went dark, arced, lights went out",
    es: "trono, tronido, chispas, fogonazo, estallido, explosion, se fue la luz, humo",
    he: "בום, פיצוץ, ניצוצות, הבזק, ניצוץ, עשן, נפל החשמל, הלך החשמל",
  },
  boltHit: {
    en: "lightning hit, lightning got, lightning struck, struck by lightning, hit by lightning, lightning took, bolt hit, got hit by lightning",
    es: "le cayo un rayo, cayo un rayo, lo alcanzo un rayo, un rayo le, le pego un rayo, rayo le cayo",
    he: "ברק נתן, ברק פגע, פגע בו ברק, ברק היכה, ברק תפס, נפגע מברק, ברק נפל, ברק הכה",
  },
  // Skin pulled off like a glove.
  gloveOff: {
    en: "like a glove, skin came off, skin pulled off, skin slid off, peeled off, just bone, only bone, bone left, ring caught, ring ripped, ring got caught, degloved",
    es: "como guante, se le pelo el dedo, se le salio el pellejo, le arranco el pellejo, quedo el hueso, puro hueso, se le atoro el anillo, se le engancho el anillo",
    he: "כמו כפפה, ירד לו העור, ירדה לו העור, העור ירד, נשאר עצם, נשארה עצם, רק עצם, הטבעת נתפסה, טבעת נתפסה, התקלף העור",
  },
  fingerHere: {
    en: "finger, fingers, thumb, pinky, hand",
    es: "dedo, dedos, pulgar, mano",
    he: "אצבע, האצבע, מהאצבע, אגודל, יד, זרת",
  },
  // Air from a hose in the body.
  airHose: {
    en: "air hose, compressed air, air nozzle, blow gun, blowgun, air gun, compressor hose",
    es: "manguera de aire, aire comprimido, la manguera del aire, pistola de aire, sopleteadora, compresor",
    he: "צינור אוויר, הצינור אוויר, אוויר דחוס, אקדח אוויר, צינור של הקומפרסור, קומפרסור",
  },
  behindOrBelly: {
    en: "butt, ass, rear, backside, behind, up his butt, pants, crack, rectum, belly, stomach",
    es: "nalgas, trasero, cola, culo, por atras, ano, recto, panza, barriga",
    he: "ישבן, בישבן, תחת, בתחת, פי הטבעת, מאחור, בטן, הבטן",
  },
  // The chest closes after a blow to it.
  sideHit: {
    en: "on his side, on his chest, on his ribs, in the ribs, in the chest, landed on a pipe, ribs, hit his chest",
    es: "de costado, de lado, en las costillas, en el pecho, sobre el tubo, costillas",
    he: "על הצד, על החזה, בצלעות, על צינור, בחזה, צלעות",
  },
  chestCloses: {
    en: "less and less air, less air, harder and harder to breathe, breathing worse, neck veins, veins in his neck, veins sticking out, veins bulging, windpipe to one side, one side doesnt move, popping under the skin, skin crackles",
    es: "cada vez menos aire, menos aire, cada vez respira peor, venas del cuello, venas saltadas, se le saltan las venas, le truena la piel, burbujas bajo la piel",
    he: "פחות אוויר, מרגע לרגע פחות, נושם יותר גרוע, הוורידים בצוואר, ורידים בצוואר, ורידי הצוואר, הוורידים בולטים, העור מפצפץ",
  },
  // A limb that was squeezed and is hard now.
  limbSqueezed: {
    en: "calf, shin, forearm, arm, leg, thigh, foot, hand, wrist",
    es: "pantorrilla, espinilla, antebrazo, brazo, pierna, muslo, pie, mano, chamorro",
    he: "שוק, השוק, אמה, האמה, זרוע, הזרוע, רגל, הרגל, ירך, הירך, יד, היד, כף הרגל",
  },
  squeezedBy: {
    en: "pinned, caught between, got caught, squeezed, crushed, smashed, pinched, run over, rolled over, trapped, in a cast, cast is",
    es: "prensado, prenso, machucaron, machuco, aplasto, apachurro, atorado, atrapado, yeso, le paso encima, agarro",
    he: "נתפס, נתפסה, נלחץ, נלחצה, נמחץ, נמחצה, נמעך, נמעכה, דרס, דרסה, בין קרש לקיר, גבס",
  },
  hardAsStone: {
    en: "hard as a rock, hard as rock, hard as stone, rock hard, tight as a drum, hard as wood, shiny and tight, pain is crazy when i move",
    es: "duro como piedra, dura como piedra, durisimo, durisima, como piedra, como tabla, tieso como palo",
    he: "קשה כמו אבן, קשה כאבן, קשה כמו עץ, מתוח כמו תוף, נוקשה כמו אבן",
  },
  numbFurther: {
    en: "numb, tingly, tingling, asleep, cant feel, cold, blue, cant move, wont move, worse pain, killing me",
    es: "dormido, dormida, dormidos, no siento, no siente, hormigueo, fria, frio, azul, no muevo, no mueve",
    he: "נרדמת, נרדמות, רדום, רדומה, רדומות, נימול, נימולה, לא מרגיש, קרה, כחולה, לא זז, לא זזות, לא מזיז, כואב רצח",
  },
  // Breath that is none.
  nowAndThenBreath: {
    en: "every few seconds he, every so often he, once in a while he, every now and then a, now and then a, a snort every, a gasp every, snort now and then, gasps now and then, every 10 seconds, every ten seconds, like a fish, snores every, makes a snore every, gulps air every",
    es: "cada tantos segundos, de vez en cuando un ronquido, de vez en cuando jala, cada rato un ronquido, cada diez segundos, cada 10 segundos, como pescado, un ronquido cada, de repente da un jalon, da bocanadas",
    he: "מדי כמה שניות, כל כמה שניות, מדי פעם נחירה, מדי פעם נושם, פעם ב, כל עשר שניות, כל 10 שניות, כמו דג, נחירה כל, משמיע כזה נחירה, נחירה מדי",
  },
  downNoReply: {
    en: "dropped, collapsed, not responding, doesnt respond, wont respond, no response, out cold, wont wake up, not answering, doesnt answer, went down, unresponsive",
    es: "no responde, no contesta, no reacciona, se desplomo, cayo de repente, se desmayo, inconsciente, no despierta",
    he: "לא מגיב, לא מגיבה, לא עונה, נפל פתאום, קרס, בלי הכרה, לא מתעורר, התמוטט",
  },
  // A sprayed poison that makes pupils small.
  sprayPoison: {
    en: "sprayed for termites, termite, pesticide, bug bomb, insecticide, exterminator, fogged, roundup, weed killer, organophosphate, sprayed the field",
    es: "fumigaron, fumigador, fumigacion, termitas, insecticida, plaguicida, herbicida, veneno para, rociaron veneno",
    he: "ריססו, המרסס, מרסס, טרמיטים, הדברה, מדביר, קוטל חרקים, קוטל עשבים, ריסוס",
  },
  leaking: {
    en: "drooling, drool, slobber, tearing, teary, tears, sweating, sweaty, pupils, pinpoint, twitching, crapped himself, cramps, snotty",
    es: "babea, baba, babeando, lagrimea, lagrimas, suda, sudando, pupilas, chiquitas, temblores, se hizo del bano, colicos",
    he: "רוק, מרייר, דומעות, דמעות, מזיע, אישונים, האישונים, רעידות, עשה במכנסיים",
  },
  stinkGone: {
    en: "couldnt smell it, cant smell it anymore, cant smell it now, smell went away, smell is gone, dont smell it anymore, smell quit, stopped smelling, no smell now, stink went away, got used to the smell, smell faded",
    es: "ya no huele, ya no se huele, se quito el olor, se fue el olor, ya no lo huelo, dejo de oler, ya no apesta",
    he: "כבר לא מריחים, לא מריח יותר, הריח נעלם, הריח עבר, כבר אין ריח, הפסיק להסריח, התרגלתי לריח, אין ריח",
  },
  eggStink: {
    en: "rotten egg, rotten eggs, egg smell, sewer gas, h2s, stink, stinks",
    es: "huevo podrido, huevos podridos, olor a huevo, apesta, peste, h2s",
    he: "ביצה סרוחה, ביצים סרוחות, ביצים רקובות, סירחון, צחנה, h2s",
  },
  sewerPlace: {
    en: "lift station, manhole, sewer, wet well, septic, vault, pit, pump station, tank, digester, sump",
    es: "registro, alcantarilla, drenaje, fosa, carcamo, pozo, cisterna, tanque, septica, bombeo",
    he: "שוחה, ביוב, בור, תחנת שאיבה, בור ספיגה, מיכל, בריכת שאיבה",
  },
} as const satisfies Concepts;
