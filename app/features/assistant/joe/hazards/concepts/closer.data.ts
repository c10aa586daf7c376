import type { Concepts } from "./concept.ts";

/** By what the eighteenth set's scenes are told that stood folded, below another card, or were long over. */
export const CLOSER_WORDS = {
  // What happened long ago and is healed.
  longAgo: {
    en: "last year, years ago, year ago, a year back, years back, two years ago, back in 2019, back in 2020, back in 2021, back in 2022, back in 2023, back in 2024, back in 2025, last season, last winter, last summer, months ago",
    es: "el ano pasado, hace un ano, hace anos, hace dos anos, hace tres anos, hace unos anos, anos atras, la temporada pasada, el verano pasado, el invierno pasado, hace meses",
    he: "בשנה שעברה, לפני שנה, לפני שנתיים, לפני שנים, לפני כמה שנים, לפני שלוש שנים, לפני חודשים, בחורף שעבר, בקיץ שעבר",
  },
  healedSince: {
    en: "healed, healed up, healed fine, recovered, fully recovered, back to work, came back to work, back at work, returned to work, back on the job, all better, good as new, made a full recovery, cleared to work",
    es: "ya sano, sano bien, se alivio, ya se alivio, se recupero, ya esta bien, quedo bien, regreso a trabajar, volvio a trabajar, ya regreso, ya trabaja, lo dieron de alta, ya le dieron de alta",
    he: "הבריא, הבריאה, החלים, החלימה, חזר לעבוד, חזרה לעבוד, חזר לעבודה, חזרה לעבודה, התאושש, התאוששה, הכל בסדר איתו",
  },
  notHealed: {
    en: "never healed, not healed, didnt heal, hasnt healed, wont heal, never recovered, never got better, not recovered",
    es: "no sano, nunca sano, no se alivio, no se ha aliviado, no se recupero, nunca quedo bien, no quedo bien",
    he: "לא הבריא, לא הבריאה, לא החלים, לא החלימה, לא התאושש, אף פעם לא הבריא, עוד לא חזר",
  },
  rightNow: {
    en: "now, right now, today, just now, this morning, tonight, since then, ever since",
    es: "ahorita, ahora, hoy, ahora mismo, esta manana, anoche, desde entonces",
    he: "עכשיו, היום, כרגע, הבוקר, הרגע, הלילה, מאז",
  },
  // Blood that comes with the pulse, and where a large vessel lies.
  bloodPumps: {
    en: "pumping thru, pumping through, pumps thru, pumps through, pumping out, pumping blood, pumping red, pulsing out, squirting, spurting, spurts, squirts, gushing, soaked thru, soaking thru, soaked through, soaking through, soaks through, pouring out, pouring thru",
    es: "brinca la sangre, sale a chorros, a chorro, a borbotones, empapa el trapo, empapo el trapo, traspasa el trapo, ya empapo, no para de salir, sale con fuerza, sale brincando, chorrea la sangre, chorrea sangre",
    he: "פועם החוצה, משפריץ, משפריצה, ניתז, נספג, ספוג בדם, ספוגה בדם, מציף את הסמרטוט, דרך הסמרטוט, דרך התחבושת, זורם בלי הפסקה, נשפך דם, שופך דם, יוצא בפעימות",
  },
  vesselPart: {
    en: "groin, crotch, inside of the leg, inside of his leg, inside of my leg, inner thigh, thigh, upper leg, armpit, upper arm, inside of the arm, inside of his arm, forearm, wrist, back of the knee, leg, arm",
    es: "ingle, entrepierna, muslo, pierna por dentro, por dentro de la pierna, axila, sobaco, brazo, antebrazo, muneca, corva, pierna",
    he: "מפשעה, המפשעה, ירך, הירך, פנים הירך, בפנים הרגל, בית השחי, זרוע, הזרוע, אמה, האמה, פרק היד, מאחורי הברך, הרגל, היד",
  },
  oilOrPaint: {
    en: "hydraulic, oil, atf, coolant, transmission, paint, primer, diesel, grease, water line, antifreeze, pump seal",
    es: "hidraulico, aceite, refrigerante, pintura, diesel, grasa, anticongelante",
    he: "הידראולי, שמן, צבע, סולר, נוזל קירור, גריז",
  },
  // Somebody who eats and can no longer speak.
  foodBite: {
    en: "sandwich, burrito, taco, hot dog, steak, chunk of, bite of, piece of meat, meat, gum, candy, apple, bagel, bread, sunflower seeds, eating, lunch, chicken, chicken bone, fish bone, grape, peanut, jerky, donut, pizza",
    es: "torta, taco, carne, bocado, comiendo, lonche, almuerzo, pan, un hueso, dulce, chicle, cacahuate, tortilla, pollo, manzana, bolillo, gordita, burrito, pedazo de",
    he: "סנדוויץ, סנדביץ, כריך, פיתה, שווארמה, פלאפל, בשר, ביס, אוכל צהריים, תוך כדי אוכל, באמצע האוכל, אכל, אוכלים, לחם, סוכרייה, מסטיק, תפוח, לחמנייה, בורקס, שניצל, גרעינים, עוף, חתיכת",
  },
  throatStops: {
    en: "cant talk, cant speak, cant get a word out, cant say anything, no sound, no sound coming, not a sound, no voice, cant make a sound, not making a sound, grabbing his throat, grabbing her throat, holding his throat, hands on his throat, hands on his neck, grabbing his neck, grabs his throat, clutching his throat, clawing at his neck, going purple, turning purple, turning blue, cant cough, not coughing anymore",
    es: "no le sale la voz, no le sale voz, no puede hablar, ya no habla, sin voz, se agarra el pescuezo, se agarra la garganta, se agarra el cuello, agarrandose el cuello, agarrandose la garganta, se esta poniendo morado, se puso morado, se pone morado, se esta poniendo azul, no puede toser, ya no tose",
    he: "לא מצליח לדבר, לא מצליחה לדבר, לא יכול לדבר, לא יוצא לו קול, לא יוצא לה קול, אין לו קול, בלי קול, תופס את הגרון, תופסת את הגרון, מחזיק את הגרון, תופס את הצוואר, מחזיק את הצוואר, מכחיל, מכחילה, נהיה סגול, נהיית סגולה, לא מצליח להשתעל, לא משתעל כבר",
  },
  swellsHere: {
    en: "swelling, swollen, swells, swelled, swole, lips, tongue, hives, welts, itchy, itching, rash",
    es: "hinchando, hinchado, hinchada, se hincha, se hincho, labios, lengua, ronchas, comezon, salpullido",
    he: "נפוח, נפוחה, נפוחות, מתנפח, מתנפחת, מתנפחות, התנפח, התנפחה, שפתיים, השפתיים, לשון, הלשון, פריחה, מגרד",
  },
  // Powder of cement in eyes that do not open.
  cementMix: {
    en: "mortar, mortar mix, cement, concrete, lime, thinset, grout, quikrete, redi mix, ready mix, stucco, portland, hydrated lime, plaster",
    es: "mezcla, cemento, cal, mortero, pegazulejo, lechada, concreto, calhidra, boquilla, yeso",
    he: "מלט, אבקת מלט, טיט, בטון, סיד, דבק קרמיקה, דבק אריחים, טיח, רובה, צמנט",
  },
  eyesShut: {
    en: "eyes clamped, eyes shut, eyes squeezed, eyes are shut, eyes are clamped, cant open his eyes, cant open her eyes, cant open my eyes, wont open his eyes, eyes wont open, eyes glued, eyes are glued, eyes are burning, eyes burning, eyes burn, eyes on fire, in his eyes, in her eyes, in my eyes, in both eyes, in his eye, in her eye, in my eye, into his eyes, into his eye",
    es: "ojos cerrados, no abre los ojos, no puede abrir los ojos, no puedo abrir los ojos, los ojos apretados, en los ojos, a los ojos, en el ojo, al ojo, le arden los ojos, me arden los ojos, los ojos pegados",
    he: "עיניים עצומות, העיניים עצומות, לא פותח עיניים, לא פותח את העיניים, לא מצליח לפתוח עיניים, לא מצליח לפתוח את העיניים, לעיניים, בעיניים, לעין, בעין, העיניים שורפות, שורף לו בעיניים, העיניים דבוקות",
  },
  // Clear water from an ear after a blow.
  clearFluid: {
    en: "clear fluid, clear liquid, clear stuff, clear water, clear watery, watery stuff, watery fluid, something clear, clear drip, clear drops, pinkish water, pink water, thin clear",
    es: "agüita, aguita, aguita clara, agua clara, agüilla, liquido claro, liquido transparente, agua transparente, liquido como agua, agua rosita, gotas transparentes, como agua",
    he: "נוזל שקוף, נוזל צלול, מים שקופים, נוזל כמו מים, נוזל ורוד, טיפות שקופות, מים צלולים, נוזל מימי",
  },
  earOrNose: {
    en: "ear, ears, nose, nostril, nostrils",
    es: "oreja, orejas, oido, oidos, nariz",
    he: "אוזן, האוזן, מהאוזן, אוזניים, אף, האף, מהאף",
  },
  struckOrFell: {
    en: "fell on, landed on, dropped on, came down on, hit, smacked, clipped, clocked, got him, came off, fell, fell off, slipped, tripped, nailed him, nailed her, bonked",
    es: "le cayo, les cayo, me cayo, le pego, le dio, se pego, se golpeo, se cayo, golpe, se resbalo, lo golpeo, la golpeo",
    he: "נפל עליו, נפל עליה, נפלה עליו, נפל לו, נפל לה, חטף, חטפה, קיבל, קיבלה, פגע בו, פגע בה, נפל, נפלה, מכה, נתקע",
  },
  // A wall of a building or a garden, that leans and opens.
  builtWall: {
    en: "block wall, brick wall, cinder block wall, cmu wall, garden wall, neighbors wall, retaining wall, boundary wall, freestanding wall, parapet, chimney, gable, house wall, garage wall, foundation wall, stone wall, masonry wall",
    es: "barda, la barda, muro del vecino, pared del vecino, pared de block, muro de block, pared de ladrillo, muro de contencion, tapia, pretil, chimenea, fachada",
    he: "חומה, החומה, גדר בטון, גדר אבן, הגדר של השכן, קיר השכן, קיר של השכן, הקיר של השכן, קיר הבית, קיר בלוקים, קיר תמך, קיר אבן, קיר הבלוקים",
  },
  leansNow: {
    en: "leaning, leans, tilting, tipping, bowing, bulging, moving, shifting, coming over, kicked out, going over, rotating",
    es: "ladeando, se ladea, se esta ladeando, inclinando, se inclina, recargando, panseando, se esta viniendo, se viene, se mueve, se esta moviendo, se va de lado",
    he: "נוטה, נוטים, נשענת, זז, זזה, מתעקם, מתנפח, מתנפחת, נוטה אלינו, הולך ונוטה, זזים",
  },
  crackOpens: {
    en: "crack opened, opened a crack, crack just opened, crack i can, crack you can, fit my finger, fit a finger, fits my finger, my hand in the crack, crack is growing, crack is getting, crack keeps, crack got wider, crack widening, new crack, new cracks, gap opened, gap is opening, fresh crack",
    es: "se abrio una grieta, se abrio la grieta, abrio una grieta, cabe el dedo, me cabe la mano, cabe la mano, grieta nueva, la grieta crece, crecio la grieta, se esta abriendo la grieta, se abre la grieta, grieta mas ancha, se abrio un hueco",
    he: "נפתח סדק, סדק נפתח, סדק שנפתח, נכנסת אצבע, נכנסת לי אצבע, אצבע נכנסת, סדק חדש, הסדק גדל, הסדק מתרחב, הסדק נפתח, נפתח רווח, הסדק הולך וגדל",
  },
  // A blow to the trunk hours ago, and what blood inside the belly makes of somebody.
  trunkStruck: {
    en: "belly, stomach, gut, left side, right side, his side, my side, her side, ribs, lower ribs, flank, handlebar, side of the belly",
    es: "panza, barriga, estomago, abdomen, costado, costillas, lado izquierdo, lado derecho, vientre",
    he: "בטן, הבטן, צלעות, הצלעות, צד שמאל, הצד השמאלי, הצד, המותן, מותן",
  },
  shoulderOrBelly: {
    en: "shoulder hurts, shoulder aches, shoulder is killing, pain in my shoulder, pain in his shoulder, left shoulder, top of my shoulder, belly is hard, belly hard, hard belly, belly is tight, belly is swollen, stomach is hard, belly swelled",
    es: "me duele el hombro, le duele el hombro, dolor en el hombro, dolor de hombro, hombro izquierdo, el hombro, panza dura, barriga dura, abdomen duro, estomago duro, panza hinchada",
    he: "הכתף, כתף שמאל, הכתף השמאלית, כואבת לי הכתף, כואב בכתף, בטן קשה, הבטן קשה, הבטן נפוחה, הבטן תפוחה",
  },
  paleFaint: {
    en: "pale, white as, white as a sheet, gray, grey, dizzy, lightheaded, light headed, woozy, faint, almost passed out, sweaty and cold, cold sweat, clammy, see stars when i stand, head spins",
    es: "palido, palida, blanco, blanca, mareado, mareada, me mareo, se marea, sudor frio, sudando frio, casi me desmayo, casi se desmaya, me da vueltas, veo estrellitas",
    he: "חיוור, חיוורת, לבן כמו סיד, סחרחר, סחרחורת, מסוחרר, מסוחררת, זיעה קרה, כמעט התעלפתי, כמעט התעלף, רואה שחור, מתנדנד כשקם",
  },
  // Who is tired of living and has swallowed something.
  tiredOfLife: {
    en: "sick of life, tired of life, tired of living, done with life, done living, doesnt want to live, didnt want to live, dont want to live, wants to die, wanted to die, wanna die, end it all, end it, no reason to live, had enough of life, fed up with life, better off dead, over it all",
    es: "harto de la vida, harto de vivir, cansado de vivir, cansado de la vida, ya no quiere vivir, no quiere vivir, ya no queria vivir, ya no quiero vivir, se queria morir, se quiere morir, quiere morirse, queria morirse, no le ve sentido, se canso de vivir, mejor muerto",
    he: "נמאס לו מהחיים, נמאס לה מהחיים, נמאס לי מהחיים, מאס בחיים, לא רוצה לחיות, לא רצה לחיות, רוצה למות, רצה למות, גמר עם החיים, אין טעם לחיות, אין לו בשביל מה, עדיף למות",
  },
  pillsTaken: {
    en: "took all, took a bunch, took a bottle, took the whole, whole bottle, bottle of pills, handful of pills, handful of, all his pills, all her pills, all my pills, swallowed, downed a, a bunch of tylenol, bunch of pills, drank antifreeze, drank bleach",
    es: "se tomo todas, se tomo un monton, se tomo un frasco, se tomo las pastillas, se trago, un frasco de, puno de pastillas, un monton de pastillas, monton de pastillas, se tomo veneno, tome un monton, me tome",
    he: "בלע, בלעה, בלעתי, לקח המון כדורים, לקחה המון כדורים, לקח חפיסה, המון כדורים, חפיסת כדורים, כל הכדורים, שתה חומר",
  },
  // A machine on its side with its driver in it.
  siteMachine: {
    en: "bobcat, skid steer, skidsteer, excavator, mini ex, backhoe, trackhoe, loader, forklift, telehandler, roller, dozer, tractor, dumper, buggy, lull",
    es: "bobcat, minicargador, excavadora, retro, mano de chango, cargador, montacargas, rodillo, tractor, buldozer, trascabo, vibrocompactador, manitou",
    he: "בובקט, הבובקט, באגר, מחפר, מחפרון, שופל, יעה, מלגזה, מכבש, טרקטור, דחפור, דמפר, מיני מחפר",
  },
  wentOver: {
    en: "rolled, rolled over, flipped, flipped over, tipped over, tipped, on its side, went over, laid over, upside down, turned over",
    es: "se volteo, volteo, se volco, volcada, volcado, volteada, volteado, de lado, de costado, patas arriba, dio la vuelta",
    he: "התהפך, התהפכה, הפוך, הפוכה, על הצד, נפל על הצד, התגלגל",
  },
  driverInside: {
    en: "stuck inside, trapped inside, stuck in the cab, trapped in the cab, still in the cab, pinned in the cab, in the cab with, his leg is stuck, his foot is stuck, still inside, cant get out, cant get him out, leg stuck",
    es: "atorado adentro, atrapado adentro, quedo adentro, sigue adentro, atrapado en la cabina, atorado en la cabina, en la cabina, no puede salir, no lo podemos sacar, la pierna atorada, el pie atorado",
    he: "תקוע בפנים, לכוד בפנים, תקוע בתא, לכוד בתא, עדיין בפנים, נשאר בפנים, לא מצליח לצאת, הרגל תקועה, הרגל שלו תקועה, בתוך הקבינה, תקוע בקבינה",
  },
  belowIt: {
    en: "under it, underneath, on top of him, on top of me, landed on him, on his chest, crushed",
    es: "debajo, abajo de la maquina, encima, lo aplasto, le cayo encima",
    he: "מתחתיו, מתחתיה, עליו, מתחת לכלי, נמחץ, מחץ",
  },
} as const satisfies Concepts;
