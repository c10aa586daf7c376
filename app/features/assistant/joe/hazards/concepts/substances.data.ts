import type { Concepts } from "./concept.ts";

/** Substances, dusts, pressure, weather and tools. */
export const SUBSTANCES = {
  concrete: {
    en: "concrete, cement, mortar, grout, plaster, stucco, thinset, thin set, lime, quicklime, mud, wet concrete, concreet, slurry, hydrated lime, wet crete, crete",
    es: "concreto, cemento, mezcla, mortero, yeso, lechada, cal, hormigon, pegazulejo, pega, revoque, estuco, adhesivo",
    he: "בטון, מלט, צמנט, טיט, טיח, סיד, דבק קרמיקה, גראוט, שליכט, דייס",
  },
  chemical: {
    en: "acid, muriatic, lye, caustic, bleach, chemical, chemicals, drain cleaner, battery acid, solvent, thinner, epoxy, primer, paint, stripper, degreaser, sealer, ammonia, chlorine, sulfuric, hydrochloric, alkali, adhesive, glue, resin, hydrofluoric, hf, cleaner, fuel, gasoline, gas, diesel, hydraulic fluid, antifreeze, mek, acetone, toluene, form oil, curing compound, pvc glue, pvc primer, etching, foam, peroxide, coolant, xylene, turpentine, isocyanate*, remover, pesticide, formaldehyde, urethane, muratic",
    es: "acido, muriatico, sosa, cloro, quimico, quimicos, destapacanos, solvente, tiner, epoxico, primario, pintura, removedor, desengrasante, sellador, amoniaco, acetona, pegamento, resina, limpiador, gasolina, diesel, aceite hidraulico, anticongelante, tolueno, desmoldante, fluorhidrico, combustible, producto, liquido, aguarras, blanqueador, espuma, xileno, alcali, plaguicida",
    he: "כימית, כימיות, חומצה, חומצת, סודה קאוסטית, סודה קאוסטיק, אקונומיקה, כימי, כימיקל, כימיקלים, ממס, טינר, מדלל, אפוקסי, פריימר, צבע, דבק, אמוניה, כלור, אצטון, בנזין, סולר, דלק, חומר, טולואן, נוזל, שמן הידראולי, אלקלי, פותח סתימות, קוסטיק, מסיר, אטום, בסיס, מטרפנטין, טרפנטין, פוליאוריטן, קצף פוליאוריטן",
  },
  gotOn: {
    en: "filled up, stuck to, drenched, doused, splashed, splash, splashes, spilled, spilt, spill, sprayed, got on, poured, soaked, dripped, burning, burns, burned, burn, burnt, covered in, all over, on his, on my, on her, onto, leaked on, stings, stinging, kneeling in, blistering, peeling, eating, got into his, inside his, blister, blisters, red, raw, on the skin, in his boots, in my boots, in my gloves, filled his, rash, knelt, fell into, turning black, exposed",
    es: "se le echo, bano, empapado, le salpico, manos llenas, salpico, salpicadura, derramo, derrame, cayo, echo, rocio, empapo, quemo, quema, quemando, quemaduras, quemadura, ardor, arde, ardiendo, se le metio, se me metio, encima, se tiro, moje, mojo, ampollas, pelando, roja, hincado, quemado, adentro, banado, lleno de, me arden, le arden, arden, carcome, se le cayo",
    he: "מלאות, הידיים, על ידיים, ניתז, ניתזה, התיז, התיזה, נשפך, נשפכה, שפך, נוזל, שורף, שורפת, שורפים, כוויה, כוויות, נכנס, נכנסה, על העור, על היד, על הידיים, על הרגליים, נרטב, טפטף, שלפוחיות, מתקלף, אדום, אדומה, נספג, נגע, נגעה, צורב, שרף, שרפה, נכווה, נכוו, כרע, עליו, ניתזו, התזה, צריבה, מלא ב, התלכלך",
  },
  eyeIn: {
    en: "in, into, splashed, splash, got, flew, stuck, hit, sprayed, went, squirted, burning, burns, burned, hurts, shot, splattered, popped, lodged, under, poked, stabbed, scratched, bleeding, something, red, cant see, pierced, blind, stings, speck, dust, dusted, embedded, injury, injured, cut, punctured, tearing, struck, swollen, inside, full, irritated",
    es: "en, entro, salpico, metio, cayo, pego, clavo, salto, brinco, rocio, arde, arden, quema, duele, sangra, sangrando, algo, rojo, no ve, no veo, lastimo, golpe, golpeo, le dio, incrusto, adentro, se le fue, rasguno, raspo, pico, ciego, quemo, chorro",
    he: "ב, נכנס, נכנסה, נכנסו, ניתז, ניתזה, עף, עפה, נתקע, התיז, שורף, שורפת, שורפות, כואב, כואבת, מדמם, מדממת, דם, משהו, אדום, אדומה, לא רואה, נדקר, פגע, פגעה, קפץ, קפצה, ניתזו, חדר, חדרה, שריטה, קיבל, בתוך, דקר, מלא, עיוור, נפגע, נפגעה, נפצע, ישר, גירוי",
  },
  eyeThing: {
    en: "metal, sliver, chip, sawdust, dust, grit, sand, nail, wire, splinter, something, glass, shard, debris, shrapnel, spark, slag, wood, fleck, piece, concrete chip, screw, stone, particle, insulation, fiberglass, shaving, filings, staple, rust, object, dirt, speck, rebar, tie wire, branch, bit, disc, wheel, grinder, bleeding, pierced, poked, scratched, punctured, cut",
    es: "metal, rebaba, astilla, aserrin, polvo, arena, clavo, alambre, algo, vidrio, esquirla, chispa, escoria, madera, pedazo, piedra, particula, fibra, viruta, limadura, basura, grapa, tierra, piedrita, fierro, varilla, rama, disco, basurita, tuerca, sangra, sangrando, esmeril, rondana",
    he: "מתכת, שבב, שבבים, נסורת, אבק, חול, מסמר, חוט, משהו, זכוכית, רסיס, רסיסים, ניצוץ, סיגים, עץ, חתיכה, חתיכת, אבן, חלקיק, צמר זכוכית, קוץ, לכלוך, ברזל, גרגר, מדמם, מדממת, דם, דיסק, ענף, גץ, גיץ, גצים, חפץ, בורג, סיכה",
  },
  arcEye: {
    en: "sandpaper, gritty, sandy, sand, welders flash, welder flash, flash burn, arc eye, arc flash to, welding flash, looked at the arc, welding without a shield, watching welding, flashed, arc burn, flash blind, stared at the weld, watched the welder, looked at the weld, welded without, flashburn, after welding",
    es: "con arena, arenosos, como arena, ojo de soldador, quemada de soldadura, flash de soldadura, vio la soldadura, viendo la soldadura, arena en los ojos, miro el arco, sin careta, vio el arco, viendo el arco, soldo sin, quemo la vista, soldando sin, flashazo, soldado sin, por soldar, de soldar, miro la soldadura, se le quemo la vista",
    he: "כמו חול, חול בעין, ברק ריתוך, צריבה מריתוך, הסתכל על ריתוך, הסתכל על הריתוך, הסתכל בריתוך, ריתך בלי, חול בעיניים, קשת ריתוך, סינוור, הסתנוור, סנוור, בלי מסכת ריתוך, אחרי ריתוך, מריתוך, ריתוך בלי, הבזק ריתוך",
  },
  welding: {
    en: "tacked, tacking, tack, mig, tig, stick welding, torch cutting, welding, welder, weld, arc, welded, welders",
    es: "soldador, punteo, puntear, solde, soldar, soldando, soldadura, arco, soldo",
    he: "ריתכתי, ריתכנו, הרתך, הלחמה, ריתוך, רתך, קשת, ריתך, הריתוך, לרתך",
  },
  fumes: {
    en: "painting, spraying, painted, staining, fumes, vapor, vapour, solvent, solvents, paint fumes, epoxy, glue, thinner, spray foam, lacquer, spill, spilled, leaking drum, drum, chemical, chemicals, spilt, bleach, acid, acetone, toluene, adhesive, smoke, welding fumes, mixed, varnish, refrigerant, mek, degreaser, sealer, muriatic, coating, stripper, methylene chloride, isocyanate*, formaldehyde, waterproofing, galvanized",
    es: "pinto, pintando, pinte, barnizo, vapores, vapor, gases, solvente, solventes, tiner, pintura, epoxico, pegamento, olor a quimico, quimico, quimicos, derrame, derramo, tambo, barniz, laca, espuma, cloro, acido, acetona, sellador, humos, revolvio, mezclo, mezclaron, impermeabilizante, removedor, resina, muriatico, humo de soldadura, galvanizado, desengrasante",
    he: "צביעה, צבענו, ריסס, ריססנו, אדים, אדי, ממס, ממסים, טינר, צבע, אפוקסי, דבק, ריח כימי, כימי, כימיקל, כימיקלים, דליפה, שפך, נשפך, חבית, לכה, קצף, אקונומיקה, חומצה, אצטון, מדלל, איטום, מערבב, ערבב, ערבבו, עשן ריתוך, גלוון, מסיר צבע, פוליאוריטן, חומרי, פריימר",
  },
  inhaled: {
    en: "vomiting, inhaled, breathed, breathing, dizzy, headache, nauseous, coughing, sick, lightheaded, light headed, cant breathe, burning, passed out, woozy, overcome, throat, lungs, spill, spilled, leaking, leak, spreading, everywhere, evacuate, overpowering, strong, chest, choking, throwing up, drunk, eyes, fainted, poisoning, burns, nausea, confused, wheezing, sniffed, feels, loopy",
    es: "vomite, vomitando, doliendo la cabeza, inhalo, respiro, respirando, respirar, mareado, mareados, mareo, dolor de cabeza, nauseas, tosiendo, tose, enfermo, ardor, se desmayo, garganta, pulmones, derrame, derramo, fuga, fugando, fuerte, intoxicad*, intoxico, ahoga, ojos, borracho, desmayado, marea, atarantado, se regó, derramado, rego, tos, aspiro",
    he: "כואב לי הראש, כואב לו הראש, כאבי ראש, שאף, שאפו, נשם, נשמו, נושמים, נשמתי, מסוחרר, מסוחררים, סחרחורת, כאב ראש, כואב הראש, בחילה, משתעל, משתעלים, שורף, שיעול, התעלף, גרון, ריאות, נשפך, דליפה, דולפת, חזק, הקאה, הרעלה, מסטול, שתוי, עיניים, צורב, דולף, קשה לנשום, מקיא, בחילות, הורעל, שאיפת, שאפתי, צריבה",
  },
  asbestos: {
    en: "asbestos, asbestoes, asbestus, vermiculite, acm, popcorn ceiling, transite",
    es: "asbesto, amianto, lamina de asbesto, vermiculita",
    he: "אסבסט, אזבסט, אסבסטים, אסבסטצמנט",
  },
  lead: {
    en: "lead paint, leadpaint, lead dust, lead based, lead poisoning, lead exposure, lead level, lead levels, lead coated, lead pipe, blood lead, leaded",
    es: "plomo, pintura con plomo, polvo de plomo, saturnismo",
    he: "עופרת, צבע עופרת, אבק עופרת, צבע עם עופרת, הרעלת עופרת",
  },
  silica: {
    en: "silica, concrete dust, dust cloud, dry cutting, cutting dry, dry cut, cutting concrete dry, grinding concrete, silicosis, cutting block dry, cutting brick dry, no water on the saw, dust everywhere, tuckpointing, clouds of dust, cut concrete dry, jackhammering, cutting pavers",
    es: "silice, silica, polvo de concreto, polvo de silice, cortando en seco, corte en seco, silicosis, nube de polvo, cortando concreto, cortando block, esmerilando concreto, sin agua, polvareda, polvadera, polvo del concreto",
    he: "אבק הבטון, חותכים בטון, אבק סיליקה, סיליקה, צורן, אבק בטון, חיתוך יבש, חותכים יבש, בלי מים, ענן אבק, סיליקוזיס, חיתוך בטון, אבק של בטון, חותך בטון, משייפים בטון, קידוח בטון",
  },
  dustBad: {
    en: "dusty, breathing, breathed, inhaled, disturbed, broke, ripped, cut, drilled, sanding, sanded, scraping, scraped, torching, torched, burning, exposed, everywhere, no mask, without a mask, without mask, no respirator, without respirator, without respirators, white cloud, swept, sweeping, demo, demolished, demoed, tore, coughing, cloud, grinding, found, think, might be, damaged, sick, choking, covered, all over, chest, dry, no water, vacuum, hit, suspect, smashed, looks like, ground, uncovered, wheezing, cant see, eating, inside, crumbling",
    es: "llenos de, lleno de, por todos lados, dentro, tragamos, rompiendo, respirando, respiramos, respiro, inhalo, inhalamos, inhalando, rompio, rompimos, quebramos, corto, cortamos, taladro, taladramos, lijando, lijo, lijamos, raspando, raspo, raspamos, quemando, soplete, expuesto, expuestos, sin mascara, sin mascarilla, sin cubrebocas, sin respirador, barriendo, demolicion, tumbamos, tosiendo, tos, nube, esmerilando, encontramos, parece, danado, polvareda, arrancamos, salio, destapamos, tragando, comiendo, rompieron, cortaron, en seco, sin agua, barrio",
    he: "בכל מקום, יבש, נשבר, נחשפו, בולעים, מכוסים, נושמים, נשמנו, נשם, נשמתי, שאף, שאפנו, שבר, שברנו, שברו, חתכנו, חתך, חתכו, קדחנו, משייפים, שייף, שייפנו, ליטוש, מגרדים, גירד, גירדנו, שורפים, חשוף, חשופים, נחשפנו, בלי מסכה, בלי מסכות, ללא מסכה, מטאטאים, הריסה, פירקנו, פירקו, משתעלים, משתעל, ענן, מצאנו, נראה, חושב, חושש, נפגע, הרסנו, בלי מים, בלי מיגון, גילינו, ניסרנו, חושדים, התפורר, ללא מיגון, מלא",
  },
  radiation: {
    en: "nuclear gauge, density gauge, troxler, radioactive, radiation, radiography, x ray source, nuclear density, radiographic, isotope, gamma, iridium",
    es: "troxler, densimetro, radiactiv*, radioactiv*, radiacion, fuente radioactiva, radiografia, gammagraf*",
    he: "אזעקת קרינה, הקרינה, רדיואקטיבי, רדיואקטיבית, קרינה, מקור קרינה, מד צפיפות, גרעיני, רדיוגרפיה, מקור רדיואקטיבי",
  },
  damaged: {
    en: "crushed, damaged, run over, ran over, lost, missing, stolen, broken, broke, hit, cracked, exposed, leaking, smashed, dropped, stuck, open, alarm, cant find, inside the barrier, walked, flattened, wont retract, fell, disconnected, wont go back, exposure",
    es: "aplast*, danad*, perdi*, rob*, rot*, rompio, golpe*, expuest*, fuga, abiert*, cayo, atorad*, falta, no aparece, alarma, quebr*, atrop*, paso por encima, no regresa, entro",
    he: "עלה, נמחץ, ניזוק, אבד, נגנב, נשבר, שבור, נפגע, נפתח, דרס, נדרס, נפל, חשוף, נחשפו, נתקע, נעלם, חסר, איבדנו, דליפה, אזעקה, פגום, נדרסה, עלתה על, נכנס",
  },
  injection: {
    en: "high pressure injection, hydraulic fluid, hydraulic hose, hydraulic oil, grease gun, paint sprayer, airless, pressure washer, injected, pinhole, hydraulic line, hydraulic leak, sprayer, air nozzle, injector, fuel injector, spray gun, grout pump, hydraulics, compressed air, air gun, air hose, blow gun",
    es: "aceite hidraulico, manguera hidraulica, pistola de grasa, engrasadora, pistola de pintura, airless, hidrolavadora, inyecto, inyectado, hidraulica, hidraulico, pistola airless, alta presion, a presion, rociadora, aire comprimido, pistola de aire, compresor, sopleteadora",
    he: "שמן הידראולי, צינור הידראולי, הידראולי, הידראולית, אקדח גירוז, מרסס, אירלס, גרניק, מזריק, הוזרק, הזרקה, הוזרקה, שטיפה בלחץ, לחץ גבוה, אקדח צבע, אוויר דחוס, אקדח אוויר, התזה, צבע בלחץ, בלחץ גבוה, מכונת שטיפה, קומפרסור, איירלס, חדר לו שמן",
  },
  pressure: {
    en: "pump, air hose, hose, compressor, water main, concrete hose, hydro test, hydrotest, pressure test, pressure vessel, pneumatic, airline, air line, boiler, pressurized, pressure line, hydraulic line, high pressure, hydraulic hose, pressure tank, air tank, test plug, steam, standpipe, concrete line, slick line, gauge, relief valve, hot water line, tire, fire hydrant, hydrant",
    es: "linea de concreto, tanque del compresor, manguera, compresor, linea de vapor, tuberia principal, tubo de vapor, bomba de concreto, prueba de presion, a presion, caldera, neumatic*, linea de agua, linea de aire, toma de agua, linea hidraulica, tuberia de agua, vapor, tanque de aire, prueba hidrostatica, tubo de agua, llanta",
    he: "המשאבה, משאבה, משאבת, קו הבטון, קו בטון, צינור, מדחס, קומפרסור, קו מים, קו קיטור, בדיקת לחץ, לחץ, דוד, קיטור, קו ראשי, מיכל לחץ, אוויר דחוס, שסתום, הידרנט",
  },
  burst: {
    en: "jumping, kicking, bucking, jerking, clogged, burst, whipping, whipped, whip, blew, exploded, ruptured, popped, came off, came loose, let go, flailing, thrashing, busted, broke loose, blowing off, out of control, cracked, about to blow, over pressure, overpressure, plugged, hissing, shot off, spraying, separated, split, bulging, red zone, swinging around, flying, snapped, exploding, gonna blow, going to blow",
    es: "inflando, inflado, inflo, hinchado, hinchando, brinca, brincando, patea, pateando, se tapo, va a explotar, por explotar, tapado, revent*, exploto, latigue*, chicotea*, se solto, zafo, volo, trono, rompio, descontrolada, tapada, tapo, a punto de explotar, botó, se boto, salio volando, se zafo, fugando, abombado, azota, azotando, suelta, explotar",
    he: "נפוח, נפוחה, מתנפח, התנפח, קופץ, קופצת, נסתמה, נסתם, מקפץ, נסתמו, להתפוצץ, עומד להתפוצץ, התפוצץ, התפוצצה, התפוצצו, השתחרר, השתחררה, מצליף, מצליפה, הצליף, עף, עפה, נפרץ, נקרע, נקרעה, ניתק, התנתק, התנתקה, נשבר, משתולל, משתוללת, סתום, סתימה, משפריץ, פיצוץ, מתנפח, נפתח, חובט, שחרר, נותק, שריקה, ניתקה",
  },
  bends: {
    en: "the bends, decompression, diver, diving, dive, surfaced, came up too fast, caisson, compressed air tunnel, hyperbaric, lock attendant, airlock, man lock, hiperbaric, pressurised tunnel, pressurized tunnel, dcs, ascended, surfacing",
    es: "descompresion, buzo, buzos, buceando, buceo, subio muy rapido, subio rapido, enfermedad del buzo, hiperbaric*, cajon de aire, aire comprimido, esclusa, salio a la superficie, ascendio, salio muy rapido",
    he: "דקומפרסיה, מחלת הצוללנים, מחלת צוללנים, צולל, צוללן, צוללנים, צלילה, עלה מהר, קיסון, תא לחץ, עלה מהמים, ירידת לחץ, עבודה תת ימית, אמודאי",
  },
  bendsSign: {
    en: "lightheaded, pain, pains, joint, numb, dizzy, tingling, rash, sick, tired, shoulder, elbow, bends, weak, cough, chest, paralyzed, hurts, ache, aching, confused, headache, knees, knee, blood, staggering, vision, fast, unconscious, legs",
    es: "dolor, dolores, articulacion*, coyuntura*, dormid*, mareado, hormigueo, hombro, codo, debil, cansado, ronchas, duele, duelen, rodilla, rodillas, rapido, vomita, confundido, piernas, vista, huesos, desmayo",
    he: "כאב, כאבים, מפרקים, פרקים, נימול, סחרחורת, נימולים, כתף, מרפק, חולשה, עייף, פריחה, כואב, כואבים, ברך, ברכיים, מהר, בחילה, עקצוץ, מבולבל, משותק, רגליים, התעלף",
  },
  tunnel: {
    en: "tunnel, tunnels, tunneling, tbm, shaft, underground, cavern, mine, heading, adit, microtunnel, drift, the face, bore",
    es: "tunel, tuneles, tunelera, lumbrera, subterraneo, caverna, mina, frente, galeria, boveda, tuneladora, socavon",
    he: "מנהרה, מנהרת, מנהרות, פיר, מכרה, תת קרקעי, ניקבה, מערה, כרייה, טי בי אם, חזית החפירה, נקבה",
  },
  tunnelBad: {
    en: "bulging, rockfall, rock fall, rocks, falling, collapsed, collapsing, roof, methane, flooding, water, caved, cracking, smoke, fire, air, ventilation, trapped, inflow, inrush, loose rock, fell, spalling, fan, fans, slabbing, cave, gas, ground",
    es: "agriet*, grietas, derrumb*, rocas, piedras, se cae, cayendo, se derrumba, techo, metano, gas, inund*, agua, grieta, humo, fuego, aire, ventilacion, ventilador, atrapados, caido, cayo, desprend*, truena, colaps*",
    he: "נופלות, נסדקת, פורצים, קורסת, קרסה, נעצר, מפולת, סלעים, אבנים, נופל, נופלים, נפלו, קרס, קורס, תקרה, מתאן, גז, הצפה, מים, סדק, סדקים, עשן, אש, אוויר, אוורור, לכודים, מפוח, מפוחים, התמוטטות, דרדור, נפל",
  },
  storm: {
    en: "tornado, hurricane, high wind, high winds, windy, gusts, gusting, storm, thunderstorm, microburst, dust storm, haboob, derecho, earthquake, flash flood, wind, winds, quake, tremor, hail, aftershock, sandstorm",
    es: "tornado, huracan, viento, rafaga, rafagas, ventarron, tormenta, tolvanera, temblor, sismo, terremoto, inundacion repentina, tromba, ciclon, granizo, replica, aironazo, remolino",
    he: "סופה, סערה, רוחות, רוח, הוריקן, טורנדו, רעידת אדמה, רעד אדמה, שיטפון, שטפון, ברד, סופת, רעידה, משב, משבי",
  },
  stormBad: {
    en: "boss, up on, wants us, coming, roof, crane, scaffold, blowing, flying, blew, warning, siren, up here, we are, hit, now, ripping, swaying, sheets, plywood, panels, should we, get down, picked up, strong, mph, knots, just had, heading, wall, trusses, shaking, hard, bad, moving in, work, working, keep, lifting, forms, too, deck, here, on us, building, heights",
    es: "patron, jefe, viene, techo, grua, andamio, volando, volo, alerta, sirena, arriba, muy fuerte, fuerte, ahora, laminas, triplay, se viene, bajamos, pego, ya viene, hay, acaba, tarimas, muro, armaduras, kilometros, paramos, seguir, seguimos, trabajar, levantando, temblando, arrancando, sigue, cimbra, edificio, barda",
    he: "מנהל, רוצים, בוס, מגיעה, מגיע, גג, מנוף, עגורן, פיגום, עף, עפים, מעיפה, מעיף, אזהרה, צופר, למעלה, עכשיו, מתקרבת, מתקרב, לרדת, פלטות, חזקה, הייתה, קיר, טפסות, ממשיכים, להמשיך, לעבוד, מתנדנד, חזקות, יש, לוחות, עפו, פוגעת, פחים, מרים, הרגע, קמש",
  },
  lightning: {
    en: "lightning, thunder, lightening, thunderstorm, struck by lightning, lighting strike, thundering, lighting struck",
    es: "rayo, rayos, relampago*, tormenta electrica, tronando el cielo, trueno, relampagueando, centella, relanpago*",
    he: "ברק, ברקים, רעמים, רעם, סופת ברקים, מכת ברק, סופת רעמים",
  },
  tool: {
    en: "grinder, saw, disc, blade, wheel, guard, nail gun, drill, chainsaw, table saw, abrasive wheel, cutoff saw, mixer, tool, chop saw, circular saw, powder actuated, ramset, hilti, jackhammer, bit, chuck, trigger, safety, skilsaw, demo hammer, auger, pto, belt, chipper, bandsaw, cut off saw, miter saw, planer, chipping hammer, power tool, nailer",
    es: "esmeril, esmeriladora, sierra, disco, hoja, guarda, pulidora, taladro, motosierra, cortadora, revolvedora, herramienta, pistola de clavos, rotomartillo, gatillo, broca, clavadora, amoladora, piedra de esmeril, pistola de impacto, banda, caladora",
    he: "דיסק, מסור, משחזת, להב, מגן, מקדחה, מערבל, כלי, מסמרת, פטישון, קונגו, הדק, מקדח, אקדח מסמרים, פלקס, רקס, גרונג, הילטי",
  },
  toolBad: {
    en: "is stuck, misfired, shattered, exploded, broke apart, no guard, guard removed, without a guard, without guard, without the guard, missing guard, guard is missing, took the guard off, taken off the guard, guard off, guard came off, guard broken, wont shut off, wont stop, stuck on, wont turn off, flew apart, kickback, kicked back, kicking back, cracked, vibrating, double firing, jammed, misfiring, trigger stuck, pinned back, tied back, runaway, blew apart, exploding, defeated, taped down, disabled, bypassed, came apart, removed the guard, blade guard, firing by itself, smoking, wobbling, trigger taped, wedged open, flew off, bent, wont release",
    es: "exploto, revento, se rompio, sin guarda, quito la guarda, le quitaron la guarda, le quito la guarda, no se apaga, no para, se traba, trabado, trabada, vibra, rajado, rajada, dispara sola, patada, patea, salio volando, sin proteccion, no apaga, atorada, atorado, cuarteado, dispara solo, no tiene guarda, amarrado, amarraron, se atora, se quebro, quebrado, volo, quitaron, humea, fisurado",
    he: "התפוצץ, התפרק, התפרקה, נשבר, בלי מגן, ללא מגן, הוריד את המגן, הורידו את המגן, לא נכבה, לא מפסיק, לא כבה, תקוע, נתקע, רועד, סדוק, יורה לבד, העיפה, בעיטה, בועט, עף, חסר מגן, פירק את המגן, לא נכבית, עקפו, קשר את, קשור, קשרו, רעד, תקועה, מעלה עשן, עקום, מתנדנד, פירקו את המגן, נסדק, מגן שבור, עפה",
  },
  needle: {
    en: "needle, syringe, needlestick, sharps, hypodermic, used needle, dirty needle",
    es: "jeringa, aguja, jeringuilla",
    he: "מזרק, מזרקים, מחט, מחטים",
  },
  needleStick: {
    en: "stuck, stepped, poked, pricked, stick, jabbed, punctured, in my hand, in his hand, stabbed, through, got me, scratched, sat on, into",
    es: "pico, pincho, pise, piso, clavo, se pico, me pique, pique, encaje, enterro, enterré, espino, piquete, picado, pinche, clavé",
    he: "נדקר, נדקרה, דקר, דקרה, נדקרתי, דרך, דרכתי, נתקע, דקירה, נכנס, ננעץ, נעץ, נכנסה, ננעצה",
  },
} as const satisfies Concepts;
