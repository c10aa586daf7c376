import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_FALLS_ES: SeedTexts = {
  "osha-1926-451-b": {
    title: "Plataforma del andamio: completa y ancha",
    body: "Cada nivel de trabajo se entabla completo entre los montantes y la baranda y mide al menos 18 pulg de ancho. En andamios de ménsula sobre escaleras bastan 12 pulg.",
  },
  "osha-1926-451-c": {
    title: "Apoyo del andamio",
    body: "Las patas y los marcos se apoyan en placas base y durmientes u otro apoyo firme, van a plomo y arriostrados para que no se mezan ni se muevan.",
  },
  "osha-1926-451-e": {
    title: "Acceso al andamio",
    body: "Arriba de 2 pies hay escalera, torre de escalera, rampa o marco hecho para subir; nunca se sube por las crucetas. La escalera de gancho empieza a 24 pulg del suelo como máximo y tiene descanso cada 35 pies. Se puede pasar desde otra superficie a 14 pulg de distancia y 24 pulg de desnivel como máximo.",
  },
  "osha-1926-452-a": {
    title: "Andamios de postes",
    body: "Los travesaños y largueros van de canto; los travesaños pasan al menos 3 pulg de los largueros. Toda la cara exterior se arriostra en ambos sentidos, y también la interior si un andamio de doble poste carga 50 psf o más. El de más de 60 pies de alto lo diseña un ingeniero.",
  },
  "osha-1926-452-b": {
    title: "Andamios de tubo y abrazadera",
    body: "Hay contraventeo en X a lo ancho en los extremos y cada tercer juego de postes, y cada cuarto larguero hacia arriba, con amarres al edificio. El de más de 125 pies de alto lo diseña un ingeniero.",
  },
  "osha-1926-452-j": {
    title: "Andamios de gato (pump jack)",
    body: "Las ménsulas y tirantes son de metal, cada ménsula con dos mecanismos de agarre. Los postes se fijan al edificio con triángulos rígidos arriba, abajo y en medio; antes de que el gato pase un tirante se pone otro unos 4 pies arriba. El banco de trabajo no es plataforma, y solo es barra superior si está hecho para eso.",
  },
  "osha-1926-452-k": {
    title: "Andamios de ménsula sobre escaleras (ladder jack)",
    body: "La plataforma queda a 20 pies como máximo y mide al menos 12 pulg de ancho, sobre escaleras de fábrica aseguradas contra deslizamiento, nunca hechas en obra. Arriba de 10 pies cada persona usa sistema personal de detención de caídas.",
  },
  "osha-1926-452-w": {
    title: "Andamios rodantes",
    body: "Las ruedas van frenadas mientras se trabaja. Se empuja a 5 pies del piso como máximo. Solo se viaja arriba si el piso está a 3 grados del nivel y sin hoyos, y la base mide al menos la mitad de la altura.",
  },
  "osha-1926-501-b-2": {
    title: "Bordes de avance",
    body: "Quien construye un borde de avance a 6 pies o más se protege con barandas, redes o sistema personal de detención. Donde nada de eso es viable, lo reemplaza un plan escrito de protección contra caídas.",
  },
  "osha-1926-501-b-3": {
    title: "Áreas de izaje",
    body: "En un área de izaje a 6 pies o más se protege con barandas o sistema de detención de caídas. Quien quita la baranda y se asoma a recibir carga va amarrado.",
  },
  "osha-1926-501-b-4": {
    title: "Huecos y tragaluces",
    body: "Nadie debe caer por un hueco o tragaluz a más de 6 pies de lo que hay abajo: lleva tapa o baranda alrededor, o cada persona un sistema de detención de caídas.",
  },
  "osha-1926-501-b-10": {
    title: "Techado en azoteas de poca pendiente",
    body: "En techo de hasta 4 en 12 con bordes a 6 pies o más, los techadores tienen barandas, redes o sistema de detención, o línea de advertencia junto con uno de ellos o con un vigilante. En techo de 50 pies de ancho o menos basta el vigilante.",
  },
  "osha-1926-501-b-11": {
    title: "Techos inclinados",
    body: "En techo de más de 4 en 12 con bordes a 6 pies o más hay barandas con rodapié, redes o sistema de detención de caídas. La línea de advertencia o el vigilante no bastan.",
  },
  "osha-1926-501-b-13": {
    title: "Protección contra caídas en vivienda",
    body: "También al construir casas hay barandas, redes o sistema de detención desde 6 pies. Solo si el patrón demuestra que no son viables o aumentan el peligro los reemplaza un plan escrito.",
  },
  "osha-1926-502-c": {
    title: "Redes de seguridad: dónde se cuelgan",
    body: "La red va lo más cerca posible bajo el trabajo, a 30 pies como máximo. Sobresale 8 pies si cuelga hasta 5 pies abajo, 10 pies hasta 10 pies abajo y 13 pies si cuelga más abajo.",
  },
  "osha-1926-502-c-4": {
    title: "Redes de seguridad: prueba y malla",
    body: "La red se prueba en obra antes de usarse, al moverla o repararla y cada 6 meses: se deja caer un saco de arena de 400 lb y unas 30 pulg de diámetro desde el nivel más alto. Sus aberturas miden 36 pulg2 y 6 pulg por lado como máximo. Se revisa cada semana.",
  },
  "osha-1926-502-d": {
    title: "Partes de un sistema de detención de caídas",
    body: "Las argollas D y los ganchos, las líneas de vida verticales y los cabos resisten 5,000 lb; una línea retráctil que detiene la caída en 2 pies resiste 3,000 lb. La línea de vida horizontal se diseña bajo una persona calificada con factor de seguridad de 2. El anclaje es aparte del que sostiene una plataforma.",
  },
  "osha-1926-502-f": {
    title: "Líneas de advertencia en techos",
    body: "La línea rodea el trabajo a 6 pies del borde como mínimo, y a 10 pies del borde hacia el que avanza la maquinaria. La cuerda va de 34 a 39 pulg de alto, con banderines cada 6 pies y resiste 500 lb; los postes no se vuelcan con 16 lb a 30 pulg del techo. Entre la línea y el borde solo se techa.",
  },
  "osha-1926-502-g": {
    title: "Zonas de acceso controlado",
    body: "Una línea de control deja fuera a los demás: de 6 a 25 pies de un borde de avance y de 10 a 15 pies donde se coloca ladrillo por encima de la mano. Corre a todo lo largo del borde, con banderines cada 6 pies, y resiste 200 lb.",
  },
  "osha-1926-502-h": {
    title: "El vigilante de seguridad",
    body: "El vigilante es competente para ver peligros de caída, está en la misma superficie, a la vista y a distancia de voz, avisa a quien corre peligro y no tiene otro trabajo.",
  },
  "osha-1926-502-i": {
    title: "Tapas de huecos",
    body: "La tapa resiste al menos el doble de las personas, el equipo y el material que puedan estar encima; en un paso de vehículos, el doble del eje más pesado. Va fija y marcada HOLE o COVER, o con color.",
  },
  "osha-1926-502-b-10": {
    title: "Barandas alrededor de huecos",
    body: "La baranda cierra todos los lados abiertos del hueco. En un hueco para material abren 2 lados como máximo y se tapa cuando no se usa. Donde la gente pasa hay una puerta o un desvío para que nadie entre de frente.",
  },
};
