import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./hub.en.ts";

export default {
  tabs: "Salas del centro de IA",
  services: "Qué hay en el centro",
  status: { premium: "Premium", active: "Activo", available: "Disponible" },
  statusNote:
    "Premium: esta instalación tiene conectado un proveedor externo. Activo: funciona aquí por sí solo. Disponible: está previsto y aquí todavía no está abierto.",
  open: "Abrir: {{name}}",
  notYet: {
    title: "Esta sala todavía no está abierta",
    text: "Se suma al centro en cuanto funcione. Mientras tanto, pregunte en el chat o busque.",
  },
  voice: {
    name: "Voz",
    description: "Pregunte en voz alta cuando tiene las manos ocupadas.",
    capabilities: { first: "Preguntas habladas", second: "Seis voces", third: "También preguntas escritas" },
  },
  vision: {
    name: "Visión",
    description: "Muestre un plano para que se lea.",
    capabilities: {
      first: "Medidas y cuartos",
      second: "Revisión contra el código",
      third: "Un informe para guardar",
    },
  },
  search: {
    name: "Búsqueda",
    description: "Nuestros códigos y charlas, y la web al lado.",
    capabilities: {
      first: "Base de conocimiento con secciones y ediciones",
      second: "Cada plano por nombre o número",
      third: "Respuestas de la web con fuentes numeradas, donde hay un proveedor conectado",
    },
  },
  chat: {
    name: "Chat",
    description: "Pregúntele a Joe por escrito; nombra su fuente o dice que no la tiene.",
    capabilities: {
      first: "Códigos y materiales",
      second: "Seguridad en la obra",
      third: "Funciona sin cuenta",
    },
  },
} satisfies Translation<typeof en>;
