import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./order-mail.en.ts";

export default {
  subject: "Su pedido {{number}}",
  lead: "Gracias. Su pedido {{number}} está confirmado.",
  test: "Fue un pago de prueba: no se ha movido dinero.",
  tax: "Impuesto sobre ventas",
  total: "Total",
  digital: "Los documentos, cursos y guías de este pedido están en su biblioteca:",
  where:
    "Cómo va, la factura y todo lo que puede hacer con él (en el navegador donde hizo el pedido, o con su cuenta):",
  gift: {
    subject: "Un regalo para usted",
    lead: "Hola, {{name}}: {{buyer}} le hizo un regalo.",
    take: "El enlace abre hasta el {{day}}, sin cuenta, lo que se lee, se llena y se descarga.",
    parcel: "Lo demás llega en un paquete.",
    see: "Su regalo:",
  },
} satisfies Translation<typeof en>;
