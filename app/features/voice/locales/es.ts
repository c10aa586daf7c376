import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./en.ts";

export default {
  title: "Asistente de voz",
  lead: "Pregúntele a Joe con sus propias palabras. Responde con sección y edición, o dice que no lo sabe.",
  label: "Su pregunta para Joe",
  hint: "Por ejemplo: ¿Qué ancho debe tener una escalera?",
  ask: "Preguntar a Joe",
  thinking: "Joe está pensando…",
  asked: "Usted preguntó",
  answer: "La respuesta de Joe",
  complexity: "Pregunta: {{complexity}}",
  complexities: { simple: "Sencilla", medium: "Intermedia", complex: "Compleja", expert: "De experto" },
  phrased: "Redactado por un modelo de lenguaje a partir de las fuentes de abajo",
  sources: "Fuentes",
  verify:
    "Las ediciones y las enmiendas locales varían: verifique con la autoridad local antes de construir.",
  typed: "O escriba su pregunta",
  setup: {
    title: "Configuración de Joe con voz mejorada",
    key: "Clave del proveedor de voz",
    keyHint:
      "Su propia clave de ElevenLabs. Se guarda en memoria solo durante esta conversación y no se escribe en ningún lado.",
    keyHeld: "No hace falta: este sitio tiene su propia clave.",
    voice: "Voz",
    voices: {
      will: "Will - Profesional",
      brian: "Brian - Amigable",
      daniel: "Daniel - Con autoridad",
      eric: "Eric - Tranquilo",
      chris: "Chris - Enérgico",
      liam: "Liam - Cálido",
    },
    start: "Iniciar la conversación",
    practice: "Practicar sin clave",
    practiceHint:
      "En la práctica, Joe responde con sus apuntes. Su navegador escucha y lee las respuestas en voz alta cuando puede, y algunos navegadores envían lo que oyen a su fabricante. Puede escribir en cualquier momento.",
    needsScripts: "Para hablar se necesitan scripts, y este navegador no los ejecuta",
    typeInstead: "Escriba su pregunta: Joe la responde con los mismos apuntes.",
    chosen: "Su elección se conserva",
    chosenText: "Presione el botón otra vez para empezar. La clave nunca se conserva; escríbala de nuevo.",
    opening: "Abriendo la línea…",
    unloaded: "No se pudo cargar la conversación. Revise su conexión y presione iniciar de nuevo.",
    errors: {
      "missing-key": "Primero escriba la clave de su proveedor de voz",
      "malformed-key":
        "Una clave tiene letras, números y signos, sin espacios, y 200 como máximo. Cópiela de nuevo.",
      "unknown-voice": "Elija una de las seis voces.",
      "unknown-language": "Elija inglés, español o hebreo como idioma de la página.",
      "unknown-mode": "Presione uno de los dos botones.",
      malformed: "Este formulario llegó incompleto. Envíelo de nuevo.",
      unavailable: "El servicio de voz no responde. Intente de nuevo en un momento o escriba su pregunta.",
    },
  },
  kept: {
    title: "Conversaciones que guardó",
    lines_one: "{{count}} línea",
    lines_many: "{{count}} de líneas",
    lines_other: "{{count}} líneas",
    nothingSaid: "No se preguntó nada",
    download: "Descargar como texto",
    delete: "Eliminar",
    deleteLabel: "Eliminar la conversación: {{about}}",
    file: "conversacion-con-joe.txt",
  },
  failures: {
    failed: "No se pudo obtener la respuesta de Joe",
    noResponse: "Joe no envió ninguna respuesta",
  },
  errors: {
    summary: "Hay un problema",
    blank: "Escriba una pregunta para Joe",
    long: "Una pregunta puede tener 4,000 caracteres como máximo. Acórtela y envíela de nuevo; su texto se conserva.",
    busy: "Fueron muchas preguntas a la vez. Espere un minuto y envíela de nuevo; su texto se conserva.",
    form: "Este formulario llegó incompleto. Envíelo de nuevo.",
    kept: "Su pregunta se conserva abajo. Envíela de nuevo en un momento.",
  },
} satisfies Translation<typeof en>;
