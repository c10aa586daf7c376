import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./builders-lounge.en.ts";

export default {
  lead: "Para después del trabajo. Diga lo que piensa; nadie ve quién votó por qué.",
  polls: {
    title: "Encuestas",
    closes: "Abierta hasta {{when}}",
    closed: "Se cerró: {{when}}",
    total_one: "{{count}} voto",
    total_many: "{{count}} de votos",
    total_other: "{{count}} votos",
    press: "Pulse lo que elige. Después verá cómo votaron los demás.",
    change: "Hasta que se cierre puede pulsar otra opción.",
    chart: "Los votos en barras",
    table: "Votos por opción",
    option: "Opción",
    votes: "Votos",
    share: "Parte",
    mine: "su voto",
    sampleTitle: "Muestra",
    sample:
      "Aquí todavía no se ha preguntado nada. Estas encuestas y sus votos son inventados, y nadie vota en ellas.",
  },
  samples: {
    coffee: {
      question: "¿Cómo toma el primer café del día?",
      a: "Negro",
      b: "Con leche",
      c: "Frío",
      d: "Té, gracias",
    },
    level: {
      question: "¿Qué nivel sube primero a la camioneta?",
      a: "El nivel largo",
      b: "El láser",
      c: "El nivel torpedo",
    },
    lunch: {
      question: "¿Dónde come a mediodía?",
      a: "En la camioneta",
      b: "En la compuerta trasera",
      c: "Fuera de la obra",
    },
    start: {
      question: "¿A qué hora debería empezar el día en verano?",
      a: "A las cinco",
      b: "A las seis",
      c: "A las siete",
    },
  },
  admin: { lead: "Lo que se pregunta a todos los que pasan por la sala.", back: "Ver la sala" },
  ask: {
    title: "Preguntar algo",
    question: "Pregunta",
    options: "Opciones, una en cada línea",
    optionsHint: "De dos a seis, cada una de {{most}} caracteres como máximo.",
    closesOn: "Último día",
    closesOnHint:
      "Se cierra al final de este día según su reloj, dentro de {{days}} días como máximo. Lo preguntado no se puede cambiar.",
    do: "Preguntar",
  },
  errors: {
    summary: "Falta algo",
    form: "Este formulario no está completo. Vuelva a cargar la página.",
    long: "Es demasiado largo.",
    choice: "Pulse una de las opciones.",
    "no-option": "Esta encuesta no tiene esa opción. Pulse una de las que tiene.",
    gone: "Esta encuesta ya no existe.",
    closed: "Esta encuesta se cerró. Su resultado está abajo.",
    question: "Escriba la pregunta.",
    options: "Escriba de dos a seis opciones, cada una en su línea.",
    option: "Acorte cada opción: va sobre una barra.",
    same: "Dos opciones son iguales.",
    day: "Elija el último día.",
    past: "Ese día ya pasó. Elija hoy o uno posterior.",
    far: "Elija un día más cercano.",
    changed:
      "Este formulario ya se envió con otra pregunta. Vuelva a cargar la página para hacer una segunda.",
  },
  toasts: { loungeVoted: "Su voto cuenta", loungeAsked: "Ya se pregunta a todos" },
} satisfies Translation<typeof en>;
