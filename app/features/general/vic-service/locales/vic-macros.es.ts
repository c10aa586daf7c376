import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./vic-macros.en.ts";

export default {
  received: {
    title: "La tenemos",
    text: "Gracias. Tenemos su solicitud y ya trabajamos en ella. Le respondemos aquí.",
  },
  moreDetail: {
    title: "Más detalles",
    text: "Para seguir necesitamos un poco más: ¿qué pasó exactamente, desde cuándo y qué esperaba usted?",
  },
  photo: {
    title: "Una foto, por favor",
    text: "Agregue una foto o el papel mismo a esta solicitud, para que veamos lo que usted ve.",
  },
  permitPapers: {
    title: "Papeles de un permiso",
    text: "Para un permiso la oficina suele pedir la solicitud, dos juegos de planos, el plano del sitio y el comprobante de seguro. Díganos cuáles faltan y de qué oficina se trata.",
  },
  lienWaiver: {
    title: "Renuncia de gravamen",
    text: "Mientras el pago no esté en su cuenta, firme solo una renuncia condicional. Las dos clases están en este sitio, en renuncias de gravamen.",
  },
  supplierFound: {
    title: "Proveedores encontrados",
    text: "Encontramos proveedores que lo tienen. Abajo están con precio, existencias y entrega como nos dijeron. Confirme con ellos antes de pedir.",
  },
  licenceCheck: {
    title: "Licencia revisada",
    text: "Consultamos la licencia en el registro público. Abajo está lo que dice y el día en que lo vimos.",
  },
  invoiceSent: {
    title: "Factura corregida",
    text: "Su factura está corregida y se encuentra en sus pedidos. La anterior ya no es válida.",
  },
  tryAgain: {
    title: "Intente de nuevo",
    text: "Lo arreglamos. Cargue la página de nuevo, intente otra vez y díganos si todavía falla.",
  },
  solved: {
    title: "Resuelta",
    text: "Está hecho. Si falta algo, abra la solicitud de nuevo en un plazo de 14 días.",
  },
} satisfies Translation<typeof en>;
