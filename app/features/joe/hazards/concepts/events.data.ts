import type { Concepts } from "./concept.ts";

/** What happens to somebody or to a thing. */
export const EVENTS = {
  fell: {
    en: "fell, fallen, falls off, fall off, falling off, slipped off, slid off, dropped off, came off, tumbled, plunged, took a fall, took a spill, had a fall, fell off, fel, feel off, felled, falled, stepped off, fell down, fell thru, went through, went off, went over, came down off, blown off, knocked off, just fall, fall from, dropped from, bad fall, falls from, falling from, dropped two, dropped three, plummeted",
    es: "se cayo, cayo, caido, se cayeron, se cae, me cai, cai, caí, se fue para abajo, se resbalo, resbalo, se desbarranco, se precipito, rodo, se aventó, cayendo, caer, caer, callo, se callo, se fue de, se nos cayo, se vino abajo con, cayeron, cayose, se solto de, azoto, se dio un azoton, se dio un ranazo, ranazo, se descolgo",
    he: "נפל, נפלה, נפלו, נפלתי, החליק, החליקה, צנח, צנחה, התגלגל, עף, נפל לי, נפל לנו, מעד, התרסק, נפל מ",
  },
  height: {
    en: "roof, ladder, scaffold, scaffolding, scafold, scaffle, scaffolds, staging, lift, platform, ledge, edge, balcony, beam, rafters, truss, skylight, opening, shaft, story, stories, storey, floor, feet, ft, foot, meters, tower, mezzanine, deck, stairs, stairwell, stairway, steps, hole, rungs, height, pole, wall, window, joist, joists, boom, bucket, manlift, catwalk, structure, steel, iron, column, formwork, trestle, roofing, elevator, top, truck, attic, excavation, slab, porch, dock, tank, silo, crane, chimney, level, levels",
    es: "techo, escalera, escaleras, andamio, andamios, plataforma, azotea, losa, balcon, viga, tragaluz, domo, hueco, hoyo, piso, pisos, metros, pies, altura, orilla, borde, torre, poste, barda, muro, ventana, canastilla, elevador, tablon, escalon, cubo, tejado, andameo, alto, arriba, nivel, niveles, estructura, columna, cimbra, camion, caballete, desvan, excavacion, pozo, grua, chimenea, lamina",
    he: "גג, סולם, פיגום, פיגומים, פיגומ, במה, מרפסת, קורה, פתח, פיר, קומה, קומות, מטר, מטרים, גובה, קצה, עמוד, קיר, חלון, מגדל, מדרגות, רעפים, משטח, בור, קונסטרוקציה, במת הרמה, סל, חלל, תקרה, שלד, טפסות, עגורן, משאית, מעלית, קומת",
  },
  hitBy: {
    en: "hit by, struck by, hit him, hit me, hit her, struck him, fell on, landed on, dropped on, came down on, hit in the, hit on the, smashed, smacked, clocked, bonked, fell onto, hitting him, swung into, struck in, slammed into, conked, struck on, whacked, hit his, hit my, banged, cracked his, got hit, was hit, on his head, on my head, on her head, fall on, crashed into him, hit them",
    es: "le cayo, le callo, me cayo, le pego, le pegó, me pego, golpeo, golpeado, golpe, se golpeo, le golpeo, le cayó encima, cayo encima, le dio en, se pego, se pegó, impacto, impactado, golpearon, un golpe, descalabro, descalabrado, descalabró, abrio la cabeza, descalabrada, abrio la",
    he: "נפל עליו, נפלה עליו, נפל לו על, נפלה לו על, נפל על, נפלה על, פגע בו, פגעה בו, פגע בראש, פגעה, קיבל מכה, מכה, חטף, נפגע מ, נפגע, התנגש, נפל לי על, נפלו עליו, קיבל בראש, חבטה, נחבל, נחבט, פתח את הראש",
  },
  runOver: {
    en: "ran over, run over, runover, backed over, backed into, reversed over, hit by a truck, hit by a car, hit by the truck, hit by a forklift, hit by a loader, hit by a bobcat, hit by a skid, hit by a dump, hit by a backhoe, hit by an excavator, truck hit, car hit, forklift hit, loader hit, excavator hit, backhoe hit, bobcat hit, struck by a truck, struck by a car, struck by a vehicle, struck by, knocked down by, hit by vehicle, rolled over him, rolled over his, drove over, driven over, car came through, drove into, drove through, plowed into, vehicle hit, dozer hit, hit by the excavator, hit by the loader, hit by the forklift, hit by the backhoe, swung into him, excavator swung, bucket hit",
    es: "le paso sobre, paso sobre, le paso encima, atropell*, atropello, lo atropellaron, le paso por encima, lo arrollo, arroll*, arroyo, le pego el camion, le pego la maquina, lo golpeo el camion, lo golpeo la maquina, lo prenso el camion, lo aplasto el camion, le pego un carro, le pego el montacargas, lo embistio, embistio, le dio reversa, se metio un carro, le dio la excavadora, le dio el cucharon, le pego el cucharon, le paso el",
    he: "עלה לו על, עלתה לו על, עלה לי על, דרס, דרסה, נדרס, נדרסה, דריסה, פגע בו רכב, פגעה בו משאית, פגע בו טרקטור, פגע בו מלגזה, פגעה בו מלגזה, פגע בו שופל, נסע עליו, עלה עליו, עלתה עליו, נסע לאחור על, פגע בו הבאגר, פגע בו באגר, נפגע ממשאית, נפגע ממלגזה, נפגע מרכב, נפגע מטרקטור, נפגע מבאגר, נפגע משופל, רכב נכנס, הכף פגעה",
  },
  trapped: {
    en: "trapped, pinned, stuck under, stuck between, stuck beneath, stuck in the, caught in, caught between, caught under, crushed, crush, crushing, squished, squashed, smashed, wedged, got sucked, pulled into, pulled in, dragged into, entangled, tangled, sandwiched, mashed, under a, underneath, under the, crunched, drew in, stuck inside, wrapped around, jammed in, pinched, cant get out, mangled",
    es: "atrapad*, prensad*, aplast*, atorad*, quedo debajo, debajo de, debajo del, machuc*, apachurr*, aprisionad*, triturad*, atoro, atrapo, atrapó, prenso, jalo, jaló, enredo, enredado, enganchado, abajo de, agarro la, agarro el, lo agarro, quedo entre, no puede salir, entre la, prensó",
    he: "מעך, מעכה, משך, משכה, מושך, נלכד, נלכדה, נלכדו, לכוד, לכודה, לכודים, נמחץ, נמחצה, מחוץ, מעוך, נמעך, נמעכה, נתקע, נתקעה, תקוע, תקועה, מתחת ל, מתחת, תחת, נתפס, נתפסה, תפוס, תפוסה, נשאבה, נשאב, נמשך, נצבט, נקלע בין, נצמד, צבט, מחץ, מחצה, נדחס, נכנסה לו, נכנסה לי",
  },
  machine: {
    en: "machine, machinery, beam, load, excavator, truck, forklift, backhoe, loader, skid steer, bobcat, dozer, bulldozer, wall, slab, panel, pallet, block, blocks, lumber, pipe, pipes, steel, drywall, sheetrock, stack, conveyor, mixer, auger, gears, gear, belt, roller, rollers, press, trailer, container, crane, column, form, rebar, tailgate, bucket, counterweight, dumpster, hoist, car, vehicle, tractor, pile, jack, i beam, winch, drill, rope, cable, chain, rock, boulder, wheel, tire, tires, gate, door, brick, bricks, crates, pump, outrigger, hopper, shaft, chipper, wood chipper, lift, plate, concrete, debris, rubble, equipment, roof, elevator, girder, truss",
    es: "maquina, maquinaria, viga, carga, excavadora, camion, montacargas, retroexcavadora, retro, cargador, minicargador, bulldozer, muro, losa, panel, tarima, block, bloques, madera, tubo, tubos, tuberia, acero, tablaroca, pila, banda, revolvedora, mezcladora, barrena, engranes, engranaje, rodillo, rodillos, prensa, remolque, contenedor, grua, columna, cimbra, varilla, cucharon, contrapeso, carro, tractor, gato, taladro, cadena, cable, roca, piedra, llanta, llantas, puerta, porton, ladrillo, ladrillos, trompo, montaje, aplanadora, trascabo, barda, escombro, escombros, techo, elevador, placa, polea, malacate, concreto, flecha",
    he: "מכונה, מכונות, קורה, מטען, מחפר, באגר, משאית, מלגזה, מחפרון, שופל, בובקט, טרקטור, דחפור, קיר, לוח, פלטה, משטח, בלוק, בלוקים, עץ, צינור, צינורות, ברזל, גבס, ערימה, מסוע, מערבל, מקדח, גלגלי שיניים, רצועה, גלגלת, מכבש, נגרר, מכולה, מנוף, עגורן, עמוד, תבנית, כף, משקולת, רכב, גלגל, שער, דלת, לבנה, לבנים, סלע, אבן, שרשרת, כבל, חבל, מקדחה, הריסות, תקרה, גג, מעלית, מערבול, קונסטרוקציה, מערבלת",
  },
  through: {
    en: "impaled, impale, impailed, sticking out of, stuck in his, stuck in my, stuck in her, through his, through my, through her, thru his, thru my, went through, went thru, into his, into my, in his, in my, in her, pierced, stabbed, skewered, went into, shot into, poking out, punctured, penetrated, embedded, drove into, lodged in, sticking in, out of his, stuck through, ran through, still in, stepped on, speared, into her, through the, shot through, landed on, sticking out",
    es: "empal*, atraves*, encaj*, enterr*, clavad*, se clavo, se le clavo, le entro, le entró, se le metio, penetro, traspas*, ensart*, incrust*, perfor*, pisó, piso, se metio, entro por, salio por, en el pie, en la mano, en la pierna, en el pecho, en el ojo, en la panza, se me metio, me enterre, se enterro, espinó, pise, pinchó",
    he: "נתקע לו, נתקעה לו, נתקע לי, נתקע ב, נתקעה ב, תקוע לו, תקועה לו, תקוע ב, חדר, חדרה, חודר, נכנס לו, נכנס לי, נכנסה לו, ננעץ, נעוץ, נעוצה, ננעצה, דקר, נדקר, דקירה, שיפד, משופד, דרך, עבר את, דרך היד, דרך הרגל, דרך על, דרכתי על, דרכתי, יוצא לו, יורה, ירה, ירה לעצמו, נורה, עבר לו, נתקע, תקוע",
  },
  spike: {
    en: "rebar, re bar, pipe, rod, stake, steel, bar, fence, post, metal, piece of wood, wood, conduit, knife, screwdriver, branch, stick, angle iron, glass, stud, spike, board, rod, bolt, wire, shard, chisel, drill bit, tool, object, splinter, fork, dowel, form pin, sheet",
    es: "varilla, tubo, fierro, estaca, barra, metal, palo, madera, cuchillo, desarmador, vidrio, pedazo, barilla, angulo, alambre, fierros, punta, poste, objeto, rama, astilla, broca, cincel, lamina, perno",
    he: "ברזל, ברזלים, מוט, צינור, יתד, מתכת, עץ, מקל, סכין, מברג, זכוכית, זיון, חוט, חתיכת, קרש, מוט ברזל, חפץ, ענף, שבב, מקדח, איזמל, בורג, שיפוד, פרופיל",
  },
  nail: {
    en: "nail, nails, nailgun, nail gun, screw, nailed, tack, staple, stapled, staple gun, stapler, framing nail, naill, rusty nail, framing nailer, brad, nailer, ramset, hilti",
    es: "clavo, clavos, pistola de clavos, clavadora, tornillo, grapa, clabo, clabos, tachuela, clavito, engrapadora",
    he: "מסמר, מסמרים, מסמרת, בורג, אקדח מסמרים, סיכה, סיכות, מסמריה, אקדח סיכות, מסמר חלוד",
  },
  injured: {
    en: "injured, injury, hurt, hurt bad, badly hurt, accident, wounded, hurt himself, got hurt, hurt his, in pain, accident on, is hurt, got injured, injuries, man down, casualty, mangled, wound, wont stop screaming, screaming, smashed up, in bad shape, banged up",
    es: "herido, herida, heridos, lastimado, lastimada, lastimo, lastimó, lesionado, lesion, accidente, accidentado, se lastimo, erido, se accidento, hombre caido, malherido, mal herido, herido grave, gritando, lesionó, se dio en la",
    he: "נפצע, נפצעה, נפצעו, פצוע, פצועה, פצועים, פציעה, תאונה, תאונת עבודה, נפגע, נפגעה, נפגעו, נחבל, כואב לו, צורח, צועק מכאבים, נפגע קשה, פגוע",
  },
  hanging: {
    en: "hanging, dangling, suspended, hung up, hangs, stuck hanging, dangles, hung, swinging from, hanging there, hangin",
    es: "colgado, colgada, colgando, suspendido, cuelga, quedo colgado, colgados, guindado, suspendida",
    he: "תלוי, תלויה, תלויים, נתלה, מתנדנד, התנדנד, נשאר תלוי, תלויי",
  },
  harness: {
    en: "harness, lanyard, lifeline, rope, fall arrest, srl, yoyo, harnass, yo yo, safety line, retractable, rope access, safety rope, harnes",
    es: "arnes, arnez, linea de vida, cuerda, cable de vida, soga, lazo, arneses, eslinga",
    he: "רתמה, רתמת, רתמות, חבל, קו חיים, חבל אבטחה, חבל בטיחות, קו עיגון, רתמת בטיחות",
  },
  drown: {
    en: "went under and, he went under, guy went under, she went under, going under, out of the water, drown, drowning, drowned, underwater, under water, fell in the water, fell into the water, in the water, fell in the river, fell into the river, fell in the lake, fell in the pond, fell in the canal, overboard, cant swim, fell off the barge, fell off the dock, floating face, face down in, off the boat, swept away, in the river, into the river, into the pond, in the canal, into the canal, into the harbor, into the lake, into the sea, into the pool, in the pool, into the water, fell off the pier",
    es: "del agua, al canal, ahoga, ahogando, ahogado, ahogo, se esta ahogando, se ahogo, bajo el agua, al agua, cayo al agua, cayo al rio, al rio, al lago, al canal, al mar, a la alberca, no sabe nadar, se hundio, hundio, al estanque, al pozo de agua, flotando, se lo llevo la corriente, al dique, boca abajo en, se lo llevo el agua, en el rio",
    he: "נפל לבריכה, תוך המים, לתוך המים, נפל לים, נפלה לים, מהמים, טובע, טובעת, טבע, טבעה, טביעה, למים, לנהר, לאגם, לתעלת מים, נפל למים, נפלה למים, מתחת למים, לא יודע לשחות, צף, נסחף, במים, למאגר, לבור מים, לנחל, בבריכה",
  },
  fight: {
    en: "with a gun, has a gun, got a gun, stabbed him, stabbed me, got stabbed, was stabbed, shoot us, shoot him, shoot me, shoot up, shoot everybody, fight, fighting, gun, pistol, shooting, shooter, shot him, got shot, shot at, stabbing, threatening, threatened, threat, attack, attacked, attacking, weapon, armed, beating, punched, punching, assault, assaulted, violent, rob us, robbing, kill him, kill me, kill us, kill you, shots fired, came at me, coming at, jumped me, beat up, brawl",
    es: "con pistola, con una pistola, con arma, con un arma, con cuchillo, disparan, pelea, peleando, peleandose, se agarraron a, arma, armado, balazo*, balacera, disparo*, disparando, tiroteo, apunalo, apunal*, acuchill*, amenaza*, amenazando, amenazo, ataco, atacando, agresion, agrediendo, punaladas, golpeando, asalto, asaltando, matar, lo va a matar, me quiere matar, a golpes, navajazo, rina",
    he: "תוקפים, תוקפים אותנו, עם אקדח, עם סכין, עם נשק, יורים באתר, יורה, דקרו אותו, נדקר בקטטה, ירו, יורה על, דקר אותו, אלימות, אלים, קטטה, הולכים מכות, נשק, יורים, ירי, דקרו, מאיים, איים, איומים, תוקף, תקף, תקפו, מרביץ, מכה אותו, תגרה, חמוש, שוד, יהרוג, להרוג, מרביצים, מאיימים, התקיפו, תקיפה",
  },
  suicide: {
    en: "suicide, suicidal, kill myself, killing myself, kill himself, kill herself, killing himself, end my life, end his life, end it all, want to die, wants to die, wanna die, dont want to live, doesnt want to live, no reason to live, better off dead, hurt myself, harm myself, take my own life, take his own life, not worth living, going to jump, threatening to jump, wants to jump, about to jump, gonna jump, cant go on, dont wanna live, self harm, hang myself, hang himself, dont want to be here anymore, dont want to be alive, cut my wrists, unalive, ending my life, ending it, ending it all, off myself, tired of living, wish i was dead, wish i were dead, rather be dead",
    es: "morirse, morirme, quiere matarse, terminar con mi vida, terminar con todo, suicid*, suisid*, matarme, me quiero matar, quiero matarme, se quiere matar, quitarme la vida, quitarse la vida, quiero morir, quiere morir, me quiero morir, se quiere morir, no quiero vivir, no quiere vivir, ya no quiero vivir, acabar con mi vida, acabar con todo, acabar con su vida, aventarse, aventarme, tirarse del, quiere tirarse, se va a tirar, se quiere aventar, hacerme dano, colgarme, ahorcarse, matarse, no vale la pena vivir, sin ganas de vivir, mejor muerto, ya no quiero seguir, hacerse dano, no aguanto mas la vida, se va a aventar, se quiere tirar, estar muerto, cortarme las venas",
    he: "שיגמור עם זה, יגמור עם זה, אגמור עם זה, לגמור עם הכל, לשים סוף, התאבד*, להתאבד, אובדני, אובדנית, אובדניות, להרוג את עצמי, להרוג את עצמו, רוצה למות, לא רוצה לחיות, לא רוצה יותר לחיות, לסיים את החיים, לשים קץ, לסיים הכל, נמאס לי לחיות, אין טעם לחיות, לקפוץ מהגג, עומד לקפוץ, מאיים לקפוץ, רוצה לקפוץ, לפגוע בעצמי, לפגוע בעצמו, אין לי בשביל מה, נמאס לי מהחיים, לגמור עם זה, לגמור את החיים, בא לי למות, עדיף למות, לתלות את עצמי, לחתוך את הוורידים, יתאבד, מתאבד",
  },
} as const satisfies Concepts;
