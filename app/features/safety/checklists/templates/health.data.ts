import { defineTemplate } from "~/engines/checklist/checklist.ts";
import { asks, CRITICAL, PHOTO, words } from "./written.ts";

export const housekeeping = defineTemplate({
  id: "housekeeping",
  version: 1,
  name: words("Housekeeping", "Orden y limpieza", "סדר וניקיון"),
  sections: [
    {
      title: words("Walk the site", "Recorra la obra", "סיור באתר"),
      items: [
        asks(
          "ways",
          ["Walkways and stairs free?", "¿Pasillos y escaleras libres?", "מעברים ומדרגות פנויים?"],
          "1926.25(a)",
          PHOTO,
        ),
        asks(
          "nails",
          [
            "Are nails sticking out of scrap?",
            "¿Hay clavos salidos en los recortes?",
            "האם בולטים מסמרים מהפסולת?",
          ],
          "1926.25(a)",
          { responses: "noYes", ...PHOTO },
        ),
        asks(
          "rebar",
          [
            "Rebar ends capped where somebody could fall on them?",
            "¿Puntas de varilla con tapón donde alguien pueda caer?",
            "קצות ברזל מכוסים במקום שאפשר ליפול עליהם?",
          ],
          "1926.701(b)",
          CRITICAL,
        ),
        asks(
          "stacks",
          [
            "Stacks stable, and back from edges?",
            "¿Estibas estables y lejos de los bordes?",
            "ערימות יציבות ורחוקות מהקצוות?",
          ],
          "1926.250(a)",
        ),
        asks(
          "light",
          [
            "Light enough where people walk and work?",
            "¿Luz suficiente donde se camina y trabaja?",
            "תאורה מספיקה במעברים ובעבודה?",
          ],
          "1926.56",
        ),
        asks(
          "toilets",
          [
            "Toilets enough and clean, drinking water there?",
            "¿Baños suficientes y limpios, agua potable?",
            "שירותים מספיקים ונקיים, ומי שתייה?",
          ],
          "1926.51",
        ),
      ],
    },
  ],
});

export const ppe = defineTemplate({
  id: "ppe",
  version: 1,
  name: words("Personal protective equipment", "Equipo de protección personal", "ציוד מגן אישי"),
  sections: [
    {
      title: words("On everybody", "En cada persona", "על כל אחד"),
      items: [
        asks(
          "head",
          [
            "Hard hats where something can fall?",
            "¿Cascos donde pueda caer algo?",
            "קסדות במקום שעלול ליפול משהו?",
          ],
          "1926.100(a)",
          CRITICAL,
        ),
        asks(
          "eyes",
          [
            "Eyes and faces protected for the task?",
            "¿Ojos y cara protegidos según la tarea?",
            "הגנת עיניים ופנים לפי המשימה?",
          ],
          "1926.102(a)",
        ),
        asks(
          "ears",
          [
            "Ears protected where it is loud?",
            "¿Oídos protegidos donde hay ruido?",
            "הגנת שמיעה במקום רועש?",
          ],
          "1926.101",
        ),
        asks(
          "feet",
          [
            "Boots and gloves right for the work?",
            "¿Botas y guantes adecuados?",
            "נעליים וכפפות מתאימות לעבודה?",
          ],
          "1926.95(a)",
        ),
        asks(
          "fit",
          ["Does it fit each person?", "¿Le queda bien a cada quien?", "הציוד במידה לכל אדם?"],
          "1926.95(c)",
        ),
        asks(
          "vest",
          [
            "Vests where vehicles move?",
            "¿Chalecos donde circulan vehículos?",
            "אפודים במקום שנעים כלי רכב?",
          ],
          "1926.201",
        ),
      ],
    },
  ],
});

export const silica = defineTemplate({
  id: "silica",
  version: 1,
  name: words("Silica dust", "Polvo de sílice", "אבק סיליקה"),
  sections: [
    {
      title: words("The task", "La tarea", "המשימה"),
      items: [
        asks(
          "table",
          [
            "Done as Table 1 says for this tool?",
            "¿Se hace como indica la Tabla 1 para esta herramienta?",
            "נעשה לפי טבלה 1 לכלי זה?",
          ],
          "1926.1153(c)(1)",
          CRITICAL,
        ),
        asks(
          "water",
          [
            "Water or vacuum running at the blade?",
            "¿Agua o aspiración funcionando en el disco?",
            "מים או שאיבה פועלים ליד הלהב?",
          ],
          "1926.1153(c)(1)",
          { ...CRITICAL, ...PHOTO },
        ),
        asks(
          "respirator",
          [
            "Respirator as the table asks, fit tested?",
            "¿Respirador según la tabla, con prueba de ajuste?",
            "נשמית לפי הטבלה, לאחר בדיקת התאמה?",
          ],
          "1926.1153(e)",
        ),
        asks(
          "sweeping",
          [
            "Is anybody sweeping dry, or blowing dust?",
            "¿Alguien barre en seco o sopla el polvo?",
            "האם מישהו מטאטא יבש או מפזר אבק?",
          ],
          "1926.1153(f)",
          { responses: "noYes" },
        ),
        asks(
          "others",
          ["Others kept out of the cloud?", "¿Los demás fuera de la nube?", "אחרים הורחקו מענן האבק?"],
          "1926.1153(g)",
        ),
      ],
    },
  ],
});

export const heat = defineTemplate({
  id: "heat",
  version: 1,
  name: words("Heat", "Calor", "עומס חום"),
  sections: [
    {
      title: words("Today", "Hoy", "היום"),
      items: [
        asks(
          "water",
          [
            "Cool drinking water within reach?",
            "¿Agua fresca para beber al alcance?",
            "מי שתייה קרים בהישג יד?",
          ],
          "1926.51(a)",
          CRITICAL,
        ),
        asks(
          "shade",
          [
            "Shade or a cool place for breaks?",
            "¿Sombra o lugar fresco para descansar?",
            "צל או מקום קריר להפסקות?",
          ],
          "OSH Act 5(a)(1)",
          PHOTO,
        ),
        asks(
          "breaks",
          [
            "Breaks agreed, more of them as it gets hotter?",
            "¿Descansos acordados, más cuando sube el calor?",
            "הפסקות מתואמות, ויותר ככל שמתחמם?",
          ],
          "OSH Act 5(a)(1)",
        ),
        asks(
          "new",
          [
            "New people start with less, each with a partner?",
            "¿Los nuevos empiezan con menos y con compañero?",
            "חדשים מתחילים בפחות, כל אחד עם בן זוג?",
          ],
          "OSH Act 5(a)(1)",
        ),
        asks(
          "signs",
          [
            "Does everybody know the signs of heat stroke?",
            "¿Todos conocen las señales del golpe de calor?",
            "כולם מכירים את סימני מכת החום?",
          ],
          "1926.21(b)(2)",
        ),
        asks(
          "help",
          [
            "First aid and the number to call known?",
            "¿Primeros auxilios y número a llamar conocidos?",
            "עזרה ראשונה ומספר לחיוג ידועים?",
          ],
          "1926.50",
          CRITICAL,
        ),
      ],
    },
  ],
});
