import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./tel-pro.en.ts";

export default {
  telPro: {
    title: "Mesa telefónica",
    description: "Llamadas anotadas y devueltas en el orden correcto.",
    keywords: "teléfono, llamadas, devolver llamada, llamada perdida, recepción, contestar, Tel-Pro",
  },
  call: { title: "Llamada", description: "Quién llamó y qué sale de ello." },
  callScript: { title: "Guion de llamada", description: "Lo que se pregunta mientras alguien llama." },
  callHours: {
    title: "Horario del teléfono",
    description: "Cuándo contesta su empresa, y la página para quien llama.",
  },
  requestACall: {
    title: "Pedir una llamada",
    description: "La página de una empresa: diga de qué se trata y cuándo le conviene.",
  },
} satisfies Translation<typeof en>;
