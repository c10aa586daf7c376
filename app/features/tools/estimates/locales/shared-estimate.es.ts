import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-estimate.en.ts";

export default {
  from: "De",
  for: "para",
  version: "versión {{number}} del {{date}}",
  loose: "Otros trabajos",
  section: "En conjunto",
  subtotal: "Subtotal",
  added: "Gastos generales, impuestos y ganancia",
  total: "Total",
  scope: "Alcance",
  samples: "Contiene precios de muestra que no son oferta de nadie.",
  approved: { title: "Aprobado", print: "Huella de lo aprobado:" },
  approve: {
    title: "Aprobar este presupuesto",
    name: "Su nombre",
    nameHint: "Como firmaría. Se guarda con la versión, el total y el momento.",
    agreed: "Leí esta versión y apruebo su total",
    submit: "Aprobar",
  },
  said: "Lo que se dijo",
  ask: {
    title: "Preguntar o pedir un cambio",
    text: "Su pregunta o lo que debería ser distinto",
    name: "Su nombre",
    submit: "Enviar",
  },
  errors: {
    summary: "Hay un problema",
    form: "Este formulario llegó incompleto. Envíelo otra vez.",
    name: "Escriba su nombre",
    nameLong: "Un nombre tiene como máximo 80 caracteres",
    agreed: "Marque que leyó esta versión y aprueba su total",
    text: "Escriba lo que quiere saber o cambiar",
    long: "El texto es demasiado largo: como máximo 2000 caracteres",
    superseded:
      "Entretanto hay una versión más nueva. Es la que se muestra ahora: léala y apruébela si está bien. No se aprobó nada.",
    approved: "Este presupuesto ya fue aprobado. No se cambió nada.",
    full: "Este enlace ya dijo todo lo que puede. Pregunte a quien se lo envió.",
  },
  toasts: {
    estimateApproved: "Aprobado. Se avisó a quien lo envió.",
    estimateAsked: "Enviado.",
  },
} satisfies Translation<typeof en>;
