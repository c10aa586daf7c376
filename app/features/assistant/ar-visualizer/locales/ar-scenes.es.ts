import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ar-scenes.en.ts";

export default {
  lead: "Objetos que usted guarda con su cuarto y la calibración de su teléfono: para abrirlos de nuevo y compartirlos con un enlace que se puede revocar. Guardar no pide cuenta; compartir sí.",
  keep: "Guardar esta escena",
  name: "Nombre",
  save: "Guardar la escena",
  list: "Escenas",
  empty: "Todavía no hay ninguna escena guardada",
  emptyText: "Muestre un objeto y guárdelo desde allí con un nombre.",
  toVisualizer: "Al visualizador",
  open: "Abrirla para cambiar sus medidas",
  wrong: "Lo que llegó no se puede dibujar. Corrija primero sus medidas.",
  share: "Compartir con un enlace",
  shareOf: "Compartir con un enlace: {{name}}",
  remove: "Quitar",
  removeOf: "Quitar {{name}}",
  phone: {
    title: "Su teléfono",
    text: "Su teléfono mide {{phone}} donde la cinta mide {{tape}}. Las escenas guardadas sin teléfono, en las mismas unidades, se abren con él.",
    start: "Empezar un objeto con este teléfono",
  },
  errors: {
    summary: "Revise el formulario",
    form: "Este formulario ya no está vigente. Cargue la página e intente de nuevo.",
    name: "Póngale un nombre.",
    long: "Este nombre es demasiado largo.",
    full: "Hay lugar para {{most}} escenas. Quite una primero.",
  },
  toasts: {
    arSceneKept: "La escena está guardada",
    arSceneRemoved: "La escena fue quitada",
  },
} satisfies Translation<typeof en>;
