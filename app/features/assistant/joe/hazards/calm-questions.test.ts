import { expect, test } from "vitest";
import { translator } from "~/i18n/catalogue.server.ts";
import { readQuestion } from "../question.ts";
import { languageOf } from "./question-language.logic.ts";
import { toldBy } from "./recognise.logic.ts";
import { sayWarning, warningOf } from "./warning.ts";

const warned = (question: string) => readQuestion(question, languageOf(question, "en")).warning;

/** Words of a trade that are a danger's too: what is worked out, what a word means, and whose fault something is. */
test.each([
  "hauling 90 loose yards with a 12 yd truck, how many loads",
  "whats the swell on 200 bank yards of clay at 30 percent and how many truck loads is that",
  "how many trips for 45 cy of spoil in a 10 yard dump truck",
  "fill a hole 30x20x4 ft deep, 15% shrink, 16 yd trucks, how many loads",
  "cost is 9200 and i need 30% margin, what do i charge the client",
  "should i charge time and materials or a fixed price on a small bath remodel",
  "T shaped slab 30x24 with two 6x8 corners missing, how many square feet",
  "living room 18 x 22 with the corner cut off 5x5, how much flooring",
  "is temporary power on the job required to have gfci",
  "do we need gfci for the temp power on this lot",
  "what does licensed bonded and insured mean",
  "what is a bonding jumper for",
  "do i bond the ground rod to the neutral in a subpanel",
  "our gc wants us bonded and insured for 1 million, what does that mean",
  "the drywall cracked a year after he finished, is the contractor legally at fault",
  "can i sue for a crack in my driveway, who pays for it",
  "the roof line sags an inch over 20 ft, is the builder liable under warranty",
  "sewer line 60 ft at 1/4 per ft how much does it drop",
  "how far does a 4 inch line fall in 80 ft at 2%",
  "derate 12 current carrying #10 in one conduit",
  "fixture units for 2 toilets 3 lavs and a tub",
  "silica twa of 40 for 6 hours and 10 for 2 hours, over the limit?",
  "dew point 50 F steel at 54 F can i paint",
  "how many people does a 2400 sf store hold",
  "cuantos viajes de 7 m3 para sacar 85 m3 sueltos de tierra",
  "excavacion de 12 x 8 x 1.5 m, abundamiento 30%, camiones de 14 m3, cuantos viajes",
  "patio en L de 9 x 6 m y le falta una esquina de 3 x 2, cuantos m2",
  "losa de 8 x 5 con una esquina faltante de 2x2, cuantos metros cuadrados",
  "mis costos son 42000 pesos y quiero 25% de margen, cuanto cobro",
  "que quiere decir que el contratista tiene fianza y esta asegurado",
  "la corriente provisional en la obra ocupa gfci en las extensiones",
  "se agrieto el muro un año despues de la obra, el contratista es culpable? puedo demandar",
  "quien paga si se agrieta el piso a los seis meses, hay garantia",
  "tubo de drenaje de 18 m con 2% cuanto baja",
  "pendiente 1/4 por pie en 40 pies de drenaje cuanto cae",
  "ampacidad con 9 conductores del 12 en un tubo a 40 C",
  "pintar a 12 C con punto de rocio 8 C se puede",
  "ancho de salida para 250 personas",
  "promedio ponderado de silice 30 por 5 horas y 10 por 3",
  "unidades mueble para 2 baños y una cocina",
  "כמה נסיעות לפנות 120 קוב תפוח במשאית של 16 קוב",
  "חפירה 15 על 8 עומק 1.5 מטר, מקדם התפיחה 25 אחוז, כמה משאיות של 14 קוב",
  "מרפסת בצורת ר 8 על 6 עם פינה חסרה 3 על 2, כמה מטר רבוע",
  "העלות שלי 30,000 שח ואני רוצה מרווח 25%, כמה לגבות",
  "הקבלן אומר שיש לו ערבות ביצוע וביטוח, מה זה אומר",
  "חשמל זמני באתר צריך פחת לכבלים מאריכים",
  "הטיח נסדק שנה אחרי המסירה, הקבלן אחראי? אפשר לתבוע",
  "סדק בריצפה אחרי שנתיים, מי משלם, יש אחריות?",
  "צינור ביוב 24 מטר בשיפוע 1.5 אחוז בכמה הוא יורד",
  "קו ניקוז באורך 30 מטר ירידה 2% כמה צריך לרדת",
  "מה הזרם המותר בכבל נחושת 16 ממר",
  "כמה זרם נושא כבל 10 ממר אלומיניום",
  "תאורה טבעית לחדר 12 מר כמה זכוכית צריך",
  "כמה אנשים מותר בתפוסה של אולם 200 מר",
  "נקודת טל 10 מעלות ופלדה 13 מעלות אפשר לצבוע",
])("is no emergency: %s", (question) => {
  expect(warned(question)).toBeUndefined();
});

