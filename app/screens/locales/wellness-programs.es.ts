import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./wellness-programs.en.ts";

export default {
  wellnessPrograms: {
    title: "Programas de bienestar",
    description:
      "Un plan de calor según temperatura y humedad para imprimir, días cortos para los nuevos, chequeos anónimos, descanso entre turnos, a quién llamar.",
    keywords:
      "bienestar, calor, índice de calor, golpe de calor, agua, sombra, aclimatación, fatiga, descanso, estiramiento, salud mental, 988, ánimo",
  },
  heatPlan: {
    title: "Plan de calor",
    description: "Qué hace una obra contra el calor un día, en tres idiomas, para imprimir.",
  },
  sharedCheckIn: { title: "¿Cómo está?", description: "Un chequeo anónimo, sin cuenta." },
} satisfies Translation<typeof en>;
