import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./construction-lingo.en.ts";

export default {
  constructionLingo: {
    title: "Vocabulario de obra",
    description:
      "Las palabras del oficio en inglés, español y hebreo: significados, nombres regionales, cómo las dice la cuadrilla y tarjetas para aprenderlas.",
    keywords:
      "glosario, diccionario, vocabulario, palabras, términos, jerga, traducir, traducción, inglés, hebreo, qué significa, pronunciación",
  },
  term: {
    title: "Término del glosario",
    description: "Qué significa una palabra del oficio y cómo se llama en otros lugares.",
  },
  lingoCards: {
    title: "Tarjetas de palabras",
    description:
      "Tarjetas con las palabras del oficio en tres idiomas, que vuelven justo antes de olvidarse.",
    keywords: "tarjetas, aprender, practicar, vocabulario, inglés, hebreo, español, repaso, memoria",
  },
  lingoQuiz: {
    title: "Prueba de palabras",
    description: "Diez palabras del oficio en otro idioma; las que falle vuelven en sus tarjetas.",
    keywords: "prueba, examen, palabras, vocabulario, puntaje, inglés, hebreo, español, practicar",
  },
  suggestedTerms: {
    title: "Palabras sugeridas",
    description: "Palabras que los lectores extrañan en el glosario, para aceptarlas o rechazarlas.",
  },
} satisfies Translation<typeof en>;
