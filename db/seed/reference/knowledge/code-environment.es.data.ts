import type { SeedTexts } from "./seed-article.ts";

export const CODE_ENVIRONMENT_ES: SeedTexts = {
  "epa-745-85": {
    title: "Trabajo seguro con plomo: plástico, limpieza y paño blanco",
    body: "Letreros alejan a los demás. Adentro, el plástico cubre el piso al menos a 6 pies del trabajo, se cierran ductos y puertas y se mueven o tapan las cosas; afuera cubre el suelo 10 pies, y se cierran puertas y ventanas a 20 pies. Después todo se aspira con HEPA y se limpia húmedo, y un renovador certificado compara los paños con la tarjeta de verificación hasta que pasen.",
  },
  "epa-745-86": {
    title: "Renovación con plomo: certificados y registros",
    body: "El certificado de la empresa dura 5 años, y el del renovador también; después viene un curso de repaso, que sin parte práctica dura 3 años. Los registros de cada trabajo, como el recibo firmado del folleto, los resultados y lo hecho para contener el polvo, se guardan 3 años, y una copia sobre el trabajo va al dueño con la última factura o dentro de 30 días.",
  },
  "epa-61-150": {
    title: "Asbesto retirado: mojado, en bolsa y etiquetado",
    body: "Arriba de las cantidades de la regla, el asbesto regulado se retira antes de demoler, se mantiene mojado al quitarlo y hasta empacarlo, y se baja, no se tira. Hay en obra alguien capacitado en la regla. El desecho va mojado en recipientes herméticos con etiqueta de aviso y nombre del dueño y del lugar, a un relleno que lo recibe, con registro de embarque. Nada visible sale al aire.",
  },
};
