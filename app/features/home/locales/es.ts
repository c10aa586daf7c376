import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./en.ts";

export default {
  hero: {
    title: "La base digital de la construcción moderna",
    lead: "Damos más fuerza a quienes construyen, con herramientas de inteligencia artificial, contactos en el gremio y soluciones innovadoras.",
    ask: "Hágale una pregunta a Joe",
    shop: "Abrir la tienda",
    caption: "Cercha de techo, dibujo ilustrativo",
    span: "24'-0\"",
    rise: "8'-0\"",
  },
  index: {
    title: "Índice de planos",
    lead: "Lo que ya está en pie. Los planos nuevos se suman a esta lista conforme se terminan.",
    number: "Plano",
    name: "Título",
    purpose: "Para qué sirve",
  },
  principles: {
    title: "Cómo construimos",
    cite: {
      title: "Con cita, o nada",
      text: "La respuesta indica su sección y su edición, o Joe dice que no sabe.",
    },
    anywhere: {
      title: "Cualquier teléfono, cualquier señal",
      text: "Cada página se lee y se envía sin scripts, con guantes puestos y con dos rayitas de señal.",
    },
    languages: {
      title: "Tres idiomas",
      text: "Inglés, español y hebreo, escritos por su sentido y con las palabras del oficio.",
    },
  },
} satisfies Translation<typeof en>;
