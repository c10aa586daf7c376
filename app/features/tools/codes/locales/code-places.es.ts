import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./code-places.en.ts";

export default {
  state: "Códigos en {{state}}",
  city: "Códigos en {{city}}, {{state}}",
  reach: {
    statewide: "Adoptado para todo el estado, con cambios propios.",
    parts: "Adoptado solo para algunos edificios o lugares; en los demás decide la ciudad o el condado.",
    local: "No hay una edición para todo el estado: decide cada ciudad o condado.",
    electrical:
      "Este es el código eléctrico de todo el estado. Aquí no está registrado qué código residencial y de construcción se aplica.",
    base: "Es la edición del estado: cada ciudad o condado la pone en vigor y puede cambiarla.",
    optional:
      "Es la edición del estado donde una ciudad o un condado aplica un código: puede prescindir de él.",
    least:
      "Cada ciudad o condado decide, y no por debajo de un mínimo que fija el estado. Aquí no está registrado qué edición rige.",
    notHomes:
      "No hay código de todo el estado para viviendas: cada ciudad o condado decide. Lo que está registrado aquí es para otros edificios.",
    own: "Todo el estado tiene un código propio para viviendas, que no sale del IRC: lea las secciones del estado.",
  },
  cityReach: "Adoptado por {{city}}, con cambios propios.",
  cityCode: "Su propio código: {{code}}.",
  cityUnknown: "Aquí no está registrado qué adoptó {{city}} por su cuenta.",
  cityState: "En todo el estado:",
  since: "vigente desde el {{day}}",
  source: "Al {{day}}, según {{source}}. Puede haber cambiado desde entonces.",
  unknown: "Aquí no está registrado qué ediciones adoptó este estado.",
  verify:
    "Verifique con la autoridad local: llame al departamento de construcción antes de confiar en una edición. Sabe qué se aplica en su dirección.",
  at: "Lo que la editorial indica para {{state}}",
  recorded: "Registrados aquí en {{state}}",
  noState: "No hay un estado con ese nombre",
  needsState: "Elija también el estado de esta ciudad",
  where: "Donde usted construye: {{place}}",
  same: "{{place}} adoptó el {{book}} {{year}}. Esta disposición está registrada según una edición que lo abarca: {{edition}}.",
  other:
    "{{place}} adoptó el {{book}} {{year}}, y esta disposición está registrada según la edición {{edition}}. La sección y las cifras pueden ser otras: léalas en la de {{year}}.",
  notKnown:
    "Aquí no está registrado qué edición del {{book}} adoptó {{place}}. Esta disposición está registrada según la edición {{edition}}.",
  federal: "Es una regla federal y rige en todos los estados. Un estado puede exigir más.",
} satisfies Translation<typeof en>;
