import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workforce-clock.en.ts";

export default {
  problem: "Todavía no se hizo",
  isIn: "Dentro desde las {{time}}",
  isOut: "Sin marcar",
  in: "Marcar entrada",
  out: "Marcar salida",
  switch: "Cambiar de tarea",
  code: "Código de costo, si le dieron uno",
  here: {
    use: "Agregar dónde estoy",
    purpose:
      "Opcional, y solo sirve para señalar una marca lejos del acceso. Se guarda la distancia, no el lugar. Puede marcar sin eso.",
    asking: "Preguntando al aparato",
    failed: "El aparato no lo dijo. Puede marcar sin eso.",
    added: "Va con su próximo toque",
  },
  errors: {
    form: "Esta página es vieja. Recárguela e intente de nuevo",
    long: "Es demasiado largo",
    waited: "Lo pulsó hace más de un día, sin red: dígale la hora a su capataz",
    already: "Ya tiene marcada la entrada",
    notIn: "No tiene marcada la entrada",
    gone: "Esto ya no está",
    full: "No caben más. Dígaselo a su capataz",
    nobody: "Esto ya no está",
    break: "Este formulario es viejo. Recargue la página",
    time: "Este formulario es viejo. Recargue la página",
  },
} satisfies Translation<typeof en>;
