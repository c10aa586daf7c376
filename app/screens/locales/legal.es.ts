import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal.en.ts";

const es: Translation<typeof en> = {
  legal: {
    title: "Legal",
    description: "Términos del servicio, política de privacidad y aviso de derechos de autor.",
    keywords:
      "términos, condiciones, privacidad, aviso, política, datos, galletas, cookies, derechos de autor, copyright, responsabilidad, licencia, letra chica",
  },
  legalRequest: {
    title: "Solicitud al operador",
    description: "Pida sus datos, que se borren o que se retire algo, y vea cómo va.",
  },
  requests: {
    title: "Solicitudes",
    description: "Solicitudes de acceso, borrado y retiro, por su fecha límite.",
  },
};

export default es;
