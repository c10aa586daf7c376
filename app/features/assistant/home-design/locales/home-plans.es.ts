import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./home-plans.en.ts";

export default {
  lead: "Las casas que usted planea, cada una con sus versiones. Una versión dibuja lo mismo que cuando la guardó.",
  all: "Planos que usted guarda",
  draw: "Dibujar un plano",
  none: "Todavía no hay planos guardados.",
  version: "Versión {{n}}",
  versionOf: "Versión {{n}} de {{name}}",
  share: "Compartir con un enlace",
  shareOf: "Compartir con un enlace: {{name}}",
  noDrawing: "Esta versión ya no dibuja un plano.",
  keep: {
    title: "Guardar este plano",
    plan: "¿Cómo?",
    new: "Un plano nuevo",
    name: "Nombre del plano nuevo",
    do: "Guardar",
  },
  change: {
    titleOf: "Cambiar el nombre o quitar {{name}}",
    rename: "Cambiar el nombre",
    renameOf: "Cambiar el nombre de {{name}}",
    drop: "Quitar",
    dropOf: "Quitar {{name}}",
  },
  errors: {
    summary: "Revise el formulario",
    form: "Este formulario ya no está al día. Cargue la página e intente de nuevo.",
    name: "Escriba un nombre para el plano.",
    long: "Esto es demasiado largo.",
    nothing: "En esta dirección no hay un plano que se pueda guardar.",
    gone: "El plano del que esto iba a ser una versión ya no está.",
    full: "No hay lugar para más. Quite primero un plano.",
  },
  toasts: {
    homePlanKept: "El plano está guardado",
    homePlanNamed: "El plano tiene otro nombre",
    homePlanDropped: "El plano se quitó",
  },
} satisfies Translation<typeof en>;
