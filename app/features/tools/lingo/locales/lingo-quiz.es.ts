import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./lingo-quiz.en.ts";

const es: Translation<typeof en> = {
  lead: "Diez palabras cada vez. Elija cómo se llama cada una; las que falle van a sus tarjetas. Sin cuenta.",
  question: {
    en: "¿Cómo se llama cada una de estas cosas en inglés?",
    es: "¿Cómo se llama cada una de estas cosas en español?",
    he: "¿Cómo se llama cada una de estas cosas en hebreo?",
  },
  unknown: "No lo sé",
  submit: "Ver mi puntaje",
  shown: "Veo",
  asked: "Quiero saber",
  trade: "Oficio",
  allTrades: "Todos los oficios",
  choose: "Hacer esta prueba",
  result: {
    title: "{{right}} de {{of}} correctas",
    all: "Todas. Pruebe con otro oficio, o al revés.",
    missed: "Estas están ahora en la primera caja de sus tarjetas, para repetirlas hoy:",
    chosen: "Usted eligió",
    another: "Otras diez",
    cards: "A estas tarjetas",
  },
  none: {
    title: "No hay palabras que preguntar",
    text: "Ningún término de este oficio está escrito en los dos idiomas. Elija otro oficio u otro par.",
  },
  toCards: "Aprender con tarjetas",
  glossary: "Al glosario",
  errors: {
    summary: "Hay un problema",
    form: "Este formulario llegó incompleto. Envíelo de nuevo.",
    open: "Elija una respuesta, o que no lo sabe",
    openAt: "La pregunta {{n}} no tiene respuesta todavía",
  },
};

export default es;
