import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./saved-calculations.en.ts";

export default {
  title: "Cálculos guardados",
  lead: "Lo que calculó y quiere tener a mano: por obra, con lo que entró y lo que salió. Sin cuenta; al iniciar sesión se conserva.",
  keep: "Guardar este cálculo",
  name: "Nombre",
  nameHint: "De qué es: muro norte, losa de la cochera",
  site: "Para una obra",
  noSite: "Para ninguna obra",
  noSites: "Todavía no tiene obras.",
  addSite: "Agregar una obra",
  save: "Guardarlo",
  change: "Cambiar",
  changeSave: "Guardar el cambio",
  remove: "Quitarlo",
  preliminary: "Preliminar: un ingeniero debe confirmar las cargas y los claros antes de construir.",
  nothing: "No llegó nada que se pueda guardar. Llene primero la calculadora.",
  onlySite: "Solo para {{name}}",
  all: "Mostrar todo",
  empty: "Todavía no hay nada guardado",
  emptyText: "Abra una calculadora, escriba sus medidas y guarde lo que resulte.",
  toCalculators: "A las calculadoras",
  errors: {
    summary: "Hay un problema",
    form: "El formulario llegó incompleto. Envíelo de nuevo.",
    name: "Póngale un nombre",
    long: "El nombre es demasiado largo: {{most}} caracteres como máximo",
    full: "Caben {{saved}} cálculos. Quite uno primero.",
    "site-gone": "Esta obra ya no está. Elija otra.",
    gone: "Este cálculo ya no está, o su obra ya no está.",
  },
  toasts: {
    calculationSaved: "El cálculo quedó guardado.",
    calculationChanged: "El cambio quedó guardado.",
    calculationRemoved: "El cálculo se quitó.",
  },
} satisfies Translation<typeof en>;
