import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-link.en.ts";

export default {
  for: "Para",
  ask: "Pida otro enlace a",
  askSender: "Pida otro enlace a quien se lo envió.",
  closed: {
    title: "Abra el enlace que le dieron",
    text: "Esta página solo se abre con su enlace y queda abierta doce horas. Abra el enlace otra vez o escanee el código.",
  },
  revoked: { title: "Este enlace fue anulado", text: "Ya no abre nada." },
  expired: { title: "Este enlace terminó", text: "Servía por un tiempo limitado, que ya pasó." },
  pin: {
    title: "Escriba el PIN",
    text: "Este enlace es de una cuadrilla o de un aparato. El PIN lo tiene quien se lo dio.",
    label: "PIN",
    hint: "Tras {{count}} intentos fallidos se bloquea {{minutes}} minutos.",
    submit: "Abrir",
  },
  errors: {
    summary: "Hay un problema",
    pin: "Un PIN tiene de 4 a 8 cifras",
    wrong: "Ese no es el PIN",
    locked_one:
      "Demasiados PIN equivocados. El enlace está bloqueado {{count}} minuto; después pruebe otra vez o pida el PIN.",
    locked_many:
      "Demasiados PIN equivocados. El enlace está bloqueado {{count}} minutos; después pruebe otra vez o pida el PIN.",
    locked_other:
      "Demasiados PIN equivocados. El enlace está bloqueado {{count}} minutos; después pruebe otra vez o pida el PIN.",
  },
} satisfies Translation<typeof en>;
