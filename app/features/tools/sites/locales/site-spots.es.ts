import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-spots.en.ts";

export default {
  title: "Cuartos y máquinas",
  lead: "Póngale un código a un cuarto o a una máquina. Quien esté ahí lo escanea, lee lo que debe saber y reporta lo que está mal, sin cuenta.",
  sample: "Muestra",
  kind: "¿Qué es?",
  kinds: { room: "Cuarto", machine: "Máquina" },
  name: "Cómo le dicen en la obra",
  nameHint: "Cuarto 204, Malacate 2",
  note: "Qué hay que saber ahí",
  noteHint: "Qué revisar primero, qué no se toca, a quién llamar",
  add: "Agregar",
  remove: "Quitar",
  removeOf: "Quitar {{name}}",
  code: "Código y reportes",
  codeOf: "Código y reportes de {{name}}",
  reports_one: "{{count}} reporte",
  reports_many: "{{count}} reportes",
  reports_other: "{{count}} reportes",
  signIn: "Con una cuenta puede hacerles códigos.",
  errors: {
    summary: "Hay un problema",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
    kind: "Elija si es un cuarto o una máquina",
    name: "Escriba un nombre",
    nameLong: "Un nombre tiene 80 caracteres como máximo",
    noteLong: "Eso tiene más de {{most}} caracteres",
    taken: "Esta obra ya tiene uno con ese nombre",
    full: "Esta obra ya tiene todos los que caben.",
  },
  toasts: { siteSpotAdded: "Agregado.", siteSpotRemoved: "Quitado. Sus códigos ya no abren nada." },
} satisfies Translation<typeof en>;
