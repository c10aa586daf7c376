import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./notifications.en.ts";

export default {
  sentences: {
    questionAnswered: "Ya hay respuesta a su pregunta:",
    termAccepted: "La palabra que sugirió ya está en el glosario:",
  },
  unread: "Nuevo",
  count_one: "{{count}} aviso sin leer",
  count_many: "{{count}} de avisos sin leer",
  count_other: "{{count}} avisos sin leer",
  mark: "Marcar como leído",
  markOf: "Marcar como leído: \u2068{{subject}}\u2069",
  markAll: "Marcar todo como leído",
  empty: {
    title: "Todavía no hay avisos para usted",
    text: "Cuando Joe no puede contestarle, alguien escribe la respuesta después. Si usted preguntó con su sesión iniciada, el aviso llega aquí.",
    action: "Preguntarle algo a Joe",
  },
  errors: { form: "El formulario llegó incompleto. Envíelo otra vez." },
  toasts: {
    notificationsRead: "Marcado como leído.",
  },
} satisfies Translation<typeof en>;
