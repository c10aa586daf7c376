import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workspace-invitation.en.ts";

export default {
  lead: "En un espacio de trabajo una empresa, una cuadrilla o una obra guarda junto lo suyo.",
  invited: "Le invitan a",
  as: {
    owner: "Como propietario también decide quién está en él.",
    member: "Como miembro guarda y cambia registros.",
    viewer: "Como lector lo lee todo.",
  },
  until: "La invitación termina el {{date}} y sirve una vez.",
  accept: "Aceptar la invitación",
  signInFirst: "Inicie sesión o cree una cuenta; después vuelve aquí.",
  signInMailed:
    "Inicie sesión con la dirección que recibió el correo, o cree una cuenta con ella; después vuelve aquí.",
  signIn: "Entrar",
  other: {
    title: "Esta invitación se envió a otra dirección",
    text: "Solo la acepta la cuenta de la dirección que recibió el correo. Cierre la sesión y entre con esa.",
  },
  over: {
    title: "Esta invitación ya no vale",
    text: "Se usó, se retiró o tiene más de siete días. Pida otra a quien le invitó.",
  },
  none: {
    title: "Abra el enlace de su invitación",
    text: "Está en el correo que recibió, o lo tiene quien le invitó.",
  },
} satisfies Translation<typeof en>;
