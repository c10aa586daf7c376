import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-locator.en.ts";

export default {
  lead: "Esta página es nueva. Falta escribir lo que dice.",
  addTitle: "Nuevo registro",
  changeTitle: "Cambiar un registro",
  title: "Título",
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
    title: "Escriba un título",
    titleLong: "Use como máximo {{title}} caracteres",
    full: "Caben {{entries}} registros. Elimine uno primero.",
    gone: "Este registro ya no existe.",
    stale: "Alguien cambió este registro mientras tanto",
    staleText: "Lo que escribió sigue en el campo. Si guarda de nuevo, reemplaza a:",
  },
  toasts: {
    jobSiteLocatorAdded: "Registro agregado.",
    jobSiteLocatorChanged: "Registro guardado.",
    jobSiteLocatorRemoved: "Registro eliminado.",
  },
} satisfies Translation<typeof en>;
