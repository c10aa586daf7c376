import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./assistant.en.ts";

const es: Translation<typeof en> = {
  hub: {
    title: "Pregúntele a Joe",
    description: "Joe el Constructor responde sobre códigos, materiales y seguridad, con sección y edición.",
    keywords:
      "calculadora, calculadoras, IA, inteligencia artificial, asistente, chat, preguntar, pregunta, respuesta, ayuda, código, normas, reglamento, IRC, NEC, ADA, OSHA, zapata, cimentación, cimiento, viga, vigueta, claro, escalera, ventana de escape, rampa, electricidad, plomería, aire acondicionado, madera, concreto, hormigón, pie tablar, seguridad, inspector",
  },
  voice: {
    title: "Asistente de voz",
    description: "Pregúntele a Joe con sus propias palabras; responde con sección y edición.",
    keywords: "voz, hablar, micrófono, manos libres, preguntar, pregunta, respuesta, Joe, asistente",
  },
  search: {
    title: "Buscar",
    description: "Nuestros códigos, charlas y páginas, y la web al lado.",
    keywords:
      "encontrar, consultar, averiguar, web, internet, noticias, actual, reciente, precios, precio de la madera, cambios al código, normas nuevas, fuentes, resultados",
  },
  blueprint: {
    title: "Analizador de planos",
    description:
      "Lee las cotas y notas de un plano, las compara con el código residencial y mide sobre la imagen.",
    keywords:
      "plano, planos, planta, dibujo, escaneo, foto, cotas, medidas, cuantificación, take-off, cómputo, metrado, medir, escala, área, superficie, cantidades, revisión de planos, recámara, egreso, escaleras, altura de techo",
  },
  questions: {
    title: "Cola de aprendizaje",
    description: "Lo que Joe no supo contestar, para que lo contesten los administradores.",
    keywords:
      "cola de aprendizaje, sin respuesta, preguntas, administrador, descartar, unir, duplicadas, base de conocimiento",
  },
};

export default es;
