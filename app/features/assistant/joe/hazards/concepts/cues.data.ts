import type { Concepts } from "./concept.ts";

/** By what a question about a rule is told from a danger that is going on. */
export const CUES = {
  /** Asks for a rule, a meaning or a plan. */
  rule: {
    en: "twa, time weighted, what dose, dose of, tell the crew, tell my crew, talk to the crew, tell the guys about, liable, liability, insurance, lawsuit, sue, bending moment, live load, live loads, dead load, uniform load, max, how wide, how long, how big, require, required, requirement*, code, codes, regulation*, standard, section, subpart, minimum, maximum, limit, allowed, permitted, permissible, how far, how deep, how high, how many, how often, how thick, how tall, how close, what size, what is a, what is an, what are, whats a, define, definition, meaning, mean by, stand for, stands for, difference between, prevent*, avoid*, toolbox, talk on, talk about, tailgate talk, tailgate meeting, tailgate topic, tool box, training, policy, plan for, plans for, checklist, osha, nfpa, nec, irc, ibc, niosh, ansi, calculate, spacing, clearance, protection against, rule, rules, reduce, risk of, chance of, example*, explain, tell me about, types of, type of, kinds of, causes of, cause of, what causes, need to have, is it mandatory, course, certificate, rated, rating, work near, working near, protocol for, resistance, price, recordable, what keeps, how to keep, where to put, where do i put, how do i keep, first aid kit, kit contents",
    es: "twa, promedio ponderado, segun la tabla, segun tabla, segun la norma, le digo a la cuadrilla, decirle a la cuadrilla, digo a los muchachos, hablarle a los, demanda, demandar, seguro cubre, momento, carga viva, cargas vivas, que ancho, claro maximo, cuanto, requisito*, requiere*, requerid*, norma, normativa, reglamento*, codigo, seccion, minimo, minima, maximo, maxima, limite, permitid*, permite, a que distancia, a que altura, que profundidad, a cuanta, a cuantos, cuantos, cuantas, cada cuanto, que tan, que medida, que calibre, definicion, significa, diferencia entre, prevenir, previene, prevencion, evitar, evita, evito, evitamos, charla, platica, capacitacion, entrenamiento, politica, plan de, plan para, lista de verificacion, calcul*, separacion, regla, riesgo de, riesgos, ejemplo*, explicame, explica, tipos de, tipo de, causas de, es obligatorio, necesito un, necesito una, curso, certificado, protocolo de, precio, cuesta, comprar, exige, exigen, pide el, puntos para, ordenanza, que altura, hasta que altura, formato para, por si se, como se prueba, botiquin",
    he: "twa, ממוצע משוקלל, מה אומרים ל, להגיד לצוות, לספר לצוות, לתבוע, תביעה, ביטוח, איזה חתך, בחתך, חתך כבל נחושת, עומס שימושי, איזה גודל, איזה עובי, מומנט, הגנה מ, דרישה, דרישות, נדרש, נדרשת, תקן, תקנה, תקנות, קוד, סעיף, מינימום, מינימלי, מינימלית, מקסימום, מקסימלי, מרבי, מרבית, מותר, מותרת, מגבלה, מה המרחק, באיזה מרחק, באיזה עומק, באיזה גובה, כמה זמן, כל כמה זמן, כל כמה ימים, כל כמה חודשים, כל כמה שנים, כמה רחוק, מה הגובה, מה העומק, מה זה, מהו, מהי, הגדרה, משמעות, הבדל, ההבדל, למנוע, מונעים, מניעת, מניעה, להימנע, נמנעים, תדריך, שיחת בטיחות, הדרכה, הדרכת, נוהל, נהלי, תוכנית, רשימת בדיקה, לחשב, חישוב, כלל, כללי, הכללים, סיכון, סיכוני, דוגמה, הסבר, תסביר, סוגי, גורם ל, חובה, צריך להיות, לפי osha, מחיר, עולה, קורס, אישור ל, כמה מים, לאיזה גובה, עד איזה גובה, תיק עזרה ראשונה",
  },
  /** Air that somebody has had measured. */
  measured: {
    en: "measured, measurement, sample, sampled, sampling, monitoring, average, averages, averaged, averaging, twa, microgram*, ug m3, ug, pel",
    es: "la muestra, muestra de plomo, muestra de silice, medicion, mediciones, medimos, midieron, muestra de aire, muestreo, monitoreo, promedio, promedia, microgram*, ug m3, ug",
    he: "מדידה, מדדנו, מדדו, נמדד, דגימה, דגימת, ניטור, ממוצע, בממוצע, מיקרוגרם, מיקרוגרמים",
  },
  /** Asks something. Whoever does not ask, tells. */
  asks: {
    en: "what, whats, how, when, which, where, who, why, is it, are there, does, do i, do we, can i, can you, should, tell me, explain, give me, list, show me, calculate, need info",
    es: "que, cual, cuales, como, cuando, cuanto, cuanta, cuantos, cuantas, donde, por que, puedo, se puede, debe, dime, dame, explicame, lista",
    he: "מה, איך, מתי, כמה, איזה, איזו, אילו, איפה, למה, האם, מי, מהו, מהי, תן, תסביר, תגיד, אפשר, רשימה, מותר",
  },
  /** Asks what to do for somebody, now. It takes away what a rule asks. */
  act: {
    en: "how to do, how do you do, what do i do, what do we do, what should i do, what should we do, wat do i do, what i do, what can i do, what can we do, what must i do, what now, now what, help, first aid, firstaid, emergency, emergencies, emergancy, what to do, how do i stop, how do we stop, how do i treat, how do i help, how to stop, how to treat, how to help, how can i help, do i pull, can i pull, do i take, do i move, can i move, should i, should we, hurry, urgent, urgently, asap, 911, ambulance, paramedic*, first thing, do i call, pls, plz, sos, omg, mayday, rescue him, save him",
    es: "como se hace, como hago, que hago, que hacemos, que le hago, que le hacemos, q hago, que se hace, que debo hacer, que debemos hacer, que puedo hacer, que hay que hacer, que podemos hacer, y ahora que, ayuda, ayudenme, ayudeme, ayudame, auxilio, socorro, primeros auxilios, emergencia, como paro, como lo paro, como le paro, como detengo, como le hago, como lo ayudo, como la ayudo, como ayudo, como lo saco, como lo bajo, como se trata, lo muevo, la muevo, lo jalo, lo saco, se lo saco, me lo saco, le doy, urgente, rapido, apurense, 911, ambulancia, paramedicos, primero que hago, por favor, llamo al",
    he: "איך עושים, מה עושים, מה לעשות, מה אני עושה, מה אנחנו עושים, מה צריך לעשות, מה עליי לעשות, איך מטפלים, איך לטפל, איך עוצרים, איך לעצור, איך עוזרים, איך לעזור, איך מוציאים, איך להוציא, איך מורידים, להוציא אותו, להזיז אותו, הצילו, תעזרו, עזרה, עזרו, חירום, דחוף, מהר, אמבולנס, מדא, 101, 102, 911, מה קודם, מה הדבר הראשון, תגיד לי מה, בבקשה",
  },
  /** Something goes on, or has just happened. */
  now: {
    en: "now, rn, just, still, already, suddenly, started, starting, starts, keeps, keep, minutes ago, a minute ago, seconds ago, this morning, theres, there is, there are, we have, weve, i see, we see, i smell, we smell, i hear, we hear, hear, noticed, found, is it safe, safe to, ok to, okay to, continue, right here, over here, is this, looks like, getting, again, coming, happening, happened, think",
    es: "ahora, ahorita, orita, acaba de, acaban de, acabo de, acabamos de, todavia, ya, de repente, empezo, empieza, esta empezando, sigue, siguen, hace rato, hace un minuto, esta manana, hay, tenemos, veo, vemos, oigo, escucho, encontramos, encontre, notamos, es seguro, seguimos trabajando, puedo seguir, podemos seguir, aqui, aca, parece, otra vez, cada vez, creo",
    he: "עכשיו, כרגע, כעת, הרגע, עדיין, כבר, פתאום, התחיל, התחילה, מתחיל, מתחילה, ממשיך, לפני רגע, לפני דקה, הבוקר, יש, אני רואה, רואים, שומעים, שמענו, מצאנו, מצאתי, גילינו, בטוח להמשיך, אפשר להמשיך, להמשיך לעבוד, פה, כאן, נראה, שוב, הולך",
  },
  not: {
    en: "not, no, isnt, isn, aint, arent, wasnt, doesnt, dont, didnt, wont, stopped, stop, quit, without, never, nothing, zero, hardly, barely, ant, isint, cant, cannot, unable, non",
    es: "no, ni, sin, nunca, tampoco, dejo, paro de, casi no, apenas, ya no, nada",
    he: "לא, אין, בלי, ללא, אינו, אינה, הפסיק, הפסיקה, בקושי, כלום",
  },
  cannot: {
    en: "hard time, cant, cannot, can not, unable, couldnt, not able, wont, hard to, trouble, struggling, struggles, difficulty, difficult, problem",
    es: "no puede, no puedo, no pueden, no podemos, no logra, no alcanza, le cuesta, batalla, batallando, dificultad, trabajo para, problemas para",
    he: "לא יכול, לא יכולה, לא מצליח, לא מצליחה, לא מסוגל, קשה, קושי, קשיי, מתקשה, בעיה",
  },
} as const satisfies Concepts;

