import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal.en.ts";

export default {
  documents: "Documentos legales",
  tabs: { terms: "Términos", privacy: "Privacidad", copyright: "Derechos de autor" },
  effective: "Vigente desde el {{date}}",
  contents: "Contenido",
  short: "En pocas palabras",
  cookieTable: {
    caption: "Las cookies de este sitio",
    name: "Cookie",
    purpose: "Para qué sirve",
    life: "Cuánto dura",
    days_one: "{{count}} día",
    days_many: "{{count}} de días",
    days_other: "{{count}} días",
    minutes_one: "{{count}} minuto",
    minutes_many: "{{count}} de minutos",
    minutes_other: "{{count}} minutos",
    session: "Hasta que se cierra el navegador",
  },
  contact: {
    title: "Cómo comunicarse con el operador",
    phone: "Teléfono",
    email: "Correo",
    missing: "El operador de esta instalación no ha puesto ni teléfono ni correo electrónico.",
  },
} satisfies Translation<typeof en>;
