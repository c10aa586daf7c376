import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-drawing.en.ts";

export default {
  from: "De",
  for: "para",
  until: "abierto hasta el {{date}}",
  picture: "El plano compartido; tóquelo para abrirlo solo",
  read: "Lo que se leyó en el plano",
  said: "Lo que usted dijo",
  decisions: { approved: "Aprobado", changes: "Hacen falta cambios", none: "Solo una observación" },
  answer: {
    title: "Su respuesta",
    decision: "Decisión",
    text: "Observación",
    textHint: "La lee {{name}}. Si hacen falta cambios, diga cuáles.",
    name: "Su nombre en letra de molde",
    nameHint: "Nombre y apellido. Se guarda con su respuesta.",
    submit: "Enviar la respuesta",
  },
  errors: {
    summary: "Hay un problema",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
    decision: "Elija una decisión",
    text: "Escriba una observación o apruebe",
    long: "Una observación tiene como máximo 2000 caracteres",
    name: "Escriba su nombre",
    nameLong: "Un nombre tiene como máximo 80 caracteres",
    full: "Este enlace ya no admite más respuestas. Pida otro.",
  },
  toasts: { sharedAnswerSent: "Enviado. Gracias." },
} satisfies Translation<typeof en>;
