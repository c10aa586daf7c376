import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_LADDERS_ES: SeedTexts = {
  "osha-1926-1053-b-6": {
    title: "Dónde se pone una escalera de mano",
    body: "La escalera se apoya en suelo nivelado y firme, salvo que esté asegurada para no moverse; en piso resbaloso tiene patas que agarran o va asegurada. En una puerta, pasillo o entrada de vehículos se asegura o se cierra el paso. Los dos largueros se apoyan parejo arriba, y arriba y abajo se mantiene despejado. Nadie la mueve ni la extiende con alguien encima.",
  },
  "osha-1926-1053-b-12": {
    title: "Escaleras de mano cerca de electricidad",
    body: "Donde alguien o la escalera alcance equipo eléctrico energizado, los largueros no son conductores: fibra de vidrio o madera seca, no aluminio.",
  },
  "osha-1926-1053-a-12": {
    title: "Escaleras de madera pintadas, y escaleras amarradas",
    body: "Una escalera de madera no lleva recubrimiento que tape sus grietas; solo se permite una etiqueta en una cara de un larguero. No se amarran escaleras para hacer una más larga, salvo que estén hechas para eso. Donde dos o más llevan a un lugar, van desfasadas con un descanso entre ellas.",
  },
  "osha-1926-1053-a-13": {
    title: "Escaleras fijas: espacio atrás, a los lados y al descanso",
    body: "Detrás de los peldaños hay al menos 7 pulg, en foso de elevador 4-1/2 pulg; enfrente 30 pulg. Los peldaños miden al menos 16 pulg de ancho, y sin jaula quedan libres 15 pulg a cada lado de su centro. Arriba el paso al descanso es de 7 a 12 pulg; si es más, hay plataforma.",
  },
  "osha-1926-1053-a-20": {
    title: "Jaulas de escaleras fijas",
    body: "La jaula mide de 27 a 30 pulg de fondo desde el centro de los peldaños y al menos 27 pulg de ancho, sin nada que estorbe adentro. Sus aros van a 4 pies como máximo y sus barras a 9-1/2 pulg. Empieza de 7 a 8 pies del suelo, abierta ahí al menos 4 pulg, y termina al menos 42 pulg arriba del descanso.",
  },
  "osha-1926-1053-a-24": {
    title: "Escaleras fijas en la azotea: cuánto suben los largueros",
    body: "Los largueros suben 42 pulg sobre el descanso o techo al que llevan; en un pretil sin corte para la escalera, sobre la parte alta del pretil. Donde se pasa por en medio no hay peldaños arriba y los largueros quedan a 24 a 30 pulg, hasta 36 pulg con dispositivo de seguridad.",
  },
  "osha-1926-1052-c-6": {
    title: "Pasamanos de escaleras de obra: altura y espacio para la mano",
    body: "El pasamanos va de 30 a 37 pulg sobre la huella, y el provisional queda al menos a 3 pulg de muros y postes. No corta ni engancha, y sus puntas no sobresalen. Los lados abiertos del descanso llevan baranda.",
  },
  "osha-1926-501-a-2": {
    title: "¿Aguanta el techo o la cubierta para caminar?",
    body: "Antes de que alguien trabaje en un techo, cubierta o piso, el patrón determina si tiene la resistencia para sostener a la gente con seguridad. Nadie sube hasta que la tenga.",
  },
  "osha-1926-501-b-6": {
    title: "Rampas, pasarelas y pasos: barandas",
    body: "En rampas, pasarelas y otros pasos la gente se protege con barandas contra caídas de 6 pies o más.",
  },
  "osha-1926-501-b-8": {
    title: "Trabajar sobre máquinas peligrosas",
    body: "A menos de 6 pies sobre una máquina peligrosa hay barandas o guardas en la máquina para que nadie caiga en ella, por bajo que sea el lugar. Desde 6 pies hay barandas, redes o detención de caídas.",
  },
  "osha-1926-501-b-12": {
    title: "Montaje de concreto prefabricado: protección contra caídas",
    body: "Quien monta o rellena piezas prefabricadas a 6 pies o más tiene barandas, red o detención de caídas. Solo si el patrón demuestra que no son viables o son más peligrosas, las reemplaza un plan escrito de protección contra caídas.",
  },
  "osha-1926-502-k": {
    title: "El plan escrito de protección contra caídas: qué dice",
    body: "Solo lo admiten bordes de avance, montaje de prefabricados y construcción de casas. Lo escribe una persona calificada para esa obra; se mantiene al día y en obra, y una persona competente vigila que se cumpla. Dice dónde no son viables barandas, redes y arnés y por qué, qué se hace en su lugar, y nombra a quienes trabajan ahí. Tras una caída o un susto se revisa de nuevo.",
  },
  "osha-1926-502-d-16": {
    title: "Cuánto se cae con arnés antes de que detenga",
    body: "La caída libre es de 6 pies como máximo, y nadie golpea un nivel inferior. Luego el sistema detiene por completo en 3.5 pies más, con 1,800 lb como máximo sobre el cuerpo con arnés. Al buscar espacio libre abajo se suman ambas, el estiramiento de la línea y la propia estatura.",
  },
  "osha-1926-502-d-10": {
    title: "Una persona por línea de vida vertical",
    body: "Cada persona tiene su propia línea de vida vertical. Solo al construir un cubo de elevador la comparten dos, ambos sobre una cabina falsa con barandas y con línea de 10,000 lb. Las líneas se protegen de cortes y roce.",
  },
  "osha-1926-502-d-5": {
    title: "Ganchos de seguridad: a qué nunca se enganchan",
    body: "Solo se usan ganchos con seguro. Salvo que esté hecho para eso, un gancho no va directo a cinta, cuerda o cable, a otro gancho, a un anillo D que ya tiene otro gancho o conector, a una línea de vida horizontal ni a nada cuya forma lo abra al presionarlo.",
  },
  "osha-1926-502-b-6": {
    title: "Cable y fleje como baranda",
    body: "Las barras superiores e intermedias miden al menos 1/4 pulg de grueso. No se usa fleje de acero ni de plástico. Su superficie no pincha, corta ni engancha ropa, y sus puntas no pasan del último poste donde eso sea un peligro.",
  },
  "osha-1926-subpart-m-b": {
    title: "Armar una baranda de 2x4, tubo o ángulo: medidas",
    body: "Guía de OSHA para madera de grado 1,500 lb: postes 2x4 a 8 pies como máximo, barra superior 2x4 e intermedia 1x6. Tubo: 1-1/2 pulg cédula 40 en todo, postes a 8 pies como máximo. Ángulo de acero: 2 pulg por 2 pulg por 3/8 pulg, postes a 8 pies como máximo. Es un punto de partida; la baranda aun así debe resistir sus cargas.",
  },
};
