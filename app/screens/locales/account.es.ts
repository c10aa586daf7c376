import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./account.en.ts";

const es: Translation<typeof en> = {
  auth: {
    title: "Entrar",
    description: "Entre a Groundwork o cree una cuenta.",
    keywords:
      "entrar, acceder, ingresar, inicio de sesión, iniciar sesión, cuenta, registrarse, registro, crear cuenta, contraseña, clave, Google, GitHub",
  },
  confirm: {
    title: "Confirme su correo",
    description: "Confirme la dirección de correo de su cuenta.",
  },
  recover: {
    title: "Restablecer la contraseña",
    description: "Pida un enlace para poner una contraseña nueva.",
    keywords: "olvidé mi contraseña, contraseña olvidada, recuperar contraseña, clave, restablecer",
  },
  reset: {
    title: "Elija una contraseña nueva",
    description: "Ponga una contraseña nueva en su cuenta.",
  },
  profile: {
    title: "Perfil",
    description: "Su nombre, idioma, tema y seguridad.",
    keywords:
      "mi cuenta, cuenta, ajustes, configuración, preferencias, cambiar contraseña, idioma, tema, modo oscuro, tamaño de letra, salir, cerrar sesión",
  },
  outbox: {
    title: "Buzón de desarrollo",
    description: "Los correos que se habrían enviado.",
  },
  profileData: {
    title: "Sus datos",
    description: "Descargue todo lo que guardamos de usted o borre su cuenta.",
  },
  keepAccount: {
    title: "Conserve su cuenta",
    description: "Deshaga la eliminación de su cuenta.",
  },
  people: {
    title: "Personas",
    description: "Encuentre una cuenta, cierre sus sesiones, quite un bloqueo.",
  },
};

export default es;
