import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./crew-notice.en.ts";

export default {
  title: "El clima cambia el plan",
  told: "avisado {{time}}",
  for: "para {{crew}}",
  planned: "Planeado del {{from}} al {{to}}",
  stop: "{{day}}: no se hace, {{why}}",
  next: {
    moves: "Empieza el {{day}}",
    goesOn: "Sigue desde el {{day}}",
    follows: "Empieza el {{day}}: se mueve el trabajo anterior",
    waits: "Espera: ningún día de este pronóstico sirve",
  },
  newer: "Hay un aviso más nuevo. Pida su enlace.",
  onSample: "Calculado con un pronóstico de muestra, que no es su clima. No decida nada por él.",
  asOf: "Así estaba cuando se avisó. Un pronóstico no es promesa: el capataz decide ese día.",
} satisfies Translation<typeof en>;
