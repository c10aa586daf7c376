import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./en.ts";

export default {
  title: "Asistente de voz",
  lead: "Pregúntele a Joe con sus propias palabras. Responde con sección y edición, o dice que no lo sabe.",
  label: "Su pregunta para Joe",
  hint: "Por ejemplo: ¿Qué ancho debe tener una escalera?",
  ask: "Preguntar a Joe",
  thinking: "Joe está pensando…",
  asked: "Usted preguntó",
  answer: "La respuesta de Joe",
  complexity: "Pregunta: {{complexity}}",
  complexities: { simple: "Sencilla", medium: "Intermedia", complex: "Compleja", expert: "De experto" },
  phrased: "Redactado por un modelo de lenguaje a partir de las fuentes de abajo",
  sources: "Fuentes",
  failures: {
    failed: "No se pudo obtener la respuesta de Joe",
    noResponse: "Joe no envió ninguna respuesta",
  },
  errors: {
    summary: "Hay un problema",
    blank: "Escriba una pregunta para Joe",
    long: "Una pregunta puede tener 4,000 caracteres como máximo. Acórtela y envíela de nuevo; su texto se conserva.",
    busy: "Fueron muchas preguntas a la vez. Espere un minuto y envíela de nuevo; su texto se conserva.",
    form: "Este formulario llegó incompleto. Envíelo de nuevo.",
    kept: "Su pregunta se conserva abajo. Envíela de nuevo en un momento.",
  },
} satisfies Translation<typeof en>;
