import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./osha-301.en.ts";

export default {
  title: "Formulario 301, informe de una lesión o enfermedad",
  lead: "Una hoja por cada caso registrable, que se llena en siete días: 29 CFR 1904.29(b)(3). La distribución sigue al formulario, que solo es oficial el de OSHA. Lo que aquí no se guarda es una línea para llenar a mano.",
  back: "Volver al informe",
  log: "Formularios 300 y 300A del año",
  open: "Formulario 301 de este caso",
  csv: "Formulario 301 como CSV, todos los casos del año",
  sample: "Ejemplo",
  none: "Tal como está, este informe no va en el Formulario 300 y no necesita un 301.",
  withheld: "Caso de privacidad: el nombre se guarda aparte, 29 CFR 1904.29(b)(7).",
  completed: "Completado por, cargo, teléfono, fecha:",
  verify:
    "Resumen propio de 29 CFR 1904 vigente en 2025; algunos estados difieren. Verifique con la autoridad local.",
  parts: {
    worker: "El empleado",
    care: "El médico u otro profesional de la salud",
    case: "El caso",
  },
  items: {
    q1: "Nombre completo",
    q2: "Calle, ciudad, estado, código postal",
    q3: "Fecha de nacimiento",
    q4: "Fecha de contratación",
    q5: "Hombre o mujer",
    q6: "Nombre del médico u otro profesional de la salud",
    q7: "Si se le atendió fuera del lugar de trabajo, ¿dónde?",
    q8: "¿Se le atendió en una sala de emergencias?",
    q9: "¿Pasó la noche hospitalizado como paciente interno?",
    q10: "Número del caso en el registro",
    q11: "Fecha de la lesión o enfermedad",
    q12: "Hora en que empezó a trabajar",
    q13: "Hora del suceso",
    q14: "¿Qué hacía justo antes del incidente?",
    q15: "¿Qué pasó?",
    q16: "¿Cuál fue la lesión o enfermedad?",
    q17: "¿Qué objeto o sustancia le causó el daño directamente?",
    q18: "Si murió, ¿cuándo?",
  },
} satisfies Translation<typeof en>;
