import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_GROUND_ES: SeedTexts = {
  "osha-1926-1053-a-1": {
    title: "Cuánto resiste una escalera de mano",
    body: "Una escalera portátil resiste al menos 4 veces su carga prevista; la extrapesada tipo IA de metal o plástico, 3.3 veces. La fija resiste 2 cargas de 250 lb entre dos fijaciones, y cada peldaño 250 lb.",
  },
  "osha-1926-1053-a-4": {
    title: "Ancho y peldaños de escaleras portátiles",
    body: "Los largueros de una escalera portátil quedan al menos a 11-1/2 pulg entre sí. Los peldaños de metal son estriados, moleteados o llevan antiderrapante.",
  },
  "osha-1926-1053-a-18": {
    title: "Escaleras fijas altas",
    body: "Donde se suben 24 pies o más en una escalera fija hay dispositivo de seguridad, línea retráctil con descanso cada 150 pies como máximo, o jaula o pozo, con tramos de 50 pies como máximo desfasados y un descanso en cada uno.",
  },
  "osha-1926-1053-b": {
    title: "Uso de escaleras de tijera y hechas en obra",
    body: "Nadie se para en la tapa ni en el último peldaño de una tijera, ni sube por los travesaños traseros; el separador va trabado. Una escalera de madera hecha en obra con largueros empalmados se separa 1/8 de su largo útil. No se usan escaleras de un solo larguero.",
  },
  "osha-1926-1052-a": {
    title: "Escaleras en la obra",
    body: "Las escaleras provisionales tienen un descanso de 30 pulg de fondo y 22 pulg de ancho como mínimo por cada 12 pies de subida. Van de 30 a 50 grados, y en un tramo las contrahuellas o huellas varían 1/4 pulg como máximo. Una puerta hacia la escalera deja 20 pulg de descanso fuera de su giro. Las charolas se rellenan, aunque sea con madera, antes de usarse.",
  },
  "osha-1926-1052-c": {
    title: "Barandas y pasamanos de escaleras en la obra",
    body: "La baranda de escalera queda al menos a 36 pulg de la huella en la contrahuella, con barra media a la mitad o barrotes a 19 pulg como máximo. Las barras resisten 200 lb. El pasamanos queda a 37 pulg como máximo.",
  },
  "osha-1926-651-g": {
    title: "Aire en una zanja",
    body: "Donde el aire puede ser malo, como cerca de un relleno o drenaje, se prueba toda zanja de más de 4 pies antes de entrar. Tiene al menos 19.5 por ciento de oxígeno.",
  },
  "osha-1926-651-l": {
    title: "Pasos sobre una zanja",
    body: "Donde la gente cruza una excavación hay una pasarela; a 6 pies o más del fondo lleva barandas.",
  },
  "osha-1926-652-e": {
    title: "Cajones de zanja",
    body: "Se puede excavar 2 pies bajo el cajón como máximo, y solo si está hecho para toda la profundidad y no se cuela suelo por atrás ni por abajo. Si arriba hay talud, el cajón sobresale 18 pulg de la parte vertical.",
  },
  "osha-1926-652-b-1": {
    title: "Talud en suelo Tipo A por menos de un día",
    body: "En suelo Tipo A, una excavación de 12 pies de hondo como máximo, abierta 24 horas o menos, puede llevar talud de 1/2:1.",
  },
};
