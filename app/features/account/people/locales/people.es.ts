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
  },
  errors: { summary: "No se cambió nada", form: "El formulario estaba incompleto. Envíelo de nuevo." },
  toasts: {
    sessionsEnded: "Se cerraron todas las sesiones de la cuenta.",
    locksLifted: "Se quitaron los bloqueos.",
  },
} satisfies Translation<typeof en>;
