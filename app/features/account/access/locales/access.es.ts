import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./access.en.ts";

export default {
  lead: "Quién puede llegar a sus datos, cómo y desde cuándo. Aquí se cierra cada acceso con un toque.",
  risksTitle: "Lo que conviene revisar",
  noRisk: "Nada llama la atención",
  noRiskText:
    "Cada vez que abre esta página revisamos el segundo paso, los dispositivos, las redes, los países, los enlaces y los miembros.",
  levels: {
    high: "Importante",
    medium: "Recomendable",
    low: "Por ordenar",
  },
  risks: {
    noSecondFactor: {
      title: "Solo una contraseña protege la cuenta",
      why: "Quien sepa la contraseña entra. Un segundo paso en su teléfono o una llave de acceso lo impide.",
      mend: "Configurar un segundo paso",
    },
    fewCodes: {
      title: "Quedan pocos códigos de recuperación",
      why_one: "Queda {{count}} código. Sin código y sin su teléfono no podría entrar.",
      why_many: "Quedan {{count}} códigos. Sin código y sin su teléfono no podría entrar.",
      why_other: "Quedan {{count}} códigos. Sin código y sin su teléfono no podría entrar.",
      mend: "Crear otros",
    },
    newCountry: {
      title: "Entrada desde un país nuevo",
      why_one:
        "La primera entrada desde ahí que conocemos fue hace {{count}} día. Si no fue usted, cierre la sesión y cambie la contraseña.",
      why_many:
        "La primera entrada desde ahí que conocemos fue hace {{count}} días. Si no fue usted, cierre la sesión y cambie la contraseña.",
      why_other:
        "La primera entrada desde ahí que conocemos fue hace {{count}} días. Si no fue usted, cierre la sesión y cambie la contraseña.",
      mend: "Ver las entradas",
    },
    usedAbroad: {
      title: "Un dispositivo se usa en un país desde el que usted nunca entró",
      why: "Quizá viajó con usted. Si no, alguien más tiene su sesión: ciérrela y cambie la contraseña.",
      mend: "Cerrar su sesión",
    },
    newNetwork: {
      title: "Entrada desde una red nueva",
      why_one:
        "La primera entrada desde ahí fue hace {{count}} día. Si no fue usted, cierre la sesión y cambie la contraseña.",
      why_many:
        "La primera entrada desde ahí fue hace {{count}} días. Si no fue usted, cierre la sesión y cambie la contraseña.",
      why_other:
        "La primera entrada desde ahí fue hace {{count}} días. Si no fue usted, cierre la sesión y cambie la contraseña.",
      mend: "Ver las entradas",
    },
    idleDevice: {
      title: "Un dispositivo sin usar",
      why_one: "Sigue con la sesión abierta y se usó por última vez hace {{count}} día.",
      why_many: "Sigue con la sesión abierta y se usó por última vez hace {{count}} días.",
      why_other: "Sigue con la sesión abierta y se usó por última vez hace {{count}} días.",
      mend: "Cerrar su sesión",
    },
    sharedLinkWithoutPin: {
      title: "Un enlace compartido sin PIN",
      why: "Pasa de mano en mano, y quien lo tenga entra. Con PIN hace falta algo más.",
      mend: "Ver los enlaces",
    },
    longLink: {
      title: "Un enlace que dura mucho",
      why_one: "Funciona {{count}} día más. Que termine cuando termine el trabajo.",
      why_many: "Funciona {{count}} días más. Que termine cuando termine el trabajo.",
      why_other: "Funciona {{count}} días más. Que termine cuando termine el trabajo.",
      mend: "Ver los enlaces",
    },
    unusedLink: {
      title: "Un enlace que nadie usa",
      why_one: "Se usó o se creó hace {{count}} día y todavía abre el registro.",
      why_many: "Se usó o se creó hace {{count}} días y todavía abre el registro.",
      why_other: "Se usó o se creó hace {{count}} días y todavía abre el registro.",
      mend: "Ver los enlaces",
    },
    idleMember: {
      title: "Un miembro que nunca entra",
      why_one: "Entró por última vez hace {{count}} día.",
      why_many: "Entró por última vez hace {{count}} días.",
      why_other: "Entró por última vez hace {{count}} días.",
      mend: "Ver los miembros",
    },
    singleOwner: {
      title: "Un solo dueño",
      why: "Si se pierde esa cuenta, nadie puede dejar entrar ni sacar gente del espacio de trabajo.",
      mend: "Ver los miembros",
    },
  },
  links: {
    title: "Enlaces",
    text: "Quien tenga uno de estos llega al registro sin tener cuenta.",
    none: "Nadie tiene un enlace a un registro de este espacio de trabajo.",
    used_one: "Usado {{count}} vez, la última el {{date}}",
    used_many: "Usado {{count}} veces, la última el {{date}}",
    used_other: "Usado {{count}} veces, la última el {{date}}",
    unused: "Nunca usado",
    until: "funciona hasta el {{date}}",
    ends: "Termina en",
    endsOf: "Termina en: enlace de {{name}}",
    inDays_one: "{{count}} día",
    inDays_many: "{{count}} días",
    inDays_other: "{{count}} días",
    shorten: "Terminar antes",
    shortenOf: "Terminar antes el enlace de {{name}}",
    revoke: "Revocar",
    revokeOf: "Revocar el enlace de {{name}}",
  },
  kinds: {
    person: "Una persona",
    crew: "Cuadrilla",
    kiosk: "Dispositivo en la obra",
  },
  pin: "PIN",
  gone: "Un registro que ya no existe",
  members: {
    title: "Miembros",
    of: "Miembros de",
    alone: "Trabaja en un espacio propio; nadie más pertenece a él.",
    change: "Cambiar miembros",
    seen: "última entrada el {{date}}",
  },
  roles: {
    owner: "Dueño",
    member: "Miembro",
    viewer: "Lector",
  },
  errors: {
    form: "Este formulario llegó incompleto. Envíelo otra vez.",
  },
  toasts: {
    accessRevoked: "Enlace revocado.",
    accessShortened: "Ahora el enlace termina antes.",
  },
} satisfies Translation<typeof en>;
