import type { Superseded } from "../legal.documents.ts";

/** Clauses as they were in an edition that a later one replaced: only those that it changed. */
export default {
  1: {
    en: {
      report: {
        heading: "Reporting an infringement",
        text: "If you hold the rights in something that appears here without permission, or act for whoever does, write to the operator. Say:\n\n- which work it is, and what right you have in it;\n- the address of the page and the place on it;\n- what you ask for: removal, a correction or a credit;\n- your name and how to reach you;\n- that you believe in good faith that the use is not permitted, and that what you say is true.\n\nHow to reach the operator stands below. If nothing is entered there, write to whoever holds the domain or hosts the site.",
        summary: "Write to the operator with the work, the page, what you want and how to reach you.",
      },
      handling: {
        heading: "What happens then",
        text: "The operator looks at the report, may take the matter down in the meantime, and tells you the outcome. There is no form for this yet. Whoever is affected by a removal may object in the same way. Knowingly false reports can make you liable.",
        summary: "Reports are looked at and answered, and whoever is affected may object.",
      },
    },
    es: {
      report: {
        heading: "Reportar una infracción",
        text: "Si usted tiene los derechos de algo que aparece aquí sin permiso, o actúa por quien los tiene, escriba al operador. Indique:\n\n- de qué obra se trata y qué derecho tiene sobre ella;\n- la dirección de la página y el lugar en ella;\n- qué pide: que se quite, que se corrija o que se dé crédito;\n- su nombre y cómo comunicarse con usted;\n- que cree de buena fe que el uso no está permitido y que lo que dice es cierto.\n\nAbajo se indica cómo encontrar al operador. Si ahí no hay nada, escriba a quien tenga registrado el dominio o aloje el sitio.",
        summary: "Escriba al operador con la obra, la página, lo que pide y cómo encontrarlo a usted.",
      },
      handling: {
        heading: "Qué pasa después",
        text: "El operador revisa el reporte, puede retirar el material mientras tanto y le comunica el resultado. Todavía no hay un formulario para esto. La persona a quien afecte un retiro puede oponerse por la misma vía. Reportar algo falso a sabiendas puede acarrear responsabilidad.",
        summary: "Los reportes se revisan y se contestan, y la persona afectada puede oponerse.",
      },
    },
    he: {
      report: {
        heading: "דיווח על הפרה",
        text: "אם הזכויות ביצירה שמופיעה כאן בלי רשות הן שלכם, או שאתם פועלים בשם בעליהן, כתבו למפעיל. ציינו:\n\n- באיזו יצירה מדובר ומה הזכות שלכם בה;\n- את כתובת הדף ואת המקום בו;\n- מה אתם מבקשים: הסרה, תיקון או מתן קרדיט;\n- את שמכם ואיך להשיג אתכם;\n- שאתם סבורים בתום לב שהשימוש אינו מותר, ושהדברים שכתבתם נכונים.\n\nדרכי הפנייה למפעיל מופיעות למטה. אם לא הוזנו שם, כתבו למי שהדומיין רשום על שמו או למי שמארח את האתר.",
        summary: "כתבו למפעיל מהי היצירה, באיזה דף היא, מה מבקשים ואיך להשיג אתכם.",
      },
      handling: {
        heading: "מה קורה אחר כך",
        text: "המפעיל בודק את הדיווח, רשאי להסיר את החומר בינתיים, ומודיע לכם מה הוחלט. עדיין אין לכך טופס. מי שנפגע מהסרה רשאי להתנגד באותה הדרך. דיווח כוזב ביודעין עלול להטיל אחריות על המדווח.",
        summary: "דיווחים נבדקים ונענים, ומי שנפגע מהם רשאי להתנגד.",
      },
    },
  },
} satisfies Superseded;
