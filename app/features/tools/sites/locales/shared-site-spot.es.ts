import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-site-spot.en.ts";

export default {
  kinds: { room: "Cuarto", machine: "Máquina" },
  title: "Reporte lo que está mal aquí",
  text: "¿Qué vio?",
  textHint: "Lo lee quien hizo este código. Si hay peligro, detenga el trabajo y llame primero.",
  name: "Su nombre, en letra de molde",
  nameHint: "Nombre y apellido. Se guarda con su reporte.",
  submit: "Enviar el reporte",
  errors: {
    summary: "Hay un problema",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
    text: "Escriba qué está mal",
    long: "Un reporte tiene 2,000 caracteres como máximo",
    name: "Escriba su nombre",
    nameLong: "Un nombre tiene 80 caracteres como máximo",
    full: "Este código ya no recibe más reportes. Pida uno nuevo a quien lo hizo.",
  },
  toasts: { spotReported: "Enviado. Gracias." },
} satisfies Translation<typeof en>;
