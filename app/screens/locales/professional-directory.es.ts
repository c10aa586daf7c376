import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./professional-directory.en.ts";

export default {
  professionalDirectory: {
    title: "Directorio profesional",
    description:
      "Empresas de cada oficio por sus datos: licencias y seguro con el día en que se vieron, reseñas solo de trabajos reales, idiomas en obra y la fórmula del orden a la vista. Nadie paga por un lugar.",
    keywords:
      "contratista, subcontratista, oficio, licencia, seguro, reseñas, buscar empresa, cerca, emergencia, idiomas en obra",
  },
  pro: {
    title: "Empresa",
    description: "Una empresa con sus oficios, licencias, seguro, reseñas y cómo contactarla.",
  },
  proForm: {
    title: "Página de una empresa del oficio",
    description: "Escribir o cambiar la página de una empresa.",
  },
  proCompare: {
    title: "Empresas lado a lado",
    description: "Hasta cuatro empresas con los mismos datos en una tabla.",
  },
  reviewReports: {
    title: "Reseñas denunciadas",
    description: "Reseñas que alguien denunció, y lo que se decidió.",
  },
} satisfies Translation<typeof en>;
