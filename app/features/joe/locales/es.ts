import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./en.ts";

export default {
  title: "Pregúntele a Joe",
  lead: "Joe el Constructor responde con sección y edición, o dice que no sabe. Verifique con la autoridad local antes de construir.",
  morning: "Buenos días.",
  afternoon: "Buenas tardes.",
  evening: "Buenas noches.",
  hello: "Hola.",
  intro: "Soy Joe. ¿Qué está construyendo?",
  placeholder: "Pregúntele a Joe sobre construcción, códigos, materiales, seguridad...",
  label: "Su pregunta para Joe",
  send: "Enviar",
  thinking: "Joe está pensando…",
  conversation: "Conversación con Joe",
  you: "Usted",
  joe: "Joe",
  clear: "Borrar la conversación",
  suggestions: "Pruebe una de estas",
  suggested: {
    footing: "¿Qué tan profunda tiene que ir una zapata?",
    egress: "¿Qué pide la R310 para una ventana de escape?",
    ramp: "¿Qué pendiente máxima puede tener una rampa según la ADA?",
  },
  origins: {
    topic: "De los apuntes de Joe",
    assistant: "Redactado por un modelo de lenguaje; verifíquelo",
    unanswered: "En la cola de aprendizaje",
    failure: "Dificultad técnica",
  },
  open: "Pregúntele a Joe",
  minimise: "Minimizar",
  restore: "Restaurar",
  close: "Cerrar",
  fullPage: "Abrir como página",
  errors: {
    summary: "Hay un problema",
    blank: "Escriba primero una pregunta para Joe",
    long: "Una pregunta puede tener hasta 4,000 caracteres. Acórtela y envíela otra vez; su texto se conserva.",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
    failed: "No se pudo enviar la pregunta. Su texto se conserva; intente de nuevo.",
  },
} satisfies Translation<typeof en>;
