import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./back-office.en.ts";

export default {
  financialAdminServices: {
    title: "Oficina administrativa",
    description:
      "Recibos y facturas desde la foto hasta los costos de su obra: codificados, aprobados y ninguno dos veces.",
    keywords: "oficina, recibos, facturas, gastos, contabilidad, cuentas por pagar, códigos de costo",
  },
  deskItem: {
    title: "Comprobante",
    description: "Un recibo o una factura: su foto, su código y el siguiente paso.",
    keywords: "recibo, factura",
  },
  lienWaivers: {
    title: "Renuncias de gravamen",
    description:
      "Renuncias de gravamen firmadas por enlace; ninguna incondicional antes de que el dinero se haya cobrado.",
    keywords:
      "renuncia de gravamen, liberación de gravamen, condicional, incondicional, pago parcial, pago final",
  },
  lienWaiver: {
    title: "Renuncia de gravamen",
    description: "Una renuncia: qué dice, quién la firma y en qué pago se apoya.",
    keywords: "renuncia de gravamen",
  },
  sharedLienWaiver: {
    title: "Renuncia para firmar",
    description: "Una renuncia para leer y firmar sin cuenta.",
  },
  lienClocks: {
    title: "Plazos de aviso y gravamen",
    description:
      "Hasta cuándo se envía el aviso y se registra el gravamen, contado desde el primer y el último día de la obra.",
    keywords: "aviso preliminar, plazo de gravamen, aviso al propietario, gravamen mecánico",
  },
  vendorTax: {
    title: "Lista de W-9 y 1099",
    description: "A quién se pagó cuánto en un año, a quién se declara y de quién falta el W-9.",
    keywords: "w-9, w9, 1099, 1099-nec, número fiscal, pagos a subcontratistas",
  },
  monthEnd: {
    title: "Cierre de mes",
    description: "Qué queda abierto al final de un mes, qué se revisó y el cierre.",
    keywords: "cierre de mes, lista de cierre, conciliación",
  },
  askBookkeeper: {
    title: "Preguntar a contabilidad",
    description:
      "Preguntas sobre comprobantes y cierres de mes, que responde por enlace quien lleva la contabilidad.",
    keywords: "contador, contabilidad, codificar comprobantes, preguntas de cierre",
  },
  sharedBookkeeper: {
    title: "Una pregunta para contabilidad",
    description: "Una pregunta con sus comprobantes, para leer y responder sin cuenta.",
  },
} satisfies Translation<typeof en>;
