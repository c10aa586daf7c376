import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./hard-hat-zone.en.ts";

export default {
  hardHatZone: {
    title: "Zona de casco",
    description:
      "Seis botones grandes para quien trabaja con guantes y sin cuenta: reloj, tareas de hoy, charla, peligro, capataz, tarjeta de emergencia.",
    keywords:
      "cuadrilla, campo, trabajador, guantes, entrada, tareas, charla, peligro, capataz, emergencia, punto de reunión, equipo de protección, gracias",
  },
  sharedHardHat: {
    title: "Página de la cuadrilla",
    description: "Todo lo que un trabajador necesita, sin cuenta.",
  },
} satisfies Translation<typeof en>;
