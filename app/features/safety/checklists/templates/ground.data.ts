import { defineTemplate } from "~/engines/checklist/checklist.ts";
import { asks, CRITICAL, PHOTO, words } from "./written.ts";

export const trench = defineTemplate({
  id: "trench",
  version: 1,
  name: words("Trench, before entry", "Zanja, antes de entrar", "תעלה, לפני כניסה"),
  sections: [
    {
      title: words("Before entry", "Antes de entrar", "לפני הכניסה"),
      items: [
        asks(
          "utilities",
          ["Utilities located and marked?", "¿Servicios localizados y marcados?", "התשתיות אותרו וסומנו?"],
          "1926.651(b)",
          CRITICAL,
        ),
        asks(
          "soil",
          [
            "Soil classified by the competent person?",
            "¿Suelo clasificado por la persona competente?",
            "הקרקע סווגה בידי אדם מוסמך?",
          ],
          "1926.652(b)",
        ),
        asks(
          "protected",
          [
            "From 5 ft: sloped, shored or shielded?",
            "Desde 5 ft: ¿talud, apuntalado o caja?",
            "מ־5 רגל: שיפוע, דיפון או תא מגן?",
          ],
          "1926.652(a)(1)",
          { ...CRITICAL, ...PHOTO },
        ),
        asks(
          "egress",
          [
            "From 4 ft: a way out within 25 ft?",
            "Desde 4 ft: ¿salida a no más de 25 ft?",
            "מ־4 רגל: מוצא במרחק 25 רגל לכל היותר?",
          ],
          "1926.651(c)(2)",
          CRITICAL,
        ),
        asks(
          "spoil",
          [
            "Spoil and gear 2 ft back from the edge?",
            "¿Tierra y equipo a 2 ft del borde?",
            "עפר וציוד במרחק 2 רגל מהשפה?",
          ],
          "1926.651(j)(2)",
          PHOTO,
        ),
        asks(
          "water",
          [
            "Is water standing or running in?",
            "¿Hay agua estancada o entrando?",
            "האם יש מים עומדים או חודרים?",
          ],
          "1926.651(h)",
          { responses: "noYes" },
        ),
        asks(
          "air",
          [
            "Deeper than 4 ft with a risk of bad air: tested?",
            "Más de 4 ft con riesgo de aire malo: ¿medido?",
            "מעל 4 רגל עם סכנת אוויר רע: נבדק?",
          ],
          "1926.651(g)(1)",
          CRITICAL,
        ),
      ],
    },
  ],
});

export const excavation = defineTemplate({
  id: "excavation",
  version: 1,
  name: words("Excavation, daily", "Excavación, diaria", "חפירה, יומי"),
  sections: [
    {
      title: words("Today", "Hoy", "היום"),
      items: [
        asks(
          "competent",
          [
            "Looked at by the competent person before work, and after rain?",
            "¿Revisada por la persona competente antes de trabajar y después de llover?",
            "נבדקה בידי אדם מוסמך לפני העבודה ולאחר גשם?",
          ],
          "1926.651(k)(1)",
          CRITICAL,
        ),
        asks(
          "signs",
          [
            "Are there cracks, bulges or sloughing?",
            "¿Hay grietas, abultamientos o desprendimientos?",
            "האם יש סדקים, בליטות או התפוררות?",
          ],
          "1926.651(k)(2)",
          { responses: "noYes", ...CRITICAL, ...PHOTO },
        ),
        asks(
          "traffic",
          [
            "Vests where vehicles pass, and stops at the edge?",
            "¿Chalecos donde pasan vehículos, y topes en el borde?",
            "אפודים היכן שעוברים כלי רכב, ומעצורים בשפה?",
          ],
          "1926.651(d)",
        ),
        asks(
          "loads",
          [
            "Does anybody stand under a lifted load?",
            "¿Hay alguien bajo una carga suspendida?",
            "האם מישהו עומד מתחת למטען מורם?",
          ],
          "1926.651(e)",
          { responses: "noYes", ...CRITICAL },
        ),
        asks(
          "neighbours",
          [
            "Buildings, walls and walks beside it supported?",
            "¿Edificios, muros y aceras vecinos apuntalados?",
            "מבנים, קירות ומדרכות סמוכים נתמכים?",
          ],
          "1926.651(i)",
        ),
        asks(
          "crossing",
          [
            "Walkways with rails over 6 ft deep?",
            "¿Pasarelas con barandas sobre 6 ft de profundidad?",
            "גשרונים עם מעקה מעל עומק 6 רגל?",
          ],
          "1926.651(l)",
        ),
      ],
    },
  ],
});

