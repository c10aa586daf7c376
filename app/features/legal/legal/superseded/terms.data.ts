import type { Superseded } from "../legal.documents.ts";

/** Clauses as they were in an edition that a later one replaced: only those that it changed. */
export default {
  1: {
    en: {
      changes: {
        heading: "Changes, ending and languages",
        text: "The operator may change these terms. A new wording applies from the date at its top and not before it.\n\nYou can stop using the site at any time; to have your account closed, write to the operator. If one clause cannot be applied, the others stand. The terms are written in English, Spanish and Hebrew; where they differ, the English wording decides unless the law of your place says otherwise.",
        summary:
          "A new wording counts from its date, you may leave at any time, and English decides where the languages differ.",
      },
    },
    es: {
      changes: {
        heading: "Cambios, terminación e idiomas",
        text: "El operador puede cambiar estos términos. Un texto nuevo vale a partir de la fecha que lleva arriba y no antes.\n\nUsted puede dejar de usar el sitio cuando quiera; para que se cierre su cuenta, escriba al operador. Si una cláusula no se puede aplicar, las demás siguen en pie. Los términos están escritos en inglés, español y hebreo; donde difieran, decide el texto en inglés, salvo que la ley de su lugar disponga otra cosa.",
        summary:
          "Un texto nuevo vale desde su fecha, usted puede irse cuando quiera y, si los idiomas difieren, decide el inglés.",
      },
    },
    he: {
      changes: {
        heading: "שינויים, סיום ושפות",
        text: "המפעיל רשאי לשנות את התנאים. נוסח חדש חל מהתאריך שבראשו ולא לפניו.\n\nאפשר להפסיק להשתמש באתר בכל עת; כדי לסגור את החשבון, כתבו למפעיל. אם אי אפשר ליישם סעיף אחד, האחרים עומדים בתוקפם. התנאים כתובים באנגלית, בספרדית ובעברית; אם יש ביניהם הבדל, הנוסח האנגלי קובע, אלא אם הדין במקומכם קובע אחרת.",
        summary: "נוסח חדש חל מתאריכו, אפשר לעזוב בכל עת, ואם השפות נבדלות האנגלית קובעת.",
      },
    },
  },
} satisfies Superseded;