/** The same words where somebody is hurt or something gives way. */
test.each([
  "the form just blew out, how many yards for a 10x10x4 in slab",
  "how many yards for a 20x30x4 in slab? the form is blowing out",
  "trench 8 ft deep 40 long, walls are cracking, how many loads to fill it back",
  "the wall is cracking more and more, can i sue the contractor",
  "the wall cracked and is about to fall, is the contractor liable",
  "his hand is missing a finger, who pays for it, workers comp or my insurance",
  "part of his ear is missing, corner of the sheet metal caught it",
  "temp power panel is sparking in the rain",
  "the power on the site panel is live and the cover is off, im changing a breaker",
  "load is loose on the hook over the crew, how many slings do i need",
  "guy fell in the sewer line manhole 12 ft and is not coming up how deep is it",
  "he is down in the sewer and went quiet",
  "we are bonded and insured but my guy is hurt bad",
  "2 guys trapped, occupancy 40 people, floor fell",
  "cuantos m3 para una losa de 10x10x0.1 la cimbra se esta abriendo",
  "el muro se esta agrietando cada vez mas, puedo demandar",
  "la grua trae la carga suelta arriba de la gente",
  "le falta un dedo, quien paga, el seguro",
  "el tablero provisional esta echando chispas",
  "se quedo pegado al cable, cuantos amperes son",
  "acido hf en la mano",
  "cuantos metros mide la zanja, se derrumbo con mi compa adentro",
  "הוא יורד לשוחת ביוב ולא עונה",
  "כמה הוא יורד לשוחה? הוא לא עונה לנו",
  "חטף זרם מהכבל, כמה אמפר זה",
  "הקיר נסדק עכשיו יותר ויותר, אפשר לתבוע את הקבלן",
  "הקיר הולך ליפול, הקבלן אשם",
  "היד שלו תפוסה במכונה",
  "חסרה לו אצבע מי משלם",
  "הטפסות נפתחות, כמה קוב לתקרה 10 על 10 על 0.2",
  "ladder hit the power line and he is hanging on to it",
  "my helper got electrocuted on the panel, am i liable",
  "he fainted in the heat and is talking nonsense, whose fault is it",
  "one of my guys has chest pain and is sweating, is workers comp liable",
  "what does it mean if his face droops on one side and he slurs",
  "se electrocuto mi ayudante, soy responsable legal",
  "tiene dolor en el pecho y suda, quien paga",
  "העובד שלי התחשמל, מי אחראי",
  "יש לו כאב בחזה והוא מזיע, מי משלם",
  "he took a shock off 120 volts at 20 amps, how many watts is that",
])("still is one: %s", (question) => {
  expect(warned(question)).toBeDefined();
});

test.each([
  "aluminum ladder touched the overhead line and my partner is on it",
  "scaffold is against the power lines with a guy on it, he is not moving",
  "metal ladder on the service drop, he is stuck to it",
  "we raised the extension ladder into the high voltage line",
  "la escalera toco la linea de alta tension y mi compa sigue arriba",
  "el andamio pego con los cables de luz y no se mueve el de arriba",
  "la escalera de aluminio quedo recargada en la linea electrica con el encima",
  "la varilla toco la linea de alta tension y el ayudante no responde",
  "הסולם נגע בקו מתח והחבר שלי עדיין עליו",
  "הפיגום נוגע בקו המתח ומישהו עליו לא זז",
  "סולם אלומיניום נגע בקו חשמל והוא תקוע עליו",
  "מוט ברזל נגע בקו מתח גבוה והפועל לא מגיב",
])("who has no cab is told to keep off the line before all else: %s", (question) => {
  expect(toldBy(question).stayIn).toBe("line");
  const warning = warningOf(question, "en");
  if (!warning) throw new Error("no warning");
  const words = sayWarning(warning, translator(warning.language, "joe-hazards"));
  expect(words).toMatch(/^(?:KEEP AWAY|NO SE ACERQUE|לא להתקרב)/);
  expect(words).toMatch(/911/);
});

test.each([
  "crane is touching the power line with the operator in the cab",
  "dump truck bed hit the overhead line",
  "la grua toco la linea de alta tension con el operador adentro",
  "המנוף נגע בקו מתח והמפעיל בתא",
])("who has a cab stays in it: %s", (question) => {
  expect(toldBy(question).stayIn).toBe("lineCab");
});

test.each([
  "nicked the gas line with the sawzall, smells strong what do i do",
  "cut into the gas pipe with the grinder and it is hissing",
  "we cut the gas line with a saw and smell gas everywhere",
  "le di a la tuberia de gas con la sierra, huele mucho",
  "corte la linea de gas con la pulidora y huele fuerte",
  "חתכנו את צינור הגז עם המשחזת ויש ריח חזק",
  "פגעתי בצינור גז עם המסור, ריח חזק של גז",
])("where it smells of gas no step says to pull a plug: %s", (question) => {
  const { hazards } = toldBy(question);
  expect(hazards[0]).toBe("gasLeak");
  expect(hazards).not.toContain("bleeding");
  expect(hazards).not.toContain("tool");
});
