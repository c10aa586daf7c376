import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_FRAMES_ES: SeedTexts = {
  "osha-1926-502-b": {
    title: "Barandas en obra: cargas y barra media",
    body: "El borde superior queda a 42 pulg del piso, 3 más o menos, y resiste 200 lb a 2 pulg de él sin bajar de 39 pulg. Donde no hay muro de 21 pulg o más va una barra media a la mitad, que resiste 150 lb. El cable usado como barra superior lleva banderines cada 6 pies.",
  },
  "osha-1926-850-c": {
    title: "Servicios y tanques antes de demoler",
    body: "La luz, el gas, el agua, el vapor y el drenaje se cortan o taponan fuera del edificio antes de demoler, y se avisa a sus dueños; lo que sigue en uso se reubica y protege. Los tanques y tubos que pudieron tener sustancias peligrosas se prueban y purgan. Los pisos y muros dañados por fuego o inundación se apuntalan antes de trabajar adentro.",
  },
  "osha-1926-850-g": {
    title: "Vanos y huecos de escombro en demolición",
    body: "El vano por el que alguien pueda caer se protege hasta unas 42 pulg. Donde se tira escombro por un hueco del piso sin ducto, el lugar de abajo se cierra con barreras de al menos 42 pulg de alto, a 6 pies del hueco de arriba.",
  },
  "osha-1926-850-k": {
    title: "Entradas a un edificio en demolición",
    body: "Donde los trabajadores entran a un edificio de varios pisos en demolición, un cobertizo protege la entrada al menos 8 pies hacia afuera de la fachada y 2 pies más ancho que la puerta.",
  },
  "osha-1926-855": {
    title: "Retiro manual de pisos",
    body: "Los trabajadores se paran en tablones de al menos 2 pulg por 10 pulg, separados 16 pulg como máximo, que aguanten si el piso cae. Los pasos miden al menos 18 pulg, los tablones se traslapan 1 pie y el piso se limpia 20 pies alrededor. Nadie queda abajo y el lugar se cierra con barreras.",
  },
  "osha-1926-857": {
    title: "Guardar escombro en el edificio",
    body: "El escombro sobre un piso nunca pesa más de lo que el piso resiste. Para guardarlo se puede quitar la duela en un solo piso sobre el suelo, y los arcos de piso hasta 25 pies sobre el suelo, si la estructura sigue estable. Las vigas que traban muros quedan hasta que haya otro apoyo.",
  },
  "osha-1926-858": {
    title: "Desmontaje de estructura de acero",
    body: "El acero se desmonta por largos de columna y nivel por nivel; una columna puede abarcar dos pisos. Ningún elemento se sobrecarga al retirarlo, y se ponen tablones donde ya no hay arcos de piso.",
  },
  "osha-1926-859": {
    title: "Bola de demolición",
    body: "La bola pesa como máximo el 50 por ciento de la capacidad de la grúa con esa pluma y ángulo, o el 25 por ciento de la resistencia de ruptura de su cable, lo que sea menor. Cuelga de un destorcedor, sujeta para que no se zafe. Nadie queda al alcance mientras golpea, y el acero se corta antes de tirar un muro.",
  },
  "osha-1926-701-a": {
    title: "Cargas sobre concreto nuevo",
    body: "No se carga una estructura de concreto sin que una persona calificada en diseño estructural haya informado al patrón que la resiste.",
  },
  "osha-1926-701-c": {
    title: "Botes de concreto y postensado",
    body: "Nadie viaja en un bote de concreto ni trabaja debajo mientras sube o baja. Al tensar cables nadie más que la cuadrilla está detrás del gato, y señales y barreras alejan a los demás. Quien lanza concreto usa protección de cabeza y cara.",
  },
  "osha-1926-703-b": {
    title: "Apuntalamiento de concreto fresco",
    body: "Los planos de cimbra y puntales están en la obra. Los puntales se revisan antes de montarlos y otra vez justo antes, durante y justo después del colado. Un puntal dañado no se usa; el que se halle débil se refuerza de inmediato.",
  },
  "osha-1926-706-a": {
    title: "La zona de acceso limitado junto a un muro",
    body: "Antes de empezar el muro, una zona tan ancha como la altura final más 4 pies corre a todo su largo del lado sin andamio. Solo entran quienes lo construyen. Se queda hasta que el muro esté apoyado; un muro de más de 8 pies se apuntala hasta que existan sus apoyos definitivos.",
  },
  "osha-1926-755": {
    title: "Anclaje de columnas de acero",
    body: "Cada columna se apoya en al menos 4 anclas que con su base resisten 300 lb colgadas a 18 pulg de su cara en la punta, en cada sentido. Una persona competente decide si hacen falta tirantes. Las anclas solo se reparan o cambian con aprobación del ingeniero estructural, y se avisa por escrito al montador.",
  },
  "osha-1926-756": {
    title: "Tornillos antes de soltar la grúa",
    body: "Una viga de alma llena sigue colgada hasta que cada conexión tenga al menos 2 tornillos apretados con llave; una diagonal necesita 1. En una conexión doble en columna, al menos 1 tornillo queda en la primera viga, salvo que un asiento la sostenga. El empalme de columna resiste 300 lb a 18 pulg.",
  },
  "osha-1926-758": {
    title: "Edificios metálicos",
    body: "La columna va en 4 anclas. El marco rígido lleva el 50 por ciento de sus tornillos, o los que pida el fabricante si son más, a ambos lados del alma en cada patín antes de soltar la grúa. Las viguetas se fijan por completo en ambos extremos antes de pisarlas. Los largueros no sirven de anclaje sin aprobación escrita de una persona calificada.",
  },
  "osha-1926-760-a": {
    title: "Cables perimetrales en pisos de acero",
    body: "En cuanto se tiende la lámina de un piso en un edificio de varios niveles, se ponen cables de seguridad en sus bordes interiores y exteriores finales, que cumplen la regla de barandas. Arriba de 15 pies se protege de caídas a quien está en un borde abierto.",
  },
};
