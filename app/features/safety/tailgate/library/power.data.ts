import { type Fit, talk } from "./written.ts";

export const POWER: readonly Fit[] = [
  talk(
    "cords-gfci",
    {
      more: [
        [
          "Look over every cord before you plug it in.",
          "Revise cada extensión antes de enchufarla.",
          "מסתכלים על כל כבל לפני שמחברים אותו.",
        ],
      ],
      work: ["electrical", "tools"],
      weather: ["rain"],
      lists: ["electrical"],
    },
    [
      [
        ["How often is a GFCI tested?", "Every month", "When it trips"],
        ["¿Cada cuánto se prueba el GFCI?", "Cada mes", "Cuando se dispara"],
        ["כל כמה זמן בודקים מפסק פחת?", "כל חודש", "כשהוא קופץ"],
      ],
      [
        ["A cord has tape on it. What now?", "Not used", "Fine, if it is dry"],
        ["Una extensión tiene cinta. ¿Y ahora?", "No se usa", "Sirve, si está seca"],
        ["בכבל יש סרט. מה עושים?", "לא משתמשים", "בסדר, אם יבש"],
      ],
    ],
  ),
  talk("lockout", { work: ["electrical", "machines"], lists: ["electrical"] }, [
    [
      ["Whose lock is on it?", "Your own", "The foreman's, for all"],
      ["¿De quién es el candado?", "El propio", "El del capataz, para todos"],
      ["של מי המנעול?", "האישי שלכם", "של מנהל העבודה, בשביל כולם"],
    ],
    [
      ["How do you prove that it is dead?", "Try to start it", "Look at the tag"],
      ["¿Cómo se comprueba que está muerto?", "Se intenta arrancar", "Se mira la etiqueta"],
      ["איך מוודאים שהציוד מת?", "מנסים להפעיל", "מסתכלים בתג"],
    ],
  ]),
  talk("overhead-lines", { work: ["electrical", "lifting", "ladders", "machines"], lists: ["crane"] }, [
    [
      ["What is the least distance?", "10 ft, more at high voltage", "3 ft"],
      ["¿Cuál es la distancia mínima?", "10 pies, más con alto voltaje", "3 pies"],
      ["מה המרחק המזערי?", "10 רגל, ויותר במתח גבוה", "3 רגל"],
    ],
    [
      [
        "When is a line dead?",
        "When the utility says so in writing and you see it grounded",
        "When nobody has light",
      ],
      [
        "¿Cuándo está muerta una línea?",
        "Cuando la compañía lo dice por escrito y se ve a tierra",
        "Cuando no hay luz",
      ],
      ["מתי קו מנותק?", "כשחברת החשמל מודיעה בכתב ורואים הארקה", "כשאין אור"],
    ],
  ]),
  talk(
    "hot-work",
    {
      more: [
        [
          "Look at the other side of the wall, the floor and the ceiling before you start.",
          "Mire el otro lado de la pared, del piso y del techo antes de empezar.",
          "בודקים את הצד השני של הקיר, הרצפה והתקרה לפני שמתחילים.",
        ],
      ],
      work: ["hotWork", "steel"],
      weather: ["wind", "hot"],
      lists: ["hot-work"],
    },
    [
      [
        ["How far are combustibles cleared?", "35 ft", "5 ft"],
        ["¿A qué distancia se retira lo que arde?", "35 pies", "5 pies"],
        ["לאיזה מרחק מפנים חומר דליק?", "35 רגל", "5 רגל"],
      ],
      [
        [
          "When does the fire watch end?",
          "At least 60 minutes after the work (NFPA 51B)",
          "With the last spark",
        ],
        [
          "¿Cuándo acaba la guardia de fuego?",
          "Al menos 60 minutos después (NFPA 51B)",
          "Con la última chispa",
        ],
        ["מתי נגמרת שמירת האש?", "לפחות 60 דקות אחרי העבודה (NFPA 51B)", "עם הגץ האחרון"],
      ],
    ],
  ),
  talk("gas-cylinders", { work: ["hotWork", "chemicals"], weather: ["hot"], lists: ["hot-work"] }, [
    [
      [
        "How far is oxygen from fuel gas in storage?",
        "20 ft, or a fire-rated barrier",
        "Side by side, if tied",
      ],
      [
        "¿A qué distancia se guarda el oxígeno del gas?",
        "20 pies, o con barrera",
        "Juntos, si están amarrados",
      ],
      ["כמה רחוק מאחסנים חמצן מגז דלק?", "20 רגל, או מחיצה עמידת אש", "זה ליד זה, אם קשורים"],
    ],
    [
      ["What is on before a cylinder moves?", "The cap", "The regulator"],
      ["¿Qué se pone antes de mover un cilindro?", "La tapa", "El regulador"],
      ["מה שמים לפני שמזיזים בלון?", "את הכיפה", "את הווסת"],
    ],
  ]),
  talk(
    "fire-prevention",
    { work: ["hotWork", "chemicals"], seasons: ["summer", "winter"], lists: ["fire"] },
    [
      [
        ["Where do you aim the extinguisher?", "At the base of the fire", "At the flames"],
        ["¿A dónde se apunta el extintor?", "A la base del fuego", "A las llamas"],
        ["לאן מכוונים את המטף?", "לבסיס האש", "ללהבות"],
      ],
      [
        ["The fire is bigger than you. What now?", "Get out and call", "Fetch a second extinguisher"],
        ["El fuego es más grande que usted. ¿Y ahora?", "Salir y llamar", "Traer otro extintor"],
        ["האש גדולה מכם. מה עושים?", "יוצאים ומזעיקים", "מביאים עוד מטף"],
      ],
    ],
  ),
  talk("flammables", { work: ["chemicals", "machines"], weather: ["hot"], lists: ["fire"] }, [
    [
      ["When do you refuel an engine?", "When it has cooled", "While it runs"],
      ["¿Cuándo se echa combustible?", "Con el motor frío", "Con el motor andando"],
      ["מתי מתדלקים מנוע?", "כשהתקרר", "כשהוא פועל"],
    ],
    [
      ["What do you do when you pour?", "Bond the containers", "Hold them far apart"],
      ["¿Qué se hace al trasvasar?", "Conectar los recipientes a tierra entre sí", "Separarlos"],
      ["מה עושים כשמוזגים דלק?", "מגשרים בין המכלים", "מרחיקים ביניהם"],
    ],
  ]),
  talk(
    "generators-co",
    {
      more: [
        [
          "Put a carbon monoxide alarm where people are while an engine or a heater runs.",
          "Ponga una alarma de monóxido de carbono donde haya gente mientras anda un motor o un calefactor.",
          "שמים גלאי פחמן חד־חמצני במקום שיש בו אנשים כשמנוע או תנור פועלים.",
        ],
      ],
      work: ["electrical", "machines"],
      weather: ["cold"],
      seasons: ["winter"],
    },
    [
      [
        ["How far from doors and windows?", "20 ft, outdoors", "Just inside, door open"],
        ["¿A qué distancia de puertas y ventanas?", "20 pies, afuera", "Adentro, con la puerta abierta"],
        ["באיזה מרחק מדלתות ומחלונות?", "20 רגל, בחוץ", "בפנים, עם דלת פתוחה"],
      ],
      [
        ["Can you smell carbon monoxide?", "No", "Yes, like smoke"],
        ["¿Huele el monóxido de carbono?", "No", "Sí, a humo"],
        ["האם לפחמן חד־חמצני יש ריח?", "לא", "כן, של עשן"],
      ],
    ],
  ),
  talk("hand-power-tools", { work: ["tools"] }, [
    [
      ["What comes before you change a blade?", "Unplug, or battery out", "Finger off the trigger"],
      ["¿Qué va antes de cambiar la hoja?", "Desenchufar o sacar la batería", "Soltar el gatillo"],
      ["מה עושים לפני החלפת להב?", "מנתקים או מוציאים סוללה", "מורידים אצבע מההדק"],
    ],
    [
      ["A tool is damaged. What now?", "It is not used", "It goes to the new one"],
      ["Una herramienta está dañada. ¿Y ahora?", "No se usa", "Se le da al nuevo"],
      ["כלי פגום. מה עושים?", "לא משתמשים", "נותנים לחדש"],
    ],
  ]),
  talk("saws", { work: ["tools", "carpentry"] }, [
    [
      ["Gloves at a turning blade?", "No", "Yes, thick ones"],
      ["¿Guantes junto a una hoja que gira?", "No", "Sí, gruesos"],
      ["כפפות ליד להב מסתובב?", "לא", "כן, עבות"],
    ],
    [
      ["Where do you stand?", "Out of the line of kickback", "Behind the piece"],
      ["¿Dónde se para uno?", "Fuera de la línea de rebote", "Detrás de la pieza"],
      ["היכן עומדים?", "מחוץ לקו הרתיעה", "מאחורי החתיכה"],
    ],
  ]),
  talk("nail-guns", { work: ["tools", "carpentry", "roofing"] }, [
    [
      ["Which trigger?", "Sequential", "Contact: it is quicker"],
      ["¿Qué gatillo?", "Secuencial", "De contacto: es más rápido"],
      ["איזה הדק?", "סדרתי", "מגע: מהיר יותר"],
    ],
    [
      ["It jams. What first?", "Air off", "Shake it"],
      ["Se atasca. ¿Qué va primero?", "Cortar el aire", "Sacudirla"],
      ["נתקע. מה קודם?", "מנתקים אוויר", "מנערים"],
    ],
  ]),
  talk("grinders", { work: ["tools", "hotWork", "dust"] }, [
    [
      ["What must the disc be rated for?", "At least the speed of the tool", "Any speed, if it fits"],
      ["¿Para qué velocidad debe ser el disco?", "Al menos la de la máquina", "Cualquiera, si entra"],
      ["לאיזו מהירות הדיסק?", "לפחות זו של הכלי", "כל מהירות, אם נכנס"],
    ],
    [
      ["What do you wear on the face?", "A face shield over glasses", "Glasses alone"],
      ["¿Qué se pone en la cara?", "Careta sobre los lentes", "Solo lentes"],
      ["מה לובשים על הפנים?", "מגן פנים מעל משקפיים", "משקפיים בלבד"],
    ],
  ]),
];
