import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./brief-limits.en.ts";

export default {
  cold: "Frío: temperatura mínima, °F",
  permitDays: "Permisos: días antes del último día",
  correctionDays: "Correcciones de planos: días de espera",
  delayHours: "Demoras: horas perdidas en siete días",
  finishDays: "Fin del contrato: días de anticipación",
  changeDays: "Órdenes de cambio: días de espera al cliente",
  floatDays: "Programa: días de holgura que son pocos",
  reportDays: "Programa: días desde el último avance",
  disputeDays: "Pendientes: días en disputa",
  rejections: "Pendientes: veces devueltos",
  budgetPercent: "Por ciento de las horas previstas de un código desde el que casi se agotan",
  overtimeFrom: "Horas de la semana desde las que se acerca el tiempo extra",
  weekDays: "Horas: días para aprobar una semana terminada",
  talkDays: "Charlas de seguridad: días entre una y otra",
  checklistDays: "Listas de verificación: días entre una y otra",
  repeats: "Listas de verificación: veces que falla lo mismo",
  reviewDays: "Casi accidentes: días para preguntar por qué",
  afterHour: "Portón: hora de la tarde, de 12 a 23",
  licenceDays: "Licencias: días antes de vencer",
  complianceDays: "Papeles de empresas y trabajadores: días antes de vencer",
} satisfies Translation<typeof en>;
