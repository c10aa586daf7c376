import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./people.en.ts";

export default {
  lead: "Encuentre una cuenta, cierre sus sesiones, quite un bloqueo. Lo que haga aquí queda anotado y el miembro lo ve.",
  search: {
    label: "Dirección o nombre",
    submit: "Buscar",
    found_one: "{{count}} cuenta",
    found_many: "{{count}} de cuentas",
    found_other: "{{count}} cuentas",
    more: "Más de {{count}} cuentas; escriba más de la dirección.",
  },
  none: {
    title: "Ninguna cuenta tiene esto en su dirección o nombre",
    text: "Basta una parte, con mayúsculas o sin ellas.",
  },
  columns: { email: "Dirección", name: "Nombre", since: "Desde" },
  one: {
    back: "Buscar otra cuenta",
    made: "Cuenta creada",
    confirmed: "Dirección confirmada",
    unconfirmed: "todavía no",
    deletion: "Se borrará el {{date}}",
    sessions: "Sesiones",
    noSessions: "Nadie tiene sesión abierta en esta cuenta.",
    session: "Entró el {{date}}, termina el {{until}} si no se usa",
    endSessions: "Cerrar todas las sesiones",
    locks: "Bloqueos",
    noLocks: "No hay nada bloqueado.",
    lock: {
      signIn: "Entrar desde una red, tras demasiados intentos",
      mail: "Correos a esta dirección, por ser demasiados",
    },
    until: "hasta las {{time}} UTC",
    liftLocks: "Quitar los bloqueos",
    factor: "Segundo paso",
    factorOff: "El segundo paso está desactivado.",
    factorLead:
      "Para quien perdió la aplicación y los códigos de recuperación. Primero asegúrese de que es esa persona. Se le avisa por correo, el segundo paso se sigue pidiendo {{hours}} horas más, y un código escrito mientras tanto detiene el cambio.",
    check: "Cómo comprobó quién es",
    checks: {
      "in-person": "En persona, con identificación con foto",
      video: "Por video, con identificación con foto",
      call: "Llamé a un número que ya tenía",
    },
    resetFactor: "Restablecer el segundo paso",
    factorEnds:
      "El segundo paso termina el {{date}} a las {{time}} UTC, salvo que antes se escriba un código.",
    stopReset: "Detener el cambio",
  },
  errors: {
    summary: "No se cambió nada",
    form: "El formulario estaba incompleto. Envíelo de nuevo.",
    check: "Elija cómo comprobó quién es",
  },
  mail: {
    reset: {
      subject: "Se desactivará el segundo paso de su cuenta de Groundwork",
      text: "{{how}} Por eso el segundo paso de su cuenta termina el {{date}} a las {{time}} UTC. Hasta entonces se pide al entrar como siempre.\n\nSi todavía tiene la aplicación o un código de recuperación, entre con él: eso lo detiene. Si usted no lo pidió, hágalo de inmediato y ponga otra contraseña.",
      checked: {
        "in-person":
          "Usted se lo pidió en persona a un administrador porque perdió la aplicación y los códigos de recuperación.",
        video:
          "Usted se lo pidió por video a un administrador porque perdió la aplicación y los códigos de recuperación.",
        call: "Un administrador lo llamó porque usted perdió la aplicación y los códigos de recuperación.",
      },
    },
  },
  toasts: {
    sessionsEnded: "Se cerraron todas las sesiones de la cuenta.",
    locksLifted: "Se quitaron los bloqueos.",
    factorResetAsked: "Se avisa al miembro por correo. El segundo paso termina después del plazo de espera.",
    factorResetStopped: "Se detuvo el cambio. El segundo paso sigue activado.",
  },
} satisfies Translation<typeof en>;
