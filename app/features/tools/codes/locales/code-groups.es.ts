import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./code-groups.en.ts";

export default {
  title: "Grupo {{group}}",
  note: "Un piso, sin escala: A una salida, B el recorrido hasta ella, C su puerta.",
  verify:
    "Según el IBC 2021. Las condiciones propias del edificio y las enmiendas de donde usted construye pueden cambiar cada cifra.",
  calculator: "Calcular los ocupantes y el ancho de las salidas",
  feet: "{{amount}} pies",
  squareFeet: "{{amount}} pies²",
  people_one: "{{number}} persona",
  people_many: "{{number}} de personas",
  people_other: "{{number}} personas",
  area: {
    label: "Piso por persona",
    byFunction: "Depende del uso de cada local: lea la tabla en 1004.5.",
    wrong: "Esto no es un área de piso. Escríbala como 2,400 pies² o 220 m², hasta 1,000,000 de pies².",
  },
  load: { label: "Personas en {{area}}" },
  exits: {
    label: "Salidas",
    least_one: "Al menos {{number}} salida",
    least_many: "Al menos {{number}} de salidas",
    least_other: "Al menos {{number}} salidas",
    one: "Una basta para 49 personas como máximo, si el recorrido común es corto; si no, dos.",
    oneByTable:
      "Dos, salvo que la tabla de 1006.2 permita una; sus cifras para este grupo no están registradas aquí.",
    more: "Tres desde 501 personas, cuatro por encima de 1,000.",
  },
  travel: {
    label: "Recorrido más largo hasta una salida",
    without: "Sin rociadores: {{length}}",
    sprinklered: "Con rociadores: {{length}}",
    noneWithout: "No se permite sin rociadores.",
  },
  doors: {
    label: "Puertas de salida",
    size: "Al menos 32 pulg de ancho libre y 80 pulg de alto.",
    outward: "Abren hacia afuera.",
    outwardFrom50: "Abren hacia afuera donde las usan 50 personas o más.",
    panicFrom50: "Barra antipánico desde 50 personas.",
    panic: "Siempre con barra antipánico.",
  },
  corridor: {
    label: "Pasillos",
    width: "Al menos 44 pulg de ancho, o 36 pulg para menos de 50 personas.",
    school: "72 pulg desde 100 personas.",
    deadEnd: "Un fondo sin salida mide 20 pies como máximo.",
    deadEndMore:
      "Un fondo sin salida mide 20 pies como máximo; en este grupo 50 pies con rociadores, hasta donde 1020.5 lo permite.",
  },
  sprinklers: {
    label: "Rociadores",
    assembly: "Dependen del tipo de reunión: A-2, por ejemplo, con más de 5,000 pies² o desde 100 personas.",
    mercantile: "Con más de 12,000 pies².",
    residential: "Obligatorios.",
    other: "Dependen del área, la altura y el uso: lea 903.2.",
  },
} satisfies Translation<typeof en>;
