import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-copyright-1.en.ts";

export default {
  clauses: {
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
} satisfies Translation<typeof en>;
