import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./search.en.ts";

export default {
  lead: "Nuestros códigos, charlas y páginas, y la web al lado.",
  titleOf: "«\u2068{{q}}\u2069» – Búsqueda",
  label: "¿Qué busca?",
  hint: "Una pregunta, una sección del código o el nombre de un plano",
  submit: "Buscar",
  suggestions: "Pruebe con una de estas",
  suggested: {
    irc: "últimos cambios al código IRC 2024",
    lumber: "tendencia actual del precio de la madera",
    osha: "nuevos requisitos de seguridad de OSHA",
  },
  long: "Una búsqueda admite como máximo {{max}} caracteres; la suya tiene {{length}}, así que no se buscó nada. Los primeros {{max}} están en la casilla: acórtelos y busque de nuevo.",
  newTab: "se abre en otra pestaña",
  web: {
    title: "De la web",
    pending: "Buscando en la web…",
    done: "La respuesta está completa.",
    partial: "Esta respuesta se corta antes del final",
    partialText:
      "El resto no llegó del proveedor y podía contener una excepción u otro límite. Busque de nuevo o abra las fuentes.",
    note: "Redactada el {{date}} por un proveedor de búsqueda a partir de páginas ajenas. Abra las fuentes y verifique con la autoridad local antes de construir.",
    stale: "Ahora no se puede consultar al proveedor. Esta es su respuesta del {{date}}.",
    sources: "Fuentes",
    noSources: "El proveedor no nombró ninguna fuente que se pueda abrir. No confíe en esta respuesta.",
  },
  canned: {
    title: "Aquí no está configurada la búsqueda en tiempo real",
    text: "Necesita la clave de un proveedor de búsqueda y esta instalación no la tiene, así que no se consultó a nadie. Con ella, aquí aparece una respuesta tomada de páginas actuales, con sus fuentes. Lo que Groundwork ya sabe aparece de todos modos en la lista.",
  },
  budget: {
    title: "Hoy no hay más respuestas de la web",
    own: "Ya recibió todas las respuestas de la web que le tocan a un visitante por día. Lo que Groundwork ya sabe aparece de todos modos en la lista.",
    network:
      "La red desde la que se conecta ya recibió todas las respuestas de la web que le tocan a una red por día. Lo que Groundwork ya sabe aparece de todos modos en la lista.",
    all: "Las respuestas de la web de este día se agotaron. Lo que Groundwork ya sabe aparece de todos modos en la lista.",
  },
  failed: {
    title: "No se pudo buscar en la web",
    causes: "Causas posibles:",
    cause: {
      key: "El proveedor no acepta la clave de API de esta instalación.",
      network: "Falló la red entre nosotros y el proveedor.",
      service: "El servicio del proveedor no está disponible.",
    },
    instead: "Mientras tanto, consulte aquí:",
    place: {
      codes: "El consejo de códigos: codes.iccsafe.org",
      safety: "La agencia de seguridad: osha.gov",
      department: "El departamento de construcción de su localidad",
    },
  },
  own: {
    title: "De Groundwork",
    found_one: "{{count}} resultado para «\u2068{{q}}\u2069»",
    found_many: "{{count}} de resultados para «\u2068{{q}}\u2069»",
    found_other: "{{count}} resultados para «\u2068{{q}}\u2069»",
    respelled: "No tenemos nada propio para «\u2068{{q}}\u2069»; quizá tenga una falta de ortografía.",
    part_one: "Nada de lo nuestro nombra todo «\u2068{{q}}\u2069». {{count}} artículo nombra una parte.",
    part_many:
      "Nada de lo nuestro nombra todo «\u2068{{q}}\u2069». {{count}} de artículos nombran una parte.",
    part_other: "Nada de lo nuestro nombra todo «\u2068{{q}}\u2069». {{count}} artículos nombran una parte.",
    none: "No tenemos nada propio para «\u2068{{q}}\u2069»",
    ranking:
      "Ordenado por cuánto de su búsqueda nombra cada artículo; artículos y páginas se alternan, y lo que usted llama por su nombre va primero.",
  },
  kinds: {
    screen: "Página",
    code: "Código",
    talk: "Charla de seguridad",
    term: "Palabra del oficio",
    topic: "Respuesta",
  },
  reviewed: "Repasado por última vez el {{date}}",
  doubtful: "por confirmar",
  verify: "resumen nuestro: verifique con la autoridad local",
  lost: {
    title: "Quizás se llama de otra manera",
    text: "Groundwork guarda resúmenes de los códigos modelo de Estados Unidos, de las reglas de OSHA y de las normas ADA, charlas de seguridad y palabras del oficio; no tiene enmiendas locales ni precios de materiales. Pruebe con otra palabra o con un número de sección, como R310, o pregúntele a Joe.",
    ask: "Preguntar a Joe",
    all: "Todos los planos",
  },
  nearest: "Planos de nombre parecido",
  toasts: {
    searchEmpty: "Escriba qué desea buscar",
    searchFailed: "La búsqueda falló; se muestra una respuesta de respaldo",
  },
} satisfies Translation<typeof en>;
