import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./billing.en.ts";

export default {
  financialServices: {
    title: "Cobros y costo de obra",
    description:
      "Solicitudes de pago según el contrato, certificadas por enlace, con pagos y lo que le deben.",
    keywords:
      "solicitud de pago, estimación, factura, retención, tabla de valores, cuentas por cobrar, antigüedad, pagos",
  },
  jobBilling: {
    title: "Cobro de una obra",
    description: "Una obra: su contrato, solicitudes de pago, pagos, y lo cobrado frente a lo ganado.",
  },
  payApplication: {
    title: "Solicitud de pago",
    description: "Una solicitud: sus partidas, nueve sumas, certificado y pagos.",
  },
  sharedPayApplication: {
    title: "Solicitud por certificar",
    description: "Una solicitud de pago para certificar o devolver con nombre escrito, sin cuenta.",
  },
  jobInvoices: {
    title: "Facturas de una obra",
    description: "Qué horas y recibos de una obra se pueden facturar, y las facturas hechas.",
  },
  invoice: {
    title: "Factura",
    description:
      "Una factura: sus líneas con las horas y los recibos de los que salen, sus sumas y sus pagos.",
  },
  paymentReminders: {
    title: "Recordatorios de pago",
    description: "Lo atrasado, la carta que toca enviar ahora y los días de la escala.",
  },
  paymentReminder: {
    title: "Un recordatorio de pago",
    description: "Un monto atrasado: su carta en tres idiomas, lo enviado y si está en pausa.",
  },
  ledgerExport: {
    title: "Exportación contable",
    description:
      "Facturas, pagos y recibos de un período en IIF o CSV, con las cuentas como usted las llama.",
  },
  sharedInvoice: {
    title: "Factura por aceptar",
    description: "Una factura para aceptar o preguntar sobre ella con nombre escrito, sin cuenta.",
  },
} satisfies Translation<typeof en>;
