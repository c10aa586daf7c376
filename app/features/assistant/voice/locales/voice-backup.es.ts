import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./voice-backup.en.ts";

export default {
  topics:
    "Ahora mismo no alcanzo mis apuntes. Normalmente puedo ayudar con: cimientos y zapatas, vigas y estructura, electricidad, plomería, climatización, accesibilidad, seguridad en la obra, madera y concreto.",
  questions:
    "Preguntas que puede probar: «¿A qué profundidad va una zapata?» «¿Qué pide R310 de una ventana de escape?» «¿Qué pendiente puede tener una rampa ADA?»",
  retry: "Vuelva a intentarlo en un minuto; su pregunta se conserva.",
  support: "Si sigue fallando, comuníquese con soporte: {{contact}}.",
  supportUnknown: "Si sigue fallando, comuníquese con el soporte de este sitio.",
} satisfies Translation<typeof en>;
