import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./lingo-suggest.en.ts";

export default {
  titleTerm: "Sugerir una palabra",
  titleName: "Sugerir otro nombre",
  textTerm:
    "Escríbala como la dice su cuadrilla. Alguien lee cada sugerencia antes de ponerla en el glosario.",
  textName:
    "¿Cómo se llama donde usted trabaja? Alguien lee cada sugerencia antes de ponerla en el glosario.",
  of: "Otro nombre de",
  fields: {
    name: "La palabra",
    region: "Dónde se dice",
    meaning: "Qué significa",
    meaningHint: "Con sus palabras, en cualquiera de los tres idiomas",
    note: "Algo que convenga saber",
    trade: "Oficio",
  },
  choose: "Elija",
  send: "Enviar",
  cancel: "Volver al glosario",
  known: "Esto ya está en el glosario",
  knownText: "Véalo primero. Si donde usted trabaja significa otra cosa, sugiéralo ahí como otro nombre.",
  yours: "Lo que ha sugerido",
  status: { pending: "En espera", accepted: "En el glosario", declined: "No se tomó" },
  errors: {
    summary: "Hay un problema",
    form: "El formulario llegó incompleto. Envíelo otra vez.",
    name: "Escriba la palabra",
    nameLong: "Es demasiado largo para una palabra: {{most}} caracteres como máximo",
    meaning: "Diga qué significa",
    meaningLong: "Es demasiado largo: {{most}} caracteres como máximo",
    region: "Elija dónde se dice",
    trade: "Elija un oficio",
    full: "{{most}} de sus sugerencias esperan lectura. Envíe más cuando se haya decidido alguna.",
  },
  toasts: { lingoSuggested: "Gracias. Alguien la leerá." },
} satisfies Translation<typeof en>;
