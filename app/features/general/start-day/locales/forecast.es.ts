import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./forecast.en.ts";

export default {
  title: "Programación según el clima",
  sample: "Pronóstico de muestra: cinco días fijos, no son los de su zona.",
  plan: "Planear según el clima",
  days: { today: "Hoy", tomorrow: "Mañana", wed: "Mié", thu: "Jue", fri: "Vie" },
  conditions: {
    sunny: "Soleado",
    "partly-cloudy": "Parcialmente nublado",
    rainy: "Lluvia",
    snowy: "Nieve",
  },
  suitability: {
    good: "Bueno para trabajar",
    reschedule: "Reprogramar trabajo exterior",
    unsuitable: "No apto",
    check: "Consulte el pronóstico",
  },
} satisfies Translation<typeof en>;
