export default {
  greeting: "Hola, soy Joe. Pregúnteme sobre construcción, códigos, materiales o seguridad.",
  sources: "Fuentes: {{sources}}. Verifique con la autoridad local.",
  busy: "Va muy rápido. Deme un minuto y vuelva a preguntar.",
  failed: "Ahora mismo no puedo consultar mis notas. Vuelva a preguntar en un momento.",
  long: "Es demasiado largo para mí. Pregunte con menos palabras, por favor.",
};
