import type { Concepts } from "./concept.ts";

/**
 * That somebody is in it now, or that it is there: then the figure of a rule that is asked for is asked by whoever stands
 * beside a danger.
 */
export const IN_IT_WORDS = {
  inItNow: {
    en: "have been in the, has been in the, been in there, been in it, in there, in it now, on it now, is in it, are in it, is on it, under it now, is under it, is down there, are down there, is down in, are down in, been down there, went down, already went in, already down, just went in, is inside, are inside, still inside, is in the hole, is in the tank, is in the pit, is in the trench, are in the trench, guys in it, men in it, people in it, workers in it, got guys in, got people in, got men in, got two guys in, with guys in, with people in, with men in, crew is in, guys are in, hes in, shes in, theyre in, were in it, im in it",
    es: "llevan adentro, han estado, estan adentro, ya bajo, ya bajaron, ya bajamos, ya entro, ya entraron, ya entramos, ya se metio, ya se metieron, ya nos metimos, ya hay gente, ya hay uno, ya hay dos, ya hay alguien, ya estan abajo, ya estan adentro, ya esta abajo, ya esta adentro, esta adentro, estan adentro, sigue adentro, siguen adentro, sigue abajo, siguen abajo, esta abajo, estan abajo, anda abajo, andan abajo, anda adentro, andan adentro, hay gente abajo, hay gente adentro, hay uno abajo, hay uno adentro, esta metido, estan metidos, ahi anda, ahi andan, estamos adentro, estamos abajo, estoy adentro, estoy abajo, con gente adentro, con gente abajo",
    he: "כבר שעה בתעלה, כבר שעה בפנים, כבר בפנים, כבר למטה, כבר ירד, כבר ירדו, כבר ירדה, כבר נכנס, כבר נכנסו, כבר נכנסה, כבר יש שם, כבר שם, נמצא בפנים, נמצאים בפנים, נמצא שם, נמצאים שם, נמצא למטה, הוא בפנים, הם בפנים, הוא למטה, הם למטה, הוא שם, הם שם, יש שם אנשים, יש שם פועלים, יש שם מישהו, יש למטה, יש בפנים, שם עכשיו, בפנים עכשיו, למטה עכשיו, עדיין בפנים, עדיין למטה, עדיין שם, אנחנו בפנים, אנחנו למטה, אני בפנים, אני למטה",
  },
  /** What may be done one day: "be in there", "puede estar abajo". The place that follows is none of now. */
  mayBeInIt: {
    en: "be in there, stay in there, go in there, goes in there, get in there, work in there, working in there, going in there, put in there, fit in there, spend in there, be on it, be down there, be inside, goes down there, when hes in, if hes in, while hes in, if they, if he, when they",
    es: "puede estar, pueden estar, debe estar, que este, si esta, si estan, cuando esta, cuando estan, mientras esta, si ya",
    he: "להיות בפנים, להיות שם, להיות למטה, אם הוא, אם הם, כשהוא, כשהם, כאשר הוא",
  },
  /** "The bomb that we dug up": it lies there. */
  foundIt: {
    en: "we dug up, i dug up, just dug up, they dug up, got dug up, we found, i found, just found, they found, we uncovered, we turned up, came up in the bucket, backhoe pulled up, excavator pulled up, excavator dug up, hoe dug up",
    es: "que sacamos, que encontramos, encontramos, encontre, que hallamos, hallamos, desenterramos, que desenterro, que saco la maquina, que salio en, salio en la excavacion",
    he: "שמצאנו, מצאנו, שמצאתי, מצאתי, שהוצאנו, הוצאנו, שחשפנו, חשפנו, שנחשף, שנחשפה, שהמחפרון הוציא, שהבאגר הוציא",
  },
  /** It burns, leaks or gives way, as it is said of a thing that is meant. */
  goesOnNow: {
    en: "thats on fire, its on fire, is on fire, thats burning, its burning, is burning, thats smoking, its smoking, is smoking, thats leaking, its leaking, is leaking, thats hissing, its hissing, is hissing, its touching, is touching, is screaming, is beeping, alarm going off, monitor going off, swaying, its windy, wind is up, its tipping, is tipping, is sloughing, thats leaning, its leaning, thats cracking, its cracking, keeps cracking",
    es: "se esta quemando, esta ardiendo, que arde, esta fugando, que fuga, esta chiflando, se esta ladeando, esta tronando, esta tocando, esta pitando, se esta meciendo, hay mucho viento, se esta agrietando, sigue tronando",
    he: "שבוער, שבוערת, בוער עכשיו, שדולף, שדולפת, ששורק, ששורקת, שנוטה, נשרף עכשיו, נוגע עכשיו, צופר, מצפצף, מתנדנד עכשיו, יש רוח חזקה, ממשיך להיסדק",
  },
  /** Others than who asks, of whom something is told. */
  ofOthers: {
    en: "they, theyre, them, somebody, someone, cant, wont, buddy, partner",
    es: "ella, ellos, compa, companero, companera, chalan, ayudante",
    he: "הם, אותו, אותה, אותם, מישהו, חבר, פועל",
  },
  /** Spanish "ve", who sees, sounds like it. */
  beWord: { en: "be", es: "", he: "" },
  /** Air that nobody has seen to. */
  noVent: {
    en: "no air, without air, no vent, no ventilation, without ventilation, unventilated, without a blower, no blower, without blower, no fan, without a fan, no oxygen, without oxygen, low oxygen, no meter, without a meter, not tested, without testing, untested, no air test, no permit, meter is screaming, meter is beeping, meter going off, monitor going off, alarm going off, no fresh air",
    es: "sin ventilar, sin ventilacion, sin aire, sin oxigeno, sin soplador, sin ventilador, sin extractor, sin medir, sin medidor, sin permiso, sin probar el aire, sin checar el aire, no hay aire, poco oxigeno, poco aire, medidor esta pitando",
    he: "בלי אוורור, ללא אוורור, בלי אוויר, ללא אוויר, בלי חמצן, ללא חמצן, בלי מפוח, ללא מפוח, בלי מאוורר, בלי למדוד, בלי מדידה, בלי בדיקת אוויר, בלי גלאי, ללא גלאי, בלי היתר, לא מאוורר, מעט חמצן, הגלאי מצפצף",
  },
} as const satisfies Concepts;
