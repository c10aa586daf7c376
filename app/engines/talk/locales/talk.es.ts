import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./talk.en.ts";

export default {
  title: "Mensajes",
  empty: "Todavía nadie ha escrito nada.",
  body: "Mensaje",
  bodyHint: "Lo puede leer todo el que ve este registro, también quien tiene un enlace.",
  printedName: "Su nombre",
  say: "Enviar el mensaje",
  you: "Usted",
  member: "Un miembro",
  byLink: "Por enlace",
  edited: "cambiado {{moment}}",
  deleted: "Quien lo escribió lo retiró.",
  change: "Cambiar o retirar",
  changeHint_one: "Se puede durante {{count}} minuto después de enviarlo.",
  changeHint_many: "Se puede durante {{count}} de minutos después de enviarlo.",
  changeHint_other: "Se puede durante {{count}} minutos después de enviarlo.",
  save: "Guardar",
  takeBack: "Retirarlo",
  errors: {
    summary: "Revise el mensaje",
    form: "Este formulario ya no está al día. Cargue la página e intente otra vez.",
    body: "Escriba lo que quiere decir.",
    long: "Es demasiado largo. Use 4,000 caracteres como máximo.",
    name: "Use 80 caracteres como máximo.",
    printedName: "Escriba su nombre.",
    full: "Por ahora no caben más mensajes aquí. Intente dentro de una hora.",
    gone: "Este registro ya no existe.",
    closed: "Ya es tarde para cambiar este mensaje.",
  },
} satisfies Translation<typeof en>;
