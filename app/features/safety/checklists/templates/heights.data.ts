import { defineTemplate } from "~/engines/checklist/checklist.ts";
import { asks, CRITICAL, PHOTO, words } from "./written.ts";

// Our own words for what the sections ask; the section itself holds.

export const scaffold = defineTemplate({
  id: "scaffold",
  version: 1,
  name: words("Scaffold, before each shift", "Andamio, antes de cada turno", "פיגום, לפני כל משמרת"),
  sections: [
    {
      title: words("Footing and frame", "Base y estructura", "בסיס ושלד"),
      items: [
        asks(
          "looked-at",
          [
            "Has the competent person looked at it for this shift?",
            "¿La persona competente lo revisó para este turno?",
            "האם אדם מוסמך בדק אותו לקראת המשמרת?",
          ],
          "1926.451(f)(3)",
          CRITICAL,
        ),
        asks(
          "footing",
          [
            "Base plates on mud sills or firm ground, plumb and level?",
            "¿Placas base sobre durmientes o suelo firme, a plomo y nivel?",
            "פלטות בסיס על אדנים או קרקע יציבה, אנכי ומפולס?",
          ],
          "1926.451(c)(2)",
          CRITICAL,
        ),
        asks(
          "ties",
          [
            "Taller than four times its base: tied, guyed or braced?",
            "Si mide más de cuatro veces su base: ¿amarrado, atirantado o arriostrado?",
            "גבוה מפי ארבעה מרוחב הבסיס: מעוגן או נתמך?",
          ],
          "1926.451(c)(1)",
          { ...CRITICAL, ...PHOTO },
        ),
        asks(
          "damage",
          [
            "Are there bent, cracked or missing parts?",
            "¿Hay piezas dobladas, agrietadas o faltantes?",
            "האם יש חלקים עקומים, סדוקים או חסרים?",
          ],
          "1926.451(f)(4)",
          { responses: "noYes", ...PHOTO },
        ),
      ],
    },
    {
      title: words("Deck, rails, access", "Plataforma, barandas, acceso", "משטח, מעקות, גישה"),
      items: [
        asks(
          "planked",
          [
            "Fully planked, gaps of 1 in or less?",
            "¿Entablado completo, huecos de 1 in o menos?",
            "משטח מלא, מרווחים עד 1 אינץ'?",
          ],
          "1926.451(b)(1)",
        ),
        asks(
          "rails",
          [
            "Above 10 ft: guardrails, or everybody tied off?",
            "A más de 10 ft: ¿barandas, o todos con arnés anclado?",
            "מעל 10 רגל: מעקות, או כולם רתומים?",
          ],
          "1926.451(g)(1)",
          { ...CRITICAL, ...PHOTO },
        ),
        asks(
          "access",
          [
            "A ladder or stair, nobody climbs the braces?",
            "¿Escalera de acceso, nadie sube por las crucetas?",
            "סולם או מדרגות, איש אינו מטפס על האלכסונים?",
          ],
          "1926.451(e)(1)",
        ),
        asks(
          "power-line",
          [
            "Clear of power lines by 10 ft or more?",
            "¿A 10 ft o más de las líneas eléctricas?",
            "מרחק 10 רגל לפחות מקווי חשמל?",
          ],
          "1926.451(f)(6)",
          CRITICAL,
        ),
        asks(
          "below",
          [
            "Toeboards or a closed area where people pass below?",
            "¿Rodapiés o área cerrada donde pasa gente abajo?",
            "לוח רגל או אזור סגור במקום שבו עוברים מתחת?",
          ],
          "1926.451(h)",
        ),
      ],
    },
  ],
});

