import type { SeedTexts } from "./seed-article.ts";

export const CODE_SYSTEMS_ES: SeedTexts = {
  "irc-n1102-1-3": {
    title: "Valores R de aislamiento por zona climática",
    body: "Techos: R-30 en zona 1, R-49 en zonas 2 y 3, R-60 en zonas 4 a 8 (la edición 2018 pide 30, 38 y 49). Muros de madera: R-13 en zonas 1 y 2, R-20 o 13+5 en zona 3, R-30 o 20+5 en zonas 4 a 8. Pisos: R-13 en zonas 1 y 2, R-19 en 3 y 4, R-30 en marina 4 hasta 6, R-38 en 7 y 8.",
  },
  "irc-n1102-4-1-2": {
    title: "Prueba de infiltración de aire",
    body: "La casa se prueba a 50 pascales: 5 cambios de aire por hora como máximo en zonas 0 a 2 y 3 en zonas 3 a 8. En la edición 2021 esa es la vía prescriptiva; una casa que cumple por otra vía puede llegar a 5 en toda zona. Esa edición también permite medir por la envolvente: 0.28 cfm por pie2 como máximo.",
  },
  "irc-n1103-3": {
    title: "Fugas y aislamiento de ductos",
    body: "La fuga total es de 4 cfm por cada 100 pies2 de piso como máximo, u 8 cfm según la edición 2021 si los ductos están dentro de la envolvente. Los ductos en áticos llevan R-8; en otros lugares sin acondicionar llevan R-6 según la edición 2018 y R-8 según la edición 2021. Los ductos de menos de 3 pulg pueden llevar menos.",
  },
  "irc-m1305-1-3": {
    title: "Aparatos en áticos",
    body: "A un aparato en el ático se llega por una abertura de 20 pulg por 30 pulg y un paso de 30 pulg de alto, 22 pulg de ancho y 20 pies de largo como máximo, con piso de 24 pulg de ancho y plataforma de servicio de 30 pulg por 30 pulg. Por ahí debe caber el aparato más grande.",
  },
  "irc-m1411-3": {
    title: "Drenaje de condensado",
    body: "El condensado del aire acondicionado sale por tubo de 3/4 pulg como mínimo. Se pone charola o drenaje secundario donde un derrame haría daño.",
  },
  "irc-m1502-4-6": {
    title: "Largo del ducto de la secadora",
    body: "El ducto de la secadora es de 4 pulg de diámetro y 35 pies de largo como máximo. Reste 5 pies por cada codo de 90 grados y 2-1/2 pies por cada codo de 45. La tabla del fabricante puede permitir más.",
  },
  "irc-m1503-6": {
    title: "Aire de reposición para campanas",
    body: "Una campana de cocina de más de 400 cfm necesita aire de reposición si la vivienda tiene un aparato de combustión que no sea de ventilación directa ni de tiro mecánico. El aire de reposición es más o menos el que mueve la campana.",
  },
  "irc-m1505-4-3": {
    title: "Caudales de ventilación",
    body: "La ventilación de toda la casa en cfm es 0.01 por el área en pies2 más 7.5 por el número de dormitorios más uno. La cocina extrae 100 cfm por ratos o 25 cfm continuos; el baño 50 cfm o 20 cfm.",
  },
  "irc-g2406-2": {
    title: "Aparatos de gas: cuartos prohibidos",
    body: "Un aparato de gas no va en un dormitorio, baño o clóset de guardado ni toma aire de ahí, ni va en un cuarto que solo abre hacia uno de ellos. El código da excepciones, como los aparatos de ventilación directa, o un cuarto propio con todo su aire del exterior y puerta con burlete que cierra sola.",
  },
  "irc-g2408-2": {
    title: "Aparatos de gas en garajes",
    body: "La fuente de encendido de un aparato en el garaje queda 18 pulg sobre el piso como mínimo. Un cuarto que abre al garaje y no es habitable cuenta como garaje.",
  },
  "irc-g2415-12": {
    title: "Tubería de gas enterrada",
    body: "La tubería de gas va enterrada 12 pulg como mínimo. La línea de una sola lámpara, parrilla u otro aparato exterior puede ir a 8 pulg si se aprueba y nada puede dañarla.",
  },
  "irc-g2417-4": {
    title: "Prueba de presión de gas",
    body: "Pruebe la tubería de gas a 1-1/2 veces la presión de trabajo y no menos de 3 psi, durante 10 minutos como mínimo.",
  },
  "irc-g2420-5": {
    title: "Llaves de paso de gas",
    body: "Todo aparato de gas tiene una llave de paso a 6 pies o menos.",
  },
  "irc-p2603-2-1": {
    title: "Placas de protección sobre tubos",
    body: "Donde el agujero de un tubo queda a menos de 1-1/4 pulg del borde del montante, proteja el tubo con una placa de acero.",
  },
  "irc-p2603-5": {
    title: "Protección de agua y drenaje contra congelación",
    body: "La toma de agua va a 12 pulg de profundidad como mínimo y 6 pulg bajo la línea de congelación. La profundidad del drenaje la fija la jurisdicción: el código modelo deja la cifra en blanco, así que pregunte al departamento de construcción.",
  },
  "irc-p2605-1": {
    title: "Separación de soportes de tubería",
    body: "Soporte la tubería horizontal a estas distancias: PEX 32 pulg, CPVC hasta 1 pulg 36 pulg, cobre hasta 1-1/4 pulg 72 pulg, PVC y ABS 48 pulg, hierro fundido 60 pulg.",
  },
  "irc-p2705-1": {
    title: "Espacios libres del inodoro",
    body: "El inodoro tiene 15 pulg de su eje a la pared o mueble de cada lado, 30 pulg entre ejes de muebles y 21 pulg libres al frente.",
  },
  "irc-p2708-1": {
    title: "Tamaño de la ducha",
    body: "Una ducha tiene 900 pulg2 de piso como mínimo y contiene un círculo de 30 pulg, libre hasta 70 pulg sobre el desagüe. Puede medir 25 pulg en su lado más angosto solo si tiene 1,300 pulg2 de piso como mínimo.",
  },
  "irc-p2801-6": {
    title: "Calentadores de agua: charola, amarres, alivio",
    body: "Donde una fuga haría daño, el calentador de agua va en una charola con drenaje de 3/4 pulg. Se amarra en zonas sísmicas, y en un garaje su fuente de encendido queda a 18 pulg del piso. El tubo de la válvula de alivio nunca se tapa ni lleva tapón, llave, trampa o rosca en la punta, porque un tanque sin salida para su presión revienta: descarga a todo diámetro con brecha de aire y termina a 6 pulg del piso como máximo y a dos diámetros del tubo como mínimo.",
  },
  "irc-p2903-2": {
    title: "Caudal máximo de los muebles",
    body: "Lavabo 2.2 gpm a 60 psi, regadera 2.5 gpm a 80 psi, fregadero 2.2 gpm a 60 psi, inodoro 1.6 galones por descarga.",
  },
  "irc-p2903-3-1": {
    title: "Presión de agua",
    body: "Si la presión estática pasa de 80 psi, ponga válvula reductora de presión. La presión mínima es la que piden los muebles en la demanda máxima; si la red da menos, la sube un tanque o una bomba. Ediciones anteriores pedían 40 psi en la entrada del servicio.",
  },
  "irc-p2903-7": {
    title: "Diámetro de la toma de agua",
    body: "La toma de agua es de 3/4 pulg como mínimo.",
  },
  "irc-p3005-2": {
    title: "Registros de drenaje",
    body: "Ponga registros de limpieza a 100 pies como máximo, al pie de las bajantes y donde el drenaje gira más de 45 grados.",
  },
  "irc-p3005-3": {
    title: "Pendiente de tubos de drenaje",
    body: "El tubo de 2-1/2 pulg o menor baja 1/4 pulg por pie como mínimo. El de 3 pulg o mayor, 1/8 pulg por pie. La caída es el largo por la pendiente.",
  },
  "irc-p3105-1": {
    title: "Distancia del sifón a la ventilación",
    body: "Brazo de sifón más largo según el tubo: 1-1/4 pulg 5 pies, 1-1/2 pulg 6 pies, 2 pulg 8 pies, 3 pulg 12 pies, 4 pulg 16 pies.",
  },
  "irc-p3103-1": {
    title: "Ventilaciones sanitarias sobre el techo",
    body: "La ventilación termina 6 pulg sobre el techo como mínimo, o sobre la nieve esperada. A menos de 10 pies de una ventana o toma de aire termina 2 o 3 pies más arriba, según la edición: confírmelo en la adoptada.",
  },
  "irc-p3201-2": {
    title: "Sello de agua del sifón",
    body: "El sello de agua de un sifón mide de 2 a 4 pulg.",
  },
  "irc-p3113": {
    title: "Diámetro de ventilación y válvulas de admisión de aire",
    body: "La ventilación es de 1-1/4 pulg como mínimo y de la mitad del desagüe que sirve. Si mide más de 40 pies, sube una medida en todo su largo. Se permiten válvulas de admisión de aire si por lo menos una ventilación del sistema sale al exterior.",
  },
  "ipc-403-1": {
    title: "Número mínimo de muebles sanitarios",
    body: "El número de muebles sale de una tabla por uso y ocupantes. En oficinas, por ejemplo, un inodoro por cada 25 personas para las primeras 50.",
  },
  "ipc-417-4": {
    title: "Compartimientos de ducha",
    body: "Una ducha tiene 900 pulg2 como mínimo y 30 pulg en cada sentido. Con 1,300 pulg2 como mínimo puede medir 25 pulg en un sentido. Donde rige el Uniform Plumbing Code son 1,024 pulg2.",
  },
  "ipc-604-8": {
    title: "Válvula reductora de presión",
    body: "Donde la presión en el edificio pasa de 80 psi se exige válvula reductora.",
  },
  "ipc-704-1": {
    title: "Pendiente del drenaje",
    body: "El tubo de 2-1/2 pulg o menor baja 1/4 pulg por pie, el de 3 a 6 pulg 1/8 pulg, y el de 8 pulg o mayor 1/16 pulg por pie.",
  },
  "ipc-708-1": {
    title: "Registros de limpieza",
    body: "Los registros del drenaje del edificio van a 100 pies como máximo.",
  },
  "ipc-710-1-1": {
    title: "Capacidad del drenaje en unidades de descarga",
    body: "Unidades que lleva un drenaje a 1/8, 1/4 y 1/2 pulg por pie: 3 pulg 36, 42, 50; 4 pulg 180, 216, 250; 5 pulg 390, 480, 575; 6 pulg 700, 840, 1,000. Uno de 2 pulg lleva 21 a 1/4 y 26 a 1/2. El drenaje de un inodoro es de 3 pulg como mínimo.",
  },
  "ipc-909-1": {
    title: "Distancia del sifón a la ventilación",
    body: "La distancia depende del tubo como en el código residencial: 1-1/4 pulg 5 pies, 1-1/2 pulg 6 pies, 2 pulg 8 pies, 3 pulg 12 pies, 4 pulg 16 pies.",
  },
  "ipc-1002": {
    title: "Sifones",
    body: "Todo mueble tiene sifón. De su salida al vertedero del sifón hay 24 pulg en vertical como máximo. En horizontal, de la salida a la entrada del sifón hay 30 pulg como máximo.",
  },
};
