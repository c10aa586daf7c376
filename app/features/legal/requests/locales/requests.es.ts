import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./requests.en.ts";

export default {
  lead: "Lo que la gente le pide al operador. Cada solicitud vence a los 30 días; la más urgente va primero.",
  tabsLabel: "Solicitudes",
  tabs: { open: "Abiertas", closed: "Cerradas" },
  columns: { request: "Solicitud", from: "De", state: "Estado", filed: "Presentada", due: "Vence" },
  left_one: "queda {{count}} día",
  left_many: "quedan {{count}} de días",
  left_other: "quedan {{count}} días",
  last: "vence hoy",
  late: "atrasada",
  empty: { open: "Ninguna solicitud espera", closed: "Todavía no se cerró ninguna solicitud" },
  emptyText: "Las solicitudes se presentan con el formulario al que llevan las páginas legales.",
  one: {
    back: "Todas las solicitudes",
    from: "De",
    place: "Dónde está",
    text: "Qué se pide",
    language: "Responder en",
    answered: "Qué se respondió",
    person: "Buscar la cuenta",
  },
  languages: { en: "Inglés", es: "Español", he: "Hebreo" },
  move: {
    title: "Siguiente paso",
    lead: "Quien la presentó recibe un correo con el paso, en su idioma.",
    answer: "Respuesta",
    answerHint: "Va en el correo, palabra por palabra. Qué se hizo, o por qué se rechaza.",
    checking: "Empezar a revisar",
    done: "Hecha",
    refused: "Rechazar",
  },
  errors: {
    summary: "No se cambió nada",
    form: "El formulario estaba incompleto. Envíelo de nuevo.",
    answer: "Diga qué se hizo, o por qué se rechaza",
    answerLong: "4,000 caracteres como máximo",
    stale: "Alguien movió esta solicitud mientras tanto. Vea cómo está ahora.",
  },
  toasts: { requestMoved: "Guardado, y enviado por correo a quien la presentó." },
} satisfies Translation<typeof en>;
