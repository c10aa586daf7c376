import { type Fit, talk } from "./written.ts";

export const GROUND: readonly Fit[] = [
  talk(
    "trenches",
    { work: ["digging"], weather: ["rain"], seasons: ["spring"], lists: ["trench", "excavation"] },
    [
      [
        ["From what depth is a trench always protected?", "5 ft", "10 ft"],
        ["¿Desde qué profundidad se protege siempre una zanja?", "5 pies", "10 pies"],
        ["מאיזה עומק תמיד מגנים על תעלה?", "5 רגל", "10 רגל"],
      ],
      [
        [
          "You see water or cracks. What first?",
          "Out, then call the competent person",
          "Finish the pipe, then tell",
        ],
        [
          "Ve agua o grietas. ¿Qué va primero?",
          "Salir y llamar a la persona competente",
          "Terminar el tubo y avisar",
        ],
        ["רואים מים או סדקים. מה קודם?", "יוצאים וקוראים לאדם המוסמך", "גומרים את הצינור ומודיעים"],
      ],
    ],
  ),
  talk("confined-space", { work: ["confined", "digging"] }, [
    [
      ["Your mate collapses inside. What do you do?", "Call the rescue, stay out", "Go in and pull him out"],
      ["Un compañero se desploma adentro. ¿Qué hace?", "Llamar al rescate y no entrar", "Entrar y sacarlo"],
      ["חבר מתמוטט בפנים. מה עושים?", "קוראים לחילוץ ולא נכנסים", "נכנסים ומושכים אותו"],
    ],
    [
      ["When is the air tested?", "Before and during the work", "Once, in the morning"],
      ["¿Cuándo se prueba el aire?", "Antes y durante el trabajo", "Una vez, en la mañana"],
      ["מתי בודקים את האוויר?", "לפני העבודה ובמהלכה", "פעם אחת, בבוקר"],
    ],
  ]),
  talk(
    "heavy-equipment",
    {
      more: [
        [
          "Catch the operator's eye before you walk past.",
          "Busque la mirada del operador antes de pasar.",
          "יוצרים קשר עין עם המפעיל לפני שעוברים לידו.",
        ],
      ],
      work: ["machines", "digging"],
      lists: ["excavation"],
    },
    [
      [
        [
          "When may you enter the swing radius?",
          "When the operator saw you and stopped",
          "When the bucket is turned away",
        ],
        [
          "¿Cuándo se entra al radio de giro?",
          "Cuando el operador lo vio y paró",
          "Cuando el cucharón mira al otro lado",
        ],
        ["מתי נכנסים לרדיוס הסיבוב?", "כשהמפעיל ראה ועצר", "כשהכף פונה לצד השני"],
      ],
      [
        [
          "What does the operator do before leaving?",
          "Bucket down, brake set, key out",
          "Leaves it running for the next one",
        ],
        [
          "¿Qué hace el operador antes de bajar?",
          "Baja el cucharón, pone el freno, saca la llave",
          "La deja prendida para el otro",
        ],
        ["מה עושה המפעיל לפני שהוא יורד?", "כף למטה, בלם, מפתח בחוץ", "משאיר מונע לבא אחריו"],
      ],
    ],
  ),
  talk("traffic", { work: ["traffic", "machines"], weather: ["rain"], seasons: ["winter"] }, [
    [
      ["Where do you never stand?", "Where the driver cannot see you", "Beside the cones"],
      ["¿Dónde no se para nunca?", "Donde el chofer no lo ve", "Junto a los conos"],
      ["היכן לא עומדים אף פעם?", "היכן שהנהג לא רואה", "ליד הקונוסים"],
    ],
    [
      ["What does a truck need for backing?", "A spotter and agreed signals", "A loud horn"],
      ["¿Qué necesita un camión para retroceder?", "Un señalero y señas acordadas", "Una bocina fuerte"],
      ["מה צריך לנסיעה לאחור?", "מכוון וסימנים מוסכמים", "צופר חזק"],
    ],
  ]),
  talk(
    "caught-between",
    {
      more: [
        [
          "Never stand between a machine and something that does not move.",
          "No se pare nunca entre una máquina y algo que no se mueve.",
          "לא עומדים אף פעם בין מכונה לדבר שלא זז.",
        ],
        [
          "Take off rings and loose clothing, and tie long hair back.",
          "Quítese anillos y ropa suelta, y recójase el pelo largo.",
          "מורידים טבעות ובגדים רפויים, ואוספים שיער ארוך.",
        ],
      ],
      work: ["machines", "digging", "lifting"],
      lists: ["crane", "trench"],
    },
    [
      [
        ["What is barricaded around a turning machine?", "The swing radius", "The tool box"],
        ["¿Qué se cierra alrededor de una máquina que gira?", "El radio de giro", "La caja de herramientas"],
        ["מה חוסמים סביב מכונה שמסתובבת?", "את רדיוס הסיבוב", "את ארגז הכלים"],
      ],
      [
        ["What comes before you reach in?", "Shut off and lock", "A shout to the operator"],
        ["¿Qué va antes de meter la mano?", "Apagar y poner candado", "Un grito al operador"],
        ["מה עושים לפני שמכניסים יד?", "מכבים ונועלים", "צועקים למפעיל"],
      ],
    ],
  ),
  talk("demolition", { work: ["demolition", "dust"], weather: ["wind"] }, [
    [
      ["What is shut off and proved dead?", "Gas, power, water and steam", "Only the power"],
      ["¿Qué se corta y se comprueba?", "Gas, luz, agua y vapor", "Solo la luz"],
      ["מה מנתקים ומוודאים?", "גז, חשמל, מים וקיטור", "רק חשמל"],
    ],
    [
      ["Where do you begin?", "At the top", "At the bottom"],
      ["¿Por dónde se empieza?", "Por arriba", "Por abajo"],
      ["מאיפה מתחילים?", "מלמעלה", "מלמטה"],
    ],
  ]),
  talk("concrete", { work: ["concrete"], weather: ["hot", "rain"] }, [
    [
      ["Wet concrete is on your skin. What now?", "Wash it off at once", "Wait for the break"],
      ["Le cayó concreto fresco en la piel. ¿Y ahora?", "Lavarlo de inmediato", "Esperar al descanso"],
      ["בטון טרי על העור. מה עושים?", "שוטפים מיד", "מחכים להפסקה"],
    ],
    [
      ["What stands on rebar ends?", "Caps", "Nothing, if they are low"],
      ["¿Qué va en las puntas de varilla?", "Tapones", "Nada, si son bajas"],
      ["מה שמים על קצות ברזל?", "כיפות", "כלום, אם הם נמוכים"],
    ],
  ]),
  talk(
    "masonry-wall",
    {
      more: [
        [
          "Leave the bracing where it is: only whoever is in charge moves it.",
          "Deje los puntales donde están: solo el encargado los mueve.",
          "לא נוגעים בתמיכות: רק האחראי מזיז אותן.",
        ],
      ],
      work: ["masonry", "scaffold"],
      weather: ["wind", "storm"],
    },
    [
      [
        ["Above what height does a wall stay braced?", "8 ft", "20 ft"],
        ["¿Desde qué altura sigue apuntalado el muro?", "8 pies", "20 pies"],
        ["מעל איזה גובה הקיר נשאר מתומך?", "8 רגל", "20 רגל"],
      ],
      [
        ["The wind rises. What do you check?", "The braces", "The mortar"],
        ["Sube el viento. ¿Qué se revisa?", "Los puntales", "El mortero"],
        ["הרוח מתחזקת. מה בודקים?", "את התמיכות", "את הטיט"],
      ],
    ],
  ),
  talk(
    "lifting",
    {
      more: [
        [
          "Look at the way before you lift, and clear it.",
          "Mire el camino antes de levantar, y despéjelo.",
          "בודקים את הדרך לפני שמרימים, ומפנים אותה.",
        ],
      ],
      work: ["handling"],
      seasons: ["winter"],
    },
    [
      [
        ["From about what weight do you take help?", "50 lb", "150 lb"],
        ["¿Desde qué peso se pide ayuda?", "Unas 50 lb", "Unas 150 lb"],
        ["מאיזה משקל בערך לוקחים עזרה?", "50 ליברות", "150 ליברות"],
      ],
      [
        ["Where is the load?", "Close to the body", "At arm's length"],
        ["¿Dónde va la carga?", "Pegada al cuerpo", "Con los brazos estirados"],
        ["היכן המשא?", "קרוב לגוף", "בידיים מושטות"],
      ],
    ],
  ),
  talk(
    "slips-trips",
    { work: ["handling"], weather: ["rain", "cold"], seasons: ["winter"], lists: ["housekeeping"] },
    [
      [
        ["You see a hole in the floor. What first?", "Mend or mark it at once", "Step around it"],
        ["Ve un hoyo en el piso. ¿Qué va primero?", "Taparlo o marcarlo ya", "Rodearlo"],
        ["רואים בור ברצפה. מה קודם?", "מתקנים או מסמנים מיד", "עוקפים"],
      ],
      [
        ["What is cleared from the ways?", "Ice, mud and cords", "Only ice"],
        ["¿Qué se quita del paso?", "Hielo, lodo y cables", "Solo el hielo"],
        ["מה מפנים מהמעברים?", "קרח, בוץ וכבלים", "רק קרח"],
      ],
    ],
  ),
];
