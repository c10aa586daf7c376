import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./brief-words.en.ts";

export default {
  wind: "Viento, mph",
  gust: "Ráfagas, mph",
  rain: "Lluvia, pulg",
  low: "Temperatura mínima, °F",
  high: "Temperatura máxima, °F",
  damp: "Humedad, %",
  evaporation: "Evaporación del concreto, lb/pie²/h",
  heat: "Índice de calor, °F",
  punchItem: "Pendiente de la lista",
  permit: "Permiso",
  dailyLog: "Bitácora diaria",
  task: "Tarea",
  talk: "Charla de seguridad",
  notSeen: "nadie lo ha visto aún",
  checklist: "Lista de verificación",
  action: "Acción correctiva",
} satisfies Translation<typeof en>;
