import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-terms-1.en.ts";

export default {
  clauses: {
    changes: {
      heading: "Cambios, terminación e idiomas",
      text: "El operador puede cambiar estos términos. Un texto nuevo vale a partir de la fecha que lleva arriba y no antes.\n\nUsted puede dejar de usar el sitio cuando quiera; para que se cierre su cuenta, escriba al operador. Si una cláusula no se puede aplicar, las demás siguen en pie. Los términos están escritos en inglés, español y hebreo; donde difieran, decide el texto en inglés, salvo que la ley de su lugar disponga otra cosa.",
      summary:
        "Un texto nuevo vale desde su fecha, usted puede irse cuando quiera y, si los idiomas difieren, decide el inglés.",
    },
  },
} satisfies Translation<typeof en>;
