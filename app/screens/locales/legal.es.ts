import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal.en.ts";

const es: Translation<typeof en> = {
  legal: {
    title: "Legal",
    description: "Términos del servicio, política de privacidad y aviso de derechos de autor.",
    keywords:
      "términos, condiciones, privacidad, aviso, política, datos, galletas, cookies, derechos de autor, copyright, responsabilidad, licencia, letra chica",
  },
};

export default es;
