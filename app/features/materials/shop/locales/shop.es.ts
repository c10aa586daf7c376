import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shop.en.ts";

export default {
  shop: {
    title: "Tienda",
    lead: "Papeles que aguantan, capacitación, guías y un buen casco.",
    filter: "Categoría",
    all: "Todo",
    add: "Agregar al carrito",
    addOf: "Agregar al carrito: {{product}}",
    was: "Antes",
    now: "Ahora",
    off: "{{percent}}% de descuento",
    featured: "Destacado",
    left_one: "Queda {{count}}",
    left_many: "Quedan {{count}}",
    left_other: "Quedan {{count}}",
    soldOut: "Agotado",
    open: "Abrir el carrito",
  },
  categories: {
    templates: "Plantillas",
    education: "Capacitación",
    books: "Libros",
    merchandise: "Artículos de la marca",
  },
  products: {
    "contract-template-bundle": {
      name: "Paquete de plantillas de contrato",
      description:
        "Ocho contratos de construcción para adaptar, desde la reparación chica hasta la obra a precio fijo.",
    },
    "bid-proposal-pack": {
      name: "Paquete de licitación",
      description:
        "Formatos de propuesta, listas de alcance y una hoja de exclusiones para cotizaciones que se comparan parejo.",
    },
    "project-management-course": {
      name: "Curso de administración de obra",
      description:
        "Programa, presupuesto, bitácora diaria y órdenes de cambio, enseñados con una sola casa, del permiso a la lista de pendientes.",
    },
    "legal-protection-guide": {
      name: "Guía de protección legal",
      description:
        "Derechos de gravamen (lien), avisos, renuncias y disputas en palabras sencillas, y qué preguntarle a su abogado.",
    },
    "insurance-guide": {
      name: "Guía de seguros",
      description:
        "Responsabilidad civil general, compensación para trabajadores y seguro de obra (builder's risk): qué paga cada uno y qué deja fuera.",
    },
    "branded-hard-hat": {
      name: "Casco con logotipo",
      description: "Casco de ala completa con suspensión de matraca y nuestra marca al frente.",
    },
  },
  product: {
    trail: "Dónde está",
    parcel: "Llega en un paquete",
    parcelText:
      "Se envía dentro de los Estados Unidos sin costo de envío. Se puede devolver dentro de 30 días.",
    files: "Se abre enseguida",
    filesText:
      "Los documentos, cursos y guías se abren en su biblioteca en cuanto el pedido esté pagado, para leer, rellenar y descargar. De cada uno hay una parte de lectura libre.",
    inside: "Ver qué contiene",
  },
  cart: {
    title: "Carrito",
    empty: "Su carrito está vacío",
    emptyText:
      "Elija una plantilla o una guía; lo espera aquí, también cuando después entre a su cuenta en otro dispositivo.",
    toShop: "Ir a la tienda",
    product: "Producto",
    price: "Precio por unidad",
    quantity: "Cantidad",
    quantityOf: "Cantidad de {{product}}",
    update: "Actualizar",
    updateOf: "Actualizar la cantidad de {{product}}",
    remove: "Quitar",
    removeOf: "Quitar {{product}}",
    line: "Total del renglón",
    checkout: "Finalizar la compra",
    before: "Costaba {{before}} cuando lo puso en el carrito. Al finalizar la compra se le pedirá confirmar.",
    short_one: "Solo queda {{count}}.",
    short_many: "Solo quedan {{count}}.",
    short_other: "Solo quedan {{count}}.",
    nextText:
      "Mande la lista por correo a quien compra en su empresa o imprímala. El carrito se la guarda aquí.",
    mail: "Mandar esta lista por correo",
    print: "Imprimir esta lista",
    mailSubject: "Lista de compra",
    clear: "Vaciar el carrito",
    items_one: "{{count}} artículo",
    items_many: "{{count}} de artículos",
    items_other: "{{count}} artículos",
    total: "Total",
    taxNote: "En dólares de EE. UU., antes de impuestos. El envío no cuesta.",
    guest:
      "No ha entrado a su cuenta. El carrito es de este navegador y pasa a su cuenta cuando usted entre.",
  },
  errors: {
    summary: "Hay un problema",
    quantity: "Escriba un número entero hasta {{max}}; con 0 se quita el producto",
    product: "Ese producto no está en la tienda; no se agregó nada",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
  },
  toasts: {
    addedToCart: "Agregado al carrito: {{product}}",
    cartFull: "El carrito admite hasta {{max}} unidades de un producto.",
    productUnknown: "Ese producto no está en la tienda; no se agregó nada.",
    cartUpdated: "Cantidad actualizada.",
    removedFromCart: "Quitado del carrito: {{product}}",
    cartCleared: "Su carrito quedó vacío.",
  },
} satisfies Translation<typeof en>;
