import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drawing-vision.en.ts";

export default {
  title: "Preguntar también a un modelo de visión",
  lead: "Un modelo externo puede mirar también la imagen y decir lo que ve. El análisis de arriba se hizo sin él y queda como está.",
  sent: {
    title: "Lo que se enviaría",
    picture:
      "La imagen como se ve aquí, reducida a {{side}} píxeles como máximo en su lado más largo, sin el nombre del archivo y sin lo que una cámara anota en él.",
    kept: "La imagen como usted la conserva, con todo lo que hay en su archivo.",
    language: "El idioma en que debe responder, que es el de esta página.",
    to: "A:",
    nothing:
      "Nada más: ni su nombre, ni su cuenta, ni lo que se leyó en el plano. Para esto no se conserva aquí ni la imagen ni la respuesta; lo que allá se haga con la imagen sigue las reglas de ese servicio.",
  },
  consent: "Esta imagen puede enviarse allá para esta respuesta",
  consentHint: "No acepte si antes habría que preguntar a otros, como al cliente o al arquitecto.",
  ask: "Preguntar al modelo de visión",
  asking: "El modelo está mirando la imagen…",
  answer: {
    title: "Lectura de un modelo; sin comprobar",
    warning: "Puede equivocarse. Verifique en el plano y con la autoridad local.",
  },
  errors: {
    title: "El modelo de visión no dio respuesta",
    consent: "Marque la casilla si la imagen puede enviarse. No se envió nada.",
    picture: "Esta imagen no se puede enviar. Tiene que ser un PNG, JPEG o WebP completo.",
    tooLarge: "Esta imagen pasa de 4 MB, así que no se envió.",
    busy: "Fueron muchas preguntas en poco tiempo, así que no se envió nada. Inténtelo de nuevo dentro de una hora.",
    failed:
      "El modelo no dio una respuesta que sirva. El plano y su análisis siguen igual; inténtelo más tarde.",
  },
} satisfies Translation<typeof en>;
