import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./careers.en.ts";

export default {
  linkedinContractors: {
    title: "Perfiles profesionales",
    description:
      "Gente de los oficios por lo que hizo y por cuánto tiempo, sus habilidades y credenciales, y para qué está disponible. Cada quien escribe su perfil, y nadie paga por un lugar.",
    keywords:
      "carrera, perfil, currículum, CV, contratar, trabajador, carpintero, electricista, habilidades, credencial, certificación, experiencia",
  },
  career: {
    title: "Perfil de una persona",
    description: "Una persona de los oficios: puestos, experiencia, habilidades, credenciales y proyectos.",
  },
  careerImport: {
    title: "Perfil desde LinkedIn",
    description:
      "Traer su propia exportación de datos de LinkedIn a su perfil: se lee, se revisa y luego se incorpora.",
  },
  careerCv: {
    title: "Una página para imprimir",
    description: "Lo que alguien del oficio hizo y sabe, en una página para imprimir.",
  },
  careerForm: { title: "Mi perfil del oficio", description: "Escribir, cambiar u ocultar su propio perfil." },
} satisfies Translation<typeof en>;
