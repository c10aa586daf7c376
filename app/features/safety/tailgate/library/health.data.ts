import { type Fit, talk } from "./written.ts";

export const HEALTH: readonly Fit[] = [
  talk(
    "heat",
    { work: ["roofing", "concrete", "handling"], weather: ["hot"], seasons: ["summer"], lists: ["heat"] },
    [
      [
        ["A mate is confused and collapses. What first?", "911, and cool him", "Let him rest alone"],
        [
          "Un compañero está confundido y se desploma. ¿Qué va primero?",
          "911, y enfriarlo",
          "Dejarlo descansar solo",
        ],
        ["חבר מבולבל ומתמוטט. מה קודם?", "911, ומקררים אותו", "משאירים לנוח לבד"],
      ],
      [
        ["How long do new workers build up?", "7 to 14 days", "One day"],
        ["¿Cuánto tardan los nuevos en acostumbrarse?", "De 7 a 14 días", "Un día"],
        ["כמה זמן מסתגלים עובדים חדשים?", "7 עד 14 ימים", "יום אחד"],
      ],
    ],
  ),
  talk("cold", { work: ["handling"], weather: ["cold"], seasons: ["winter"] }, [
    [
      ["Slurred speech is a sign of what?", "Time to go in", "A long night"],
      ["Hablar arrastrado, ¿de qué es señal?", "De que hay que entrar", "De mala noche"],
      ["דיבור מטושטש הוא סימן למה?", "שצריך להיכנס", "ללילה ארוך"],
    ],
    [
      ["What makes cold worse?", "Wind and wet", "Layers"],
      ["¿Qué empeora el frío?", "El viento y lo mojado", "Las capas"],
      ["מה מחמיר את הקור?", "רוח ורטיבות", "שכבות"],
    ],
  ]),
  talk(
    "lightning",
    {
      more: [
        [
          "Lower the booms of cranes and lifts while there is still time.",
          "Baje las plumas de grúas y plataformas mientras hay tiempo.",
          "מורידים זרועות של עגורנים ובמות כל עוד יש זמן.",
        ],
        [
          "Keep off ladders, and away from trees and metal fences.",
          "No se quede en escaleras, ni junto a árboles o cercas de metal.",
          "לא נשארים על סולמות, ולא ליד עצים וגדרות מתכת.",
        ],
      ],
      work: ["heights", "roofing", "steel", "lifting"],
      weather: ["storm"],
      seasons: ["summer", "spring"],
    },
    [
      [
        ["When does work resume?", "30 minutes after the last thunder", "When the rain stops"],
        ["¿Cuándo se vuelve al trabajo?", "30 minutos después del último trueno", "Cuando deja de llover"],
        ["מתי חוזרים לעבוד?", "30 דקות אחרי הרעם האחרון", "כשהגשם נפסק"],
      ],
      [
        ["Where do you go?", "Into a building or a hard-topped vehicle", "Under a tree"],
        ["¿A dónde se va?", "A un edificio o vehículo con techo duro", "Debajo de un árbol"],
        ["לאן הולכים?", "לבניין או לרכב עם גג קשיח", "מתחת לעץ"],
      ],
    ],
  ),
  talk(
    "silica",
    {
      more: [
        [
          "Check the water or the vacuum before you cut, and stop when it fails.",
          "Revise el agua o la aspiradora antes de cortar, y pare si falla.",
          "בודקים את המים או את השואב לפני שחותכים, ועוצרים כשהם מפסיקים.",
        ],
      ],
      work: ["dust", "concrete", "masonry", "demolition"],
      lists: ["silica"],
    },
    [
      [
        ["How is concrete cut?", "Wet or with a vacuum", "Dry, with the wind behind you"],
        ["¿Cómo se corta el concreto?", "Con agua o aspiradora", "En seco, con el viento atrás"],
        ["איך חותכים בטון?", "רטוב או עם שואב", "יבש, עם הרוח בגב"],
      ],
      [
        ["How do you clean up the dust?", "No dry sweeping", "Blow it off with air"],
        ["¿Cómo se limpia el polvo?", "Sin barrer en seco", "Soplando con aire"],
        ["איך מנקים את האבק?", "לא מטאטאים יבש", "נושפים באוויר"],
      ],
    ],
  ),
  talk(
    "hazcom",
    {
      more: [
        [
          "If you do not know what is in a container, do not open it: ask.",
          "Si no sabe qué hay en un recipiente, no lo abra: pregunte.",
          "לא יודעים מה במכל? לא פותחים, שואלים.",
        ],
      ],
      work: ["chemicals"],
    },
    [
      [
        ["What does a filled container need?", "A label", "Nothing, if you remember"],
        ["¿Qué lleva un recipiente rellenado?", "Etiqueta", "Nada, si uno se acuerda"],
        ["מה צריך מכל שמילאתם?", "תווית", "כלום, אם זוכרים"],
      ],
      [
        ["Where does it say what a chemical does?", "In its safety data sheet", "On the invoice"],
        ["¿Dónde dice qué hace un químico?", "En su hoja de seguridad", "En la factura"],
        ["היכן כתוב מה חומר עושה?", "בגיליון הבטיחות", "בחשבונית"],
      ],
    ],
  ),
  talk(
    "eyes",
    {
      more: [
        [
          "Do not rub an eye that something is in: rinse it and report it.",
          "No se talle el ojo si le entró algo: enjuáguelo y avise.",
          "לא משפשפים עין שנכנס בה משהו: שוטפים ומדווחים.",
        ],
      ],
      work: ["tools", "dust", "hotWork"],
      weather: ["wind"],
      lists: ["ppe"],
    },
    [
      [
        ["What mark do safety glasses bear?", "Z87", "UV"],
        ["¿Qué marca llevan los lentes?", "Z87", "UV"],
        ["איזה סימן על משקפי מגן?", "Z87", "UV"],
      ],
      [
        ["What is added for grinding?", "A face shield", "Tinted glass"],
        ["¿Qué se agrega para esmerilar?", "Careta", "Lente oscuro"],
        ["מה מוסיפים בהשחזה?", "מגן פנים", "זכוכית כהה"],
      ],
    ],
  ),
  talk(
    "hearing",
    {
      more: [
        [
          "Wear plugs or muffs the whole time that the noise lasts.",
          "Use tapones u orejeras todo el tiempo que dure el ruido.",
          "לובשים אטמים או אוזניות כל זמן שהרעש נמשך.",
        ],
      ],
      work: ["demolition", "tools", "machines"],
      lists: ["ppe"],
    },
    [
      [
        ["How long at 90 dBA?", "8 hours", "As long as you like"],
        ["¿Cuánto tiempo a 90 dBA?", "8 horas", "Lo que uno quiera"],
        ["כמה זמן ב־90 dBA?", "8 שעות", "כמה שרוצים"],
      ],
      [
        ["You must shout at arm's length. What does it mean?", "It is too loud", "It is normal"],
        ["Hay que gritar a un brazo de distancia. ¿Qué quiere decir?", "Hay demasiado ruido", "Es normal"],
        ["צריך לצעוק ממרחק זרוע. מה זה אומר?", "רועש מדי", "זה רגיל"],
      ],
    ],
  ),
  talk("hands", { work: ["tools", "handling", "carpentry"], lists: ["ppe"] }, [
    [
      ["Gloves near turning parts?", "No", "Yes"],
      ["¿Guantes junto a piezas que giran?", "No", "Sí"],
      ["כפפות ליד חלקים מסתובבים?", "לא", "כן"],
    ],
    [
      ["What comes before you reach in?", "Look for pinch points", "Take off the gloves"],
      ["¿Qué va antes de meter la mano?", "Buscar puntos de pellizco", "Quitarse los guantes"],
      ["מה עושים לפני שמכניסים יד?", "מחפשים נקודות מחיצה", "מורידים כפפות"],
    ],
  ]),
  talk("housekeeping", { lists: ["housekeeping"] }, [
    [
      ["What happens to nails in boards?", "Bent over or pulled", "Turned down"],
      ["¿Qué se hace con los clavos en tablas?", "Se doblan o se sacan", "Se voltean hacia abajo"],
      ["מה עושים במסמרים בקרשים?", "מכופפים או שולפים", "הופכים כלפי מטה"],
    ],
    [
      ["How often are walkways cleared?", "Every day", "On Fridays"],
      ["¿Cada cuánto se limpian los pasos?", "Cada día", "Los viernes"],
      ["כל כמה זמן מפנים מעברים?", "כל יום", "פעם בשבוע"],
    ],
  ]),
  talk(
    "emergency",
    {
      more: [
        [
          "Know who gives first aid here today, and where the kit is.",
          "Sepa quién da primeros auxilios hoy aquí y dónde está el botiquín.",
          "יודעים מי נותן כאן היום עזרה ראשונה, והיכן התיק.",
        ],
      ],
      lists: ["fire"],
    },
    [
      [
        ["Whom do you send to the gate?", "Someone, to meet the ambulance", "Nobody"],
        ["¿A quién se manda al portón?", "A alguien, a recibir la ambulancia", "A nadie"],
        ["את מי שולחים לשער?", "מישהו, לפגוש את האמבולנס", "אף אחד"],
      ],
      [
        ["You are out. May you go back in?", "No", "For the tools"],
        ["Ya salió. ¿Puede volver a entrar?", "No", "Por la herramienta"],
        ["יצאתם. חוזרים פנימה?", "לא", "בשביל הכלים"],
      ],
    ],
  ),
];
