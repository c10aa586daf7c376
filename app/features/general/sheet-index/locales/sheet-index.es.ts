import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./sheet-index.en.ts";

export default {
  lead: {
    services: "Todos los planos del juego, por especialidad. Los nuevos se suman conforme se terminan.",
    tools: "Los planos donde usted calcula o resuelve algo. Los nuevos se suman conforme se terminan.",
  },
  areas: {
    general: "General",
    account: "Cuenta",
    assistant: "Asistente e IA",
    projects: "Obras",
    safety: "Seguridad",
    equipment: "Equipo y maquinaria",
    materials: "Materiales y tienda",
    business: "Negocio",
    network: "Contactos",
    university: "Universidad",
    tools: "Cálculos y consultas",
    patents: "Patentes",
    legal: "Legal",
  },
  jump: "Áreas",
  search: {
    label: "Buscar en los planos",
    hint: "Una palabra o un número de plano, como contrato o A-101",
    submit: "Buscar",
    clear: "Ver toda la lista",
    cut: "Su búsqueda pasaba de {{max}} caracteres. Leímos los primeros {{max}}.",
    all_one: "{{count}} plano",
    all_many: "{{count}} de planos",
    all_other: "{{count}} planos",
    found_one: "{{count}} plano para «\u2068{{q}}\u2069»",
    found_many: "{{count}} de planos para «\u2068{{q}}\u2069»",
    found_other: "{{count}} planos para «\u2068{{q}}\u2069»",
    none: "Ningún plano para «\u2068{{q}}\u2069»",
  },
  results: "Lo encontrado",
  nearest: "Los planos más parecidos",
  lost: {
    title: "Quizá se llama de otra manera",
    text: "Pruebe con otra palabra, revise la lista de abajo o pregúntele a Joe.",
  },
  askJoe: "Preguntarle a Joe",
  inServices: "Buscar en todos los servicios",
} satisfies Translation<typeof en>;
