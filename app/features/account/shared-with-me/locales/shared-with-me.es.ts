import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-with-me.en.ts";

export default {
  lead: "Lo que otros comparten con usted por un enlace y usted guarda en su cuenta. Se abre en cada aparato donde inicie sesión, mientras el enlace sirva.",
  none: "Todavía no hay nada guardado",
  noneText: "Abra un enlace que le enviaron y toque «Guardar esta página en una cuenta» al pie.",
  from: "Lo comparte",
  kept: "guardado el {{date}}",
  until: "sirve hasta el {{date}}",
  over: { revoked: "Anulado", expired: "Terminado" },
  gone: "Un registro que ya no está",
  open: "Abrir",
  openOf: "Abrir {{name}}",
  drop: "Quitar",
  dropOf: "Quitar {{name}} de la lista",
  keep: {
    title: "Guardar esta página en una cuenta",
    guest:
      "El enlace sirve sin cuenta. Con una, encuentra esta página en cada aparato sin buscar el mensaje en que llegó. Lo que usted respondió se queda donde está.",
    member:
      "Encuentra esta página en cada aparato donde inicie sesión, mientras el enlace sirva. Lo que usted respondió se queda donde está.",
    kept: "Su cuenta guarda esta página.",
    not: "Este enlace es de una cuadrilla o de un aparato en la obra, así que ninguna cuenta lo guarda. Pida un enlace propio.",
    full: "La lista está llena. Quite algo de ella primero.",
    account: "En la cuenta de",
    signUp: "Crear una cuenta",
    signIn: "Entrar",
    submit: "Guardarla",
    list: "Compartido conmigo",
    back: "Volver a la página",
  },
  errors: { form: "Este formulario llegó incompleto. Envíelo otra vez." },
  toasts: {
    linkKept: "Guardado en su cuenta.",
    linkDropped: "Quitado de la lista. El enlace sigue sirviendo.",
  },
} satisfies Translation<typeof en>;
