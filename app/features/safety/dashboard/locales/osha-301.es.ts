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
    1: "Nombre completo",
    2: "Calle, ciudad, estado, código postal",
    3: "Fecha de nacimiento",
    4: "Fecha de contratación",
    5: "Hombre o mujer",
    6: "Nombre del médico u otro profesional de la salud",
    7: "Si se le atendió fuera del lugar de trabajo, ¿dónde?",
    8: "¿Se le atendió en una sala de emergencias?",
    9: "¿Pasó la noche hospitalizado como paciente interno?",
    10: "Número del caso en el registro",
    11: "Fecha de la lesión o enfermedad",
    12: "Hora en que empezó a trabajar",
    13: "Hora del suceso",
    14: "¿Qué hacía justo antes del incidente?",
    15: "¿Qué pasó?",
    16: "¿Cuál fue la lesión o enfermedad?",
    17: "¿Qué objeto o sustancia le causó el daño directamente?",
    18: "Si murió, ¿cuándo?",
  },
} satisfies Translation<typeof en>;
