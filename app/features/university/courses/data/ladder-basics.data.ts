import type { Course } from "../course.ts";

/** How to set a portable ladder and how to climb it. */
export const FALLS_AND_LADDERS: Course = {
  id: "falls-and-ladders",
  version: 1,
  subject: "safety",
  access: { kind: "free" },
  passPercent: 75,
  validMonths: 24,
  text: {
    en: {
      title: "Ladders",
      about: "Set a portable ladder so that it stands, and climb it so that you stay on it.",
    },
    es: {
      title: "Escaleras de mano",
      about: "Colocar una escalera portátil de modo que quede firme y subir sin caerse.",
    },
    he: { title: "סולמות", about: "להציב סולם נייד כך שיעמוד יציב, ולטפס בו בלי ליפול." },
  },
  lessons: [
    {
      id: "set-it",
      minutes: 4,
      cite: ["29 CFR 1926.1053(b)(1)", "29 CFR 1926.1053(b)(5)(i)"],
      text: {
        en: {
          title: "Set it so that it stands",
          blocks: [
            {
              words:
                "Look at the ladder before you carry it: rails, rungs, feet and locks whole, no grease, no paint over cracks.",
            },
            {
              steps: [
                "Put the feet on firm, level ground. Nothing goes under one foot to make up for a slope.",
                "For each four feet of working length, move the foot one foot out from the wall.",
                "Let the rails reach at least three feet above the edge you step onto, and tie the top off.",
              ],
            },
            { caution: "A ladder with a broken rung is tagged and goes off the site. It is not taped." },
          ],
        },
        es: {
          title: "Colocarla para que quede firme",
          blocks: [
            {
              words:
                "Revise la escalera antes de llevarla: largueros, peldaños, patas y seguros enteros, sin grasa y sin pintura que tape grietas.",
            },
            {
              steps: [
                "Apoye las patas en suelo firme y nivelado. No se calza una sola pata para compensar una pendiente.",
                "Por cada cuatro pies de longitud de trabajo, separe la base un pie de la pared.",
                "Deje que los largueros sobresalgan al menos tres pies del borde al que va a pasar y amarre la parte alta.",
              ],
            },
            {
              caution:
                "Una escalera con un peldaño roto se marca y sale de la obra. No se arregla con cinta.",
            },
          ],
        },
        he: {
          title: "להציב כך שיעמוד יציב",
          blocks: [
            {
              words:
                "בודקים את הסולם לפני שנושאים אותו: זקפים, שלבים, רגליות ונעילות שלמים, בלי שומן ובלי צבע שמכסה סדקים.",
            },
            {
              steps: [
                "מציבים את הרגליות על קרקע יציבה ומפולסת. לא מגביהים רגל אחת כדי לפצות על שיפוע.",
                "על כל ארבע רגל של אורך עבודה מרחיקים את הבסיס רגל אחת מהקיר.",
                "נותנים לזקפים לבלוט לפחות שלוש רגל מעל השפה שאליה עוברים, וקושרים את הראש.",
              ],
            },
            { caution: "סולם עם שלב שבור מסומן ומוצא מהאתר. לא מתקנים אותו בסרט הדבקה." },
          ],
        },
      },
      questions: [
        {
          id: "lean",
          right: 1,
          cite: "29 CFR 1926.1053(b)(5)(i)",
          text: {
            en: {
              ask: "A ladder leans on a wall with 16 feet of working length. How far out from the wall are its feet?",
              choices: ["2 feet", "4 feet", "6 feet", "8 feet"],
              why: "One foot out for each four feet of working length: 16 divided by 4 is 4.",
            },
            es: {
              ask: "Una escalera se apoya en la pared con 16 pies de longitud de trabajo. ¿A qué distancia de la pared quedan las patas?",
              choices: ["2 pies", "4 pies", "6 pies", "8 pies"],
              why: "Un pie por cada cuatro pies de longitud de trabajo: 16 entre 4 son 4.",
            },
            he: {
              ask: "סולם נשען על קיר באורך עבודה של 16 רגל. מה המרחק של הרגליות מהקיר?",
              choices: ["2 רגל", "4 רגל", "6 רגל", "8 רגל"],
              why: "רגל אחת על כל ארבע רגל של אורך עבודה: 16 חלקי 4 הם 4.",
            },
          },
        },
        {
          id: "above-edge",
          right: 2,
          cite: "29 CFR 1926.1053(b)(1)",
          text: {
            en: {
              ask: "You step from the ladder onto a roof. How far do the rails reach above its edge at least?",
              choices: ["They end at the edge", "One foot", "Three feet", "Six feet"],
              why: "Three feet give you something to hold while you step over.",
            },
            es: {
              ask: "Usted pasa de la escalera a un techo. ¿Cuánto sobresalen los largueros del borde, como mínimo?",
              choices: ["Terminan en el borde", "Un pie", "Tres pies", "Seis pies"],
              why: "Tres pies le dan de dónde agarrarse mientras pasa.",
            },
            he: {
              ask: "עוברים מהסולם לגג. כמה לפחות בולטים הזקפים מעל השפה?",
              choices: ["הם מסתיימים בשפה", "רגל אחת", "שלוש רגל", "שש רגל"],
              why: "שלוש רגל נותנות במה לאחוז בזמן המעבר.",
            },
          },
        },
      ],
    },
    {
      id: "climb-it",
      minutes: 3,
      cite: ["29 CFR 1926.1053(b)(20)", "29 CFR 1926.1053(b)(22)"],
      text: {
        en: {
          title: "Climb it so that you stay on it",
          blocks: [
            { heading: "Hands and face" },
            {
              words:
                "Face the ladder, up and down, and hold it with at least one hand. What you need comes up on a line or in a belt, not in your hands.",
            },
            {
              list: [
                "Keep your belt buckle between the rails.",
                "Do not stand on the top or the top step of a stepladder.",
                "One person on a ladder, unless it is made for two.",
              ],
            },
          ],
        },
        es: {
          title: "Subir sin caerse",
          blocks: [
            { heading: "Manos y cara" },
            {
              words:
                "Suba y baje de cara a la escalera y agárrese al menos con una mano. Lo que necesite sube con una cuerda o en el cinturón, no en las manos.",
            },
            {
              list: [
                "Mantenga la hebilla del cinturón entre los largueros.",
                "No se pare en la tapa ni en el último peldaño de una escalera de tijera.",
                "Una sola persona por escalera, salvo que esté hecha para dos.",
              ],
            },
          ],
        },
        he: {
          title: "לטפס בלי ליפול",
          blocks: [
            { heading: "ידיים ופנים" },
            {
              words:
                "עולים ויורדים עם הפנים אל הסולם ואוחזים בו לפחות ביד אחת. מה שצריך עולה בחבל או בחגורה, לא בידיים.",
            },
            {
              list: [
                "שומרים את אבזם החגורה בין הזקפים.",
                "לא עומדים על הראש ולא על השלב העליון של סולם דו־צדדי.",
                "אדם אחד על סולם, אלא אם נבנה לשניים.",
              ],
            },
          ],
        },
      },
      questions: [
        {
          id: "carry",
          right: 0,
          cite: "29 CFR 1926.1053(b)(22)",
          text: {
            en: {
              ask: "You need a saw on the roof. How does it go up?",
              choices: [
                "On a line, once you are up",
                "In one hand",
                "Under your arm",
                "Passed from rung to rung",
              ],
              why: "Whoever carries something by which they could lose their balance has no hand to hold on with.",
            },
            es: {
              ask: "Necesita una sierra en el techo. ¿Cómo sube?",
              choices: [
                "Con una cuerda, cuando usted ya esté arriba",
                "En una mano",
                "Bajo el brazo",
                "De peldaño en peldaño",
              ],
              why: "Quien lleva algo que le puede hacer perder el equilibrio no tiene mano con que agarrarse.",
            },
            he: {
              ask: "צריך מסור על הגג. איך הוא עולה?",
              choices: ["בחבל, אחרי שכבר עליתם", "ביד אחת", "מתחת לזרוע", "משלב לשלב"],
              why: "למי שנושא דבר שעלול להוציא אותו משיווי משקל אין יד לאחוז בה.",
            },
          },
        },
        {
          id: "face",
          right: 3,
          cite: "29 CFR 1926.1053(b)(20)",
          text: {
            en: {
              ask: "Which way do you face on the way down?",
              choices: ["Away from the ladder", "Sideways", "As you like", "Towards the ladder"],
              why: "Facing it, both up and down, you see the next rung and can hold on.",
            },
            es: {
              ask: "¿Hacia dónde mira al bajar?",
              choices: ["De espaldas a la escalera", "De lado", "Como prefiera", "De cara a la escalera"],
              why: "De cara a ella, al subir y al bajar, se ve el siguiente peldaño y se puede agarrar.",
            },
            he: {
              ask: "לאן פונים בירידה?",
              choices: ["עם הגב לסולם", "הצידה", "איך שנוח", "אל הסולם"],
              why: "כשפונים אליו, בעלייה ובירידה, רואים את השלב הבא ואפשר לאחוז.",
            },
          },
        },
      ],
    },
  ],
};
