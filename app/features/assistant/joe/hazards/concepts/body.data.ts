import type { Concepts } from "./concept.ts";

/** Parts of the body and what is wrong with them. */
export const BODY = {
  head: {
    en: "head, skull, forehead, scalp, temple, noggin, face, jaw, hed",
    es: "cabeza, craneo, frente, nuca, sien, coco, cara, mandibula, choya",
    he: "ראש, גולגולת, מצח, רקה, פנים, לסת, ראשו, מכה בפנים, נפגע בפנים, נכווה בפנים",
  },
  spine: {
    en: "his neck, my neck, neck, his back, my back, her back, their back, hurt back, back hurts, back hurt, back pain, back injury, back is, back was, back broke, broke back, broken back, on back, lower back, back and neck, neck and back, back snapped, back popped, back spasm*, back went out, back cracked, back gave out, spine, spinal, backbone, vertebra*, nek",
    es: "cuello, espalda, columna, espina, pescuezo, cervical, lomo",
    he: "צוואר, צואר, גב, עמוד שדרה, עמוד השדרה, מפרקת, עורף",
  },
  limb: {
    en: "arm, arms, leg, legs, hand, hands, finger, fingers, thumb, foot, feet, toe, toes, wrist, ankle, knee, elbow, shoulder, hip, thigh, shin, forearm, palm, fingertip*, pinky, ear, calf, heel, bone, limb, knuckle*, pinkie, fingr, fot, collarbone, rib, ribs, pelvis, femur, index finger, boot",
    es: "brazo, brazos, pierna, piernas, mano, manos, dedo, dedos, pulgar, pie, pies, muneca, tobillo, rodilla, codo, hombro, cadera, muslo, pantorrilla, antebrazo, palma, talon, oreja, hueso, pata, patas, canilla, espinilla, costilla, clavicula, munon, bota, planta del pie",
    he: "יד, ידיים, רגל, רגליים, אצבע, אצבעות, אגודל, בוהן, כף, קרסול, שורש, ברך, מרפק, כתף, ירך, שוק, אמה, זרוע, עצם, אוזן, עקב, צלע, צלעות, אגן, היד, הרגל, רגלו, ידו, נעל",
  },
  trunk: {
    en: "chest, stomach, belly, abdomen, gut, side, torso, ribs, throat, body, lung, thigh, groin, buttock, butt, cheek",
    es: "pecho, estomago, panza, barriga, abdomen, vientre, costado, torso, garganta, cuerpo, pulmon, ingle, nalga, cachete",
    he: "חזה, בטן, גוף, צד, גרון, מותן, ריאה, מפשעה, לחי, ישבן",
  },
  eye: {
    en: "eye, eyes, eyeball, eyelid, cornea, eyez, ey",
    es: "ojo, ojos, vista, parpado, ojito",
    he: "עין, עיניים, עינו, עיניו, עפעף, העין, לעין, קרנית",
  },
  skin: {
    en: "skin, knees, shins, hands, legs, boots, feet, arms, knee, arm, leg, hand, foot, ankles, forearms, gloves",
    es: "piel, rodillas, manos, piernas, pies, brazos, botas, pierna, brazo, mano, pie, tobillos, guantes",
    he: "עור, ברכיים, ידיים, רגליים, יד, רגל, נעליים, מגפיים, קרסוליים, זרועות, כפפות",
  },
  mouth: {
    en: "swigged, guzzled, downed, drinking, drink, drank, mouth, drunk, swallow*, ingest*, gulp*, sip, sipped, swig, chugged, ate",
    es: "bebido, tomando, boca, tomo, trago, bebio, se tomo, ingirio, trague, tome, bebi, tragado, buche, se bebio",
    he: "שתו, לגמה, בלענו, שותה, שתה, שתתה, בלע, בלעה, בלעתי, שתיתי, לגם, אכל, לפה, בפה, הפה",
  },
  chest: {
    en: "his chest, my chest, chest, chst, heart, sternum, breastbone",
    es: "pecho, corazon, torax, pechito",
    he: "חזה, לב, בחזה, החזה, ת'חזה, תחזה, את החזה",
  },
  pain: {
    en: "weight, elephant, sitting on, pounding, throbbing, squeezed, squeeze, pain, pains, hurt, hurts, hurting, tight, tightness, pressure, squeezing, ache, aching, crushing, clutching, clutches, grabbing, holding, heavy, heaviness, sore, killing, stabbing, pian, burning",
    es: "peso, pesado, costal, oprimiendo, apretando, dolor, duele, dolores, presion, opresion, aprieta, apretado, apachurra, adolorido, dolorido, punzada, agarra, agarrando, agarrandose, agarro, oprime, pesadez, ardor, arde",
    he: "משקולת, יושב לי, מחץ, כבדות, כאב, כאבים, כואב, כואבת, לחץ, לוחץ, לחצים, מחזיק, תופס, תפס, אוחז, דוקר, דקירות, מועקה, שורף",
  },
  breath: {
    en: "breath, breathing, breathe, breaf, breth, brething, breathin, air into, air in",
    es: "respira, respirar, respirando, respiracion, respiro, aliento, resuella, resollar, aire",
    he: "נושם, נושמת, נשימה, נשימות, לנשום, נושמים, נשם, אוויר, אויר, נושמ",
  },
  pulse: {
    en: "pulse, heartbeat, heart",
    es: "pulso, latido, corazon",
    he: "דופק, לב, פעימות, דפיקות",
  },
  blood: {
    en: "blood, bleeding, bleed, bleedin, gushing, squirting, spurting, hemorrhag*, bloody, bleading",
    es: "un chorro del, un chorro de la, chorro del, chorro de la mano, chorro de la pierna, a chorros, sangre, sangra, sangrando, sangrar, sangrado, desangra*, hemorragia, chorrea, chorreando, borbotones, sangrandose",
    he: "דם, דימום, מדמם, מדממת, מדממים, דמם, שותת, שטפי, זורם דם, דימומים",
  },
  deepWound: {
    en: "gouge, gouged, filleted, laid open, slit, opened up, chunk out of, flap of skin, down to the bone, deep cut, deep gash, gash, gashed, sliced, slashed, laceration, lacerated, cut open, split open, artery, arterial, to the bone, ripped open, cut deep",
    es: "le brota, brota la sangre, se abrio la, tasajo, se le ve el hueso, carne viva, cortada profunda, corte profundo, tajo, tajada, rajo, rajada, rajadura, arteria, a chorros, hasta el hueso, cortadota",
    he: "נפתח לו, חתך פתוח, רואים את העצם, שיסף, חתך עמוק, נחתך עמוק, פצע פתוח, עורק, שפריץ, עד העצם, חתך רציני",
  },
  cut: {
    en: "got his, got my, got her, cut, cuts, sliced, slashed, slipped, kicked back, kickback, bit, caught, nicked, hit, got into, into, went into, tore, ripped, chewed, mangled, through",
    es: "corto, corte, cortada, cortado, cortandose, rajo, rebano, agarro, alcanzo, mordio, mocho, se metio, cortadura, desgarro, patada",
    he: "חתך, חתכה, נחתך, נחתכה, חתכתי, פצע, נכנס, תפס, תפסה, קרע, פגע, פגעה, חתוך, נכנסה, גילח",
  },
  blade: {
    en: "chopsaw, chop saw, cut off saw, saw, grinder, blade, chainsaw, chain saw, circular saw, table saw, skilsaw, skill saw, miter saw, jigsaw, box cutter, utility knife, razor, knife, angle grinder, cutoff wheel, disc, disk, sawzall, planer, router, sheet metal, glass, machete, tile cutter, nailer, demo saw, bandsaw",
    es: "sierra, esmeril, esmeriladora, amoladora, pulidora, motosierra, disco, cuchillo, navaja, cutter, cortadora, vidrio, lamina, machete, caladora, serrucho, cepillo, mesa, radial, tronzadora, segueta",
    he: "מסור, דיסק, משחזת, להב, סכין, גרונג, קטר, רקס, רכס, זכוכית, פח, מקצוע, פלקס, פקס, ג'יגסו, דיסקית, השחזה",
  },
  severed: {
    en: "got my thumb, got his thumb, in the sawdust, took 2, took two, took 3, took three, took one of, took a couple, took off two, took all, skinned, degloved, pulled the skin, chunk of, tip of his, tip of my, cut clean, sliced the tip, took the tip, off his, cut off, cutoff, chopped off, sliced off, took off, sawed off, lopped, severed, amputat*, came off, come off, ripped off, torn off, missing, lost, gone, off completely, hanging by, detached, reattach, took his, took my, sheared off, clean off, tore off, pulled off, amputed, is off, off clean",
    es: "me vole, vole la, vole un, se volo, me mocho, me corte un dedo, me corte el dedo, punta del dedo, tajo la, pulgar fuera, se corto un, se corto el, se corto la, se corto dos, se corto tres, se mocho, mocho, le corto el, amput*, arranco, cerceno, cercenado, se le cayo el, perdio, desprendio, desprendido, colgando, tajo el, voló, le arranco, trozo, quedo sin, rebano el",
    he: "נכרתה, נכרת, נכרתו, כרת לו, ירד לו, ירדה, הוריד, נחתך לגמרי, עף, עפה, נתלש, איבד אצבע, איבד שתי, איבד שלוש, איבד את האצבע, תלשה, חתך לו, חתכה לו, נקטע, נקטעה, נקטעו, קטעה, קטע לו, קטיעה, קטועה, קטועות, נתלשה, נתלשו, נחתך לו האצבע, נחתכה לו, נחתכה לי, חתך את ה, תלויה, הורידה, תלש, חתך לעצמו את, נפלה לו, לגמרי",
  },
  digit: {
    en: "finger, fingers, thumb, hand, arm, leg, foot, toe, toes, fingertip, fingertips, tip, limb, pinky, ear",
    es: "dedo, dedos, pulgar, mano, brazo, pierna, pie, punta, oreja, falange, menique, dedito",
    he: "אצבע, אצבעות, אגודל, יד, זרוע, רגל, כף, קצה, אוזן, זרת, בוהן",
  },
  broken: {
    en: "poking out, popped, facing backwards, backwards, crunched, dangling, floppy, busted, mangled, snap, snaps, broke, broken, break, brake, broked, snapped, fracture*, shattered, crooked, bent wrong, deformed, sticking out, dislocated, wrong way, wrong angle, twisted, bone out, out of place, swollen, brok, sideways",
    es: "volteada, al reves, colgando, tronado, tronada, se doblo, desencajado, quebro, quebrado, quebrada, quebre, rompio, roto, rota, fractur*, partio, chueco, chueca, torcido, torcida, deforme, dislocado, dislocada, zafo, zafado, se salio, salido, expuesto, expuesta, hinchado, hinchada, desviado, doblado, doblada",
    he: "התעקם, התעקמה, התעקמו, יצא מהמקום, יצאה החוצה, יצא החוצה, שבר, נשבר, נשברה, שבור, שבורה, שברה, שברתי, סדק, עקום, עקומה, מעוקם, מעוקמת, נקע, פרק, פריקה, פרוק, יצאה מהמקום, בולט, בולטת, נפוח, נפוחה, עיקם",
  },
  numb: {
    en: "feel, move, moving, numb, tingling, paralyzed, paralysed, wiggle, pins and needles, feeling",
    es: "siente, sentir, mover, mueve, dormid*, hormigueo, paraliz*, sensibilidad",
    he: "נימולות, נימולים, נרדמו, מרגיש, מרגישה, להזיז, מזיז, זז, תחושה, נימול, רדום, משותק, משותקת, נמלול",
  },
  dazed: {
    en: "keeps askin, what day it is, same question, over and over, doesnt remember, cant remember, loopy, out of it, stumbling, dazed, confused, dizzy, vomiting, throwing up, puking, puked, disoriented, concussion, concussed, seeing double, headache, blurry, knocked, ringing, memory, remember, woozy, foggy, goose egg",
    es: "que dia es, repite lo mismo, pregunta lo mismo, no se ubica, anda perdido, se tambalea, aturdido, atarantado, confundido, mareado, mareo, vomita, vomitando, vomito, desorientado, conmocion, ve doble, borroso, no se acuerda, no recuerda, chichon, atontado, grogui",
    he: "שואל אותו דבר, חוזר על עצמו, מסתובב, מבולבל, מבולבלת, סחרחורת, מסוחרר, מקיא, הקיא, מטושטש, זעזוע, רואה כפול, לא זוכר, המום, בחילה, בלבול",
  },
  unconscious: {
    en: "stopped responding, quit responding, no longer responding, stopped talking, not talking, isnt talking, wont talk, not talkin, quit answering, stopped answering, wont answer, doesnt talk, not movin, aint movin, isnt movin, doesnt move, wont come to, not come to, zonked, lights out, laid out, on the ground and wont, unconscous, uncontious, unconscious, unconsious, unconcious, unconscience, unresponsive, not responding, isnt responding, not respond*, doesnt respond, wont respond, passed out, past out, passing out, pass out, fainted, fainting, faint, blacked out, knocked out, out cold, wont wake, doesnt wake, not waking, cant wake, lost consciousness, loss of consciousness, limp, lifeless, collapsed on the floor, not moving, isnt moving, aint moving, wont move, stopped moving, out like a light, dropped to the ground, keeled over, laying still, lying still, no response, not answering, doesnt answer, isnt answering, slumped, wont get up, on the floor not, knocked him out, hes out, he is out, coma, not awake, not conscious",
    es: "dejo de contestar, dejo de responder, dejo de hablar, ya no se oye, no habla, no se para, no se levanta, no abre los ojos, quedo inconsciente, se quedo tirado, esta tirado, ya no contesta, ya no responde, no da senales, esta privado, desvanecida, se fue para atras, cayo redondo, seco, inconsciente, incosciente, desmayo, desmayado, desmayada, se desmayo, perdio el conocimiento, perdio la conciencia, perdio el sentido, sin conocimiento, sin sentido, no responde, no reacciona, no contesta, no despierta, no se despierta, no se mueve, se desvanecio, desvanecido, desplomo al suelo, tirado en el suelo, tirado en el piso, tirado y no, quedo tieso, privado, se privo, noqueado, desvanecio, no vuelve en si, quedo ido, tirado sin, se desplomo",
    he: "הפסיק לענות, הפסיק להגיב, הפסיק לדבר, לא מדבר, לא מדברת, אין תגובה, ללא תגובה, שרוע, שוכב על הרצפה, לא מתקשר, עיניים עצומות, נפל במקום, כבה, איבד תודעה, מחוסר הכרה, מחוסרת הכרה, חסר הכרה, ללא הכרה, בלי הכרה, איבד הכרה, איבדה הכרה, איבד את ההכרה, איבוד הכרה, אובדן הכרה, התעלף, התעלפה, מעולף, מעולפת, עילפון, לא מגיב, לא מגיבה, לא עונה, לא זז, לא זזה, לא מתעורר, לא מתעוררת, אינו מגיב, שוכב ולא, לא קם, לא בהכרה, צנח, קרס על, לא פוקח, איבד תהכרה, לא ער, מאבד הכרה, נשאר שוכב",
  },
  gasping: {
    en: "his heart has stopped, cardiac arrest, heart stopped, heart has stopped, no pulse, cant find a pulse, turned blue, turning blue, blue lips, lips are blue, hes blue, gasping, gurgling, agonal, start cpr, do cpr, how to do cpr, how do i do cpr, doing cpr, steps for cpr, need cpr, give cpr, how to cpr, aed, defibrillator, hes dead, he is dead, looks dead, think hes dead, dying, flatline*, compressions, chest compressions, snoring gasp*, snoring sounds, gasp, gasps, like a fish",
    es: "paro cardiaco, paro respiratorio, se le paro el corazon, sin pulso, no tiene pulso, no le siento pulso, no le encuentro pulso, no le siento el pulso, morado, azul, labios azules, labios morados, boquea, boqueando, rcp, reanimacion, masaje cardiaco, desfibrilador, dea, esta muerto, parece muerto, se esta muriendo, se muere, se nos muere, se murio, ronquidos raros, como pescado, como pez",
    he: "הלב שלו נעצר, הלב שלה נעצר, הלב נעצר, הלב שלו הפסיק, דום לב, אין דופק, אין לו דופק, בלי דופק, ללא דופק, לא מוצא דופק, לב הפסיק, לבו נעצר, כחול, הכחיל, שפתיים כחולות, החייאה, עיסויים, דפיברילטור, מת לי, הוא מת, נראה מת, גוסס, מתנשף, חרחור, מחרחר, נשימה אגונלית, כמו דג, נשיפה מוזרה, נשיפות מוזרות",
  },
  choke: {
    en: "chunk of steak, clutchin neck, clutching neck, clutching his neck, cant cough, choke, choking, chocking, choked, heimlich, stuck in his throat, stuck in my throat, stuck in throat, went down the wrong pipe, food stuck, piece of food, airway blocked, hands on his throat, clutching his throat, grabbing his throat, holding his throat, lodged in",
    es: "agarra la garganta, se le fue la comida, no puede toser, atragant*, se ahoga con, ahogando con, ahogandose con, ahogo con, heimlich, atorado en la garganta, se le atoro, se atoro con la comida, atoro la comida, atorada en la garganta, se atraganto, atorarse, se le fue chueco, pedazo de carne, se atoro comiendo, atorado comiendo, manos a la garganta, manos en la garganta, manos al cuello, bocado",
    he: "נתקע לו בשר, נתקע לו אוכל, נתקע לו משהו, נתקע לה משהו, משהו בגרון, נחנק, נחנקת, נחנקה, חנק, היימליך, נתקע בגרון, נתקע לו בגרון, תקוע בגרון, תקוע לו בגרון, חתיכת אוכל, חתיכת בשר, אוכל נתקע, מחזיק את הגרון, תופס את הגרון, נתקע אוכל, קנה",
  },
  talk: {
    en: "talk, talking, speak, cough, coughing, speech, words",
    es: "habla, hablar, toser, tose, hablando",
    he: "לדבר, מדבר, להשתעל, משתעל, דיבור",
  },
} as const satisfies Concepts;
