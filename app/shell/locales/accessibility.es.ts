import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./accessibility.en.ts";

export default {
  label: "Lectura y escucha",
  reading: {
    starting: "Preparando la lectura…",
    reading: "Leyendo esta página.",
    paused: "Lectura en pausa.",
    done: "La página se leyó completa.",
    unsupported:
      "Este navegador no puede leer en voz alta. El lector de pantalla de su equipo sí puede leer esta página.",
    noVoice:
      "Este equipo no tiene una voz para el idioma de la página. Agréguela en los ajustes de voz del equipo e intente de nuevo.",
    empty: "No hay nada que leer en esta página.",
    failed: "La voz se detuvo. Intente de nuevo o use el lector de pantalla de su equipo.",
    pause: "Pausar",
    resume: "Continuar",
    stop: "Detener la lectura",
  },
  voice: {
    starting: "Esperando el micrófono…",
    listening: "Escuchando. Diga un comando.",
    denied:
      "El micrófono no está permitido aquí. Permítalo en los ajustes del sitio en el navegador, o use el menú y los atajos de teclado.",
    unsupported: "Este navegador no puede escuchar. Use el menú y los atajos de teclado.",
    noMicrophone: "No se encontró ningún micrófono. Conecte uno, o use el menú y los atajos de teclado.",
    failed:
      "El servicio de voz del navegador no responde. Intente más tarde, o use el menú y los atajos de teclado.",
    privacy:
      "Su navegador puede enviar lo que usted diga a su fabricante para reconocerlo. Nosotros no recibimos nada.",
    understood: "Se oyó: {{words}}",
    unknown: "Se oyó «{{words}}», que no es un comando.",
    going: "Abriendo: {{screen}}",
    sayable: "Qué puede decir",
    screen: "nombre de una pantalla",
    stop: "Dejar de escuchar",
  },
  close: "Cerrar",
  phrases: {
    go: "ir a|abrir|abra|abre|vaya a|ve a|muestre|mostrar|ir al|vaya al|ve al",
    read: "leer página|leer la página|lea la página|lee la página|leer en voz alta|leer",
    stop: "parar|pare|para|detener|deténgase|alto|silencio|dejar de leer|dejar de escuchar",
    down: "bajar|baje|baja|abajo|desplazar hacia abajo",
    up: "subir|suba|sube|arriba|desplazar hacia arriba",
    back: "atrás|volver|regresar|regrese|página anterior",
    menu: "abrir menú|abrir el menú|abra el menú|abre el menú|menú|navegar por el menú",
    fillers: "el|la|los|las|al|a|página|pantalla|por favor",
  },
} satisfies Translation<typeof en>;
