import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_HEALTH_ES: SeedTexts = {
  "osha-1926-95-d": {
    title: "Quién paga el equipo de protección",
    body: "El patrón paga el equipo de protección que piden las reglas y su reposición, salvo que el trabajador lo pierda o lo dañe a propósito. No paga calzado con puntera ni lentes graduados comunes que se permite usar fuera del trabajo, ropa diaria ni ropa común para el clima. Quien trae equipo propio y bueno tiene permitido usarlo, y nunca se le obliga a traerlo.",
  },
  "osha-1926-800-c": {
    title: "Quién está bajo tierra: registro y bocas cerradas",
    body: 'Una lista de quién baja y quién sube dice a los de arriba cuántos están bajo tierra en todo momento. Las bocas se controlan para que nadie entre sin autorización; los ductos, pasos y tramos sin uso se tapan, cercan o cierran con letreros como "Keep Out".',
  },
  "osha-1926-800-k-10": {
    title: "Motores bajo tierra",
    body: "Bajo tierra solo se permiten motores diésel en equipo móvil, de un tipo aprobado para eso o demostrado equivalente. Cada caballo de fuerza pide al menos 100 pies cúbicos de aire por minuto, además de lo que necesita la gente.",
  },
  "osha-1910-1200": {
    title: "Comunicación de peligros: qué sustancias hay en la obra",
    body: "El patrón tiene un programa escrito con la lista de sustancias peligrosas en la obra, etiquetas en los recipientes, una hoja de datos de seguridad de cada una, y enseña a los trabajadores sus peligros y cómo protegerse. La construcción lo sigue por 1926.59. Rige para lo que la gente encuentre en uso normal o en una emergencia previsible.",
  },
  "osha-1910-134-c": {
    title: "Respirador por gusto, y quién paga",
    body: "Donde no se exige respirador, el patrón tiene permitido dejar que se use si no crea peligro, y da la información del Apéndice D; salvo con mascarillas simples, ve también que la persona esté apta y lo tenga limpio. El programa tiene un administrador calificado. El respirador, la capacitación y la evaluación médica no le cuestan nada al trabajador.",
  },
};
