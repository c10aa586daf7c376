export default {
  greeting: "Hola, soy Joe. Pregúntame sobre construcción, normas, materiales o seguridad.",
  sources: "Fuentes: {{sources}}. Confírmalo con la autoridad local.",
  busy: "Vas muy rápido. Dame un minuto y vuelve a preguntar.",
  failed: "Ahora mismo no puedo consultar mis notas. Vuelve a preguntar en un momento.",
  long: "Es demasiado largo para mí. Pregunta con menos palabras, por favor.",
};
