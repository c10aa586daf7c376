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
} satisfies Translation<typeof en>;
