import { defineTemplate } from "~/engines/checklist/checklist.ts";
import { asks, CRITICAL, PHOTO, words } from "./written.ts";

export const electrical = defineTemplate({
  id: "electrical",
  version: 1,
  name: words("Temporary power and cords", "Energía temporal y extensiones", "חשמל זמני וכבלים"),
  sections: [
    {
      title: words("Temporary power", "Energía temporal", "חשמל זמני"),
      items: [
        asks(
          "gfci",
          [
            "GFCI on every 120 V receptacle in use, or an assured grounding program?",
            "¿GFCI en cada tomacorriente de 120 V en uso, o programa de tierra asegurada?",
            "מפסק פחת בכל שקע פעיל, או תוכנית הארקה מובטחת?",
          ],
          "1926.404(b)(1)",
          { ...CRITICAL },
        ),
        asks("cords", ["Cords and plugs", "Extensiones y clavijas", "כבלים ותקעים"], "1926.405(a)(2)", {
          responses: "condition",
          ...PHOTO,
        }),
        asks(
          "panels",
          [
            "Are there open panels or live parts in reach?",
            "¿Hay tableros abiertos o partes vivas al alcance?",
            "האם יש לוחות פתוחים או חלקים חיים בהישג יד?",
          ],
          "1926.403(i)(2)",
          { responses: "noYes", ...CRITICAL, ...PHOTO },
        ),
        asks(
          "water",
          [
            "Cords out of water, protected where they cross?",
            "¿Extensiones fuera del agua y protegidas en los cruces?",
            "כבלים מחוץ למים ומוגנים במעברים?",
          ],
          "1926.405(a)(2)(ii)(I)",
        ),
        asks(
          "lockout",
          [
            "Circuits being worked on off, locked and tagged?",
            "¿Circuitos en trabajo desconectados, con candado y etiqueta?",
            "מעגלים בעבודה מנותקים, נעולים ומתויגים?",
          ],
          "1926.417",
          CRITICAL,
        ),
        asks(
          "lights",
          ["Temporary lights guarded?", "¿Luces temporales protegidas?", "תאורה זמנית מוגנת?"],
          "1926.405(a)(2)(ii)(E)",
        ),
      ],
    },
  ],
});

export const hotWork = defineTemplate({
  id: "hot-work",
  version: 1,
  name: words("Hot work", "Trabajo en caliente", "עבודה חמה"),
  sections: [
    {
      title: words("Before the spark", "Antes de la chispa", "לפני הניצוץ"),
      items: [
        asks(
          "moved",
          [
            "Everything that burns moved, or covered?",
            "¿Todo lo combustible retirado o cubierto?",
            "כל חומר דליק הורחק או כוסה?",
          ],
          "1926.352(a)",
          { ...CRITICAL, ...PHOTO },
        ),
        asks(
          "extinguisher",
          ["Extinguisher at hand, ready?", "¿Extintor a mano y listo?", "מטף בהישג יד ומוכן?"],
          "1926.352(d)",
          CRITICAL,
        ),
        asks(
          "watch",
          [
            "A fire watch, also for a time afterwards?",
            "¿Vigía de fuego, también un tiempo después?",
            "צופה אש, גם זמן מה לאחר מכן?",
          ],
          "1926.352(e)",
          CRITICAL,
        ),
        asks(
          "cylinders",
          [
            "Cylinders upright, tied, caps on when not used?",
            "¿Cilindros parados, sujetos, con tapa si no se usan?",
            "גלילים זקופים, קשורים, עם כיפה כשאינם בשימוש?",
          ],
          "1926.350(a)(9)",
        ),
        asks(
          "apart",
          [
            "Stored oxygen 20 ft from fuel gas, or a wall between?",
            "¿Oxígeno almacenado a 20 ft del gas, o muro entre ambos?",
            "חמצן מאוחסן 20 רגל מגז דליק, או קיר ביניהם?",
          ],
          "1926.350(a)(10)",
        ),
        asks(
          "air",
          [
            "Enough air, and screens for the others?",
            "¿Ventilación suficiente y pantallas para los demás?",
            "אוורור מספיק ומסכים לאחרים?",
          ],
          "1926.353",
        ),
      ],
    },
  ],
});

export const fire = defineTemplate({
  id: "fire",
  version: 1,
  name: words("Fire protection", "Protección contra incendios", "הגנה מאש"),
  sections: [
    {
      title: words("Site", "Obra", "אתר"),
      items: [
        asks(
          "reach",
          [
            "An extinguisher within 100 ft, for every 3,000 ft²?",
            "¿Un extintor a menos de 100 ft, por cada 3,000 ft²?",
            "מטף במרחק עד 100 רגל, לכל 3,000 רגל רבועה?",
          ],
          "1926.150(c)(1)",
          CRITICAL,
        ),
        asks(
          "charged",
          ["Extinguishers charged and tagged", "Extintores cargados y con etiqueta", "מטפים טעונים ומתויגים"],
          "1926.150(a)(4)",
          { responses: "condition", ...PHOTO },
        ),
        asks(
          "fuel",
          [
            "No more than 25 gal of flammables outside a cabinet?",
            "¿No más de 25 gal de inflamables fuera de gabinete?",
            "לא יותר מ־25 גלון דליקים מחוץ לארון?",
          ],
          "1926.152(b)",
        ),
        asks(
          "cans",
          ["Fuel in approved safety cans?", "¿Combustible en recipientes aprobados?", "דלק במיכלים מאושרים?"],
          "1926.152(a)(1)",
        ),
        asks(
          "exits",
          ["Are ways out blocked?", "¿Hay salidas bloqueadas?", "האם דרכי המוצא חסומות?"],
          "1926.34(a)",
          { responses: "noYes", ...CRITICAL, ...PHOTO },
        ),
        asks(
          "alarm",
          [
            "Does everybody know the alarm and the number to call?",
            "¿Todos conocen la alarma y el número a llamar?",
            "כולם מכירים את האזעקה ואת המספר לחיוג?",
          ],
          "1926.150(e)",
        ),
      ],
    },
  ],
});