/** Who it happens to. */
export const PEOPLE = {
  who: {
    en: "he, hes, shes, she, him, his, her, they, theyre, them, their, someone, somebody, anyone, person, people, worker, workers, coworker, co worker, guy, guys, dude, man, men, mans, woman, girl, kid, boy, buddy, bro, mate, friend, partner, laborer, labourer, apprentice, helper, foreman, boss, super, electrician, plumber, carpenter, welder, operator, driver, mason, roofer, painter, ironworker, employee, crew, team, i, im, ive, me, my, we, our, us, myself, subcontractor, sub, hand, victim, casualty, patient, flagger, spotter, inspector, old timer, new hire, new guy, rigger, engineer, client, customer, visitor, jose, juan, mike, tony, eddie, danny, bobby, jimmy, johnny, kevin, steve, dave, nick, carlos, pedro, luis, miguel, ahmed, david, moshe, yossi, everyone, everybody, crewmate, brother, dad, cousin, uncle, lineman, scaffolder, pipefitter",
    es: "el senor, el muchacho, un muchacho, muchacho, chavo, muchachos, chavalo, companero, companera, compa, cuate, vato, wey, guey, amigo, hombre, hombres, mujer, mujeres, senor, senora, trabajador, trabajadora, trabajadores, obrero, peon, albanil, ayudante, chalan, maestro, capataz, mayordomo, jefe, patron, electricista, soldador, operador, chofer, plomero, pintor, carpintero, techador, alguien, persona, gente, chico, mi, mis, me, nos, nosotros, le, les, ella, yo, tengo, estoy, se, herido, herida, primo, hermano, tio, empleado, cuadrilla, inspector, andamiero, gruista, fierrero, banderero, un morro, morro, todos, aprendiz, paisano, colega",
    he: "הוא, היא, לו, לה, אותו, אותה, הם, להם, אני, לי, אותי, אנחנו, לנו, שלי, שלנו, מישהו, משהו, אדם, איש, אנשים, בן אדם, עובד, עובדת, עובדים, פועל, פועלים, בחור, בחורה, חבר, חברה, קולגה, גבר, אישה, נער, שותף, מנהל, קבלן, חשמלאי, רתך, נהג, מפעיל, טפסן, טייח, צבעי, מנופאי, אינסטלטור, שיפוצניק, ברזלן, רצף, נגר, פצוע, נפגע, נפגעים, מתלמד, חניך, עוזר, יוסי, משה, מוחמד, אחמד, דוד, כולם, צוות, אחי, בוס, מסגר, אתת, מודד, מהנדס, מפקח, גנן, טרקטוריסט",
  },
} as const satisfies Concepts;
