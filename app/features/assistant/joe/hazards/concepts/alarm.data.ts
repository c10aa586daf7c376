import type { Concepts } from "./concept.ts";

/** Words that tell that something is wrong with somebody, whatever it is: what is known of no scene is heard by these. */
export const ALARM = {
  /** Parts of the body that are nothing else: a foot is a length and a back is a side. */
  flesh: {
    en: "finger, fingers, fingertip, thumb, hand, hands, arm, arms, leg, legs, face, eye, eyes, neck, throat, chest, belly, stomach, skin, ear, ears, nose, mouth, tooth, teeth, tongue, lips, lip, jaw, scalp, forehead, wrist, ankle, elbow, shoulder, shin, thigh, knuckles, ribs, balls, groin, toes, skull, cheek bone, his head, her head, my head, the head, his foot, my foot, her foot, his back, my back, her back, his knee, my knee, his hip, his side, his gut, his calf, eyelid, crotch, armpit, spine",
    es: "dedo, dedos, mano, manos, brazo, brazos, pierna, piernas, cara, ojo, ojos, cuello, garganta, pecho, panza, barriga, estomago, piel, oreja, orejas, nariz, boca, diente, dientes, lengua, labio, labios, quijada, mandibula, cabeza, frente, muneca, tobillo, hombro, rodilla, muslo, espinilla, costillas, ingle, craneo, espalda, cintura, en el pie, su pie, mi pie, un pie, nuca, cachete, uña, nalga, huevos",
    he: "אצבע, אצבעות, אגודל, יד, ידיים, זרוע, פנים, עין, עיניים, צוואר, גרון, חזה, בטן, עור, אוזן, אף, פה, שן, שיניים, לשון, שפתיים, לסת, ראש, מצח, קרסול, מרפק, כתף, ברך, ירך, צלעות, מפשעה, גולגולת, ברגל, הרגל, רגליים, רגל שלו, רגלו, הגב, בגב, האמה",
  },
  /** What happened to it, or how it looks. */
  wrong: {
    en: "busted, knocked out, took a, blowing up, blew up, took off, ate, chewed, bit, sliced, slit, gashed, split, tore, torn, ripped, crushed, smashed, smushed, mashed, squished, pinched, burned, burnt, burning, scalded, melted, charred, splashed, splattered, sprayed, squirted, soaked, stabbed, poked, pierced, punctured, stuck in, went in, went into, went thru, went through, came out, popped out, hanging off, dangling, gone, missing, ripped off, purple, black, blue, gray, grey, white, pale, cold, numb, tingle, tingling, tingly, tingles, swelling, swollen, swole, swells, puffy, puffed up, blister*, oozing, leaking, pouring, spurting, squirting, gushing, bleeding, blood, bloody, bone, crooked, bent, limp, locked, locks, stiff, twisted, snapped, cracked open, busted open, whacked, clocked, smacked, slammed, got hit, hit him in, hit me in, hit her in, got caught, got sucked, got pulled, got stuck, trapped, pinned, cant feel, cant move, cant open, cant close, cant see, cant swallow, wont open, wont move, hurts, hurting, killing me, on fire, rolled over, ran over, under the wheel, under a, hole in",
    es: "le volo, le mocho, se mocho, se volo, rebano, rajo, abrio, desgarro, aplasto, apachurro, machuco, prenso, agarro, mordio, quemo, quemado, quemada, arde, arden, salpico, cayo, entro, metio, clavo, enterro, encajo, atraveso, perforo, salio, cuelga, colgando, morado, morada, negro, negra, azul, blanco, blanca, palido, palida, frio, dormido, dormida, hormigueo, hinchado, hinchada, hincha, inflamado, ampollas, supura, chorrea, chorro, chorros, brota, borbotones, sangra, sangre, sangrando, hueso, chueco, chueca, doblado, tieso, tiesa, trabada, trabado, torcido, tronó, golpe, golpeo, pego, atoro, atorado, atorada, jalo, no siente, no mueve, no puede mover, no abre, no puede abrir, no ve, no veo, no traga, duele, le duele, me duele, hoyo, encima",
    he: "נחתך, נחתכה, חתך, חתכה, הוריד, קטע, קרע, נקרע, מעך, מעכה, נמעך, נמעכה, נמחץ, נמחצה, נתפס, נתפסה, תפס, נשך, נשכה, שרוף, שרופה, נשרף, נשרפה, נכווה, נכוותה, שורף, שורפת, ניתז, ניתזה, השפריץ, נשפך, נשפכה, נכנס, נכנסה, ננעץ, ננעצה, חדר, חדרה, דקר, יצא, יצאה, תלוי, תלויה, כחול, כחולה, סגול, סגולה, שחור, שחורה, לבן, לבנה, חיוור, קר, קרה, נימול, רדום, נפוח, נפוחה, התנפח, התנפחה, מתנפח, שלפוחיות, מטפטף, משפריץ, שפריץ, דם, מדמם, מדממת, עצם, עקום, עקומה, נוקשה, ננעל, ננעלה, נעול, נעולה, סובב, מכה, פגע, פגעה, נפגע, נתקע, נתקעה, תקוע, תקועה, לא מרגיש, לא מזיז, לא זזה, לא נפתח, לא נפתחת, לא מצליח לפתוח, לא רואה, לא בולע, כואב, כואבת, חור, עלה על, עלתה על, עליה, עליו",
  },
  /** How somebody is who needs help now. */
  woe: {
    en: "heat case, heat guy, heat victim, overheated guy, something wrong with, somethings wrong with, something happened to, doesnt know me, doesnt recognize, contractions, pupil is, pupils, one pupil, teeth clenched, peed himself, pissed himself, wet himself, heart is fluttering, heart is racing, snoring weird, eyes rolled, blood thinners, cant make a sound, bleeding out, spurting, squirting blood, pouring blood, soaked in blood, covered in blood, blood everywhere, lots of blood, lot of blood, coughing blood, puking blood, throwing up blood, pissing blood, screaming in pain, foaming, foam at, drooling, went stiff, stiff as, gone limp, went limp, twitching, convuls*, spasm*, shaking all over, cant see, gone blind, went blind, cant feel his, cant feel my, cant feel her, cant breathe, cant breath, cant swallow, cant talk, cant stand, cant walk, wont wake, wont get up, not moving, not responding, not breathing, barely breathing, turning blue, turned blue, turned gray, turned purple, lips are blue, passed out, blacked out, knocked out, out cold, collapsed on, fell out, seizure, overdos*, poisoned, slurring, slurred, tongue swell*, throat closing, throat closin, throat swell*, drowning, electrocuted, impaled, buried alive, trapped inside, pinned under, stuck under, in labor, water broke, going into labor, miscarr*, lost a lot of blood, dying, gonna die, going to die, about to die, near death, he died, hes dead, shes dead, theyre dead, is dead, are dead, looks dead, found dead, dropped dead, think hes dead, dead body, dead guy, dead man, wants to die, hes gone cold, no pulse, nonresponsive, unresponsive, keeled over, dropped like, had a stroke, heart attack",
    es: "algo le paso, le paso algo, no me conoce, no nos conoce, se orino, dolores de parto, contracciones, pupilas, pupila, se le voltearon los ojos, se le van los ojos, ronca raro, como ido, anda ido, corazon como loco, escupe sangre, escupiendo sangre, se desangra, se esta desangrando, se nos muere, se esta muriendo, se va a morir, se muere, se murio, esta muerto, mucha sangre, charco de sangre, vomita sangre, escupe sangre, tose sangre, chorro de sangre, chorros de sangre, a borbotones, a chorros, le sale un chorro, le salio un chorro, echa espuma, echando espuma, espuma, babea, se puso tieso, se quedo tieso, se puso morado, se puso azul, morado, se le va el aire, no respira, casi no respira, no jala aire, ya no jala aire, no puede respirar, no puede tragar, no puede hablar, no puede caminar, no se puede parar, no despierta, no reacciona, no responde, no se mueve, no siente las, no siente el, no siente nada, no ve nada, se quedo ciego, ciego, se desmayo, se desvanecio, se privo, perdio el sentido, convulsion*, sobredosis, envenen*, intoxic*, arrastra la lengua, se le traba la lengua, se le cierra la garganta, se ahoga, ahogando, electrocut*, atravesado, sepultado, enterrado vivo, atrapado, atrapados, prensado, en labor de parto, se le rompio la fuente, aborto, perdio mucha sangre, sin pulso, le dio un infarto, derrame cerebral, le dio un ataque, se retuerce",
    he: "משהו קרה ל, קרה לו משהו, לא מזהה אותי, לא מזהה אותנו, צירים, אישונים, אישון, העיניים התהפכו, נוחר מוזר, השתין על עצמו, הלב דופק מהר, מאבד דם, המון דם, הרבה דם, שלולית דם, מקיא דם, יורק דם, משתעל דם, דם משפריץ, משפריץ דם, קצף, מרייר, התקשה, נהיה נוקשה, נהיה כחול, מכחיל, הכחיל, כחול, לא נושם, בקושי נושם, לא מצליח לנשום, נחנק, לא מצליח לבלוע, לא מצליח לדבר, לא מצליח לעמוד, לא מצליח ללכת, לא מתעורר, לא מגיב, לא זז, לא מרגיש את, לא רואה כלום, התעוור, התעלף, איבד הכרה, קרס, מת, גוסס, ימות, מתים, פרכוס, מפרכס, מנת יתר, הורעל, הרעלה, מדבר לא ברור, הגרון נסגר, גרון נסגר, טובע, התחשמל, משופד, קבור, לכוד, לכודים, צירים, ירידת מים, הפלה, אין דופק, התקף לב, שבץ, מתעוות",
  },
  /** What people mean to do for somebody who is hurt, rightly or not. */
  remedy: {
    en: "straighten it, do i put it back, stick it back, can he finish, finish the shift, bandaid, band aid, bandage it, tourniquet, tourniqet, tournaquet, superglue it, butter on, mustard on, toothpaste on, aspirin, advil, tylenol, ibuprofen, painkiller*, walk it off, sleep it off, shake it off, make him puke, make him throw up, make him vomit, induce vomiting, suck it out, suck the venom, suck out, smelling salts, epi pen, epipen, narcan, inhaler, ice on it, put ice, on ice, rag on it, put a rag, hold pressure, pressure on the wound, slap him, splash him, throw water on him, give him water, give him milk, drink milk, give him sugar, give him a beer, give him whiskey, redbull, red bull, spoon in, wallet in, stick in his mouth, pull it out, yank it out, yank him, drag him, pull him, haul him, jack it off, back it off, lift it off, dig him out, cut him down, cut him loose, eye drops, visine, rub it, put it back in, pop it back, set the bone, cpr, mouth to mouth, heimlich, drive him to, drive him home, take him home, send him home, take him to the, get him to the hospital, go after him, goin in after, going in after, grab him, talk him down, tackle him, wake him up, let him sleep",
    es: "curita, torniquete, kola loka, pasta de dientes, mantequilla, aspirina, ibuprofeno, paracetamol, tilenol, aspirinas, una pastilla, lo hago vomitar, que vomite, lo hacemos vomitar, chupar el veneno, le chupo, le echo alcohol, le hecho alcohol, le pongo cafe, tequila, suero, coca cola, sobador, huesero, se lo saco, me lo saco, sacarselo, se la saco, la saco, me la saco, le saco, lo saco, lo sacamos, arrancarselo, le pongo hielo, en hielo, con hielo, le puse trapo, puse trapo, pongo un trapo, puse un trapo, le puse un trapo, lo amarro, le amarro, le amarre, le echo agua, le echamos agua, le hecho agua, darle agua, le doy agua, le damos agua, le doy leche, leche, le meto una cuchara, una cuchara, cachetadas, inhalador, epipen, colirio, gotas en el ojo, le sobo, acomodarle, le acomodo, lo cargo, lo cargamos, lo subo, lo subimos, lo bajo, lo bajamos, lo paro, lo paramos, lo siento, lo jalo, lo jalamos, lo arrastro, lo movemos, le muevo, lo muevo, que camine, que descanse, que se duerma, lo dejo dormir, lo llevo a su casa, que se vaya a su casa, lo mando a su casa, lo mando a casa, lo llevo al hospital, lo llevo en la troca, me meto por el, me meto a sacarlo, me aviento por el, lo agarro, lo tacleo, lo despierto",
    he: "לקפוץ אחריו, לקפוץ אליו, פלסטר, חוסם עורקים, אקמול, אופטלגין, אדוויל, אספירין, משכך כאבים, לתת לו מים, לתת לו לשתות, לתת לה מים, לתת לו חלב, לתת לו סוכר, לתת לו קפה, ערק, וודקה, שיקיא, לגרום לו להקיא, למצוץ את הארס, לשלוף, לשלוף לו, להוציא לו, להוציא את זה, להוציא אותו, למשוך אותו, למשוך אותה, להזיז אותו, להזיז אותה, להרים אותו, לסחוב אותו, לגרור אותו, להעיר אותו, לקחת אותו הביתה, שילך הביתה, לשלוח אותו הביתה, לתת לו לישון, שינוח, לשים קרח, על קרח, בקרח, לשים סמרטוט, לחבוש, טיפות עיניים, כפית בפה, סטירה, סטירות, לשפוך עליו מים, משאף, אפיפן, החייאה, לתפוס אותו, להיכנס אליו, לרדת אליו, לקפוץ אחריו, אני חופר לו, לקחת אותו למיון, להסיע אותו",
  },
  /** Looks for a thing, a word or a way of doing something, as nobody does who stands beside somebody hurt. */
  seeks: {
    en: "what order, what kind, what paint, what color, what size, which, how much, asks how, asks if, how many, lay gravel, how do i, how do you, how to, what does, what do you, what do i need, do i need, do we need, need a, need to, where, which, biggest, best, cheapest, recommend, in spanish, in english, in hebrew, whats the difference, is it legal, is it ok to use, still need, write me, translate, estimate",
    es: "ancho de, como se, como borro, como lo, como la, cuanto, cuanta, cuantos, que orden, que tipo, que pintura, quiere poner, quiere tumbar, quiere hacer, como se dice, como se llama, como le dicen, como se guarda, como se usa, como se hace, donde se, donde lo, donde va, que se hace, que hace, necesito, se necesita, necesita, recomiendas, recomienda, en ingles, en espanol, es legal, poker, cual es, cuales",
    he: "מה בודקים, מתי אפשר, רוצה לשבור, אילו, איזה, צריך, צריכים, חייבים, חובה, איך אומרים, איך קוראים, איך מתקינים, איפה, מספיק, מספיקה, המלצה, ממליץ, בספרדית, באנגלית, לתרגם, כמה",
  },
  pregnantWord: {
    en: "pregnant, pregnent, expecting a baby, months along, weeks along, 7 months along, eight months along, third trimester",
    es: "esta de 5 meses, esta de 6 meses, esta de 7 meses, esta de 8 meses, esta de 9 meses, traigo 7 meses, traigo 8 meses, embarazada, embarasada, prenada, preña, prena, panzona, esta esperando bebe, en cinta, embarazo, va a ser mama, meses de embarazo",
    he: "בהיריון, בהריון, הריונית, הרה, הריון, היריון, חודש שישי, חודש שביעי, חודש שמיני, חודש תשיעי, בחודש החמישי, חודש חמישי, בחודש השמיני, בחודש השביעי, בחודש התשיעי",
  },
  drunkWord: {
    en: "smashed n, smashed and, came back smashed, drunk, wasted, hammered, plastered, shitfaced, intoxicated, high as, stoned, reeks of booze, smells like booze, smells of alcohol, smells like beer, been drinking, on meth, tweaking, coked up",
    es: "borracho, borracha, pedo, briago, tomado, bien tomado, huele a alcohol, ebrio, drogado, crudo, anda grifo, bien loco, pacheco",
    he: "שיכור, שיכורה, מסומם, שתוי, מסטול, שתה וודקה, מריח מאלכוהול, ריח אלכוהול, בירות",
  },
  controls: {
    en: "hopped on, forks, lull, telehandler, forklift, excavator, crane, loader, skid steer, bobcat, backhoe, dozer, truck, driving, drive, operating, operator, running the, keys, key, controls, cab, machine, boom, lift, roller",
    es: "grua, excavadora, retro, montacargas, camion, troca, maquina, cargador, bobcat, tractor, manejando, maneja, operando, opera, llaves, cabina, rodillo, trascabo, operador, gruero, chofer, volteo",
    he: "מלגזה, באגר, מחפר, עגורן, מנוף, שופל, משאית, טרקטור, כלי, נוהג, מפעיל, מפתחות, מפתח, תא, מנופאי, נהג, בובקט, טלסקופי, מכבש",
  },
  jawLock: {
    en: "jaw is locking, jaw locks, lockjaw, lock jaw, tetanus symptoms, jaw is locked, jaw locked, jaws locked, jaw locking, jaw is stiff, jaw stiff, jaw wont open, jaw wont move, cant open his mouth, cant open my mouth, cant open her mouth, mouth wont open, jaw clamped, jaw clenched, jaw is tight",
    es: "mandibula trabada, mandibula tiesa, quijada trabada, quijada tiesa, se le trabo la quijada, se le trabo la mandibula, se me traba la quijada, no puede abrir la boca, no puedo abrir la boca, no abre la boca, no abro la boca, trismo",
    he: "והלסת תפוסה, לסת נעולה, לסת ננעלה, הלסת ננעלה, הלסת נעולה, הלסת שלו ננעלה, הלסת תפוסה, לסת תפוסה, הלסת נתפסה, לא מצליח לפתוח את הפה, לא יכול לפתוח את הפה, לא פותח את הפה, הפה לא נפתח, קשה לפתוח את הפה",
  },
  woundWord: {
    en: "nail, nails, screw, cut, wound, rusty, rust, wire, splinter, puncture, stepped on, scratch, last week, days ago, tetanus",
    es: "clavo, tornillo, cortada, herida, oxidado, oxidada, alambre, astilla, piso, rasguno, hace una semana, hace dias, tetanos",
    he: "מסמר, בורג, חתך, פצע, חלוד, חלודה, חוט, שריטה, דרך על, לפני שבוע, לפני כמה ימים, טטנוס",
  },
  hfWord: {
    en: "hydrofluoric, hf acid, hf, fluoric acid, rust remover with hf, glass etch*, etching cream, etching stuff, brick brightener, aluminum brightener, ammonium bifluoride, hydroflouric, hydrofloric, hydro fluoric, hydroflouric acid",
    es: "fluorhidrico, acido hf, grabar vidrio, abrillantador de aluminio, quita oxido, bifluoruro, fluoridrico, florhidrico, fluorhidirico",
    he: "הידרופלואורית, פלואורית, פלואורידית, חומצת hf, hf, צריבת זכוכית, הידרופלואורי, הידרופלורית",
  },
  wheelWord: {
    en: "truck tire, rear tire, back tire, front tire, rear wheel, rear wheels, back wheel, front wheel, the duals, duals, tracks, track, tire, tires, tyre, wheel on, wheel is on, wheels on",
    es: "llanta, llantas, rueda, ruedas, oruga, orugas",
    he: "גלגל, גלגלים, צמיג, הצמיג, זחל, זחלים, הגלגל",
  },
  onIt: {
    en: "up on his, up on her, up on my, on top of, on his, on her, on my, over his, over her, over my, parked on, sitting on, still on, rolled onto, rolled on, ran over, runned over, backed over, backed onto, backed up on",
    es: "encima, sobre, arriba de, le paso, se le subio, le subio, le quedo",
    he: "עומדת לו על, עומד לו על, עומדת עליו, עומד עליו, עליה, עליו, עלי, על הרגל, על היד, על הרגליים, על הכף, על הבטן, עלה, עלתה, דרס, דרסה",
  },
  hoistWord: {
    en: "man hoist, buck hoist, personnel hoist, material hoist, construction hoist, construction elevator, hoist, elevator, elevator car, service elevator, alimak, skip",
    es: "elevador, elevador de obra, elevador de personal, malacate, montacargas de obra, ascensor, elevador de carga",
    he: "מעלית, מעלית משא, מעלית אתר, מעלית חיצונית, מעלית משאיות, אלימק",
  },
  stuckIn: {
    en: "stuck, trapped, stopped between, stopped dead, quit between, wont move, hung up, stranded, jammed, between floors, died between",
    es: "atorad*, atrapad*, trabad*, se paro entre, se quedo entre, no se mueve, entre pisos, nos quedamos, encerrad*",
    he: "תקועים, תקוע, תקועה, נתקענו, נתקע, נתקעה, נעצרה, נעצר, לכודים, לכוד, בין קומות, לא זזה",
  },
  concreteHose: {
    en: "pump hose, concrete hose, pump line, concrete line, placing hose, boom hose, pump truck hose, rubber hose, slick line, shotcrete hose, gunite hose, grout hose, concrete pump",
    es: "manguera de la bomba, manguera del concreto, manguera de concreto, la bomba de concreto, tuberia de la bomba, manguera, tuberia de concreto, linea de la bomba",
    he: "צינור המשאבה, צינור של המשאבה, צינור משאבת הבטון, צינור הבטון, הצינור של הבטון, משאבת בטון, קו הבטון, זרנוק",
  },
  whips: {
    en: "whipped, whipping, whips, whip, kicked, jumped, jumping, flailing, snapped, swung, bucking, plugged, clogged, blocked, blowout, popped, hit him, knocked him, hit me, smacked, air in the line",
    es: "chicote*, latigue*, latigazo, brinco, brincando, azoto, azotando, se tapo, tapada, tapado, se zafo, reviento, revento, le pego, lo tumbo, lo golpeo, aire en la linea",
    he: "הצליף, הצליפה, מצליף, קפץ, קפצה, עף, התפרע, סתום, נסתם, נסתמה, השתחרר, נתן לו, העיף אותו, הפיל אותו, פגע בו, התפוצץ",
  },
  dustCloud: {
    en: "sawdust, wood dust, dust collector, dust cloud, cyclone, grain dust, aluminum dust, metal dust, flour dust, dust silo, baghouse",
    es: "aserrin, polvo de madera, colector de polvo, nube de polvo, ciclon, polvo de aluminio, polvo metalico, silo de polvo",
    he: "נסורת, אבק עץ, שואב האבק, ענן אבק, שואב נסורת, אבק אלומיניום, אבק מתכת, ציקלון, סילו",
  },
  explodes: {
    en: "exploded, explode, explosion, blew up, blew, flash fire, fireball, flashed, smoldering, smouldering, smoking, glowing, sparks in, caught",
    es: "exploto, explosion, trono, flamazo, bola de fuego, se prendio, humea, humeando, ardiendo, brasas, chispas",
    he: "התפוצץ, פיצוץ, כדור אש, נדלק, נדלקה, מעלה עשן, עשן, מהבהב, גחלים, ניצוצות",
  },
  /** Said by somebody who takes leave. */
  farewell: {
    en: "he loves us, she loves us, loves us all, he loves everyone, turned his phone off, gave away his tools, tell his kids, tell his wife, tell her kids, tell my wife, tell my kids, tell my mom, tell my family, tell my girl, tell them i love, tell her i love, tell her sorry, tell everyone sorry, say sorry to, goodbye everyone, goodbye, bye everyone, sorry for everything, forgive me, wont be here tomorrow, wont see me, not gonna be around, this is it for me, im done man, im done with it all, im done with everything, im done living, cant take it anymore, cant take it no more, cant do this anymore, cant do this no more, no one would miss, nobody would miss, nobody would care if, better without me, nothing left for me, rather be gone, wanna disappear, ready to go, hate my life, take care of my dog, take care of my kids, u were a good friend, you were a good friend",
    es: "que nos quiere, que los quiere mucho, apago el telefono, diganle a mi, dile a mi, digale a mi, perdonenme, perdoname, perdon por todo, adios a todos, adios, ya no estare, ya no voy a estar, me despido, ya no puedo mas, ya no aguanto mas, no aguanto mas, ya me canse de todo, ya me canse de vivir, estoy harto de vivir, nadie me va a extranar, estarian mejor sin mi, quisiera desaparecer, ya no quiero nada, ya no quiero estar, hasta aqui llegue, mejor me voy de este mundo, cuiden a mis hijos, cuida a mis hijos, cuida a mi perro, fuiste buen amigo",
    he: "אוהב את כולם, אוהבת את כולם, אוהב אתכם, שאני מצטער, תגידו לאשתי, תגיד לאשתי, תגידו לילדים, תגיד לילדים, תגידו לאמא, תגיד לאמא, תמסור לאשתי, סליחה מכולם, סליחה על הכל, להתראות לכולם, שלום לכולם, לא אהיה פה מחר, לא אהיה כאן, לא יכול יותר, אין לי כוח יותר, נשבר לי מהחיים, נמאס לי מהכל, אף אחד לא ירגיש, עדיף בלעדיי, עדיף להם בלעדיי, רוצה להיעלם, גמרתי, סיימתי עם הכל, תשמרו על הילדים, תשמור על הכלב, היית חבר טוב",
  },
  stepsOff: {
    en: "on the roof, up the crane, up the tower, walk off, step off, jump off, jump, jumps, let go of, go over the, off the edge, off the roof, off the crane, off the top, the bridge, rope around, all my pills, all the pills, bottle of pills, my gun, gun in, drive into, in front of a, in front of the train, off 14, off the 14th",
    es: "se subio a la torre, se subio a la grua, se subio al techo, aventarme, me aviento, me tiro, tirarme, brincar, brinco, me suelto, del techo, del puente, de la grua, de arriba, del edificio, la soga, todas las pastillas, mi pistola, el frasco, al tren, al vacio",
    he: "עלה לעגורן, עלה למנוף, עלה לגג, עולה לגג, ולא יורד, לא אחזור, לקפוץ, קופץ, אקפוץ, אזרוק את עצמי, מהגג, מהגשר, מהמנוף, מהעגורן, מלמעלה, כל הכדורים, חבל, אקדח, הרכבת",
  },
  /** Somebody else who threatens to. */
  jumpThreat: {
    en: "gonna let go, going to let go, hell let go, says hes gonna jump, says hes going to jump, says he will jump, says hell jump, says he wants to jump, say hes gonna jump, gonna jump if, will jump if, he will jump, hes gonna jump, shes gonna jump, hes going to jump, shes going to jump, threatens to jump, threatening to jump, about to jump, wants to jump, gonna throw himself, says hell let go, ready to jump, says hes jumping, yelling hes gonna jump",
    es: "dice que se avienta, dice que se va a aventar, que se avienta, que se va a aventar, dice que brinca, que va a brincar, dice que se tira, que se va a tirar, se va a tirar, se quiere tirar, se quiere brincar, amenaza con aventarse, amenaza con tirarse, amenaza con brincar, se va a brincar, se va a dejar caer, dice que se suelta, grita que se avienta",
    he: "אומר שיקפוץ, אומר שהוא קופץ, אומר שהוא יקפוץ, שהוא יקפוץ, שיקפוץ, שתקפוץ, אומרת שתקפוץ, יקפוץ אם, מאיים לקפוץ, מאיימת לקפוץ, עומד לקפוץ, רוצה לקפוץ, הולך לקפוץ, מאיים לזרוק את עצמו, יזרוק את עצמו, שהוא קופץ, שהיא קופצת, אני קופץ",
  },
} as const satisfies Concepts;
