import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./account.en.ts";

export default {
  signIn: {
    title: "Entrar",
    lead: "Su carrito y sus preguntas a Joe vienen con usted.",
    submit: "Entrar",
    toSignUp: "¿Todavía no tiene cuenta? Cree una",
    forgot: "¿Olvidó su contraseña?",
  },
  signUp: {
    title: "Crear una cuenta",
    lead: "Es gratis, y aquí todo funciona también sin cuenta.",
    submit: "Crear cuenta",
    toSignIn: "¿Ya tiene cuenta? Entre",
  },
  providers: {
    title: "O entre con",
    google: "Continuar con Google",
    github: "Continuar con GitHub",
    oidc: "Continuar con {{label}}",
    oidcLabel: "inicio de sesión único",
    failed: "No se pudo entrar por ese proveedor. No se cambió nada; intente de nuevo o use su contraseña.",
    unverified:
      "El proveedor no ha verificado esa dirección de correo, así que no podemos asociarla a una cuenta. Entre primero con su contraseña.",
    cancelled: "Se canceló la entrada por ese proveedor.",
  },
  fields: {
    email: {
      label: "Correo",
      required: "Escriba su dirección de correo",
      invalid: "Escriba una dirección de correo como nombre@example.com",
    },
    password: {
      label: "Contraseña",
      newLabel: "Contraseña nueva",
      hint: "Al menos 8 caracteres. Unas cuantas palabras sin relación entre sí son seguras y fáciles de escribir.",
      required: "Escriba una contraseña",
      short: "Use al menos 8 caracteres",
      long: "Use 128 caracteres como máximo",
      common: "Esta contraseña está en las listas que los atacantes prueban primero. Elija otra.",
    },
    firstName: { label: "Nombre" },
    lastName: { label: "Apellido" },
    name: { long: "Use 80 caracteres como máximo" },
    form: { stale: "El formulario llegó incompleto. Envíelo otra vez." },
  },
  errors: {
    summary: "Hay un problema",
    unexpected: "Ocurrió un error inesperado",
    credentials: "El correo o la contraseña no son correctos",
    credentialsMissing: "Indique un correo o un teléfono, y además una contraseña",
    check: "Revise el formulario",
  },
  check: {
    title: "Revise su correo",
    lead: "Mandamos un enlace a la dirección que dio. Ábralo antes de una hora y su cuenta queda confirmada. Ya puede entrar.",
    nothing: "¿No llegó nada?",
    nothingText:
      "Busque en el correo no deseado y revise que la dirección esté bien. Podemos mandar el enlace otra vez.",
    resend: "Mandar el enlace otra vez",
  },
  confirm: {
    title: "Confirme su correo",
    lead: "Un toque y su dirección queda confirmada.",
    submit: "Confirmar mi dirección",
    over: "Este enlace ya se usó o venció. Entre y pida uno nuevo en su perfil.",
    toSignIn: "Ir a entrar",
  },
  recover: {
    title: "Restablecer la contraseña",
    lead: "Escriba su dirección. Si tiene cuenta, le enviamos un enlace para poner una contraseña nueva. Sirve durante una hora.",
    submit: "Enviar el enlace",
    back: "Volver a entrar",
  },
  reset: {
    title: "Elija una contraseña nueva",
    first:
      "Su dirección está confirmada. La cuenta se creó en otro navegador: elija una contraseña que solo usted sepa.",
    lead: "Después se cierra su sesión en todos los dispositivos y usted entra con la nueva.",
    submit: "Guardar la contraseña nueva",
    over: "Este enlace ya se usó o venció. Pida uno nuevo.",
    again: "Pedir un enlace nuevo",
  },
  profile: {
    email: "Dirección de correo",
    confirmed: "Confirmada",
    unconfirmed: "Aún sin confirmar",
    resend: "Enviar un enlace de confirmación nuevo",
    identities: "Accesos vinculados",
    identitiesNone: "Ninguno. Usted entra con su contraseña.",
    identityNames: { google: "Google", github: "GitHub", oidc: "Acceso único (SSO)" },
    identitySince: "desde el {{date}}",
    sessions: "Dispositivos",
    sessionsLead:
      "Cierra su sesión en los demás teléfonos y computadoras; en este dispositivo la sesión sigue abierta.",
    endOthers: "Cerrar sesión en los demás dispositivos",
    signOut: "Cerrar sesión",
    samples: "Datos de muestra",
    samplesLead:
      "Algunos de sus registros son ejemplos nuestros. Están marcados y no cuentan en ninguna cifra. Al borrarlos queda lo que usted escribió.",
    samplesOffer: "Llene sus páginas con ejemplos marcados para probarlas. No cuentan en ninguna cifra.",
    addSamples: "Agregar datos de muestra",
    removeSamples: "Borrar datos de muestra",
  },
  outbox: {
    title: "Buzón de desarrollo",
    lead: "No hay proveedor de correo configurado, así que los correos esperan aquí. Esta página solo existe en este equipo.",
    empty: "Todavía no hay correos",
    emptyText: "Cree una cuenta y su correo de confirmación aparecerá aquí.",
    to: "Para",
    status: { queued: "En espera", sent: "Enviado", failed: "Falló" },
  },
  mail: {
    confirm: {
      subject: "Confirme su cuenta de Groundwork",
      text: "Le damos la bienvenida a Groundwork.\n\nConfirme esta dirección antes de una hora:\n{{link}}\n\nSi usted no creó una cuenta, ignore este correo y no pasará nada.",
    },
    exists: {
      subject: "Usted ya tiene una cuenta de Groundwork",
      text: "Alguien, quizá usted, intentó crear una cuenta de Groundwork con esta dirección. Ya existe una.\n\nEntrar: {{link}}\n¿Olvidó la contraseña?: {{recover}}\n\nSi no fue usted, no se cambió nada.",
    },
    reset: {
      subject: "Ponga una contraseña nueva en Groundwork",
      text: "Ponga una contraseña nueva antes de una hora:\n{{link}}\n\nSi usted no la pidió, ignore este correo; su contraseña queda como está.",
    },
    changed: {
      subject: "Su contraseña de Groundwork cambió",
      text: "La contraseña de su cuenta de Groundwork acaba de cambiar y se cerró la sesión en todos los dispositivos.\n\nSi no fue usted, ponga otra contraseña de inmediato: {{recover}}",
    },
  },
  toasts: {
    signedIn: "Sesión iniciada correctamente",
    signedOut: "Sesión cerrada",
    signInFailed: "No se pudo entrar: {{message}}",
    signUpFailed: "No se pudo crear la cuenta: {{message}}",
    accountCreated: "Cuenta creada. Revise su correo para confirmar la cuenta.",
    emailConfirmed: "Su dirección de correo está confirmada.",
    confirmationSent: "Enviamos un enlace de confirmación nuevo.",
    recoverySent: "Si hay una cuenta con esa dirección, el enlace va en camino.",
    passwordChanged: "Su contraseña cambió. Entre con la nueva.",
    samplesAdded: "Datos de muestra agregados.",
    samplesRemoved: "Datos de muestra borrados.",
  },
} satisfies Translation<typeof en>;
