import type { Concepts } from "./concept.ts";

/** How crews tell of what `dangers/further.data.ts` and `dangers/further-ways.data.ts` have signs for. */
export const FURTHER_WORDS = {
  // The ground shakes.
  quakeWord: {
    en: "earthquake, quake, aftershock, tremor, seismic alert, seismic alarm, earthqake, earth quake, erthquake, ground is shaking, ground shaking, ground started shaking, whole building is shaking, building is shaking, building is swaying, everything is shaking",
    es: "sismo, terremoto, temblor, alerta sismica, alarma sismica, replica del sismo, esta temblando la tierra, tiembla la tierra, temblando el edificio, se mueve todo el edificio, se esta moviendo el edificio, esta temblando bien fuerte, esta temblando fuerte, temblando y estamos, sasmex",
    he: "רעידת אדמה, רעידת האדמה, רעש אדמה, האדמה רועדת, הקרקע רועדת, הבניין רועד, כל הבניין רועד, הכל רועד, הבניין מתנדנד, התרעת רעידה",
  },
  quakeNow: {
    en: "now, right now, going off, sounding, alarm, alert, just hit, just had, just felt, started, still shaking, shaking, we are on, were on, do we run, should we run, run down, get down, go down, come down, aftershock, aftershocks, elevator, hoist, climb down, hang on, swaying",
    es: "ahorita, ahora, esta sonando, sonando, suena, sono, alarma, alerta, empezo, andamos en, estamos en, corremos, nos bajamos, bajamos, salimos, salirnos, acaba de, sigue temblando, replica, elevador, montacargas, esta temblando, temblando, moviendo",
    he: "עכשיו, כרגע, התרעה, אזעקה, התחיל, התחילה, אנחנו בקומה, אנחנו על, לרדת, לרוץ, לצאת, מעלית, עדיין רועד, הרגע, רועד, רועדת, מתנדנד, הייתה, הרגע, בטלפון, בסל, לחזור, מה עושים",
  },
  quakeCalm: {
    en: "strap, straps, bracing, category, zone, design, engineer, resistant, retrofit, insurance, rated, drill",
    es: "zona, diseno, calculo, reforzar, refuerzo, resistente, categoria, seguro contra, simulacro, fijar",
    he: "תקן, תכנון, עמידות, חיזוק, אזור סיסמי, תרגיל, ביטוח, תמ",
  },
  // A tooth that came out whole.
  toothWord: {
    en: "tooth, teeth, front tooth, front teeth, incisor",
    es: "diente, dientes, muela, muelas, incisivo",
    he: "שן, השן, שיניים, השיניים, שן קדמית",
  },
  toothOut: {
    en: "knocked out, knocked, popped out, fell out, came out, flew out, clean out, out with the root, lost, root and all, whole tooth, got it in my hand, in my hand, put it back, stick it back, spit it out, spit out",
    es: "se le cayo, se me cayo, le tumbo, me tumbo, le volo, me volo, se le zafo, se me zafo, salio entero, salio completo, entero, con todo y raiz, con raiz, lo tengo en la mano, lo traigo en la mano, se lo pongo, me lo pongo, lo escupio",
    he: "יצאה, נפלה, עפה, נעקרה, נשרה, יצא לו, יצאו, נפלו, עפו, עם השורש, עם שורש, שלמה, ביד, להחזיר אותה, להחזיר למקום, ירק אותה",
  },
  toothOfTool: {
    en: "bucket, blade, saw, gear, comb, chain, sprocket, kids baby tooth loose, rake, trowel, notched",
    es: "cucharon, bote, sierra, engrane, disco, segueta, llana, cadena, pinon",
    he: "כף, מסור, גלגל שיניים, דיסק, מסרק, מלגז, שרשרת",
  },
  // Muscle that breaks down.
  darkPee: {
    en: "pee is brown, pee is dark, peeing brown, peeing coke, peein brown, peein dark, pissing brown, pissing coke, pissin brown, pissin coke, piss is brown, piss is dark, piss looks like coke, pee looks like coke, pee looks like cola, pee looks like tea, pee like coke, pee like coca cola, piss like coke, urine is brown, urine is dark, urine looks like, cola colored, coke colored, tea colored, dark brown pee, brown pee, brown piss, dark pee, peeing tea, pissing tea, peeing red, pissing red",
    es: "orina cafe, orina oscura, orina color, orino cafe, orina como coca, orino como coca, orino color, orina negra, pipi cafe, pipi color, pipi como coca, mea cafe, mea color, orina como te, orino oscuro, meo cafe, meo color, meo como coca, los orines, orinando cafe, orinando color, orinando oscuro, orinando como coca",
    he: "פיפי כמו קולה, פיפי בצבע קולה, הפיפי יצא בצבע, פיפי חום, הפיפי חום, שתן כהה, שתן חום, השתן כהה, השתן חום, שתן בצבע, השתן בצבע, שתן כמו קולה, השתן כמו קולה, פיפי כהה, הפיפי כהה, פיפי כמו תה, שתן כמו תה, פיפי שחור, הפיפי שחור, משתין חום, משתין קולה, משתין שחור, הפיפי בצבע",
  },
  muscleSore: {
    en: "muscles, muscle, sore, cramps, cramping, cant lift my arms, cant straighten, cant bend, legs hurt, arms hurt, thighs, stiff, jackhammering, jackhammered, breaker all day, shoveling, double shift, in the heat, heat, hot day, sun, crushed, pinned, shocked, weak, aching",
    es: "musculo, musculos, adolorido, calambre, calambres, no puedo levantar los brazos, piernas, brazos, tieso, rompedora, picando, paleando, doble turno, sol, calor, cansado, debil, duele, duelen, molido",
    he: "שריר, שרירים, השרירים, תפוס, תפוסים, כואב, כואבים, התכווצויות, שבירות, קונגו, חום, שמש, חלש, חפירה, משמרת כפולה, רגליים, ידיים",
  },
  // Fright that takes the breath.
  sawDeath: {
    en: "saw him die, watched him die, saw it happen, saw the accident, saw his buddy, watched his buddy, buddy died, buddy got killed, buddy was killed, friend died, friend was killed, since the accident, after the accident, since his brother, saw the whole thing, found the body, saw somebody die, panic attack, panic, panicking, panicky, freaking out, freakin out, freaked out, anxiety attack, ptsd, flashbacks",
    es: "vio morir, lo vio morir, vio el accidente, vio como se mato, se murio su compa, mataron a su compa, murio su companero, se mato su companero, desde el accidente, despues del accidente, encontro el cuerpo, ataque de panico, panico, ataque de nervios, ataque de ansiedad, crisis de ansiedad, crisis nerviosa, crisis de nervios, se puso histerico",
    he: "ראה את החבר, ראה אותו מת, ראה אותו נהרג, נהרג מול העיניים, נהרג לו מול, החבר שלו נהרג, החבר נהרג, החבר מת, מאז התאונה, אחרי התאונה, ראה את התאונה, מצא את הגופה, התקף פאניקה, התקף חרדה, בפאניקה, פאניקה, נכנס ללחץ, בהתקף חרדה, פוסט טראומה",
  },
  frightSign: {
    en: "breathing fast, breathing too fast, breathing real fast, breathing super fast, hyperventilating, shaking, trembling, cant breathe, says he cant breathe, fingers tingling, fingers are tingling, fingers tingle, tingly fingers, hands tingling, hands are tingling, fingers numb, fingers are numb, hands cramping, heart racing, heart is racing, crying, wont stop shaking, cant stop shaking, paper bag, bag to breathe",
    es: "respira rapido, respira muy rapido, respira bien rapido, hiperventila*, temblando, tiembla, no puede respirar, que no puede respirar, dedos dormidos, se le duermen, se le durmieron los dedos, hormigueo, manos engarrotadas, corazon acelerado, llorando, llora, no para de temblar, bolsa de papel, respirar en bolsa",
    he: "נושם מהר, נושמת מהר, היפרוונטילציה, רועד, רועדת, לא מסוגל לנשום, לא מסוגלת לנשום, לא מצליח לנשום, נרדמו לו האצבעות, נרדמו האצבעות, נימול, עקצוצים באצבעות, דופק מהר, הלב דופק, בוכה, לא מפסיק לרעוד, שקית נייר, לנשום לתוך שקית",
  },
  notFright: {
    en: "chest pain, chest hurts, wheezing, wheeze, asthma, bee, bees, stung, hives, fumes, smoke, gas, fell, hit, bleeding, blood, blue, gray, grey, stabbed, shot, shocked, buried, trapped, pinned, cold, freezing, heat, diabetic, mold, chlorine, swelling, swollen, choking, foam",
    es: "dolor de pecho, le duele el pecho, pecho, silba, asma, abeja, abejas, pico, picaron, ronchas, vapores, humo, gas, se cayo, golpe, sangre, morado, azul, apunalado, balazo, descarga, enterrado, atrapado, frio, calor, azucar, cloro, hinchado, hinchada, atragantado",
    he: "כאב בחזה, כאבים בחזה, צפצופים, מצפצף, אסתמה, דבורה, דבורים, נעקץ, עקיצה, פריחה, אדים, עשן, גז, נפל, נפלה, מכה, דם, כחול, נדקר, נורה, התחשמל, קבור, לכוד, קור, חום, סוכרתי, כלור, נפוח, נחנק",
  },
  // Water that tingles.
  floodPlace: {
    en: "flooded, flooding, standing water, basement water, water in the basement, knee deep, ankle deep, shin deep, waist deep, in the water, puddle, wading, waded, water up to, foot of water, feet of water, touch the water, stepped in the water, stepped in the puddle",
    es: "inundado, inundada, inundo, encharcado, agua estancada, charco, agua en el sotano, agua a la rodilla, agua hasta, metido en el agua, metidos en el agua, en el agua, toco el agua, tocar el agua, piso el agua, pise el charco, meto al agua, meti al agua",
    he: "מוצף, המוצף, מוצפת, הצפה, שלולית, השלולית, מים עומדים, מים במרתף, מים עד, במים, נוגע במים, נגעתי במים, נכנס למים, נכנסתי למים, דורך במים, דרכתי במים",
  },
  waterTingle: {
    en: "tingle, tingles, tingling, tingly, tingled, buzz, buzzing, little shock, small shock, get a shock, getting shocked, got shocked, got a shock, shocks me, zap, zaps, zapped, zapping, prickly, pins and needles, bites me, feel current, feel electric",
    es: "cosquilleo, cosquillas, hormigueo, toques, toque electrico, da toques, me da toques, calambrazo, calambrazos, pica la corriente, siento corriente, se siente corriente, da corriente, me pasa corriente, chispazo, pasan toques",
    he: "עקצוץ, עקצוצים, זרמים, זרם קטן, מכת זרם קטנה, מתחשמל קצת, מרגיש זרם, מרגישים זרם, מרגיש חשמל, דוקר, דגדוג, מזמזם, צריבה קטנה, קופץ לי הרגל, נותן מכות, נותנים מכות",
  },
  cordInWater: {
    en: "cord in the water, cords in the water, extension cord in the water, cord is under water, cord is underwater, plug in the water, plug is under water, outlets under water, outlet under water, outlets are under, outlets underwater, panel is under water, power still on, power is still on, still got power, lights still on, lights are still on, breaker is in there, breakers in there, live wire in the water, wire in the water, wires in the water, spider box in the water, pump shorted, splice in the water",
    es: "extension en el agua, extension adentro del agua, cables en el agua, cable en el agua, clavija en el agua, contactos bajo el agua, contacto bajo el agua, hay luz todavia, todavia hay luz, sigue la luz, con luz, luz prendida, empalme en el agua, tablero mojado, cable pelado en el agua",
    he: "כבל במים, כבלים במים, מאריך במים, המאריך במים, תקע במים, התקע במים, שקעים מתחת למים, השקעים במים, שקע במים, החשמל עוד עובד, החשמל עובד, יש עדיין חשמל, עדיין יש חשמל, האור דולק, לוח במים, הלוח במים, חוט במים",
  },
  goInWater: {
    en: "wade in, wading in, walk in, walked in, step in, go in, going in, go down, jump in, unplug, unplug it, shut the breaker, flip the breaker, rubber boots, boots, waders, reach the pump, get the pump, grab the pump, pull the plug, is it safe, keep going, stand in",
    es: "meterme, me meto, nos metemos, meterse, entro, entrar, bajo, bajar, bajo a, desconectar, desenchufar, botas, botas de hule, con botas, sacar la bomba, agarrar la bomba, bajar el breaker, bajar la pastilla, le sigo, seguimos",
    he: "להיכנס, ליכנס, לרדת, לנתק, להוציא את המשאבה, מגפיים, מגפי גומי, מגפי, להוריד את המפסק, להמשיך, לתקן את המשאבה, לסדר את המשאבה, להרים את המשאבה, נכנס",
  },
  // A blow to the head that tells later.
  headBlowWord: {
    en: "hit his head, hit her head, hit my head, bumped his head, bumped my head, bumped her head, banged her head, smacked her head, banged his head, banged my head, conked, whacked on the head, hit on the head, hit in the head, on the head, off his head, hard hat, hardhat, off my hard hat, on the noggin, concussion, knocked out yesterday, took one to the head, smacked his head, smacked my head, cracked his head, rung his bell, got his bell rung, fell and hit",
    es: "se pego en la cabeza, me pegue en la cabeza, golpe en la cabeza, le pego en la cabeza, le cayo en la cabeza, se golpeo la cabeza, me golpee la cabeza, en la cabeza, en el casco, sobre el casco, le rebato en el casco, cabezazo, descalabro, se descalabro, madrazo en la cabeza, trancazo en la cabeza",
    he: "מכה בראש, קיבל בראש, חטף בראש, חטפתי בראש, נפל לו על הראש, נפל על הראש, על הקסדה, בקסדה, דפק את הראש, דפקתי את הראש, נתקע בראש, קיבלתי בראש, מכה לראש, פגע לו בראש",
  },
  sinceThen: {
    en: "yesterday, last night, this morning, two days ago, 2 days ago, 3 days ago, couple days ago, other day, last week, earlier, hours ago, an hour ago, hour ago, few hours ago, hr ago, hrs ago, monday, tuesday, wednesday, thursday, friday, shook it off, walked it off, was fine, seemed fine, today hes, today, kept working, was ok, was okay",
    es: "ayer, anoche, antier, en la manana, esta manana, hace dos dias, hace tres dias, el otro dia, la semana pasada, hace rato, hace unas horas, hace horas, hace una hora, el lunes, el martes, el miercoles, el jueves, el viernes, siguio trabajando, estaba bien, andaba bien, dijo que estaba bien, hoy",
    he: "אתמול, אמש, שלשום, בבוקר, הבוקר, לפני יומיים, לפני שעה, לפני שעתיים, לפני כמה שעות, לפני יום, בשבוע שעבר, היה בסדר, הרגיש בסדר, המשיך לעבוד, היום, מאז",
  },
  brainSign: {
    en: "worst headache, headache, head is pounding, pounding headache, head pounds, head is splitting, splitting headache, throwing up, threw up, puked, puking, vomiting, vomited, barfing, same question, same questions, asking the same, keeps asking, repeating himself, what day it is, whats the day, doesnt remember, cant remember, sleepy, cant stay awake, wont wake, hard to wake, drowsy, nodding off, one pupil, pupil bigger, pupil is bigger, pupils different, blurry, seeing double, slurring, slurs, walks like hes drunk, stumbling, clear fluid from, clear stuff from, water from his nose, confused, seizure, acting weird, acting strange, arm is weak, staggering",
    es: "dolor de cabeza, le duele la cabeza, me duele la cabeza, le revienta la cabeza, me revienta la cabeza, jaqueca, vomito, vomita, vomitando, guacareo, guacarea, pregunta lo mismo, repite lo mismo, que dia es, no se acuerda, no recuerda, tiene sueno, mucho sueno, se duerme, no lo podemos despertar, cuesta despertarlo, una pupila, pupila mas grande, ve doble, ve borroso, arrastra la lengua, camina como borracho, confundido, anda raro, liquido por la nariz, agua por la nariz, liquido del oido, se tambalea",
    he: "כאב ראש, כאבי ראש, הראש מתפוצץ, הראש כואב, כואב לו הראש, מקיא, הקיא, מקיאה, שואל אותו דבר, שואל שוב, חוזר על, איזה יום היום, לא זוכר, ישנוני, מנומנם, רוצה לישון, נרדם, קשה להעיר, אישון אחד, אישון גדול, אישונים שונים, רואה כפול, רואה מטושטש, מדבר לא ברור, הולך כמו שיכור, מבולבל, מתנהג מוזר, נוזל מהאף, נוזל מהאוזן, מתנדנד",
  },
  headElse: {
    en: "fumes, gas saw, generator, heater, carbon, heat stroke, so hot out, solvent, paint, diabetic, flu, covid, hungover, hangover, drank, lost feeling, cant feel his legs, cant move his legs",
    es: "vapores, humo, generador, calentador, monoxido, solvente, pintura, diabetico, gripa, cruda, no siente las piernas, no mueve las piernas",
    he: "אדים, גנרטור, תנור, פחמן, ממס, צבע, סוכרתי, שפעת, הנגאובר, לא מרגיש את הרגליים, לא מזיז את הרגליים",
  },
  // Fall gear that is torn.
  gearWord: {
    en: "harness, harnesses, lanyard, lanyards, lifeline, safety belt, body belt, fall belt, positioning belt, anchor strap, webbing, yoyo, yo yo, self retracting, srl, retractable, carabiner, snap hook, d ring, dring, tie off strap, bosun chair rope",
    es: "arnes, arneses, linea de vida, cola de vida, cabo de vida, bandola, bandolas, mosqueton, cinturon de seguridad, cincho de seguridad, retractil, anillo d, eslinga del arnes, cuerda de vida",
    he: "רתמה, הרתמה, רתמות, רצועה, חבל אבטחה, חבל הצלה, קו חיים, קרבינה, קרבינר, בולם נפילה, רצועת הרתמה, תלייה, חגורת בטיחות, חגורה, החגורה, שאקל",
  },
  gearTorn: {
    en: "torn, ripped, ripping, tore, frayed, fraying, cut, half cut, sliced, burnt, burned, melted, stitching is coming out, stitches are coming out, stitching came, stitching is gone, coming apart, busted, cracked, bent, wont lock, doesnt lock, wont close, deployed, pulled out, hanging by a thread, tearing, unraveling, rotted, chewed, knot in it, tied a knot, duct tape, duct taped, taped it, safety pin, zip tied, zip tie",
    es: "se quemo, quemo, deshilachando, roto, rota, rompiendo, rasgado, rasgada, deshilachado, deshilachada, deshilacha, cortado, cortada, quemado, quemada, derretido, descosido, descosida, costura, se esta abriendo, no cierra, no traba, no atora, doblado, podrido, amarrado con, con cinta, le hice un nudo, con un nudo, con alambre",
    he: "קרוע, קרועה, נקרע, נקרעת, נקרעה, חתוך, חתוכה, פרום, פרומה, נפרם, נפרמת, שרוף, שרופה, נמס, התפר, תפר, תפרים, לא ננעל, לא נסגר, לא נועל, עקום, סדוק, רקוב, קשר, סרט הדבקה, איזולירבנד, אזיקון",
  },
  gearUse: {
    en: "hes on, he is on, im on, i am on, up on, hanging, leaning, working, going up, go up, wear it, wears it, wearing, use it, using it, keep using, still use, finish the day, finish the shift, roof, tower, steel, edge, pole, 30 ft, holding, holds, he says its fine, boss says, foreman says, super says, tape it, up there, on the roof, tied off, get down, story, stories, floor",
    es: "esta arriba, anda arriba, estoy arriba, colgado, recargado, subir, subo, suba, usarlo, uso, lo uso, lo usamos, usar, terminar, acabar, techo, azotea, torre, poste, orilla, fierro, piso, el patron dice, el jefe dice, el mayordomo, dice que aguanta, aguanta, trabaja, trabajando, trae puesto, me subo",
    he: "הוא למעלה, למעלה, עומד, תלוי, נשען, לעלות, עולה, להשתמש, משתמש, לסיים, גג, קצה, עמוד, מגדל, קומה, הבוס אומר, המנהל אומר, הקבלן אומר, מחזיק, יחזיק, עובד, לובש, לרדת",
  },
  gearCalm: {
    en: "how often, how long, how many, inspect, inspection, inspected, expire, expires, expiration, rating, rated, which, what size, cost, price, buy, requirement, osha say, sling, slings, truck harness, wiring harness, seat belt, conveyor, drive belt, fan belt, tool belt, strap around",
    es: "cada cuanto, cuanto dura, cuantos, inspeccion, inspeccionar, caduca, vence, precio, comprar, cuesta, norma, requisito, eslinga de carga, banda, correa, arnes electrico, cinturon del carro",
    he: "כל כמה זמן, כמה זמן, כמה, בדיקה, לבדוק, תוקף, מחיר, לקנות, תקן, דרישה, רצועת מנוע, רצועת הנעה, חגורת כלים, מסוע, רצועת מזגן",
  },
  /** A stay that is planned and not begun, of which somebody asks whether it is allowed. */
  plansToStay: {
    en: "hop in a, hop in for, gonna be in there, going to be in there, only be in there, just be in there, be in there for, be in it for, gonna be in it, only gonna be, in and out in",
    es: "por una hora, una hora nada mas, nomas van a estar, nomas vamos a estar, solo vamos a estar, solo van a estar, nada mas van a estar, entran y salen",
    he: "רק נהיה שם, רק יהיו שם, יהיו בפנים רק, רק לעשרים דקות, רק לכמה דקות, נכנסים ויוצאים",
  },
  mayWe: {
    en: "can my guys, can the guys, can a guy, can my crew, can we, can they, can i, is that ok, ok, allowed, is it ok, do we need, do i need",
    es: "se permite, lo permiten, se puede, podemos, pueden, esta permitido, hay bronca, necesito",
    he: "אפשר, מותר, צריך, בסדר",
  },
  // Gasps like a fish.
  fishGasp: {
    en: "like a fish, fish out of water, guppy, gulping like, gasp, gasps, gasping, gaspin, gulping air, gulps air, gulp every, breath every now and then, snort every, snorts every, grunts every, weird gasps, hiccup breath, agonal",
    es: "bocanada, bocanadas, como pescado, como pez, pescado fuera, boquea, boqueando, boqueadas, jala aire cada, suspiro cada, suspiros raros, como que suspira, ronquido cada, jadeo cada, da jalones de aire, hipo raro",
    he: "כמו דג, דג מחוץ למים, חרחור, חרחורים, מחרחר, נשימות מוזרות, נושם פעם ב, חוטף אוויר, לוגם אוויר, נשימה פה ושם, מפרפר כמו דג",
  },
  noReply: {
    en: "not answering, wont answer, doesnt answer, not responding, unresponsive, no response, wont respond, doesnt respond, went down, dropped, out cold, passed out, not moving, wont wake, doesnt wake, no pulse, eyes rolled, collapsed, keeled over, fell over, went limp, eyes open but",
    es: "no contesta, no responde, no reacciona, no despierta, se desplomo, cayo al piso, se fue de lado, se fue para atras, esta tirado, desmayado, inconsciente, ojos en blanco, sin pulso, no se mueve, se cayo redondo, se desvanecio, se quedo tieso",
    he: "לא עונה, לא מגיב, לא מגיבה, התמוטט, התמוטטה, קרס, בלי הכרה, איבד הכרה, לא זז, לא מתעורר, אין דופק, עיניים מתגלגלות, שוכב, נפל לאחור, התעלף",
  },
  // A trench's hoist, a lift shaft.
  liftShaft: {
    en: "elevator shaft, lift shaft, hoistway, shaft opening, down the shaft, fell in the shaft, in the shaft, hoist shaft, duct shaft, stair shaft, elevator pit",
    es: "cubo del elevador, foso del elevador, cubo de elevador, hueco del elevador, ducto del elevador, cubo de la escalera, fosa del elevador, pozo del elevador",
    he: "פיר, לפיר, פיר המעלית, פיר של המעלית, פיר מעלית, הפיר, לפיר המעלית, בור המעלית",
  },
  fellIn: {
    en: "fell, fallen, dropped, went down, tumbled, stepped into, slipped into, laying at the bottom, lying at the bottom, at the bottom",
    es: "cayo, cayeron, se fue, se fue al, se cayo, resbalo, se aviento, esta hasta abajo, tirado abajo, hasta abajo",
    he: "נפל, נפלה, נפלו, צנח, החליק, מעד, שוכב למטה, שוכב שם, בתחתית",
  },
  // Wet cement that burns.
  cementWork: {
    en: "slab, concrete, cement, mud, pour, pouring, grout, thinset, stucco, mortar, finishing this slab, finishing concrete, screed, screeding, float, lime",
    es: "losa, concreto, cemento, mezcla, colado, colando, colamos, lechada, mortero, pegazulejo, firme, cal, estuco",
    he: "בטון, מלט, יציקה, יצקנו, צמנט, טיט, טיח, סיד, דבק קרמיקה, מדה, רצפה",
  },
  soakedThrough: {
    en: "kneeling, knelt, on my knees, on his knees, soaked through, soaked, soaking, jeans are wet, jeans are soaked, wet jeans, wet pants, soaked with it, got in my boots, in my boots, in his boots, down my boot, over my boots, full of it, gloves full, ran down my, stood in it, standing in it, leaked in",
    es: "hincado, hincada, de rodillas, arrodillado, empapado, empapada, empapados, mojado, mojados, pantalon mojado, se metio a la bota, se me metio a las botas, en las botas, dentro de la bota, botas llenas, guantes llenos, parado en la mezcla, metido en",
    he: "על הברכיים, בברכיים, כורע, ספוג, ספוגים, רטוב, רטובים, מכנסיים רטובים, נכנס למגפיים, נכנס לנעל, בתוך המגפיים, במגף, הכפפות מלאות, עמדתי ב, עמד ב",
  },
  skinBurnsIt: {
    en: "on fire, burning, burns, burnin, stings, stinging, stingin, itching, itchy, raw, blister, blisters, blistering, red, skin is peeling, peeling, sore, black, white, green, turned black, hurt, hurts",
    es: "arde, arden, me arde, me arden, le arde, le arden, quema, queman, ardor, en carne viva, ampolla, ampollas, rojo, rojas, pelada, pelando, negro, negra, duele, duelen, comezon",
    he: "שורף, שורפות, שורפים, צורב, צורבות, בוער, בוערות, אדום, אדומות, שלפוחית, שלפוחיות, מתקלף, קילוף, שחור, כואב, כואבות, מגרד",
  },
  realFlame: {
    en: "flame, flames, torch, gasoline, gas can, lit, caught fire, smoke, spark, hot tar, eye, eyes, buried, stuck in",
    es: "llama, llamas, soplete, gasolina, prendio, se prendio, humo, lumbre, chapopote, ojo, ojos, enterrado, atorado",
    he: "להבה, להבות, מבער, בנזין, נדלק, עשן, ניצוץ, זפת, עין, עיניים, קבור, תקוע",
  },
  // Hot skin and a mind that goes, told as drink.
  skinBaking: {
    en: "skin is crazy hot, skin is hot, skin hot, burning up, hot to the touch, hot as a stove, skin is burning, red hot, super hot skin, skin feels hot, like an oven, skin is on fire, forehead is burning, 102 out, 100 out, 103 out, 104 out, 105 out, 98 out, 95 out, degrees out, no shade, heat index, in this heat, from the heat",
    es: "piel caliente, piel bien caliente, esta ardiendo, hierve, esta hirviendo, caliente caliente, bien caliente, piel roja, como plancha, pleno sol, pleno rayo del sol, con este calor, 40 grados, 38 grados, 42 grados, calorón, calor de",
    he: "העור לוהט, לוהט, בוער מחום, חם כמו תנור, רותח, העור חם, עור חם, העור שלו חם, חום אימים, 40 מעלות, 38 מעלות, 42 מעלות, בשמש, בחום הזה, שרב",
  },
  mindGone: {
    en: "drunk, actin drunk, acting drunk, like hes drunk, wrong name, wrong names, doesnt know where, dont know where, doesnt know me, doesnt know who, talking nonsense, talkin nonsense, talking crazy, not making sense, aint making sense, makes no sense, mumbling, babbling, loopy, out of it, confused, staggering, stumbling, swinging at us, fighting us, seeing things, goofy, weird, rambling",
    es: "como borracho, parece borracho, anda borracho, no sabe donde, no me conoce, no nos conoce, habla puras tonterias, dice tonterias, dice incoherencias, no se le entiende, balbucea, perdido, ido, confundido, tambaleando, se tambalea, nos quiere pegar, ve cosas, desorientado, delirando, delira, alucina, me dice otro nombre",
    he: "כמו שיכור, נראה שיכור, מתנהג כמו שיכור, קורא לי בשם אחר, לא יודע איפה, לא מכיר אותי, מדבר שטויות, לא מדבר לעניין, ממלמל, מבולבל, מתנדנד, הוזה, מטושטש, לא מחובר, מתנהג מוזר, מדבר לא לעניין",
  },
  coolSkin: {
    en: "diabetic, sugar, insulin, one side, face droops, face is drooping, hit his head, cold out, freezing, liters, gallons, gallon of water",
    es: "diabetico, azucar, insulina, un lado, cara caida, boca chueca, se pego en la cabeza, frio, litros",
    he: "סוכרתי, סוכר, אינסולין, צד אחד, פה עקום, מכה בראש, קור, ליטרים",
  },
  // Somebody sinks in what flows or sets.
  sinksIn: {
    en: "mud, muck, quicksand, slurry, sludge, grain, sand pile, hopper, silo, bin, wet concrete, fresh concrete, flowable fill, tailings, swamp, bog, clay pit, gravel, quick sand, gravel pile, stockpile, settling pond, concrete, cement",
    es: "lodo, fango, arena movediza, arenas movedizas, grava, tolva, silo, grano, concreto fresco, monton de arena, monton de grava, pantano, cienega, barro, lechada, concreto, mezcla",
    he: "בוץ, הבוץ, ביצה, חול טובעני, משפך, סילו, ממגורה, בטון טרי, בטון רטוב, ערימת חול, ערמת חול, ערימת חצץ, בוצה, בטון, גרגרים",
  },
  sunkDeep: {
    en: "up to his chest, up to the chest, to his chest, to her chest, to my chest, to his waist, up to his waist, to the waist, to her waist, to my waist, up to the hip, to his hips, to his hip, up to his knees, up to the knees, to his knees, to their knees, to the armpits, to his armpits, up to his neck, to his neck, cant pull his leg, cant get his legs out, cant get his leg out, cant get his boots out, cant pull his feet",
    es: "hasta el pecho, hasta la cintura, hasta las rodillas, hasta la cadera, hasta el cuello, hasta las axilas, hasta los muslos, no puede sacar las piernas, no puede sacar los pies, no puede sacar el pie, no saca las piernas",
    he: "עד החזה, עד המותן, עד המותניים, עד הברכיים, עד הצוואר, עד בית השחי, עד הירכיים, לא מצליח להוציא את הרגל, לא יכול להוציא את הרגליים, לא מצליח להוציא את הרגליים",
  },
  sinkVerb: {
    en: "sinking, sinkin, keeps sinking, going under, sucked down, sucking him, pulled down, getting deeper, sucked him",
    es: "se hunde, hundiendo, se esta hundiendo, se lo traga, lo esta tragando, lo traga, lo chupa",
    he: "שוקע, שוקעת, טובע, נשאב, נבלע, שואב אותו, בולע אותו",
  },
  // Cloth, hair or a cord that a machine winds in.
  loosePart: {
    en: "hoodie, sleeve, shirt, jacket, drawstring, string, scarf, hair, ponytail, braid, beard, glove, necklace, chain, lanyard, pant leg, pants, coat, vest, neck gaiter, dreads",
    es: "manga, camisa, sudadera, cordon, bufanda, pelo, cabello, trenza, cola de caballo, barba, guante, cadena, collar, pantalon, chamarra, chaleco, gafete",
    he: "שרוול, חולצה, קפוצון, שרוך, צעיף, שיער, השיער, צמה, קוקו, זקן, כפפה, הכפפה, שרשרת, מכנסיים, מעיל, אפוד",
  },
  woundIn: {
    en: "wound up, wound around, wrapped around, wrapped up in, caught in the, got caught, sucked into, pulled into, pulling him in, pulling her in, pulling his, pulling my, twisted up in, tangled in, spun up, grabbed his, grabbed my, grabbed her, snagged in",
    es: "se enredo, se le enredo, enredado, enredada, se atoro en, se le atoro, atorado en, atorada en, lo jala, la jala, le jalo, jalandolo, lo esta jalando, se le metio en, se le metio, agarro la manga, le agarro, lo agarro, se enrollo",
    he: "נתפס, נתפסה, נתפסו, הסתבך, הסתבכה, הסתבכו, נכרך, נכרכה, נכרכו, מושך אותו, מושכת אותו, מושך אותה, מושכת אותה, נלפת, נמשך, נשאב, תקוע ב",
  },
  turningThing: {
    en: "drill press, lathe, auger, conveyor, pto, shaft, mixer, grinder, drill, chuck, belt, winch, roller, rollers, pump shaft, cement mixer, threader, pipe threader, saw, core drill, fan, gears, spindle",
    es: "taladro, torno, barrena, banda, transportadora, toma de fuerza, flecha, revolvedora, esmeril, mandril, malacate, rodillo, rodillos, roscadora, ventilador, engranes, mezcladora, trompo",
    he: "מקדחה, מקדחת, מחרטה, מסוע, המסוע, גל, מערבל, המערבל, משחזת, כננת, גלגלות, מתברזת, מאוורר, גלגלי שיניים, מקדחה עמודית, מסור, רצועה",
  },
  stillFree: { en: "how do i, which, what size, cut it to", es: "que tamano, cual", he: "איזה גודל, איזו" },
  // Burning indoors, and who feels ill of it.
  burnerIn: {
    en: "propane heater, salamander, torpedo heater, kerosene heater, heater, generator, gas saw, charcoal, grill, hibachi, buddy heater, furnace, engine running, compressor running, forklift running, lift running",
    es: "calentador, calenton, salamandra, generador, planta de luz, anafre, fogata, lumbre adentro, carbon, brasero, asador, motor prendido, montacargas, compresor de gasolina",
    he: "תנור גז, תנור, חימום גז, מפוח חימום, גנרטור, פחמים, מנגל, גחלים, מנוע דולק, מלגזה עובדת, מלגזת גז, תנור נפט, סלמנדרה",
  },
  shutPlace: {
    en: "tent, tented, tarped, tarp, trailer, container, conex, shed, basement, garage, closed up, poly, plastic, cab, inside, indoors, connex, van, camper, room, warehouse",
    es: "carpa, lona, cuarto cerrado, remolque, contenedor, bodega, sotano, cochera, cerrado, cerrada, plastico, adentro, cuarto, caseta, camper, casa rodante",
    he: "אוהל, יריעה, קרוואן, מכולה, מחסן, מרתף, חניון, סגור, סגורה, ניילון, בפנים, חדר, צריף, ביתן",
  },
  feelsFlu: {
    en: "flu, like the flu, headache, headaches, dizzy, sleepy, sick, nauseous, puking, throwing up, woozy, foggy, weak, drowsy, everybody feels, cant wake, cant wake him, cant wake them, wont wake",
    es: "gripa, dolor de cabeza, mareado, mareados, mareo, mareos, sueno, ganas de vomitar, vomito, vomitando, nauseas, debil, atontado, atontados, no despierta, no despiertan, se durmieron, dormidos todos, no lo puedo despertar",
    he: "שפעת, כאב ראש, כאבי ראש, סחרחורת, מסוחרר, מסוחררים, בחילה, בחילות, מקיא, מקיאים, ישנוני, ישנונים, חלש, לא מתעורר, לא מתעוררים, לא מצליח להעיר, לא מצליחים להעיר",
  },
  paintIndoors: {
    en: "spray painted, spraying paint, spraying lacquer, lacquer, contact cement, solvent, thinner, paint stripper, stripper, epoxy, primer, varnish, glue, adhesive, sealer",
    es: "pintando, laca, pegamento de contacto, solvente, thinner, removedor, epoxico, barniz, pegamento, sellador, resistol",
    he: "צובע, לכה, דבק מגע, ממס, מדלל, טינר, מסיר צבע, אפוקסי, לק, דבק",
  },
  actsHigh: {
    en: "laughing, giggling, walks into walls, walking into walls, loopy, goofy, high, stumbling, dizzy, drunk, silly, staggering",
    es: "risa, riendose, se rie, mareado, como borracho, tambaleando, atontado, ido, choca",
    he: "צוחק, מסטול, מסטולים, כמו שיכור, מתנדנד, מסוחרר, נתקע בקירות, היי",
  },
  // The heart stopped, in one word.
  arrestWord: {
    en: "cardiac arrest, heart stopped, his heart stopped, her heart stopped, flatlined, flat lined, heart quit",
    es: "paro cardiaco, le dio un paro, paro del corazon, se le paro el corazon, dejo de latir",
    he: "דום לב, הלב נעצר, הלב הפסיק, הלב שלו נעצר, הלב שלו עצר",
  },
  arrestSign: {
    en: "not moving, not responding, eyes open, on the floor, on the ground, no pulse, went down, dropped, gray, blue, laid him down",
    es: "sin moverse, no se mueve, ojos abiertos, en el piso, al piso, en el suelo, no responde, no contesta, morado, gris, creo",
    he: "לא זז, לא מגיב, עיניים פתוחות, על הרצפה, שוכב, כחול, אפור, נפל",
  },
  // A throat that closes after food.
  throatCloses: {
    en: "throat closing, throat is closing, throat closed, throat closing up, throat swelling, throat is swelling, tongue is swelling, tongue swelling, tongue swollen, lips swelling, lips are swelling, lips swollen, face swelling, face is swelling, face blew up, face is puffy",
    es: "se le cierra la garganta, se le esta cerrando la garganta, garganta cerrada, se le hincha la lengua, lengua hinchada, labios hinchados, se le hinchan los labios, se le hincha la cara, cara hinchada",
    he: "הגרון נסגר, הגרון שלו נסגר, גרון נסגר, הלשון נפוחה, לשון נפוחה, הלשון התנפחה, שפתיים נפוחות, השפתיים התנפחו, הפנים מתנפחות, הפנים התנפחו",
  },
  allergen: {
    en: "peanut, peanuts, nuts, nut, shellfish, shrimp, crab, food, lunch, ate, eating, sauce, milk, egg, penicillin, antibiotic, pill, medicine, latex, ibuprofen, allergic, allergy, epi, epipen",
    es: "cacahuate, nuez, nueces, mariscos, camaron, camarones, comida, comio, salsa, penicilina, antibiotico, pastilla, medicina, latex, alergico, alergia, fresa, huevo",
    he: "בוטנים, בוטן, אגוזים, אגוז, שומשום, טחינה, אכל, אוכל, דגים, פניצילין, אנטיביוטיקה, כדור, תרופה, אלרגי, אלרגיה, לטקס, אפיפן",
  },
  // Sugar that runs low.
  noMeal: {
    en: "no lunch, skipped lunch, didnt eat, hasnt eaten, havent eaten, no breakfast, skipped breakfast, took his insulin, took her insulin, insulin, sugar is low, low sugar, sugar low, sugar dropped, blood sugar",
    es: "no comio, sin comer, no ha comido, no desayuno, se puso la insulina, insulina, azucar baja, se le bajo el azucar, baja de azucar",
    he: "לא אכל, בלי לאכול, דילג על ארוחה, הזריק אינסולין, אינסולין, סוכר נמוך, ירד לו הסוכר, נפל לו הסוכר",
  },
  oddHead: {
    en: "talking funny, talkin funny, acting funny, actin funny, confused, shaky, shaking, sweaty, sweating, cant tie, mean, cussing, slurring, slurrin, out of it, weird, staring, pale, weak, dizzy",
    es: "habla raro, anda raro, confundido, temblando, tembloroso, sudando, enojado, grosero, arrastra la lengua, ido, palido, debil, mareado, sudor",
    he: "מדבר מוזר, מתנהג מוזר, מבולבל, רועד, מזיע, עצבני, מקלל, לא מחובר, חיוור, חלש, מסוחרר, בוהה",
  },
  // An animal that holds on, bone that shows, clear water from the nose.
  dogWord: {
    en: "dog, dogs, pitbull, pit bull, mutt, rottweiler",
    es: "perro, perros, perra, pitbull",
    he: "כלב, כלבים, הכלב, פיטבול, אמסטף",
  },
  holdsOn: {
    en: "wont let go, has his, got his, latched, locked on, has my, got my, by the leg, by the arm, grabbed, holding on",
    es: "no la suelta, no lo suelta, no suelta, me agarro, lo agarro, le agarro, prendido, trabado",
    he: "לא משחרר, לא עוזב, תפס אותו, תפס לו, תפס אותי, ננעל, נצמד",
  },
  boneOut: {
    en: "bone sticking out, bone is sticking out, bone showing, see the bone, see bone, bone came through, bone poking, bone is out, bone out, bone through",
    es: "se le ve el hueso, hueso de fuera, hueso salido, salio el hueso, asoma el hueso, hueso expuesto, se asoma el hueso",
    he: "יצאה עצם, עצם בולטת, רואים את העצם, רואים עצם, עצם בחוץ, העצם בחוץ, העצם יצאה",
  },
  clearFluid: {
    en: "clear fluid, clear stuff, clear liquid, water coming out of his nose, watery stuff, blood from his ear, blood out of his ear, fluid from his ear, fluid out of his ear",
    es: "liquido claro, liquido clarito, agua clara, agua por la nariz, sangre por el oido, sangre del oido, le sale agua, liquido del oido, liquido de la nariz",
    he: "נוזל שקוף, נוזל צלול, מים מהאף, דם מהאוזן, נוזל מהאף, נוזל מהאוזן",
  },
  noseEar: { en: "nose, ear, ears", es: "nariz, oido, oidos, oreja", he: "אף, מהאף, אוזן, מהאוזן, אוזניים" },
  // Ice that breaks, a vehicle that goes under.
  iceLake: {
    en: "ice on the lake, ice cracked, ice broke, through the ice, lake, pond, river, canal, bay, lagoon, water",
    es: "hielo, lago, laguna, rio, canal, presa, represa, agua",
    he: "קרח, אגם, בריכה, נהר, תעלת מים, נחל, מאגר, מים",
  },
  wentUnder: {
    en: "went under, under water, underwater, sank, sinking, fell through, went in the, drove into, rolled into, is in the water, in the pond, in the lake, in the canal, in the river",
    es: "se hundio, se esta hundiendo, se fue al fondo, cayo al agua, se fue al agua, se fue al rio, se fue al canal, bajo el agua, rompio el hielo",
    he: "שקע, שקעה, טבע, ירד למים, נפל למים, נכנס למים, נפלה למים, התדרדר למים, מתחת למים",
  },
  // A hoist that hangs by too little; a lift on two wheels.
  hoistCar: {
    en: "hoist, man hoist, buck hoist, construction elevator, material hoist, elevator",
    es: "elevador, malacate, montacargas, montacargas de obra, montacarga, elevador de obra",
    he: "מעלית, מעלית משא, מעלית אתר, המעלית",
  },
  cableLoose: {
    en: "cable snapped, cable broke, cable is loose, cable came off, jumped the track, off the rail, off its rail, hanging crooked, hanging sideways, tilted, dropping, free fall, dropped a floor, slipping down, brake failed, brake is slipping, stuck between floors, between floors, stopped halfway, halfway up, power went out, lost power",
    es: "se solto el cable, se rompio el cable, cable suelto, se salio del riel, colgando chueco, esta chueco, se ladeo, se bajo solo, cayo un piso, fallo el freno, se resbala, a medio camino, entre pisos, entre dos pisos, se fue la luz, se quedo parado, se paro",
    he: "הכבל נקרע, הכבל השתחרר, יצאה מהמסילה, תלויה עקום, עקומה, נטתה, צנחה, ירדה לבד, הבלם נכשל, מחליקה, בין קומות, נעצרה, נעולים, הפסקת חשמל",
  },
  inCar: {
    en: "we are in, were in, im in, hes in, inside, in it, stuck, guys in",
    es: "estamos en, estoy en, adentro, esta en, van adentro, en el elevador, con 2 adentro, con 3 adentro, con 4 adentro, con dos adentro",
    he: "אנחנו ב, אני ב, בתוך, בפנים, יש בה, תקועים, נעולים, שני פועלים",
  },
  twoWheels: {
    en: "on two wheels, 2 wheels, wheels off the ground, went off the curb, over the curb, leaning bad, tipping, in a hole",
    es: "en dos llantas, dos llantas, se ladea, se ladeo, se esta ladeando, se fue al hoyo, una llanta en el aire",
    he: "על שני גלגלים, שני גלגלים, גלגל באוויר, נוטה, נטתה, נטה, ירד מהמדרכה",
  },
  liftBasket: {
    en: "manlift, man lift, scissor lift, boom lift, cherry picker, jlg, genie, basket, bucket truck",
    es: "canastilla, elevador de tijera, tijera, plataforma, genie, jlg, brazo articulado",
    he: "במת הרמה, במה, סל הרמה, מנוף סל, בסל, מספריים",
  },
  // Trusses, a swing stage, a skull, a belly.
  trussWord: {
    en: "truss, trusses, rafters, joists, roof trusses, wall panels, wall panel, tilt up panel, gable, tilt wall, studs wall",
    es: "armaduras, armadura, tijerales, cerchas, cercha, largueros, paneles, panel prefabricado, tableros",
    he: "אגדים, אגד, מסבכים, מסבך, פנלים, פנל, קורות גג, קיר טרומי, לוחות טרומיים",
  },
  fallsOver: {
    en: "laying down, like dominoes, domino, dominos, rolling over, tipping over, leaning over, going over, falling over, racking, buckling, folding, laying over",
    es: "como domino, se acuestan, acostando, se van de lado, se estan cayendo, se voltean, se doblan, se viene abajo, se ladean",
    he: "כמו דומינו, דומינו, נשכבים, מתקפלים, נופלים אחד אחרי השני, מתהפכים, נוטים, קורסים",
  },
  swingStage: {
    en: "swing stage, swingstage, suspended scaffold, two point, window washing rig, bosun chair, swing scaffold",
    es: "andamio colgante, guindola, hamaca, columpio, plataforma colgante",
    he: "פיגום תלוי, פיגום מתרומם, סל תלוי, פיגום ממונע",
  },
  lopsided: {
    en: "lopsided, uneven, one end, his end, slanted, tilted, tipped, quit, one side dropped, dropped, motor quit, hanging by, crooked",
    es: "chueco, chueca, de lado, un lado, ladeado, ladeada, un extremo, se bajo, se solto, motor no jala",
    he: "עקום, צד אחד, נטוי, נטה, קצה אחד, המנוע נעצר, ירד, השתחרר",
  },
  dentSkull: {
    en: "dent in his head, dent in his skull, dented, dent in the head, soft spot, skull is soft, skull is pushed, pushed in, caved in skull, sunk in spot",
    es: "hoyo hundido, hundido, hundida, abollado, abollada, blandito, craneo hundido, sumido, sumida",
    he: "שקע בראש, גולגולת שקועה, הגולגולת שקועה, שקע בגולגולת, רך בראש, מעיכה בראש",
  },
  headWordHere: {
    en: "head, skull, forehead, temple",
    es: "cabeza, craneo, frente, sien, mollera",
    he: "ראש, הראש, לראש, גולגולת, מצח, רקה",
  },
  bellyHard: {
    en: "belly is hard, belly hard, stomach is hard, stomach hard, gut is hard, hard belly, belly like a rock, belly is swelling, belly swelling, belly getting bigger, belly is tight, shoulder hurts too",
    es: "panza dura, panza esta dura, estomago duro, panza como piedra, vientre duro, abdomen duro, se le hincha la panza, panza hinchada, barriga dura",
    he: "בטן קשה, הבטן קשה, הבטן שלו קשה, הבטן מתנפחת, בטן נפוחה, בטן כמו אבן",
  },
  bluntHit: {
    en: "pinned, squeezed, crushed, hit, fell, slammed, rammed, kicked, handle, forklift, bucket, run over, ran over, seat belt, since the fall, after the fall",
    es: "prenso, prensaron, aplasto, golpe, pego, cayo, se cayo, montacargas, cucharon, atropello, empujo, machuco",
    he: "נלחץ, נמחץ, מכה, נפל, נפלה, מלגזה, כף, דרס, נדרס, נתקע בין, חבטה",
  },
  hotSpark: {
    en: "spark, sparks, slag, torch, hot work, welding, grinding, soldering, sweating pipe",
    es: "chispa, chispas, escoria, soplete, soldando, soldadura, esmerilando",
    he: "ניצוץ, ניצוצות, גץ, גצים, ריתוך, ריתכנו, מבער, השחזה",
  },
  smellsIt: {
    en: "smell it, smell smoke, smells like smoke, smell burning, smells burnt, smells like burning, smell something burning",
    es: "huele a quemado, huele a humo, se huele, olor a quemado, olor a humo",
    he: "ריח שרוף, ריח עשן, ריח של שרוף, מריחים עשן, מריח שרוף",
  },
  tornadoWord: {
    en: "tornado, tornado siren, twister, funnel cloud, waterspout",
    es: "tornado, tromba, remolino grande",
    he: "טורנדו",
  },
  tornadoNow: {
    en: "siren, warning, went off, going off, coming, see it, on the ground, here, now, trailer, where do we, do we run, touch down",
    es: "sirena, alerta, viene, ya viene, se ve, aqui, ahorita, remolque, donde nos, corremos",
    he: "אזעקה, בא, מתקרב, עכשיו, רואים, איפה",
  },
  treadOn: {
    en: "ran over his, ran over my, ran over her, rolled over his, rolled over my, rolled onto, parked on, drove over his, drove over my, tire is on, tire on, track is on",
    es: "le piso, me piso, le paso por encima de la, le paso la llanta, me paso la llanta, llanta encima de, le pasaron por encima",
    he: "עלה לו על, עלתה לו על, דרך לו על, עבר לו על, עלה לי על, גלגל על ה, הגלגל על",
  },
  halfBody: {
    en: "half his body, half her body, half my body, one whole side, one side of his body, left side wont move, right side wont move, side went limp, side is dead, dragging his leg, dragging one leg",
    es: "medio cuerpo, la mitad del cuerpo, un lado del cuerpo, no mueve un lado, no mueve el lado, arrastra la pierna, lado dormido",
    he: "חצי גוף, חצי מהגוף, צד אחד של הגוף, צד ימין לא זז, צד שמאל לא זז, מושך רגל, גורר רגל, כל הצד",
  },
  outOfTheBlue: {
    en: "all of a sudden, suddenly, outta nowhere, out of nowhere, just now, woke up, started",
    es: "de repente, de pronto, de la nada, ahorita, amanecio",
    he: "פתאום, בלי סיבה, הרגע, קם בבוקר, משום מקום",
  },
  faceSplash: {
    en: "in the face, in his face, in my face, to the face, all over his face, face full",
    es: "en la cara, a la cara, toda la cara",
    he: "לפנים, בפנים שלו, על הפנים, לו לפנים, לי לפנים",
  },
  seesNot: {
    en: "cant see, he cant see, i cant see, blind, blinded, wont open his eyes, cant open his eyes",
    es: "no ve, no veo, no puede abrir los ojos, no abre los ojos, ciego",
    he: "לא רואה, לא רואים, לא פותח עיניים, לא יכול לפתוח עיניים, התעוור",
  },
  panelBox: {
    en: "breaker box, breaker panel, panel, switchgear, disconnect, bus, meter base, transformer, mcc, breaker, electrical box, junction box",
    es: "tablero, centro de carga, caja de breakers, interruptor, transformador, medidor, pastilla, subestacion",
    he: "לוח חשמל, הלוח, לוח, מפסק, שנאי, מונה, ארון חשמל",
  },
  blownBack: {
    en: "blown back, blew him back, threw him back, knocked him back, flew back, flash, blew up in his face, big flash, arc flash, ball of fire",
    es: "lo avento, salio volando, lo boto, fogonazo, flamazo, le trono en la cara, le exploto en la cara, lo lanzo",
    he: "עף אחורה, הועף אחורה, העיף אותו, התפוצץ לו בפנים, הבזק, פלאש, כדור אש",
  },
  moans: {
    en: "moaning, groaning, moanin, whimpering, hollering in pain, screaming in pain",
    es: "se queja, quejandose, gimiendo, gime, grita de dolor, gritando de dolor",
    he: "גונח, גונחת, נאנח, נאנק, צורח מכאבים, צועק מכאבים, מיילל",
  },
  // What rides on rails, and what stands on them.
  railWord: {
    en: "railroad tracks, train tracks, railroad crossing, rail crossing, grade crossing, on the tracks, on the railroad, across the tracks, over the tracks, in the rail, in the tracks, stuck on the track, on the rails",
    es: "via del tren, vias del tren, en la via, en las vias, cruce del tren, sobre las vias, rieles del tren, en el riel, riel, ferrocarril, las vias",
    he: "פסי הרכבת, פסי רכבת, על הפסים, מסילת הרכבת, המסילה, מפגש מסילה, על המסילה, חציית רכבת",
  },
  railStuck: {
    en: "stuck, stalled, high centered, hung up, died, wont move, wont start, runs badly, bottomed out, hear the train, train coming, train is coming, train comin, gates coming down, gates are coming, arms coming down, lights flashing, train horn, wont move, jammed, broke down",
    es: "atorado, atorada, atoro, se paro, se apago, no arranca, no se mueve, trabado, viene el tren, ya viene el tren, se oye el tren, se oye venir, bajando la pluma, pito del tren, se atasco, atascado, varado",
    he: "תקוע, תקועה, נתקע, נתקעה, נכבה, לא מניע, לא זז, הרכבת באה, הרכבת מתקרבת, רכבת מתקרבת, שומעים רכבת, המחסום יורד, מחסומים יורדים, צפירה של רכבת, כבה",
  },
} as const satisfies Concepts;
