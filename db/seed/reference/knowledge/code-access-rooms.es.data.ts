import type { SeedTexts } from "./seed-article.ts";

export const CODE_ACCESS_ROOMS_ES: SeedTexts = {
  "ada-215": {
    title: "Alarmas de incendio que se ven y se oyen",
    body: "Si el edificio tiene alarma sonora de incendio, los espacios públicos y comunes tienen también alarma visible. El sonido llega a 110 dB como máximo en el punto de escucha más cercano.",
  },
  "ada-703-2": {
    title: "Letras en relieve en letreros",
    body: "Los caracteres en relieve sobresalen al menos 1/32 pulg, son mayúsculas sin remates, de 5/8 a 2 pulg de alto, y se repiten en braille.",
  },
  "ada-703-3": {
    title: "Braille en letreros",
    body: "El braille es contraído (Grado 2), va debajo de todo el texto y al menos a 3/8 pulg de letras en relieve y bordes.",
  },
  "ada-703-4-2": {
    title: "Dónde va el letrero de una puerta",
    body: "El letrero en relieve va junto a la puerta del lado del pestillo; en puerta doble, en la hoja fija, o a la derecha si abren ambas. Enfrente queda un espacio de 18 pulg por 18 pulg fuera del giro de la puerta hasta 45 grados.",
  },
  "ada-703-5": {
    title: "Letras visibles y pictogramas",
    body: "Las letras solo visibles quedan al menos a 40 pulg del piso, sin brillo y en contraste con el fondo. El pictograma tiene un campo de 6 pulg de alto como mínimo, con su texto debajo.",
  },
  "ada-705": {
    title: "Superficie táctil de advertencia",
    body: "Los domos miden de 0.9 a 1.4 pulg en la base y 0.2 pulg de alto, de 1.6 a 2.4 pulg entre centros y al menos 0.65 pulg entre bases, en contraste con el piso. Al borde de un andén la franja mide 24 pulg de ancho en todo el largo público.",
  },
  "ada-707": {
    title: "Cajeros y máquinas de boletos",
    body: "La máquina dice sus instrucciones con control de volumen; sus teclas se distinguen al tacto, la tecla 5 aparte. La pantalla se ve desde 40 pulg sobre el espacio libre, con letras de al menos 3/16 pulg.",
  },
  "ada-708": {
    title: "Interfonos en accesos",
    body: "El interfono que da acceso emite sonido y luz; el cordón del auricular mide al menos 29 pulg.",
  },
  "ada-802-1": {
    title: "Lugares para silla de ruedas en gradas",
    body: "Un lugar solo mide al menos 36 pulg de ancho, cada uno de dos juntos 33 pulg. Tiene 48 pulg de fondo si se entra de frente o por atrás y 60 pulg si solo de lado, y ningún paso lo cruza.",
  },
  "ada-803": {
    title: "Vestidores y probadores",
    body: "De los cuartos de cada tipo en un grupo, al menos 5 por ciento y nunca menos de uno son accesibles: con espacio de giro, banca y una puerta que solo abre hacia adentro si quedan libres 30 pulg por 48 pulg.",
  },
  "ada-804-2": {
    title: "Cocinas accesibles: espacio entre cubiertas",
    body: "En una cocina de paso hay al menos 40 pulg entre cubiertas, aparatos o muros opuestos, y tiene dos accesos. En una cocina en U hay al menos 60 pulg.",
  },
  "ada-804-3": {
    title: "Cocinas accesibles: cubierta y guardado",
    body: "En una vivienda accesible, al menos 30 pulg de cubierta quedan a 34 pulg del piso como máximo con espacio para rodillas. Al menos 50 por ciento de las repisas queda al alcance.",
  },
  "ada-804-6": {
    title: "Cocinas accesibles: aparatos",
    body: "Cada aparato tiene un espacio libre. Los controles de la estufa no obligan a pasar el brazo sobre las hornillas y los del horno van al frente. Al menos 50 por ciento del congelador queda a 54 pulg del piso como máximo, y el espacio libre a 24 pulg del eje del refrigerador como máximo.",
  },
  "ada-806-2": {
    title: "Espacio junto a camas en hoteles y hospitales",
    body: "En un cuarto accesible de hotel o de paciente hay un espacio libre de 30 pulg por 48 pulg a ambos lados de una cama, a lo largo, y un espacio de giro en el cuarto.",
  },
  "ada-223-2": {
    title: "Cuántos cuartos de paciente son accesibles",
    body: "De los cuartos de paciente, al menos 10 por ciento y nunca menos de uno; donde se tratan problemas de movilidad, 100 por ciento. De cada tipo de cuarto en estancia prolongada, al menos 50 por ciento.",
  },
  "ada-225-2": {
    title: "Guardado y casilleros",
    body: "Donde los espacios accesibles tienen guardado, uno de cada tipo queda al alcance desde un espacio libre. De los casilleros, al menos 5 por ciento, y uno de cada tipo.",
  },
  "ada-226": {
    title: "Mesas y superficies de trabajo",
    body: "Al menos 5 por ciento de los lugares en mesas y barras son accesibles: la cubierta de 28 a 34 pulg del piso, con espacio para rodillas y pies. Para niños, de 26 a 30 pulg.",
  },
  "ada-903": {
    title: "Bancas",
    body: "La banca mide al menos 42 pulg de largo, de 20 a 24 pulg de fondo y de 17 a 19 pulg de alto, con espacio libre en un extremo, y resiste 250 lb. Su respaldo va de 2 pulg como máximo a 18 pulg como mínimo sobre el asiento, o va contra un muro.",
  },
  "ada-904-3": {
    title: "Pasillos de caja",
    body: "La cubierta de una caja accesible queda a 38 pulg del piso como máximo y su borde sobresale 2 pulg como máximo; el pasillo de al lado es un paso accesible.",
  },
  "ada-904-4": {
    title: "Mostradores de venta y atención",
    body: "Una parte de cada tipo de mostrador queda a 36 pulg del piso como máximo: de 36 pulg de largo si se llega de lado, o de 30 pulg de largo con espacio para rodillas y pies si se llega de frente. Tiene el mismo fondo que el resto.",
  },
  "ada-810-2": {
    title: "Paradas de autobús",
    body: "Donde se aborda, un área firme mide al menos 96 pulg desde la guarnición y 60 pulg a lo largo de la calle, con pendiente transversal de 1:48 como máximo. El parabús tiene un espacio libre completo adentro.",
  },
  "ada-233-3": {
    title: "Cuántas viviendas son accesibles",
    body: "De las viviendas de un conjunto, al menos 5 por ciento tienen facilidades de movilidad y al menos 2 por ciento de comunicación, y una de cada una. Una ruta accesible une todos los cuartos de esa vivienda sin pasar por baño ni clóset.",
  },
  "ada-229": {
    title: "Ventanas, buzones y máquinas expendedoras",
    body: "Donde la gente abre ventanas en espacios accesibles, al menos una se maneja con una mano y 5 lb, al alcance. También una máquina expendedora de cada tipo y al menos 5 por ciento de los buzones interiores.",
  },
};
