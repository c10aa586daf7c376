import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ledger-export.en.ts";

export default {
  lead: "Facturas, certificados, notas de crédito, pagos y recibos asentados de un período, en un archivo para su contabilidad.",
  back: "Lo que le deben",
  file: {
    title: "El archivo",
    text: "IIF entra en QuickBooks Desktop; la tabla, en cualquier otro. Los ejemplos no van.",
    from: "Desde",
    to: "Hasta",
    show: "Mostrar",
    iif: "Archivo IIF",
    csv: "Tabla en CSV",
    how: "Las facturas y solicitudes certificadas se asientan como cuentas por cobrar e ingresos, con el impuesto aparte; los pagos contra las cuentas por cobrar; un anticipo como dinero del cliente hasta que se aplica; los recibos asentados como cuentas por pagar. Lo devuelto se revierte en su día. Los días de los certificados son los de UTC. Importe primero en una copia y verifique con su contador.",
  },
  accounts: {
    title: "Cómo se llaman las cuentas",
    text: "Exactamente como en su catálogo de cuentas, 31 letras como máximo.",
    receivable: "Por cobrar",
    income: "Ingresos",
    salesTax: "Impuesto sobre ventas",
    bank: "Dinero recibido",
    deposits: "Anticipos de clientes",
    payable: "Por pagar",
    costs: "Costos de obra",
    save: "Guardar los nombres",
  },
  heads: {
    day: "Día",
    type: "Tipo",
    number: "Número",
    name: "Nombre",
    account: "Cuenta",
    debit: "Debe",
    credit: "Haber",
    memo: "Nota",
  },
  errors: {
    summary: "Revise el formulario",
    form: "Este formulario ya no es actual. Cargue la página e intente de nuevo.",
    long: "31 letras como máximo.",
    name: "Escriba el nombre de la cuenta, sin tabulaciones ni comillas.",
    span: "Elija un primer día que no sea posterior al último, 400 días como máximo.",
    stale:
      "Alguien fue más rápido. Aquí está lo que vale ahora; mírelo y envíe de nuevo si sigue siendo correcto.",
  },
  toasts: {
    ledgerAccounts: "Los nombres están guardados",
  },
} satisfies Translation<typeof en>;
