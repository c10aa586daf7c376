import type { Concepts } from "./concept.ts";

/** Electricity, gas, fire, fumes, chemicals and dust. */
export const UTILITIES = {
  powerLine: {
    en: "7200v, 7200 volt, 4160v, 12kv, 13kv, 34kv, 69kv, 115kv, 138kv, 230kv, 345kv, kv line, primary, primaries, 13kv, 7200, overhead, utility lines, power drop, power line, power lines, powerline, high voltage line, high voltage lines, high tension, hv line, transmission line, electric line, electrical line, electric lines, electrical lines, electric wire, utility line, utility pole, power pole, service drop, the wires, the line, the lines, high voltage wire, high voltage wires, power cable, power cables, on a line, live line, live lines, a line, energized line, hot line, wires above, electric pole, transformer pole",
    es: "un cable, lineas, cables de la calle, cables de cfe, cfe, linea electrica, linea de luz, cables de luz, cable de luz, linea de alta tension, alta tension, cables de alta, cable de alta, linea aerea, tendido electrico, cables electricos, cable electrico, linea de alto voltaje, alto voltaje, poste de luz, los cables, los alambres, linea de corriente, cables de corriente, linea viva, la linea, una linea, cables de la luz, cables aereos, media tension, cable aereo, cables del poste, cables de arriba, mufa, acometida",
    he: "קו, חוטים, מתח גבוה, קווי חשמל, קווי מתח, כבל עילי, כבלי חשמל, כבל חשמל, חוטי חשמל, חוט חשמל, עמוד חשמל, כבל מתח, קווי החשמל, חוטי החשמל, קוי חשמל, הקו, כבלי מתח, רשת החשמל, כבלים, כבל החשמל, הכבלים, החוטים",
  },
  craneTruck: {
    en: "jib, hook, basket, bucket, ladder, long pole, conduit, gutter, rebar, crane, boom, dump truck, dump bed, truck, pump truck, concrete pump, excavator, backhoe, lift, manlift, scaffold, forklift, telehandler, mast, drill rig, trackhoe, aluminum ladder, derrick, load line, cab, rig, pole, tower, lull, equipment, machine, dumper, bed, f150, f250, f350, f450, pickup, van, flatbed, suv, jeep",
    es: "pluma, gancho, canasta, grua, camion, volteo, bomba, excavadora, retro, retroexcavadora, plataforma, canastilla, andamio, escalera, montacargas, mastil, perforadora, cabina, varilla, caja del camion, brazo, telehandler, pipa, trompo, maquina, tubo, manipulador, troca, camioneta, pickup, carro, trailer",
    he: "וו, סל, ברזל, מנוף, עגורן, זרוע, משאית, משאבת בטון, משאבה, באגר, מחפר, במה, במת הרמה, פיגום, סולם, מלגזה, תא, קבינה, מקדחה, פיפי, תורן, טרקטור, רכינה, שופל, מחפרון, ארגז, מעמיס, מוט, טנדר, רכב, ואן",
  },
  touched: {
    en: "brushed, kissed, clipping, bumping, hung up in, arced, hit, hits, touched, touching, touches, touch, contact, contacted, contacting, into, struck, snagged, caught, clipped, tangled, on, against, grazed, tapped, leaning on, hooked, resting on, stuck on, stuck to, tore down, pulled down, knocked down, brought down, got into, bumped, grabbed, swung into, raised into, backed into, snapped",
    es: "rozando, recargo, recargada, topando, arrimo, toco, tocando, toca, tocaron, tocamos, pego, pegado, golpeo, choco, se enredo, enredo, contacto, rozo, engancho, agarro, alcanzo, recargado, atoro, tumbo, tiro, jalo, le dio, le dimos, hizo contacto, topo, pegamos, arranco, se pego, se recargo, tumbamos, en contacto",
    he: "נשענה, נוגע, התקרב, ליטף, נגע, נגעה, נגענו, נוגעת, פגע, פגעה, פגענו, תפס, תפסה, נתפס, נתקע, נתקעה, הסתבך, הסתבכה, במגע, מגע, נשען, נשענת, התחבר, קרע, קרעה, הפיל, הפילה, נתפסה, צמוד, צמודה, חיבק, נתלה, עלתה על, על, נכנס ב, נכנסה ב, לתוך",
  },
  lineDown: {
    en: "downed line, downed lines, downed wire, downed wires, downed power, downed cable, fallen line, fallen power, fallen wire, line is down, lines are down, line down, wire down, wires down, wire is down, wires are down, came down, down on, down across, live wire on the ground, live wire down, wire on the ground, line on the ground, lying across, laying across, lines came down, cable down, line fell, wire fell, cable fell, snapped, hanging low",
    es: "cable caido, cables caidos, linea caida, lineas caidas, cable en el suelo, cable en el piso, cable tirado, tirado, caido, se cayo, en el suelo, se revento, reventado, se cayeron, cable suelto",
    he: "כבל קרוע, קו קרוע, כבל שנפל, קו שנפל, נפל כבל, נפל קו, נפל חוט, כבל על הרצפה, כבל על האדמה, חוט קרוע, כבל חשמל נפל, קרוע, קרועים, על הכביש, נקרע, שוכב על",
  },
  shocked: {
    en: "took 277, took 480, took 120, took 240, bad shock, hell of a shock, nasty shock, shock from, electrocuted, electricuted, electrocution, electrocuting, electrified, shocked, electric shock, electrical shock, got zapped, zapped, zap, got a shock, got shocked, getting shocked, got lit up, gettin shocked, took a shock, a shock from, being shocked, stuck to the wire, stuck to the panel, frozen to the, frozen on, cant let go, wont let go, got hit with 120, got hit with 240, got hit with 277, got hit with 480, got bit by, hung up on, electrcuted, electocuted, elctrocuted, shocks me, shocks you, jolt, tingle when, get shocked, shock when, big shock, buzzed, shocking me",
    es: "buen toque, un toque, electrocut*, eletrocut*, toque, una descarga, la descarga, descarga electrica, despues de la descarga, le dio descarga, recibio descarga, se quedo pegado, quedo pegado, pegado al cable, pegado a la corriente, le dio la corriente, le dio corriente, me dio corriente, le pego la corriente, lo agarro la corriente, agarro la corriente, me agarro la corriente, chicotazo, calambrazo, choque electrico, da toques, corrientazo, electrizado, le pasa corriente, le paso corriente, pego la luz, lo agarro la luz, shock electrico, me dio la luz, le dio la luz, dio un toque, pego corriente",
    he: "תפס חשמל, תפסה חשמל, תפסתי חשמל, חטף חשמל, חטף זרם, חטפתי חשמל, קיבל מכה מה, מכת זרם, התחשמל, התחשמלה, התחשמלו, התחשמלתי, מתחשמל, התחשמלות, חישמל, מחושמל, מכת חשמל, קיבל חשמל, קיבל זרם, זרם, קיבלתי זרם, מכות חשמל, שוק חשמלי, נדבק לכבל, נדבק לחוט, נדבק לחשמל, דבוק לכבל, דבוק לחשמל, תפס אותו החשמל, חשמל תפס, קיבלתי מכה מהחשמל, קיבל מכה מהחשמל, קיבל מכה מהלוח, קיבלתי מכה מהלוח, מקבל זרמים, זרמים, לא מצליח לעזוב, שוק מהחשמל",
  },
  electricThing: {
    en: "panel, wire, wires, wiring, outlet, breaker, cord, extension cord, cable, circuit, transformer, switchgear, bus, busbar, live, electric, electrical, electricity, electrician, power, volts, volt, 120, 240, 277, 480, junction box, disconnect, switch, receptacle, generator, meter, socket, plug, box, mcc, current, conduit, switchboard, drill, mixer, tool, spider box, breakers, light, fixture, welder",
    es: "tablero, cable, cables, panel, contacto, tomacorriente, breaker, pastilla, extension, interruptor, caja, transformador, corriente, luz, electrico, electrica, electricidad, voltaje, volts, voltios, alambre, alambres, apagador, medidor, centro de carga, generador, enchufe, planta de luz, circuito, electricista, barras, subestacion, registro, taladro, herramienta",
    he: "לוח, כבל, חוט, חוטים, שקע, מפסק, מאריך, קופסה, שנאי, חשמל, מתח, זרם, חשמלי, חשמלאי, וולט, מעגל, גנרטור, תקע, פסי צבירה, מקדחה, קופסת, מונה, ארון",
  },
  sparking: {
    en: "sparking, sparks, arcing, arced, arc, crackling, buzzing, humming loudly, sizzling, hot to touch, hot to the touch, is hot, feels hot, getting hot, very hot, running hot, really hot, super hot, warm, melting, melted, glowing, burning smell, smoking, smoke, popping, scorched, burned up, hissing, too hot, burning hot, red hot, charred, fried, discolored, so hot, burnt, blew up, exploded, smells burnt",
    es: "chispa*, echando chispas, chisporrote*, zumba, zumbando, arco, caliente, quema, derriti*, derretido, derretida, humea, humeando, humo, huele a quemado, olor a quemado, hirviendo, calentando, calienta, quemado, quemando, truena, tronando, trono, se derrite, exploto, recalentado, zumbido",
    he: "ניצוץ, ניצוצות, מנצנץ, קשת, מזמזם, זמזום, חם, רותח, לוהט, נמס, נמסה, נשרף, עשן, מעלה עשן, ריח שרוף, ריח של שרוף, מתחמם, פיצוצים, שרוף, חרוך, חורך, רועש, התפוצץ, שורף, רותחת, חמה, מפוצץ",
  },
  liveWork: {
    en: "live 480, live 120, live 240, live 277, live feed, hot feed, dangling wire, wires hanging, hot leg, tied in hot, live feeders, wires sticking out, live wire, live wires, live panel, live circuit, live circuits, live cable, live box, live conductor, live work, energized, energised, hot panel, hot wire, hot wires, hot circuit, panel hot, still live, is live, still hot, its hot, work it hot, working hot, do it hot, do it live, change it live, live bus, power still on, power on, breaker on, without turning, without shutting, without killing, without locking, with the power on, cant turn it off, cant shut it off, exposed wire, exposed wires, exposed bus, bare wire, bare wires, exposed conductors, frayed cord, damaged cord, without lockout, no lockout, cant kill the power, without de energizing, exposed wiring, live parts, water in the panel, water is getting into the panel, cut cord, bare copper, while its on, live power",
    es: "cable colgando, cables colgando, alambres colgando, cables sueltos, trae luz, cable vivo, cables vivos, con corriente, energizado, energizada, tablero vivo, en vivo, con luz, con la luz prendida, sin cortar, sin bajar, sin apagar, sin desconectar, sin bloquear, sigue con corriente, en caliente, cables pelados, cable pelado, cables expuestos, alambres pelados, tiene corriente, trae corriente, linea viva, sin candado, partes vivas, cable danado, sin quitar la luz, alambre pelado, extension pelada",
    he: "כבל תלוי, חוטים תלויים, חוטים בחוץ, כבלים מהקיר, חוטים יוצאים, לוח חי, כבל חי, חוט חי, מעגל חי, תחת מתח, מחובר למתח, בלי לנתק, מבלי לנתק, בלי לכבות, בלי להוריד, בלי לסגור, תחת חשמל, מתח חי, חוטים חשופים, כבלים חשופים, חוט חשוף, כבל חשוף, עדיין תחת מתח, עדיין יש מתח, יש בו מתח, יש מתח, בלי נעילה, כבל קלוף, חוטים קלופים, כבל פגום, חיים, חי, מבודד קרוע, לא מנותק",
  },
  buried: {
    en: "buried, underground, digging, dig, dug, excavating, excavator, backhoe, trenching, shovel, trencher, auger, post hole, boring, direct bore, mini ex, jackhammer, jack hammer, hdd, bucket, trench, in the ground, drilling, trackhoe, core drill, coring, breaker, pick, spade, stake, post holes, digger",
    es: "enterrado, enterrada, subterraneo, subterranea, bajo tierra, excavando, excavadora, excavamos, retro, retroexcavadora, escarbando, cavando, zanja, pala, pico, perforando, barrena, rompedora, mano de chango, escarbamos, zanjeando, rotomartillo, excavacion, martillo, cucharon, maquina, zanjadora",
    he: "טמון, קבור, קבורה, תת קרקעי, תת קרקעית, תת קרקעיים, חפירה, חפרנו, חופרים, חופר, באגר, מחפר, מחפרון, טרקטור, את חפירה, תעלה, קידוח, קדחנו, קונגו, פטיש אוויר, באדמה, חפר, כף, מיני, יעה, קידוחים, קודחים",
  },
  cable: {
    en: "lights went out, primary, cable, wire, conduit, electrical, electric, feeder, duct bank, line, power, lines",
    es: "se fue la luz, nos quedamos sin luz, cable, tuberia electrica, electrico, electrica, conduit, corriente, alta tension, ducto, linea",
    he: "נפל החשמל, הלך החשמל, אין חשמל, כבל, חשמל, צינור חשמל, מתח גבוה, כבלים, תשתית, קו",
  },
  strike: {
    en: "pushed through, poked through, put a shovel through, pushed a, trencher, busted, chewed up, chewed through, went into, hit, struck, cut, nicked, severed, snagged, damaged, ripped, tore, dug into, dug through, punctured, broke, ruptured, clipped, sliced, hooked, went through, broken, pulled up, popped, pierced, chopped, caught, crushed, drilled into, got into, sheared, breached, snapped, scraped, drilled through, dug up",
    es: "le metimos, le meti, le enterramos, quebramos, quebro, tronaron, pegamos, picaron, agarramos, agarro, jalo, cortó, se llevo, pego, le pegamos, golpeamos, golpeo, cortamos, cortaron, corte, rompio, rompimos, rompieron, rompi, danamos, dano, reventamos, revento, perforamos, perforo, le dimos, le dio, jalamos, arranco, tocamos, arrancamos, danado, trozo, trozamos, pique, picamos, pico, tronamos, agujeramos, pinchamos, rajamos, roto, mochamos",
    he: "נכנס ל, נכנסה ל, נכנסנו ל, שברה, פירק, הוריד, נכנסנו ב, פגענו, פגע, פגעה, חתכנו, חתך, חתכה, קרענו, קרע, קרעה, פוצצנו, ניקבנו, ניקב, שברנו, שבר, קטע, קטענו, נגענו, פגעתי, חתכתי, נפגע, נקרע, קדחנו, תפסנו, תפס, עקרנו, פגיעה, ריסקנו, נחתך, משכנו, פוצץ, ניקבתי, קרעתי, קדחתי, שברתי",
  },
  gas: {
    en: "gas, propane, natural gas, gass, methane, lpg, butane, rotten eggs, rotten egg, lp gas, gaz",
    es: "gas, propano, metano, butano, huevo podrido, huevos podridos",
    he: "גז, פרופן, מתאן, גפמ, בוטאן, ביצים סרוחות, ביצה סרוחה",
  },
  smell: {
    en: "smell, smells, smelling, smelled, smelt, odor, odour, whiff, stench, reeks, reek, smellin, sniff, stink",
    es: "huele, olor, oliendo, olemos, huelo, apesta, se huele, hule, olio, hedor, oli",
    he: "ריח, מריח, מריחה, מריחים, מסריח, מסריחה, סירחון, הריח, ריחות",
  },
  leak: {
    en: "leak, leaks, leaking, leaked, hissing, hiss, escaping, blowing, spewing, ruptured, burst, whistling, venting, leek, gushing, pouring out, leakin, leaky, broken, sprayed",
    es: "fuga, fugas, fugando, escapando, escape, se escapa, se esta saliendo, se sale, silba, silbando, zumbando, sale, saliendo, tirando, se fuga, chiflando, chiflido, silbido, se escapo, reventado, rota",
    he: "דליפה, דליפת, דולף, דולפת, נזילה, נזילת, בורח, יוצא, משתחרר, שורק, שריקה, שורקת, נושף, פורץ, דלף, לחישה, התפוצץ, נזל, דולפ",
  },
  gasLine: {
    en: "gas line, gas main, gas pipe, gas service, gas lines, gas valve, gas meter, gas riser, gas stub, gas pipeline, gasline, gas fitting, propane line, yellow line, yellow pipe, plastic gas",
    es: "linea de gas, tubo de gas, tuberia de gas, tubo del gas, ducto de gas, valvula de gas, medidor de gas, linea del gas, tuberia del gas, manguera de gas, toma de gas, gasoducto, tubo amarillo, llave de gas, llave del gas, red de gas",
    he: "צינור גז, צינור הגז, קו גז, קו הגז, צנרת גז, צנרת הגז, ברז גז, ברז הגז, מונה גז, צינור צהוב",
  },
  coMonoxide: {
    en: "carbon monoxide, co alarm, co detector, co poisoning, monoxide, co meter, co levels, exhaust fumes, generator inside, generator indoors, running a generator, running the generator, monoxid, gas heater, salamander heater, propane heater, generator in the, exhaust in, co monitor, engine fumes, heater fumes, saw fumes, generator fumes, co2 alarm",
    es: "monoxido, alarma de co, detector de co, gases de escape, gases del generador, generador adentro, humo del generador, planta de luz adentro, humo del motor, calentador de gas, humos del escape, monosido, planta adentro, generador prendido adentro, generador en el, generador encerrado, calenton, gases del motor",
    he: "פחמן חד חמצני, חד תחמוצת, גלאי co, גלאי פחמן, גזי פליטה, גנרטור בפנים, גנרטור בתוך, פליטה, גנרטור בחדר, גנרטור במרתף, co, תנור גז, חד חמצני, גנרטור במחסן, גנרטור בחניון, מפלט, אגזוז",
  },
  sick: {
    en: "feel drunk, feels drunk, head is pounding, heads hurt, headache, dizzy, nauseous, nausea, vomiting, throwing up, sick, passed out, sleepy, drowsy, confused, lightheaded, light headed, alarm, going off, beeping, chirping, woozy, faint, fainted, collapsed, poisoning, poisoned, fumes, weak, head hurts, puking, dizziness, unconscious, went off, sounding, groggy",
    es: "doliendo la cabeza, anda doliendo, duelen la cabeza, mareada, mareamos, intoxicamos, desmayamos, nos duele la cabeza, mareando, dolor de cabeza, mareado, mareados, mareo, mareos, nausea*, vomit*, enfermo, se desmayo, desmayado, sueno, somnoliento, confundido, alarma, sonando, suena, pitando, pita, intoxicad*, envenenad*, debil, duele la cabeza, mal, atarantado, activo, intoxico, sono",
    he: "ישנוניים, ישנונים, כאב ראש, כאבי ראש, כואב לו הראש, כואב הראש, סחרחורת, סחרחורות, בחילה, בחילות, הקאה, מקיא, מקיאים, התעלף, מעולף, ישנוני, רדום, מבולבל, מצפצף, צופר, מצלצל, צפצוף, אזעקה, הורעל, הורעלו, הרעלה, חולשה, הרעלת, מסוחררים, הרגשה רעה, לא מרגישים טוב, הופעל, גלאי פועל, אזעקה פועלת",
  },
  h2s: {
    en: "h2s, hydrogen sulfide, hydrogen sulphide, sour gas, sewer gas, chlorine, ammonia, toxic gas, poison gas, nitrogen, argon, phosgene, gas monitor, four gas, 4 gas, oxygen alarm, low oxygen, refrigerant, oxygen deficient, gas cloud, toxic cloud, gas meter alarm, hidrogen sulfide",
    es: "h2s, sulfuro de hidrogeno, acido sulfhidrico, gas sulfhidrico, gas de drenaje, gas de alcantarilla, cloro, amoniaco, gas toxico, gases toxicos, nitrogeno, argon, detector de gases, monitor de gases, falta de oxigeno, bajo oxigeno, nube toxica, oxigeno bajo, refrigerante, gas venenoso",
    he: "h2s, מימן גופרתי, מימן גפריתי, מימן גופריתי, גז ביוב, כלור, אמוניה, גז רעיל, גזים רעילים, חנקן, ארגון, גלאי גזים, גלאי גז, חוסר חמצן, מחסור בחמצן, ענן רעיל, חמצן נמוך, גז קירור",
  },
  sewer: {
    en: "elevator pit, pump pit, water well, in the well, cable vault, valve vault, manhole, man hole, sewer, septic, tank, vault, pit, confined space, silo, crawlspace, crawl space, culvert, wet well, lift station, sump, boiler, vessel, cistern, manure, caisson, chamber, storm drain, catch basin, holding tank, digester, sewage, hatch",
    es: "el pozo, pozo profundo, registro, alcantarilla, drenaje, tanque, fosa, cisterna, espacio confinado, silo, boveda, pozo de visita, coladera, tinaco, carcamo, caldera, camara, tolva, aljibe, noria, pozo de absorcion, cloaca, recipiente, boca de visita",
    he: "בתוך המיכל, בור, ביוב, שוחה, מיכל, מכל, חלל מוקף, מקום מוקף, סילו, ממגורה, באר, מאגר, מנהול, שוחת, מערת, תעלת ניקוז, קולטן, ביב, ביבר, חלל סגור, מקום סגור, לבור ביוב",
  },
  fire: {
    en: "caught from, lit up, went up, combusted, ignited, embers, flare up, flared up, dumpster fire, trash fire, car fire, truck fire, fire next, fire by, fire near, fire help, on fire, caught fire, caught on fire, theres a fire, there is a fire, a fire in, fire in the, fire at the, we have a fire, flames, flame, burning, ablaze, is burning, is burnin, smoke coming, smoke pouring, smoke is coming, smoke filling, smoke in, lots of smoke, fire started, started a fire, fire got bigger, fire got way, fire got worse, fire is getting, fire and it got, water on the fire, put out the fire, put the fire out, putting out the fire, fight the fire, shavings fire, metal fire, magnesium fire, oil fire, battery fire, fuel fire, fire came back, fire spread, fire keeps, fire upstairs, fire downstairs, fire outside, fire behind, fire coming up, fire below us, fire broke out, fire is, the fire, engulfed, blaze, fire on, fire under, flaming, up in flames, fire alarm is going, fire!, smouldering, smoldering, electrical fire, grease fire, small fire, fire wont, hot work fire, spreading, wildfire, brush fire, theres smoke, there is smoke, burnin, smoking, in flames, fire extinguisher empty",
    es: "lumbre, broto fuego, prendieron, ardio, tirando lumbre, se quemo la bodega, flamazo, incendio, se incendio, incendiando, en llamas, llamas, fuego, se prendio, prendiendo, se esta quemando, se quema, quemandose, agarro fuego, agarro lumbre, ardiendo, hay humo, mucho humo, sale humo, saliendo humo, humo, esta ardiendo, flamas, se esta incendiando, prendio, fueguito, humareda",
    he: "בער, בערו, בערה, נדלקו, ניצת, ניצתה, התלקחו, שריפה, שרפה, אש, בוער, בוערת, בוערים, עולה באש, עלה באש, נדלק, נדלקה, נשרף, נשרפת, להבות, להבה, עשן, יוצא עשן, יש עשן, פרצה שריפה, התלקח, התלקחה, התלקחות, מתלקח, עולה עשן, דליקה, עלתה באש, עולה באוויר, מלא עשן, מעשן, מעשנת",
  },
  fireThing: {
    en: "stove, stovetop, roof, wall, building, trailer, panel, truck, shed, insulation, trash, dumpster, generator, machine, wood, outlet, house, room, site, floor, kitchen, office, excavator, motor, engine, garage, basement, attic, clothes, shirt, pants, sleeve, battery, batteries, solvent, rags, sawdust, cylinder, tank, propane, forklift, scaffold, tarp, equipment, him, welding, grass, ceiling, compactor, hay, somewhere, heater, smoke, us, out, stairwell, duct, storage, container, material, torch, hose, crane",
    es: "estufa, techo, muro, edificio, remolque, tablero, camion, bodega, aislante, basura, contenedor, generador, maquina, madera, contacto, casa, cuarto, obra, piso, cocina, oficina, excavadora, motor, garaje, sotano, ropa, camisa, pantalon, manga, bateria, solvente, trapos, aserrin, tanque, montacargas, andamio, lona, pared, plafon, pasto, cilindro, apagar, calenton, extintor, planta, soldando, impermeabilizante, todo, aqui, humo, manguera, cables, soplete",
    he: "כיריים, גג, קיר, בניין, קרוואן, לוח, משאית, מחסן, בידוד, פח, אשפה, גנרטור, מכונה, עץ, שקע, בית, חדר, אתר, רצפה, מטבח, משרד, באגר, מנוע, חניון, מרתף, בגדים, חולצה, סוללה, ממס, סמרטוטים, נסורת, מיכל, בלון, מלגזה, פיגום, ברזנט, תקרה, ריתוך, קומה, מפה, הכל, מכולה, יריעות, זפת, עשן, פה, חשמל, קלקר, טרקטור, צינור, הסוללה",
  },
  cylinder: {
    en: "cylinder, acetylene, oxygen bottle, oxygen tank, gas bottle, gas bottles, oxyacetylene, torch, flashback, propane tank, propane bottle, propane cylinder, acetelyne, welding gas, cutting torch, tank valve, argon bottle, regulator, oxy, cylindr, oxygen cylinder, lpg cylinder, welding tank",
    es: "cilindro, acetileno, acetilino, tanque de oxigeno, tanque de gas, oxiacetileno, oxicorte, soplete, retroceso, tanque de acetileno, tanque de propano, garrafa, valvula del tanque, regulador, botella de gas, botella de oxigeno, bombona, manometro, tanque de argon",
    he: "בלון, בלונים, אצטילן, מבער, גליל גז, אוקסי, וסת, ברז הבלון, חמצן, בלוני גז, מרתך, בלוני חמצן",
  },
  cylinderBad: {
    en: "leaking, leak, leaks, hissing, hiss, fell, knocked over, hot, getting hot, broke, broken, snapped, sheared, flashback, flash back, popped, on fire, caught fire, heating up, damaged, dented, dropped, tipped, burning, backfire, backfired, bulging, spinning, shot across, rocket, cracked, flame, exploded, venting, flames, blew, in the fire, frosted, hose burst, valve, spewing, took off",
    es: "fuga, fugando, tira, silba, silbando, se cayo, cayo, tumbo, caliente, calentando, rompio, rota, retroceso, trono, prendio, fuego, lumbre, golpeado, abollado, danada, valvula rota, quebro, chifla, volo, exploto, calento, tirando, se fue, flama, escapando, chorro, reventada, quemando",
    he: "דולף, דולפת, נזילה, דליפה, נפל, נפלה, התהפך, חם, מתחמם, נשבר, נשברה, שבור, בוער, אש, להבה חוזרת, שריקה, שורק, פגום, התחמם, התפוצץ, עף, נתלש, בזק, חוזרת, פיצוץ, בורח, התחממה, רותח",
  },
  explosive: {
    en: "misfire, misfired, dynamite, blasting, blast, detonator, unexploded charge, explosive, undetonated, charge, shot didnt go, didnt go off, didnt detonate, hangfire, hang fire, det cord, primer, unfired, shot hole, fly rock, flyrock, blasters, boosters, powder",
    es: "dinamita, explosivo*, voladura, detonador*, cartucho*, carga, barreno*, no detono, no exploto, fallo la carga, tiro quedado, cordon detonante, fulminante*, capsula detonante, polvora, tronada, no trono, barreno quedado, estopin",
    he: "מהפיצוץ, הפיצוץ, חומר נפץ, חומרי נפץ, נפץ, נפצים, דינמיט, פיצוץ, פיצוצים, מטען, לא התפוצץ, לא התפוצצה, קפיצון, תקלה בפיצוץ, פתיל, נפל לא התפוצץ, קידוח פיצוץ, לא פעל, אבן שעפה, סלע עף",
  },
  blastBad: {
    en: "misfire, misfired, didnt, not, failed, hangfire, unexploded, undetonated, found, left, live, went off early, premature, too early, flying, lightning, flyrock, storm, radio, didn, unfired, hasnt, one hole, dropped, wont, only, missing, stolen, dud, remain, fly",
    es: "no, fallo, fallaron, encontramos, encontre, quedo, quedaron, quedado, antes de tiempo, sin, tormenta, rayos, falto, volaron, quedada, falta, faltan, robaron, hallamos, vivo",
    he: "עפו, עפה, לא, נכשל, מצאנו, נשאר, נשארו, תקלה, מוקדם, לפני הזמן, עף, ברקים, מצאתי, חי, חסר, נגנב, שלא, כשל, נפל",
  },
  bomb: {
    en: "bomb, bombs, grenade, uxo, unexploded, mortar shell, ordnance, landmine, land mine, mine, shell, old shell, ammunition, military, pipe bomb, suspicious package, suspicious object, missile, rocket, warhead, artillery, munition, ordinance, hand grenade",
    es: "bomba, granada, proyectil, obus, mina, municion, municiones, artefacto, paquete sospechoso, misil, cohete, bala de canon, explosivo viejo, amenaza de bomba, objeto sospechoso, sin explotar, mortero",
    he: "פצצה, פצצות, רימון, נפל של, פגז, מוקש, מוקשים, תחמושת, חפץ חשוד, חבילה חשודה, טיל, רקטה, יירוט, מרגמה, פצמר, נפלים, אמצעי לחימה, ראש נפץ, קסאם, רימוני, חומר נפץ ישן",
  },
  bombFound: {
    en: "found, dug up, uncovered, unearthed, hit, looks like, threat, suspicious, turned up, discovered, old, see, is this a, ww2, wwii, war, called in, thing, theres, there is, excavating, digging, military, rusty, buried, hand, unexploded, live, in the ground",
    es: "saco, sacamos, encontramos, encontre, encontro, hallamos, desenterramos, descubrimos, parece, amenaza, sospechos*, salio, aparecio, vieja, viejo, hay, excavando, escarbando, oxidada, enterrada, halle, guerra, sin explotar, desenterro, tierra",
    he: "חשף, חשפה, חשפו, מצאנו, מצאתי, מצא, נמצא, נמצאה, גילינו, חפרנו, נראה, נראית, חשוד, חשודה, איום, ישן, ישנה, יש, בחפירה, צצה, צץ, חשפנו, נחשף, חלוד, חלודה, נתקלנו, נחת, עלה",
  },
} as const satisfies Concepts;
