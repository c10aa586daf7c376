import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-files.en.ts";

export default {
  csv: {
    number: "Número",
    title: "Título",
    valueLow: "Valor desde ($M)",
    valueHigh: "Valor hasta ($M)",
    deadlineFrom: "Plazo desde (días)",
    deadlineTo: "Plazo hasta (días)",
  },
  ics: {
    name: "Calendario de presentación de patentes (muestra)",
    summary: "Presentar la patente {{id}}: {{title}}",
  },
} satisfies Translation<typeof en>;
