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
  editions: {
    title: "Ediciones de este documento",
    one: "Edición {{edition}}, desde el {{date}}",
    read: "Leerla",
    since: "Qué cambió desde entonces",
    earlier: "Esta es la edición {{edition}}, del {{date}}. Ya no vale.",
    present: "El texto que vale",
  },
  changes: {
    title: "Qué cambió desde la edición {{edition}}, del {{date}}",
    none: "Nada ha cambiado desde entonces.",
    key: "Así se marca:",
    added: "palabras nuevas",
    removed: "palabras que ya no están",
  },
  accept: {
    lead: "La aceptación se anota con la edición y la hora, para su cuenta o para este navegador.",
    submit: "Acepto la edición {{edition}}",
    done: "Usted aceptó esta edición el {{date}}",
    older: "Usted aceptó la edición {{edition}} el {{date}}. Desde entonces el texto cambió.",
    superseded: "El texto cambió mientras su página estaba abierta. No se anotó nada; léalo de nuevo.",
  },
  request: {
    data: "Pida sus datos, o que se borren",
    takedown: "Reporte una infracción con el formulario",
  },
  toasts: { policyAccepted: "Anotado: usted acepta esta edición." },
  contact: {
    title: "Cómo comunicarse con el operador",
    phone: "Teléfono",
    email: "Correo",
    missing: "El operador de esta instalación no ha puesto ni teléfono ni correo electrónico.",
  },
} satisfies Translation<typeof en>;
