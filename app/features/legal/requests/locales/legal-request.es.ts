import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-request.en.ts";

export default {
  lead: "Pida aquí algo al operador. Recibe un correo ahora y en cada paso, y una respuesta en un plazo de {{days}} días.",
  kindLabel: "Qué pide",
  tabs: { access: "Ver datos", deletion: "Borrar", takedown: "Retirar", patents: "Patentes" },
  kinds: {
    access: "Ver mis datos",
    deletion: "Borrar mis datos",
    takedown: "Retirar algo",
    patents: "Preguntar por las patentes",
  },
  about: {
    access:
      "Para toda persona de la que aquí se pueda guardar algo. Diga qué quiere ver y cómo usó este sitio. El operador puede pedirle que demuestre quién es.",
    deletion:
      "Para toda persona de la que aquí se pueda guardar algo. Diga qué se debe borrar y cómo usó este sitio. El operador puede pedirle que demuestre quién es.",
    takedown:
      "Para quien tenga los derechos de algo que aparece aquí sin permiso, o actúe por quien los tiene. Diga de qué obra se trata, qué derecho tiene sobre ella y qué pide: que se quite, que se corrija o que se dé crédito.",
    patents:
      "Para abogados, inversionistas y quien quiera una licencia: pregunte por el portafolio, una presentación o sus documentos. Esto no es asesoría, y nada es confidencial antes de que alguien le conteste: no escriba aquí ningún invento propio.",
  },
  self: "Si tiene cuenta, puede hacerlo usted mismo, de inmediato:",
  selfLink: "Sus datos",
  fields: {
    name: "Su nombre",
    email: "Su dirección de correo",
    emailHint: "Ahí llega la respuesta.",
    place: "Dónde está",
    placeHint: "La dirección de la página y el lugar en ella.",
    whom: "Por quién pregunta y por qué patentes",
    whomHint: "La empresa o persona, y los números o nombres como están en la lista.",
    text: {
      access: "Qué quiere ver",
      deletion: "Qué se debe borrar",
      takedown: "De qué obra se trata y qué pide",
      patents: "Qué quiere saber o recibir",
    },
    faith:
      "Creo de buena fe que ni el titular de los derechos, ni la ley, ni quien actúe por ellos permite este uso.",
    truth:
      "Lo que digo es cierto, y tengo los derechos o puedo actuar por quien los tiene. Mi nombre de arriba es mi firma.",
    confidence:
      "Lo que reciba más allá de este sitio lo mantengo confidencial, lo uso solo para esta consulta y no se lo doy a nadie sin permiso por escrito. Mi nombre de arriba es mi firma.",
  },
  submit: "Enviar la solicitud",
  mine: {
    title: "Sus solicitudes",
    filed: "Presentada el {{date}}",
    due: "vence el {{date}}",
    left_one: "queda {{count}} día",
    left_many: "quedan {{count}} de días",
    left_other: "quedan {{count}} días",
    last: "vence hoy",
    late: "atrasada",
    closed: "cerrada el {{date}}",
    answer: "Respuesta",
  },
  states: { received: "Recibida", checking: "En revisión", done: "Hecha", refused: "Rechazada" },
  errors: {
    summary: "La solicitud no se envió",
    form: "El formulario estaba incompleto. Envíelo de nuevo.",
    name: "Escriba su nombre",
    nameLong: "80 caracteres como máximo",
    email: "Escriba una dirección como nombre@example.com",
    text: "Diga de qué se trata",
    textLong: "4,000 caracteres como máximo",
    place: "Diga dónde está",
    placeLong: "300 caracteres como máximo",
    faith: "Marque esta casilla; sin ella el operador no puede actuar",
    truth: "Marque esta casilla; sin ella el operador no puede actuar",
    whom: "Diga por quién pregunta y por qué patentes",
    confidence: "Marque esta casilla; sin ella no se le puede enviar nada",
  },
  mail: {
    received: {
      subject: "Recibimos su solicitud: {{kind}}",
      text: "Su solicitud al operador de Groundwork fue recibida: {{kind}}.\n\nDebe contestarse a más tardar el {{date}}. En el navegador con el que la presentó, o con su cuenta, puede ver cómo va:\n{{link}}\n\nSi usted no la presentó, ignore este correo.",
    },
    moved: {
      subject: "Su solicitud, {{kind}}: {{state}}",
      text: "Su solicitud al operador de Groundwork, {{kind}}, avanzó: {{state}}.\n\n{{link}}",
    },
    answered: {
      text: "Su solicitud al operador de Groundwork, {{kind}}, avanzó: {{state}}.\n\nEl operador dice:\n{{answer}}\n\n{{link}}",
    },
  },
  toasts: { requestFiled: "Su solicitud se envió. Le mandamos un correo con la fecha límite." },
} satisfies Translation<typeof en>;
