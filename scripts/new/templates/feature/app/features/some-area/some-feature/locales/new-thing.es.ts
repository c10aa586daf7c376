import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./new-thing.en.ts";

export default {
  lead: "Esta página es nueva. Falta escribir lo que dice.",
  addTitle: "Nuevo registro",
  changeTitle: "Cambiar un registro",
  fields: { topic: "Asunto", note: "Nota" },
  add: "Agregar",
  save: "Guardar",
  remove: "Eliminar",
  cancel: "Cancelar",
  list: "Registros",
  count: "Suyos: {{number}}",
  change: "Cambiar",
  sample: "Muestra",
  empty: "Todavía no hay nada",
  emptyText:
    "Agregue arriba el primer registro. Desde su perfil puede llenar esta página con ejemplos marcados.",
  errors: {
    summary: "Hay un problema",
    form: "El formulario llegó incompleto. Envíelo de nuevo.",
    topic: "Escriba un asunto",
    topicLong: "Use como máximo {{topic}} caracteres",
    noteLong: "Use como máximo {{note}} caracteres",
    full: "Caben {{entries}} registros. Elimine uno primero.",
    gone: "Este registro ya no existe.",
    stale: "Alguien cambió este registro mientras tanto",
    staleText: "Lo que escribió sigue en los campos. Si guarda de nuevo, reemplaza a:",
  },
  toasts: {
    newThingAdded: "Registro agregado.",
    newThingChanged: "Registro guardado.",
    newThingRemoved: "Registro eliminado.",
  },
} satisfies Translation<typeof en>;
