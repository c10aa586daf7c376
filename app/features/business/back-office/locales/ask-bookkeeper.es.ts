import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ask-bookkeeper.en.ts";

export default {
  lead: "Pregunte a quien lleva su contabilidad: sobre comprobantes de la bandeja, sobre el cierre de un mes o solo con palabras. Lee y responde por un enlace, sin cuenta.",
  ask: "Hacer una pregunta",
  requests: "Lo que se preguntó",
  none: "Todavía no se le preguntó a nadie.",
  unnamed: "Comprobante sin proveedor",
  papers_one: "{{count}} comprobante",
  papers_many: "{{count}} de comprobantes",
  papers_other: "{{count}} comprobantes",
  noMonth: "Sin lista",
  submit: "Guardar la pregunta",
  list: "Cierre de {{month}}",
  listAsOf: "Como estaba el {{day}}, cuando se preguntó.",
  proposed: "Código propuesto:",
  codeNow: "Código actual:",
  fields: {
    topic: "De qué se trata",
    words: "Qué pregunta",
    month: "Enviar también la lista de un mes",
    papers: "Comprobantes de la bandeja",
    code: "Código que propone",
    note: "Observación",
    answer: "Su respuesta",
    printedName: "Su nombre completo",
  },
  share: {
    text: "Nadie la lee antes de que usted haga un enlace. Quien tiene el enlace ve la pregunta, los comprobantes con sus fotos y la lista, y puede responder.",
    link: "Hacer un enlace para quien lleva la contabilidad",
  },
  answered: {
    title: "Respuesta",
    by: "{{name}}, {{time}} UTC",
  },
  held: {
    text: "Su respuesta llega a quien preguntó, con el nombre que escribió. Un código que usted propone no cambia ningún comprobante: lo adopta alguien de la oficina.",
  },
  states: {
    asked: "Preguntado",
    answered: "Respondido",
    done: "Terminado",
  },
  transitions: {
    answer: "Enviar la respuesta",
    askAgain: "Preguntar de nuevo",
    finish: "Dar por terminado",
  },
  parties: {
    desk: "la oficina",
    bookkeeper: "quien lleva la contabilidad",
  },
  needs: {
    answered: "Respondió quien lleva la contabilidad",
  },
  errors: {
    summary: "Revise el formulario",
    form: "Este formulario ya no está vigente. Cargue la página e intente de nuevo.",
    topic: "Escriba de qué se trata.",
    words: "Escriba qué pregunta.",
    month: "Elija un mes de la lista.",
    long: "Es demasiado largo.",
    printedName: "Escriba su nombre.",
    nothing: "Escriba una respuesta o proponga un código para un comprobante.",
    noteMissing: "Diga qué falta.",
    gone: "Esto ya no está.",
    full: "No hay lugar para más preguntas.",
    stale:
      "Alguien fue más rápido. Aquí se muestra cómo está ahora; mírelo y envíe otra vez si todavía es correcto.",
    blocked: "Ahora no es posible.",
  },
  toasts: {
    bookkeeperAsked: "La pregunta está guardada. Haga un enlace para quien lleva la contabilidad",
    bookkeeperMoved: "Hecho",
    bookkeeperAnswered: "Su respuesta se envió",
  },
} satisfies Translation<typeof en>;
