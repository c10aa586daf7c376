import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./schedules.en.ts";

export default {
  ultimateScheduling: {
    title: "Programa de obra",
    description:
      "Programas con lógica: escriba o pegue tareas, vea la ruta crítica, reporte con fecha de corte, mire tres semanas adelante, comprometa cada semana y abra o guarde archivos de MS Project.",
    keywords:
      "programa de obra, cronograma, gantt, ruta crítica, holgura, línea base, predecesora, last planner, PPC, MS Project",
  },
  schedule: {
    title: "Programa",
    description: "Las tareas, la gráfica, las tres semanas, los compromisos y el calendario de un programa.",
  },
} satisfies Translation<typeof en>;
