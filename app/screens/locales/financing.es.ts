import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./financing.en.ts";

export default {
  financing: {
    title: "Financiamiento",
    description:
      "Lo que cuesta de verdad un préstamo, arrendamiento, línea de crédito, factoraje o adelanto: pagos al centavo y la tasa anual real.",
    keywords:
      "financiamiento, préstamo, arrendamiento, APR, interés, amortización, factoraje, línea de crédito, adelanto de efectivo, pagos",
  },
  financingSchedule: {
    title: "Tabla de pagos de un financiamiento",
    description: "Cada pago con interés, capital y lo que se debe todavía.",
    keywords: "tabla, amortización, pagos",
  },
  financingCompare: {
    title: "Financiamientos comparados",
    description: "Hasta cuatro maneras de financiar lo mismo, lado a lado.",
    keywords: "comparar, préstamos, arrendamientos, APR",
  },
  debtCapacity: {
    title: "Cuánta deuda podemos soportar",
    description: "El préstamo más alto para el ingreso de un año con la cobertura que pide un prestamista.",
    keywords: "DSCR, servicio de la deuda, capacidad, préstamo",
  },
  buyLeaseRent: {
    title: "Comprar, arrendar o alquilar",
    description:
      "Una máquina comprada, arrendada o alquilada los mismos meses, y desde cuándo alquilar deja de convenir.",
    keywords: "comprar, arrendar, alquilar, equipo, máquina, punto de equilibrio",
  },
  savedFinancing: {
    title: "Escenarios de financiamiento guardados",
    description:
      "Escenarios de financiamiento guardados con un nombre, que se renombran, se quitan y se comparten con un enlace.",
    keywords: "financiamiento, guardados, escenarios",
  },
  sharedFinancingScenario: {
    title: "Un escenario de financiamiento",
    description: "Un escenario de financiamiento que compartieron con usted.",
    keywords: "financiamiento, escenario",
  },
  financingApplications: {
    title: "Solicitudes de financiamiento",
    description:
      "Solicitudes a los prestamistas que usted elija: documentos, enlaces y ofertas con su tasa anual real.",
    keywords: "financiamiento, solicitud, prestamistas, ofertas",
  },
  sharedFinancingApplication: {
    title: "Una solicitud de financiamiento",
    description: "Una solicitud que una empresa le envió para que haga una oferta.",
    keywords: "financiamiento, solicitud, oferta",
  },
} satisfies Translation<typeof en>;
