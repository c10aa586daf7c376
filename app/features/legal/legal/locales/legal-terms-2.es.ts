import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-terms-2.en.ts";

export default {
  clauses: {
    prices: {
      heading: "Precios, y todavía ningún pago",
      text: "La tienda muestra productos con precios en dólares de los Estados Unidos, antes de impuestos y envío, y el carrito guarda lo que usted eligió. Esta versión no tiene caja: no se puede hacer ningún pedido, no se cobra nada y no se pide ninguna tarjeta. El carrito no es un pedido ni una oferta, y no le aparta ni mercancía ni precio. Los precios de los planes son igualmente solo información.\n\nLos precios y las descripciones pueden cambiar hasta que empiecen las ventas. Las condiciones de venta se mostrarán antes de que se pueda comprar algo.",
      summary: "Puede ver y elegir, pero aquí todavía no se compra nada ni se cobra dinero.",
    },
  },
} satisfies Translation<typeof en>;
