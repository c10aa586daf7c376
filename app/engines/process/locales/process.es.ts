import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./process.en.ts";

export default {
  ball: {
    party: "Le toca a: {{party}}",
    you: "Le toca a usted",
    itself: "Avanza por sí solo",
    ended: "Terminado",
  },
  due: "a más tardar {{moment}}",
  overdue: "Atrasado desde {{moment}}",
  actions: {
    title: "Qué puede hacer",
    note: "Nota",
    noteHint: "Opcional. La puede leer quien vea este registro.",
    reason: "Diga por qué",
    reasonHint: "Lo puede leer quien vea este registro.",
    notYet: "Todavía no: {{action}}",
  },
  timeline: {
    title: "Historial",
    began: "Inicio",
    change: "De {{from}} a {{to}}",
    you: "Usted",
    itself: "Por sí solo",
    empty: "Todavía no ha pasado nada.",
  },
  errors: {
    form: "Este formulario ya no está al día. Recargue la página e inténtelo de nuevo",
    noteMissing: "Diga por qué",
    noteLong: "Use 1,000 caracteres como máximo",
    stale: "Alguien se adelantó: ahora está en «{{state}}». No se cambió nada",
    "not-allowed": "Usted no puede hacer esto",
    blocked: "Todavía no es posible",
    gone: "Este registro no existe o usted no puede verlo",
  },
} satisfies Translation<typeof en>;
