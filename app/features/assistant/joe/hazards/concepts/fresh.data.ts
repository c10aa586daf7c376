import type { Concepts } from "./concept.ts";

/** By what scenes are told that no set had until its first run (`dangers/fresh-ways.data.ts`). */
export const FRESH_WORDS = {
  // Oxygen that got where it feeds a fire.
  oxygenWord: {
    en: "oxygen, oxygen hose, oxygen line, o2 hose, oxy hose, oxygen rich, o2 leak, oxygen leak, o2 bottle, oxygen bottle, pure oxygen, liquid oxygen, lox",
    es: "oxigeno, manguera de oxigeno, manguera del oxigeno, fuga de oxigeno, oxigeno puro, oxigeno liquido",
    he: "חמצן, החמצן, צינור חמצן, צינור החמצן, דליפת חמצן, חמצן נוזלי",
  },
  oxygenIn: {
    en: "clothes, clothing, overalls, coveralls, coverall, jacket, shirt, sleeve, sleeves, pants, jeans, hair, soaked, saturated, cool off, cool down, cool him, cooling off, blew himself, blew off, blowing off, dust off, blow dust, blow the dust, leaked all over, hissing on, in the tank, in the hold, in the room, in the van, in the closet, in the container, in the shed, freshen the air, air it out, air out, instead of air, ran the air tool, run the air tool, oily rag, oil, grease, greased, greasy",
    es: "ropa, overol, chamarra, camisa, manga, pantalon, pelo, empapad*, refrescar*, se soplo, se sopla, sopletear*, soplarse, soplando, sacudirse, en el tanque, en el cuarto, en la camioneta, en el contenedor, para ventilar, en vez de aire, aceite, grasa, engraso",
    he: "בגדים, הבגדים, סרבל, מעיל, חולצה, שרוול, מכנסיים, שיער, ספוג, ספוגים, להתקרר, להתנקות, ניקה את עצמו, נושף על עצמו, במיכל, בחדר, באוטו, במכולה, לאוורר, במקום אוויר, שמן, גריז",
  },
  // Onto a beam with the legs apart, or a blow there.
  astrideWord: {
    en: "astride, straddling, straddled, straddle, straddle injury, racked himself, racked his nuts, racked my nuts, legs on each side, leg on each side, one leg each side, one leg on each side",
    es: "a horcajadas, horcajadas, a caballo en, a caballo sobre, a caballito en, a piernas abiertas, de piernas abiertas, con las piernas abiertas",
    he: "בפישוק, רגל מכל צד, רגליים משני הצדדים, בישיבת רוכב",
  },
  crotchWord: {
    en: "crotch, groin, nuts, balls, testicle, testicles, testicals, nutsack, privates, pelvis, between the legs, between his legs, private parts, perineum, taint",
    es: "entrepierna, ingle, testiculo, testiculos, huevos, los bajos, partes nobles, sus partes, pelvis, entre las piernas",
    he: "מפשעה, במפשעה, אשך, אשכים, באשכים, ביצים, בביצים, אגן, באגן, בין הרגליים",
  },
  crotchHit: {
    en: "landed, fell, came down, slipped, foot slipped, kicked, hit, took a, slammed, caught, swung into, struck, whacked",
    es: "cayo, se cayo, cai, resbalo, se resbalo, le pego, golpe, golpeo, patada, se pego",
    he: "נפל, נפלה, החליק, נחת, מכה, חטף, קיבל, נתקע, בעיטה",
  },
  beamThing: {
    en: "beam, joist, rafter, purlin, rail, guardrail, plank, pipe, bar, ladder, rung, wall, parapet, form, sawhorse, steel, truss, tailgate, fence, top plate, stud wall, edge of",
    es: "viga, vigueta, polin, barandal, tubo, tabla, tablon, escalera, peldano, muro, barda, cimbra, burro, fierro, caballete, cercha",
    he: "קורה, הקורה, קורת, צינור, מוט, מעקה, קרש, סולם, שלב, קיר, תבנית, חמור, גדר",
  },
  bloodyPee: {
    en: "blood when he pees, blood when i pee, blood in his pee, blood in my pee, blood in his urine, blood in my urine, blood in the urine, pees blood, peeing blood, pissing blood, pissed blood, cant pee, cant piss, cant urinate",
    es: "orina sangre, orino sangre, orinando sangre, mea sangre, meo sangre, sangre en la orina, sangre al orinar, no puede orinar, no puedo orinar",
    he: "דם בשתן, משתין דם, שתן עם דם, לא מצליח להשתין, לא יכול להשתין",
  },
  // A ring that a swollen finger holds.
  ringWord: {
    en: "ring, wedding ring, wedding band, band",
    es: "anillo, argolla, sortija, alianza",
    he: "טבעת, הטבעת, טבעת נישואים, טבעת נישואין",
  },
  ringStuck: {
    en: "stuck, wont come off, cant get it off, wont budge, wont slide, cant get the ring off, cant take it off, too tight, not coming off, get it off, cutting in, digging in, cut it off, cutting it off, snip it, grind it off",
    es: "no sale, no le sale, le aprieta, me aprieta, no me puedo quitar, no se puede quitar, le corto, cortar el anillo, no me sale, atorado, no se lo puede quitar, no me lo puedo quitar, apretado, cortarlo, lo corto, se lo corto, no se puede sacar, no se lo puedo sacar, quitarselo",
    he: "תקועה, לא יורדת, לא יוצאת, לא מצליח להוריד, לא יורד, לוחצת, לחתוך אותה, לחתוך את הטבעת, נתקעה, נכנסת לבשר",
  },
  fingerSwells: {
    en: "finger, fingers, knuckle, swelling, swollen, swole, swelled, swelled up, fat, sausage, purple, blue, white, numb, throbbing",
    es: "dedo, dedos, hinchado, hincho, hinchando, hinchada, inflamado, morado, azul, blanco, dormido",
    he: "אצבע, האצבע, אצבעות, נפוחה, התנפחה, מתנפחה, מתנפחת, נפוח, כחולה, סגולה, לבנה, נימול, רדומה",
  },
  // What is inside a belly comes out.
  gutsWord: {
    en: "guts, intestines, intestine, bowel, bowels, his insides, her insides, my insides, entrails",
    es: "tripas, las tripas, intestinos, intestino, mondongo, visceras",
    he: "מעיים, המעיים, מעי, הקרביים, קרביים",
  },
  gutsOut: {
    en: "out, hanging, hanging out, hangin out, showing, spilling, spilled, poking out, coming out, fell out, i see, can see, exposed, back in, sliced, opened, ripped, cut open, belly, stomach, gut open, wide open",
    es: "de fuera, afuera, salen, salieron, se le salieron, saliendo, asoman, se ven, se le ven, colgando, meter, meterlas, meto, adentro, rajo, abrio, panza abierta, barriga",
    he: "בחוץ, יוצאים, יצאו, רואים, נשפכים, תלויים, לדחוף, להחזיר, להכניס, בפנים, נפתח, נפתחה, נקרעה, בטן",
  },
  // The tongue and the mouth bleed: whoever lies on the back breathes it in.
  tongueWord: {
    en: "tongue, inside of his mouth, mouth full of blood, gums, his lip, lips",
    es: "lengua, boca llena de sangre, encia, encias, labio",
    he: "לשון, הלשון, הפה מלא דם, חניכיים, שפה",
  },
  tongueBleeds: {
    en: "bit, biting, bitten, tip of his tongue, cut, split, spitting blood, spitting lots of blood, bleeding, blood, swallowing blood",
    es: "se mordio, mordio, se corto, partida, escupe sangre, escupiendo sangre, sangra, sangre",
    he: "נשך, נחתכה, נחתך, יורק דם, מדמם, מדממת, דם",
  },
  // A blow to the belly that bleeds inside.
  bellyHit: {
    en: "belly, stomach, gut, abdomen, side, ribs, left side",
    es: "panza, barriga, estomago, abdomen, costado, vientre",
    he: "בבטן, בטן, מותן, צלעות, בצד",
  },
  bellyTells: {
    en: "shoulder hurts, left shoulder, shoulder pain, belly is hard, hard as a rock, stomach is hard, rigid belly, pale and sweaty, white as a sheet, pale",
    es: "le duele el hombro, hombro izquierdo, panza dura, dura como piedra, estomago duro, palido, blanco como papel",
    he: "הכתף השמאלית, כתף שמאל, כואבת לו הכתף, בטן קשה, קשה כמו אבן, חיוור, לבן כמו סיד",
  },
  blowWord: {
    en: "hit, took a, kicked, handlebar, blow, slammed, fell, landed, struck, swung, ran into, fork, whacked, knocked",
    es: "golpe, le pego, golpeo, patada, cayo, se pego, manubrio, madrazo",
    he: "מכה, חטף, קיבל, פגע, נפל, בעיטה, נתקע, ידית",
  },
  // What glued lids are not: they are not pulled.
  lidWord: {
    en: "eyelid, eyelids, eye is glued, eye glued, eyes glued, eye shut, eyes shut, eye closed, eye lids, lids, eyelashes",
    es: "parpado, parpados, ojo cerrado, ojo pegado, ojos pegados, pestanas",
    he: "עפעף, העפעף, עפעפיים, העפעפיים, העין סגורה, ריסים",
  },
  glueWord: {
    en: "great stuff, can of foam, superglue, super glue, superglued, krazy glue, glue, glued, epoxy, caulk, silicone, spray foam, adhesive",
    es: "kola loka, pegamento, pegado, pegados, resistol, epoxico, silicon, espuma",
    he: "דבק, דבק מגע, סופר גלו, נדבק, נדבקו, הודבק, אפוקסי, סיליקון, קצף",
  },
  // Whoever hangs in a harness and gives no answer.
  hungLong: {
    en: "hanging, dangling, hung, lanyard caught him, harness caught him, hangs",
    es: "colgado, colgada, colgando, lo detuvo el arnes, cuelga",
    he: "תלוי, תלויה, הרתמה תפסה אותו, נשאר תלוי",
  },
  hungGear: {
    en: "harness, lanyard, srl, retractable, lifeline, yoyo",
    es: "arnes, linea de vida, cabo, retractil",
    he: "רתמה, הרתמה, ברתמה, רצועה, חבל עיגון",
  },
  hungFaint: {
    en: "stopped talking, quit talking, went quiet, minutes, min, half hour, woozy, faint, passing out, passed out, legs numb, legs are numb, legs feel, cut the rope, cut him down, cut it",
    es: "dejo de hablar, ya no habla, minutos, media hora, mareado, se desmaya, piernas dormidas, cortar, corto la cuerda",
    he: "הפסיק לדבר, לא מדבר, דקות, רבע שעה, חצי שעה, מסוחרר, מתעלף, רגליים רדומות, לחתוך",
  },
  sliverWord: {
    en: "splinter, splinters, sliver, slivers, wood chip",
    es: "astilla, astillas, espina, espinas",
    he: "קיסם, קיסמים, קוץ, קוצים, שבב עץ",
  },
  softPart: {
    en: "hand, palm, thumb, finger, under his nail, foot, heel, leg, thigh, arm, forearm, butt, buttock, ass, knee, shin",
    es: "mano, palma, pulgar, dedo, abajo de la una, pie, talon, pierna, muslo, brazo, nalga, rodilla",
    he: "יד, כף היד, אגודל, אצבע, מתחת לציפורן, רגל, עקב, ירך, זרוע, ישבן, ברך",
  },
  // A wound that spreads into the blood.
  redLine: {
    en: "red line, red streak, red streaks, streak going up, red lines, streaks up",
    es: "raya roja, linea roja, rayas rojas, linea colorada",
    he: "פס אדום, קו אדום, פסים אדומים",
  },
  streakOn: {
    en: "arm, leg, hand, wrist, cut, wound, fever, chills, shivering, infected, swollen",
    es: "brazo, pierna, mano, cortada, herida, fiebre, escalofrios, hinchado",
    he: "יד, זרוע, רגל, חתך, פצע, חום, צמרמורת, נפוח",
  },
  // Somebody up high whom fear holds.
  highUp: {
    en: "scaffold, scaffolding, ladder, roof, beam, steel, tower, crane, mast, iron, girder, up there, ledge, catwalk, pole, rungs, rung, lift, basket, stories up, floors up, ft up, feet up, top plate, truss, rebar wall, manlift",
    es: "andamio, escalera, techo, viga, torre, grua, alla arriba, arriba, cornisa, poste, azotea, losa, canastilla, estructura, peldano",
    he: "פיגום, הפיגום, סולם, הסולם, גג, הגג, קורה, מגדל, עגורן, למעלה, תורן, עמוד, קומה, מדף",
  },
  fearFreezes: {
    en: "freaked out and wont move, frozen with fear, froze with fear, frozen in fear, frozen up there, froze up there, frozen stiff with fear, scared stiff, too scared, panicked, panicking, panic attack, freaking out, freaked out, terrified, petrified, scared to death, paralyzed with fear, white knuckle, white knuckling, death grip, wont let go of the, hugging the, clinging to, wont come down, cant come down, cant climb down, cant get himself down, wont climb down, scared to move, afraid to move, locked up up there, locked up with fear, vertigo",
    es: "paralizado de miedo, congelado de miedo, tieso de miedo, entumido de miedo, se bloqueo, le entro panico, le dio panico, en panico, panico, pavor, muerto de miedo, le dio miedo, tiene miedo de bajar, no se anima a bajar, no se atreve a bajar, no puede bajar, no quiere bajar, agarrado y no suelta, abrazado de, abrazado a, vertigo",
    he: "קפא מפחד, קפוא מפחד, משותק מפחד, נכנס לפאניקה, פאניקה, בפאניקה, חרדה, התקף חרדה, לא מסוגל לרדת, לא מעז לרדת, מפחד לרדת, לא מוכן לרדת, לא יורד, מחבק את, נצמד ל, ורטיגו, סחרחורת גובה",
  },
  /** Pipes freeze as well: of somebody who does so fear is told besides. */
  frozeWord: {
    en: "frozen, froze, froze up, freezes",
    es: "se congelo, congelado, se quedo congelado",
    he: "קפא, קפאה, קופא, קפוא",
  },
  fearToo: {
    en: "scared, fear, terrified, petrified, panic, panicked, panicking, freaking, crying, wont come down, cant climb down, cant come down, cant get down, cant get himself down, afraid, wont let go, clinging, hugging, death grip, white knuckling, heights",
    es: "miedo, panico, no puede bajar, no quiere bajar, no se anima, llorando, no suelta, pavor, abrazado, alturas",
    he: "פחד, מפחד, פאניקה, לא מסוגל, לא מעז, רועד, בוכה, לא עוזב, מחבק, גבהים, מוכן לרדת, יכול לרדת",
  },
  wontMoveUp: {
    en: "wont move, cant move, scared, fear, terrified, petrified, panic, panicked, panicking, freaking, crying, wont come down, cant climb down, cant come down, cant get down, afraid, shaking, wont let go, clinging, hugging, death grip, white knuckling, heights, first day, new guy",
    es: "miedo, panico, no se mueve, no puede bajar, no quiere bajar, no se anima, tembl*, llorando, no suelta, pavor, abrazado, alturas, paralizado",
    he: "פחד, מפחד, פאניקה, לא זז, לא מסוגל, לא מעז, רועד, בוכה, לא עוזב, מחבק, גבהים, מוכן לרדת, יכול לרדת, משותק",
  },
} as const satisfies Concepts;
