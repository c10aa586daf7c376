import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./suppliers.en.ts";

export default {
  nobody: "Sin proveedor",
  age_one: "{{date}}, de hace {{count}} día",
  age_many: "{{date}}, de hace {{count}} de días",
  age_other: "{{date}}, de hace {{count}} días",
  old: "más de 180 días",
  lowest: "el más bajo",
  more: "{{more}} sobre el más bajo",
  take: "Tomar estos precios",
  takeLowest: "Tomar estos precios: el más bajo de cada renglón",
  takeOf: "Tomar estos precios: {{supplier}}",
  takeChosen: "Tomar los precios elegidos",
  items: {
    title: "Proveedores, artículo por artículo",
    text: "Precios propios del mismo código y la misma unidad, primero el más bajo. Dé a lo mismo el mismo código en la lista de cada proveedor, o la misma descripción donde no haya códigos.",
    count_one: "{{count}} artículo con precio",
    count_many: "{{count}} de artículos con precio",
    count_other: "{{count}} artículos con precio",
    one: "Para comparar hacen falta los precios de dos proveedores.",
    missing: "Sin precio en esta unidad:",
    first: "Se muestran los primeros {{count}}. Busque los demás.",
  },
  whole: {
    title: "El presupuesto completo",
    text: "Todo el material antes del impuesto y de lo que se agrega. Lo que un proveedor no tiene queda al precio de ahora.",
    now: "Como está ahora",
    lowest: "Cada renglón a su precio más bajo",
    best: "El más bajo de un solo proveedor que tiene todo: {{supplier}}, {{sum}}",
    noBest_one:
      "Ningún proveedor tiene todo. El que más se acerca es {{supplier}}: le falta {{count}} renglón.",
    noBest_many:
      "Ningún proveedor tiene todo. El que más se acerca es {{supplier}}: le faltan {{count}} de renglones.",
    noBest_other:
      "Ningún proveedor tiene todo. El que más se acerca es {{supplier}}: le faltan {{count}} renglones.",
    priced: "tiene {{priced}} de {{count}}",
    oldest_one: "el precio más viejo es de hace {{count}} día",
    oldest_many: "el precio más viejo es de hace {{count}} de días",
    oldest_other: "el precio más viejo es de hace {{count}} días",
    old_one: "{{count}} de más de 180 días",
    old_many: "{{count}} de más de 180 días",
    old_other: "{{count}} de más de 180 días",
    missing: "Faltan:",
    others_one: "y {{count}} más",
    others_many: "y {{count}} más",
    others_other: "y {{count}} más",
  },
  lines: {
    title: "Renglón por renglón",
    now: "Ahora {{sum}}: {{supplier}}",
    ofNone: "precio de ningún proveedor",
    choose: "Tomar el precio de",
    chooseFor: "Tomar el precio de, para {{text}}",
    keep: "Dejar como está",
    first: "Se muestran los primeros {{count}} renglones. Los botones de arriba toman todos.",
    otherUnit: "No se compara, otra unidad:",
    byUnit: "{{supplier}} ({{unit}})",
    noUnit: "sin unidad",
  },
  without: {
    title: "Sin precio de proveedor",
    text: "Estos renglones quedan como están en todas las sumas de arriba.",
    locked: "el precio está fijo",
  },
  none: {
    title: "Todavía no hay qué comparar",
    text: "El libro de precios no tiene precios propios. Lea en él las listas de sus proveedores y compárelas aquí.",
    other:
      "Ningún precio propio tiene el código y la unidad de un renglón de este presupuesto. Dé a sus precios los códigos de los artículos.",
    book: "Libro de precios",
  },
} satisfies Translation<typeof en>;
