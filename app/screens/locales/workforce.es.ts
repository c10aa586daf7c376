import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./workforce.en.ts";

export default {
  workforceTracking: {
    title: "Control de personal",
    description:
      "Marque entrada y salida de cuadrillas, corrija marcas con motivo, horas extra por FLSA o California, apruebe la semana, archivo de nómina.",
    keywords:
      "reloj checador, control de horas, marcar entrada, cuadrilla, horas extra, FLSA, California, nómina, nómina certificada, WH-347, código de costo, quiosco",
  },
  workforceCrew: {
    title: "Cuadrilla",
    description: "Una cuadrilla: marque la entrada con un toque y vea quién está y qué parece mal.",
  },
  workforceWorker: {
    title: "Horas del trabajador",
    description: "Un trabajador: el reloj, las horas de una semana y cuánto suman.",
  },
  workforceShift: {
    title: "Turno",
    description: "Un turno: la corrección propuesta, sus horas, y qué se cambió y por qué.",
  },
  workforceWeek: {
    title: "Semana de la cuadrilla",
    description: "Horas, extras, pago y costo por código de una semana, y su aprobación.",
  },
  workforcePayroll: {
    title: "Nómina certificada",
    description: "Una semana con la disposición del formulario WH-347, para imprimir.",
  },
  sharedClock: {
    title: "Reloj",
    description: "El reloj y las horas de un trabajador, sin cuenta.",
  },
  sharedKiosk: {
    title: "Reloj de la cuadrilla",
    description: "Un aparato para toda la cuadrilla, sin cuentas.",
  },
} satisfies Translation<typeof en>;
