import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./weather.en.ts";

export default {
  weatherScheduling: {
    title: "Programación según el clima",
    description:
      "Qué trabajo se puede hacer cada día, con límites que citan su fuente: ráfagas, lluvia, frío, calor y evaporación; los próximos días adecuados y qué le hace un cambio al fin de obra.",
    keywords:
      "clima, pronóstico, límite de viento, grúa, techado, concreto, evaporación, clima frío, índice de calor, retraso por lluvia",
  },
  weatherLimits: {
    title: "Límites de clima por trabajo",
    description:
      "Doce tipos de trabajo con el viento, la lluvia, el frío y el calor que soportan, cada uno con su fuente, para cambiarlos según sus propias fichas.",
    keywords:
      "límites de viento, límites de temperatura, ráfaga grúa, mampostería clima frío, temperatura pintura, asfalto",
  },
  weatherDays: {
    title: "Días de clima",
    description: "El tiempo que el clima le quitó a una obra, frente a lo que prevé su contrato.",
  },
  sharedCrewNotice: {
    title: "Aviso del clima para una cuadrilla",
    description:
      "Lo que el clima cambia para una cuadrilla: qué tareas se mueven y por qué, para quien tenga el enlace.",
  },
  weatherNotice: {
    title: "Aviso de retraso por clima",
    description: "Un aviso de retraso para imprimir, con los días registrados y el exceso sobre lo previsto.",
  },
} satisfies Translation<typeof en>;
