import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./verification.en.ts";

export default {
  title: "Nivel de verificación",
  level: "Nivel {{level}} de {{most}}",
  levels: {
    none: {
      name: "Sin verificar",
      why: "Nadie ha demostrado todavía que lee el correo de esta dirección.",
      next: "Confirmar la dirección",
    },
    address: {
      name: "Dirección confirmada",
      why: "Quien abrió la cuenta lee el correo de su dirección.",
      next: "Activar un segundo paso",
    },
    secondStep: {
      name: "Dirección y segundo paso",
      why: "La dirección está confirmada y nadie entra solo con una contraseña o un código por correo.",
    },
  },
  limits: "El nivel no dice nada de la empresa, su licencia ni su seguro.",
} satisfies Translation<typeof en>;