export const ladder = defineTemplate({
  id: "ladder",
  version: 1,
  name: words("Ladder", "Escalera de mano", "סולם"),
  sections: [
    {
      title: words("Before climbing", "Antes de subir", "לפני העלייה"),
      items: [
        asks(
          "sound",
          ["Rails, rungs and feet", "Largueros, peldaños y zapatas", "זקפים, שלבים ורגליות"],
          "1926.1053(b)(15)",
          { responses: "condition", ...CRITICAL, ...PHOTO },
        ),
        asks(
          "duty",
          [
            "Rated for the person with the tools?",
            "¿Clasificada para la persona con su herramienta?",
            "מתאים למשקל האדם עם כליו?",
          ],
          "1926.1053(b)(3)",
        ),
        asks(
          "extension",
          ["Is it a straight or extension ladder?", "¿Es recta o de extensión?", "האם זה סולם ישר או נשלף?"],
          "",
          { responses: "yesNo", weight: 0, require: { note: [] } },
        ),
        asks(
          "angle",
          [
            "One foot out for four up?",
            "¿Un pie afuera por cada cuatro de altura?",
            "רגל אחת החוצה על כל ארבע בגובה?",
          ],
          "1926.1053(b)(5)",
          { showIf: { item: "extension", is: "yes" } },
        ),
        asks(
          "above",
          [
            "Three feet above the landing, and tied?",
            "¿Tres pies sobre el descanso, y amarrada?",
            "שלוש רגל מעל המשטח, וקשור?",
          ],
          "1926.1053(b)(1)",
          { ...CRITICAL, showIf: { item: "extension", is: "yes" } },
        ),
        asks(
          "ground",
          [
            "On firm, level, dry ground?",
            "¿Sobre suelo firme, nivelado y seco?",
            "על קרקע יציבה, ישרה ויבשה?",
          ],
          "1926.1053(b)(6)",
        ),
        asks(
          "lines",
          [
            "Metal ladder kept away from live parts?",
            "¿Escalera de metal lejos de partes vivas?",
            "סולם מתכת רחוק מחלקים חיים?",
          ],
          "1926.1053(b)(12)",
          CRITICAL,
        ),
      ],
    },
  ],
});

export const fall = defineTemplate({
  id: "fall",
  version: 1,
  name: words("Fall protection", "Protección contra caídas", "הגנה מנפילה מגובה"),
  sections: [
    {
      title: words("Edges and holes", "Bordes y huecos", "קצוות ופתחים"),
      items: [
        asks(
          "six-feet",
          [
            "Everybody protected at 6 ft and more?",
            "¿Todos protegidos a 6 ft o más?",
            "כולם מוגנים מ־6 רגל ומעלה?",
          ],
          "1926.501(b)(1)",
          { ...CRITICAL, ...PHOTO },
        ),
        asks(
          "rail",
          [
            "Top rails at 42 in, give or take 3?",
            "¿Baranda superior a 42 in, más o menos 3?",
            "אזן יד עליון ב־42 אינץ', פחות או יותר 3?",
          ],
          "1926.502(b)(1)",
        ),
        asks(
          "holes",
          [
            "Holes covered, fixed and marked?",
            "¿Huecos cubiertos, fijos y marcados?",
            "פתחים מכוסים, מקובעים ומסומנים?",
          ],
          "1926.502(i)",
          { ...CRITICAL, ...PHOTO },
        ),
      ],
    },
    {
      title: words("Harness and rescue", "Arnés y rescate", "רתמה וחילוץ"),
      items: [
        asks(
          "harness",
          ["Harness, lanyard and hooks", "Arnés, cuerda y ganchos", "רתמה, חבל ואבזמים"],
          "1926.502(d)(21)",
          { responses: "condition", ...CRITICAL },
        ),
        asks(
          "anchor",
          [
            "Anchors of 5,000 lb a person, or designed by a qualified person?",
            "¿Anclajes de 5,000 lb por persona, o diseñados por persona calificada?",
            "עיגון ל־5,000 ליברות לאדם, או בתכנון אדם כשיר?",
          ],
          "1926.502(d)(15)",
          CRITICAL,
        ),
        asks(
          "clearance",
          [
            "Room below for the whole fall?",
            "¿Espacio libre abajo para toda la caída?",
            "מרווח נפילה מלא מתחת?",
          ],
          "1926.502(d)(16)",
        ),
        asks(
          "rescue",
          [
            "Can somebody who hangs be brought down at once?",
            "¿Se puede bajar de inmediato a quien quede colgado?",
            "אפשר להוריד מיד מי שנתלה?",
          ],
          "1926.502(d)(20)",
          CRITICAL,
        ),
        asks(
          "trained",
          [
            "Everybody trained, with a record?",
            "¿Todos capacitados, con registro?",
            "כולם הודרכו, ויש תיעוד?",
          ],
          "1926.503(b)",
        ),
      ],
    },
  ],
});