export const crane = defineTemplate({
  id: "crane",
  version: 1,
  name: words("Crane, each shift", "Grúa, cada turno", "עגורן, כל משמרת"),
  sections: [
    {
      title: words("The crane", "La grúa", "העגורן"),
      items: [
        asks(
          "inspected",
          [
            "Looked over by a competent person this shift?",
            "¿Revisada por persona competente en este turno?",
            "נבדק בידי אדם מוסמך במשמרת זו?",
          ],
          "1926.1412(d)",
          CRITICAL,
        ),
        asks(
          "ground",
          [
            "Firm, drained, level ground with blocking?",
            "¿Suelo firme, drenado, nivelado y con tablones?",
            "קרקע יציבה, מנוקזת ומפולסת עם אדנים?",
          ],
          "1926.1402(b)",
          CRITICAL,
        ),
        asks("devices", ["Safety devices", "Dispositivos de seguridad", "התקני בטיחות"], "1926.1415", {
          responses: "condition",
          ...CRITICAL,
        }),
        asks(
          "chart",
          [
            "Load chart of this crane in the cab?",
            "¿Tabla de cargas de esta grúa en la cabina?",
            "טבלת העומסים של עגורן זה בתא?",
          ],
          "1926.1417(c)",
        ),
      ],
    },
    {
      title: words("The lift", "El izaje", "ההרמה"),
      items: [
        asks(
          "power",
          [
            "Near power lines: distance by Table A kept, spotter there?",
            "Cerca de líneas: ¿distancia de la Tabla A y vigía?",
            "ליד קווי חשמל: מרחק לפי טבלה A ומאתת במקום?",
          ],
          "1926.1408(a)",
          { ...CRITICAL, ...PHOTO },
        ),
        asks(
          "operator",
          [
            "Operator certified, signal person qualified?",
            "¿Operador certificado y señalero calificado?",
            "המפעיל מוסמך והאתת כשיר?",
          ],
          "1926.1427",
          CRITICAL,
        ),
        asks("rigging", ["Slings and hooks", "Eslingas y ganchos", "מענבים ואונקלים"], "1926.251(a)", {
          responses: "condition",
          ...CRITICAL,
          ...PHOTO,
        }),
        asks(
          "swing",
          [
            "Swing area barricaded, nobody under the load?",
            "¿Radio de giro cercado, nadie bajo la carga?",
            "אזור הסיבוב גדור, איש אינו מתחת למטען?",
          ],
          "1926.1424(a)",
        ),
      ],
    },
  ],
});

export const forklift = defineTemplate({
  id: "forklift",
  version: 1,
  name: words("Forklift, each shift", "Montacargas, cada turno", "מלגזה, כל משמרת"),
  sections: [
    {
      title: words("Walk around", "Recorrido", "סיבוב בדיקה"),
      items: [
        asks(
          "tires",
          [
            "Tires, forks, mast and chains",
            "Llantas, horquillas, mástil y cadenas",
            "צמיגים, שיניים, תורן ושרשראות",
          ],
          "1910.178(q)(7)",
          { responses: "condition", ...PHOTO },
        ),
        asks(
          "leaks",
          [
            "Are there leaks of oil or fuel?",
            "¿Hay fugas de aceite o combustible?",
            "האם יש נזילות שמן או דלק?",
          ],
          "1910.178(p)(4)",
          { responses: "noYes" },
        ),
        asks("brakes", ["Brakes and steering", "Frenos y dirección", "בלמים והיגוי"], "1926.602(c)(1)", {
          responses: "condition",
          ...CRITICAL,
        }),
        asks(
          "horn",
          [
            "Horn, backup alarm and lights",
            "Bocina, alarma de reversa y luces",
            "צופר, אזעקת נסיעה לאחור ואורות",
          ],
          "1926.602(a)(9)",
          { responses: "condition" },
        ),
        asks(
          "plate",
          [
            "Capacity plate readable, for what is attached?",
            "¿Placa de capacidad legible, con el aditamento?",
            "לוחית עומס קריאה, לאביזר המורכב?",
          ],
          "1926.602(c)(1)",
        ),
        asks(
          "belt",
          ["Seat belt and overhead guard", "Cinturón y techo protector", "חגורה וגגון מגן"],
          "1926.602(a)(2)",
          { responses: "condition", ...CRITICAL },
        ),
        asks(
          "driver",
          [
            "Driver trained and evaluated for this kind?",
            "¿Operador capacitado y evaluado para este tipo?",
            "הנהג הודרך ונבחן לסוג זה?",
          ],
          "1926.602(d)",
          CRITICAL,
        ),
      ],
    },
  ],
});
