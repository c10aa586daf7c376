import type { FormulaId } from "~/engines/formula/formula.ts";
import type { Language } from "~/i18n/languages.ts";

/** A formula, what it must be worked out with (in its own units), and how crews ask for it in each language. */
export type OfSite = readonly [
  FormulaId,
  Record<string, number | readonly number[]>,
  Record<Language, readonly string[]>,
];

/** Weather and noise of a site, earth and water, feet and inches, crews and machines. */
export const OF_SITE: readonly OfSite[] = [
  [
    "concreteEvaporation",
    { concreteTemperature: 85, temperature: 95, humidity: 30, windSpeed: 15 },
    {
      en: [
        "evaporation rate for concrete at 85 F, air at 95 F, 30% humidity and 15 mph wind",
        "concrete temp 85°F, air temp 95°F, humidity 30%, wind 15 mph, what is the evaporation",
        "will the slab lose too much water to evaporation: 15 mph wind, 30% relative humidity, air 95 F, concrete 85 F",
        "how much evaporation on this pour, wind 15 mph, humidity 30 percent, concrete is 85 degrees F and the air is 95 degrees F",
      ],
      es: [
        "evaporación del concreto a 85 F, aire a 95 F, humedad de 30% y viento de 15 mph",
        "concreto a 85 °F, aire a 95 °F, humedad 30%, viento 15 mph, ¿cuánta evaporación hay?",
        "¿cuánta agua se evapora del concreto con viento de 15 mph, humedad de 30 por ciento, aire a 95 F y concreto a 85 F?",
        "tasa de evaporación para el colado: hormigón 85 grados F, aire 95 grados F, viento 15 millas por hora, humedad 30%",
      ],
      he: [
        "קצב האידוי מבטון ב-85 F, אוויר ב-95 F, לחות 30% ורוח 15 mph",
        "טמפרטורת הבטון 85°F, טמפרטורת האוויר 95°F, לחות 30%, רוח 15 mph, מה האידוי?",
        "כמה מים מתאדים מהבטון ברוח של 15 מייל לשעה, לחות 30 אחוז, אוויר 95 מעלות פרנהייט, בטון 85 מעלות פרנהייט",
        "אידוי ביציקה: רוח 15 mph, לחות 30%, אוויר 95 F, בטון 85 F",
      ],
    },
  ],
  [
    "groundSample",
    { flightHeight: 300, sensorWidth: 13.2, focalLength: 8.8, imagePixels: 5472 },
    {
      en: [
        "what is the GSD flying at 300 ft with a 13.2 mm sensor, 8.8 mm lens and 5472 pixels",
        "ground sample distance at 300 feet, sensor 13.2 mm, focal length 8.8 mm, 5472 px wide",
        "how much ground per pixel from 300 ft up with an 8.8 mm lens, a 13.2 mm sensor and 5472 pixels",
        "drone at 300 ft altitude, 13.2 mm sensor, 8.8 mm focal length, 5472 pixels: gsd?",
      ],
      es: [
        "¿cuál es el GSD volando a 300 pies con sensor de 13.2 mm, lente de 8.8 mm y 5472 píxeles?",
        "cuánto terreno cubre cada pixel a 300 pies de altura, sensor 13.2 mm, distancia focal 8.8 mm, 5472 pixeles",
        "gsd a 300 pies con un sensor de 13.2 mm, lente de 8.8 mm, 5472 px",
        "tamaño de pixel en el suelo: vuelo a 300 pies, lente 8.8 mm, sensor 13.2 mm, 5472 pixeles",
      ],
      he: [
        'מה ה-GSD בגובה 300 רגל עם חיישן 13.2 מ"מ, עדשה 8.8 מ"מ ו-5472 פיקסלים',
        'כמה קרקע לפיקסל מגובה 300 רגל, חיישן 13.2 מ"מ, אורך מוקד 8.8 מ"מ, 5472 פיקסלים',
        'gsd בטיסה ב-300 רגל, עדשה של 8.8 מ"מ, חיישן של 13.2 מ"מ, 5472 פיקסלים',
        'גודל פיקסל על הקרקע: גובה 300 רגל, חיישן 13.2 מ"מ, עדשה 8.8 מ"מ, 5472 פיקסלים',
      ],
    },
  ],
  [
    "compactedFill",
    { compacted: 500, shrinkage: 20, swell: 30, truck: 14 },
    {
      en: [
        "500 cubic yards of compacted fill, 20% shrinkage, 30% swell, 14 cubic yard trucks, how many loads of dirt",
        "how many truckloads for 500 cu yd of fill compacted, shrink 20%, swell 30%, trucks of 14 cu yd",
        "bank yards for 500 yd3 compacted fill with shrinkage of 20 percent, swell of 30 percent, 14 yd3 a truck",
        "need 500 yards of dirt in place after compaction, it shrinks 20%, swells 30%, 14 yard trucks, how many trips",
      ],
      es: [
        "500 yardas cúbicas de relleno compactado, contracción de 20%, abundamiento de 30%, camiones de 14 yardas cúbicas, ¿cuántos viajes de tierra?",
        "cuántos camiones para 500 yardas cúbicas de tierra compactada, encogimiento 20%, abundamiento 30%, camión de 14 yardas cúbicas",
        "relleno compactado de 500 yd3, contracción 20 por ciento, esponjamiento 30 por ciento, viajes en camión de 14 yd3",
        "¿cuánto de banco hay que traer para 500 yardas cúbicas compactadas de relleno con 20% de contracción, 30% de abundamiento y volteos de 14 yardas cúbicas?",
      ],
      he: [
        "500 יארד קוב מילוי מהודק, הצטמקות 20%, תפיחה 30%, משאית של 14 יארד קוב, כמה משאיות עפר",
        "כמה נסיעות ל-500 יארד מעוקב של אדמה מהודקת, התכווצות 20 אחוז, תפיחה 30 אחוז, משאיות של 14 יארד מעוקב",
        "מילוי מהודק 500 yd3, הצטמקות של 20%, תפיחה של 30%, משאית 14 yd3, כמה משאיות?",
        "כמה להביא מהחפירה ל-500 יארד קוב אחרי הידוק, הצטמקות 20%, תפיחה 30%, משאיות 14 יארד קוב",
      ],
    },
  ],
  [
    "snowLoad",
    { groundSnow: 40, exposureCe: 0.9, thermalCt: 1.1, importanceIs: 1 },
    {
      en: [
        "flat roof snow load for 40 psf ground snow, Ce 0.9, Ct 1.1, Is 1.0",
        "ground snow 40 psf, Ce = 0.9, Ct = 1.1: what is the flat roof snow load",
        "what snow load on a flat roof with pg of 40 psf, Ce 0.9 and Ct 1.1",
        "design snow load, flat roof, ground snow load is 40 psf with Ct 1.1 and Ce 0.9",
      ],
      es: [
        "carga de nieve en techo plano con 40 psf de nieve en el suelo, Ce 0.9, Ct 1.1, Is 1.0",
        "nieve en el suelo de 40 psf, Ce = 0.9, Ct = 1.1, ¿cuál es la carga de nieve del techo?",
        "¿qué carga de nieve lleva una azotea plana con nieve de 40 libras por pie cuadrado, Ce de 0.9 y Ct de 1.1?",
        "carga de diseño por nieve: pg 40 psf, Ct 1.1, Ce 0.9",
      ],
      he: [
        "עומס שלג על גג שטוח עם 40 psf שלג על הקרקע, Ce 0.9, Ct 1.1, Is 1.0",
        "שלג על הקרקע 40 psf, Ce = 0.9, Ct = 1.1, מה עומס השלג על הגג?",
        "מה עומס השלג על גג שטוח כשהשלג על הקרקע 40 ליברות לרגל רבועה, Ce 0.9 ו-Ct 1.1",
        "עומס שלג לתכן: pg 40 psf, Ct 1.1, Ce 0.9",
      ],
    },
  ],
  [
    "noiseDose",
    { noiseLevels: [95, 100, 85], noiseHours: [3, 1, 4] },
    {
      en: [
        "noise dose for 3 hours at 95 dBA, 1 hour at 100 dBA and 4 hours at 85 dBA",
        "95 dBA for 3 hours, 100 dBA for 1 hour, 85 dBA for 4 hours, is the noise allowed",
        "my guy gets 3 hrs at 95 decibels, 60 minutes at 100 and 4 hrs at 85, what dose",
        "noise exposure of a day: 3 h 95 dB, 1 h 100 dB, 4 h 85 dB",
      ],
      es: [
        "dosis de ruido con 3 horas a 95 dBA, 1 hora a 100 dBA y 4 horas a 85 dBA",
        "95 decibeles por 3 horas, 100 decibeles por 1 hora y 85 decibeles por 4 horas, ¿se permite ese ruido?",
        "¿qué dosis recibe con 3 hrs a 95 dBA, 60 minutos a 100 y 4 hrs a 85?",
        "ruido del día: 3 h a 95 dB, 1 h a 100 dB, 4 h a 85 dB",
      ],
      he: [
        "מנת רעש ל-3 שעות ב-95 dBA, 1 שעה ב-100 dBA ו-4 שעות ב-85 dBA",
        "95 דציבל במשך 3 שעות, 100 דציבל במשך 1 שעה ו-85 דציבל במשך 4 שעות, האם הרעש מותר?",
        "מה מנת הרעש: 3 שעות ב-95 דציבל, 60 דקות ב-100 ו-4 שעות ב-85",
        "רעש ביום עבודה: 3 שעות 95 dB, 1 שעה 100 dB, 4 שעות 85 dB",
      ],
    },
  ],
  [
    "airChanges",
    { roomArea: 600, roomHeight: 10, airFlow: 800 },
    {
      en: [
        "air changes per hour in a 20 x 30 ft room with a 10 ft ceiling at 800 cfm",
        "ACH of a 600 sq ft shop 10 ft high with 800 cfm",
        "800 cfm in a room 20 ft x 30 ft x 10 ft, how many air changes an hour",
        "how many air changes does an 800 cfm fan make in 600 square feet with 10 foot ceilings",
      ],
      es: [
        "cambios de aire por hora en un cuarto de 20 x 30 pies con techo de 10 pies y 800 cfm",
        "renovaciones de aire de un taller de 600 pies cuadrados, 10 pies de alto, con 800 cfm",
        "800 cfm en un cuarto de 20 pies x 30 pies x 10 pies, ¿cuántos cambios de aire por hora?",
        "¿cuántas renovaciones por hora da un extractor de 800 cfm en 600 pies2 con altura de 10 pies?",
      ],
      he: [
        "החלפות אוויר לשעה בחדר 20 x 30 רגל עם תקרה של 10 רגל ו-800 cfm",
        "כמה החלפות אוויר בסדנה בשטח 600 רגל רבוע, גובה 10 רגל, עם 800 cfm",
        "800 cfm בחדר 20 רגל על 30 רגל על 10 רגל, כמה החלפות אוויר בשעה?",
        "תחלופת אוויר של מפוח 800 cfm ב-600 רגל רבוע בגובה תקרה 10 רגל",
      ],
    },
  ],
  [
    "waterHead",
    { streetPressure: 60, waterRise: 35 },
    {
      en: [
        "water pressure 35 ft above the street if the street pressure is 60 psi",
        "60 psi at the main, the top bathroom is 35 ft up, what pressure is left",
        "street has 60 psi, what water pressure do I get 35 feet higher",
        "city water is 60 psi at the meter, fixture is 35' above it, what psi there",
      ],
      es: [
        "presión de agua a 35 pies arriba de la calle si la presión de la calle es de 60 psi",
        "60 psi en la toma, el baño está a 35 pies de altura, ¿qué presión queda?",
        "la calle tiene 60 psi, ¿qué presión de agua llega 35 pies más alto?",
        "agua de la red a 60 psi en el medidor, la regadera está 35 pies arriba, ¿cuánta presión?",
      ],
      he: [
        "לחץ המים בגובה 35 רגל מעל הרחוב אם הלחץ ברחוב 60 psi",
        "60 psi ברשת, המקלחת בגובה 35 רגל, איזה לחץ מים נשאר?",
        "ברחוב יש 60 psi, מה לחץ המים 35 רגל למעלה?",
        "לחץ רשת 60 psi במונה מים, הברז 35 רגל מעליו בגובה, מה הלחץ שם",
      ],
    },
  ],
  [
    "tapeSum",
    { addedLengths: [12.5, 8.25], takenLengths: [3.375], tapeTimes: 1, tapeParts: 3 },
    {
      en: [
        "12' 6\" + 8' 3\" minus 3' 4 1/2\", divided by 3",
        "add 12 ft 6 inches and 8 ft 3 inches minus 3 ft 4.5 inches, divided by 3",
        "what is 12 feet 6 inches plus 8 feet 3 inches less 3 feet 4 1/2 inches, divided by 3",
        "how much is 12'6\" plus 8'3\" minus 3'4 1/2\" into 3 equal parts",
      ],
      es: [
        "12' 6\" + 8' 3\" menos 3' 4 1/2\", entre 3",
        "suma 12 pies 6 pulgadas y 8 pies 3 pulgadas menos 3 pies 4.5 pulgadas, dividido entre 3",
        "cuánto es 12 pies 6 pulgadas más 8 pies 3 pulgadas menos 3 pies 4 1/2 pulgadas, entre 3",
        "¿cuánto da 12'6\" más 8'3\" menos 3'4 1/2\" dividido en 3 partes iguales?",
      ],
      he: [
        "12' 6\" + 8' 3\" פחות 3' 4 1/2\", חלקי 3",
        "כמה זה 12 רגל 6 אינץ' ועוד 8 רגל 3 אינץ' פחות 3 רגל 4.5 אינץ', חלקי 3",
        "חבר 12 רגל 6 אינץ' פלוס 8 רגל 3 אינץ' מינוס 3 רגל 4.5 אינץ', לחלק ל-3",
        "כמה זה 12'6\" ועוד 8'3\" מינוס 3'4 1/2\" לחלק ל-3 חלקים שווים",
      ],
    },
  ],
  [
    "crewMix",
    { wages: [45, 32, 32, 22], burden: 40, hoursWorked: 8 },
    {
      en: [
        "what does a crew cost for 8 hours with 1 foreman at $45, 2 carpenters at $32 and 1 laborer at $22, burden 40%",
        "crew of 1 foreman at 45, 2 framers at 32, 1 helper at 22 with 40% burden, cost of 8 hours",
        "how much is an 8 hour day of my crew: a foreman at $45, 2 masons at $32 each, a laborer at $22, 40 percent burden",
        "crew rate with 40% burden for 8 hrs: one foreman making 45, 2 electricians making 32 and one apprentice making 22",
      ],
      es: [
        "¿cuánto cuesta por 8 horas una cuadrilla de 1 cabo a $45, 2 carpinteros a $32 y 1 peón a $22 con cargas de 40%?",
        "costo de una cuadrilla de 1 maestro a 45, 2 oficiales a 32, 1 ayudante a 22, 8 horas, 40% de cargas",
        "cuánto sale la cuadrilla en 8 horas: un cabo a $45, 2 albañiles a $32 cada uno, un peón a $22, cargas 40 por ciento",
        "tarifa de cuadrilla con 40% de prestaciones por 8 hrs: un maestro ganando 45, 2 electricistas ganando 32 y un ayudante ganando 22",
      ],
      he: [
        "כמה עולה צוות ל-8 שעות עם 1 מנהל לפי 45, 2 נגרים לפי 32 ו-1 פועל לפי 22, נלוות 40%",
        "עלות צוות של 1 ראש צוות ב-45, 2 טפסנים ב-32, 1 עוזר ב-22, 8 שעות, 40% נלוות",
        "כמה עולה הצוות ב-8 שעות: מנהל עבודה אחד, 1 מנהל בשכר 45, 2 בנאים בשכר של 32 כל אחד, 1 פועל בשכר 22, נלוות 40 אחוז",
        "תעריף הצוות עם 40% נלוות ל-8 שעות: 1 מנהל על 45, 2 חשמלאים על 32 ו-1 שוליה על 22",
      ],
    },
  ],
  [
    "rentOrBuy",
    { purchase: 60000, resale: 20000, yearlyCost: 3000, dayRent: 350, daysYear: 60, years: 4 },
    {
      en: [
        "rent or buy: the excavator is $60,000, resale $20,000, upkeep $3,000 a year, rent $350 a day, 60 days a year, 4 years",
        "should I buy a lift for 60000 or rent it at 350 per day for 60 days a year over 4 years, sells for 20000, maintenance 3000 a year",
        "buying costs $60,000 and I sell it for $20,000 after 4 years, insurance of $3,000 per year; rental is $350/day, 60 days a year",
        "4 years, 60 days a year at $350 a day rental, or purchase at $60,000 with salvage value of $20,000 and $3,000 a year of upkeep",
      ],
      es: [
        "rentar o comprar: la excavadora cuesta $60,000, reventa $20,000, mantenimiento $3,000 al año, renta $350 al día, 60 días al año, 4 años",
        "¿conviene comprar en 60000 o rentar a 350 por día, 60 días al año, durante 4 años, si se vende en 20000 y el mantenimiento es de 3000 al año?",
        "comprarla sale en $60,000 y la vendo en $20,000 a los 4 años, seguro $3,000 por año; rentarla $350 diarios, 60 días al año",
        "4 años, 60 días al año a $350 al día de alquiler, o compra de $60,000 con valor de rescate de $20,000 y $3,000 anuales de mantenimiento",
      ],
      he: [
        "לשכור או לקנות: המחפר עולה 60,000, מכירה 20,000, תחזוקה 3,000 לשנה, שכירות 350 ליום, 60 ימים בשנה, 4 שנים",
        "כדאי לקנות במה ב-60000 או לשכור ב-350 ליום, 60 יום בשנה, 4 שנים, נמכור ב-20000, תחזוקה 3000 בשנה",
        "קנייה ב-60,000 ומכירה ב-20,000 אחרי 4 שנים, ביטוח 3,000 לשנה; שכירות 350 ליום, 60 ימים בשנה",
        "4 שנים, 60 ימי עבודה בשנה, השכרה 350 ליום, או רכישה ב-60,000 עם שווי של 20,000 בסוף ותחזוקה של 3,000 לשנה",
      ],
    },
  ],
];
