import type { Words } from "./templates.data.server.ts";

export const es: Words = {
  sized: "Tamaño: {{size}} {{unit}}.",
  tiers: ["Bueno", "Mejor", "Óptimo"],
  group: "Nivel de acabados",
  steps: [
    "Comienza la obra",
    "Obra gris e instalaciones inspeccionadas",
    "Acabados colocados",
    "Lista de pendientes cerrada",
  ],
  inclusions:
    "Mano de obra y material de cada renglón, protección de lo que queda, limpieza diaria, retiro de nuestros escombros y los permisos que nombran los renglones.",
  terms:
    "Los cambios se cotizan y se firman antes de construirse. Los precios valen hasta la fecha indicada. El trabajo tiene garantía de un año desde la terminación. Lo que el cliente elige se decide antes del trabajo que lo necesita.",
  untitled: "Trabajo",
  templates: {
    kitchen: {
      title: "Remodelación de cocina",
      scope: "Llevar la cocina hasta la estructura, mover lo que el plano mueve y hacerla nueva.",
      sections: ["Demolición", "Instalaciones", "Acabados"],
      lines: [
        "Demolición y retiro",
        "Plomería: fregadero, lavaplatos y tuberías",
        "Electricidad: circuitos, tomas y luces",
        "Piso",
        "Gabinetes y cubierta: de línea, laminado",
        "Gabinetes y cubierta: semi a la medida, cuarzo",
        "Gabinetes y cubierta: a la medida, piedra natural",
        "Azulejo en la pared de la cubierta",
      ],
      exclusions:
        "Electrodomésticos. Asbesto y plomo. Daños ocultos y obra anterior que no cumple el código. Igualar acabados que ya no se fabrican.",
      allowances:
        "Fregadero y llave $650. Jaladeras $300. La diferencia se cobra o se acredita con la factura a la vista.",
    },
    bath: {
      title: "Remodelación de baño",
      scope: "Vaciar el baño, renovar desagües y agua, impermeabilizar, azulejar y colocar muebles.",
      sections: ["Demolición", "Instalaciones", "Acabados"],
      lines: [
        "Demolición y retiro",
        "Plomería: desagües, válvulas y muebles",
        "Electricidad y extractor",
        "Impermeabilización y azulejo: cerámica",
        "Impermeabilización y azulejo: porcelanato",
        "Impermeabilización y azulejo: piedra natural",
        "Cancel de vidrio sin marco",
      ],
      exclusions: "Reparar contrapiso y vigas más allá de 1 m². Moho, asbesto y plomo. Ventanas.",
      allowances: "Mueble de lavabo $900. Inodoro $350. Grifería de ducha $400.",
    },
    deck: {
      title: "Terraza nueva",
      scope:
        "Construir una terraza con zapatas bajo la helada, estructura según código, barandas y escalera.",
      sections: ["Zapatas", "Estructura", "Entablado y barandas"],
      lines: [
        "Zapatas de concreto",
        "Estructura, larguero y herrajes",
        "Entablado: madera tratada",
        "Entablado: compuesto",
        "Entablado: madera dura tropical",
        "Barandas",
        "Luces de bajo voltaje en escalones",
      ],
      exclusions: "Roca y agua subterránea. Jardín fuera del área de trabajo. Tinte y sellador. Topografía.",
      allowances: "Permiso $450.",
    },
    roof: {
      title: "Cambio de techo",
      scope: "Quitar hasta el entablado, renovar membrana y tapajuntas, y techar de nuevo.",
      sections: ["Retiro", "Techado", "Bordes y desagüe"],
      lines: [
        "Retiro de una capa y disposición",
        "Membrana y barrera contra hielo",
        "Tejas asfálticas arquitectónicas, 30 años",
        "Tejas resistentes al impacto",
        "Metal de junta alzada",
        "Tapajuntas, goterón y ventilas",
        "Canaletas y bajantes",
      ],
      exclusions:
        "Entablado podrido más allá de dos hojas. Segundas capas. Mampostería de chimenea. Quitar y poner paneles solares.",
      allowances: "Entablado $85 la hoja después de dos.",
    },
    addition: {
      title: "Ampliación de casa",
      scope: "Construir una ampliación desde los cimientos y unirla a la casa.",
      sections: ["Planos y permisos", "Estructura", "Instalaciones", "Acabados"],
      lines: [
        "Planos, ingeniería y permisos",
        "Cimentación y losa",
        "Estructura, techo y ventanas",
        "Plomería, clima y electricidad",
        "Acabados: estándar",
        "Acabados: mejorados",
        "Acabados: de lujo",
        "Patio en la puerta nueva",
      ],
      exclusions: "Conexiones y cuotas de impacto. Mal suelo, roca y agua subterránea. Muebles y jardín.",
      allowances: "Piso $6 por ft². Lámparas $1,200.",
    },
    fitout: {
      title: "Acondicionamiento de oficina",
      scope:
        "Acondicionar el local según el plano del inquilino, con inspecciones y certificado de ocupación.",
      sections: ["Demolición", "Muros y plafones", "Instalaciones", "Acabados"],
      lines: [
        "Demolición y protección",
        "Muros divisorios, puertas y plafón",
        "Electricidad, canalización de datos, aire y cambios de rociadores",
        "Piso y pintura: estándar del edificio",
        "Piso y pintura: mejorados",
        "Piso y pintura: de lujo",
        "Cocineta",
      ],
      exclusions: "Muebles, cableado de datos y letreros. Trabajo fuera de horario. Cuotas del arrendador.",
      allowances: "Herrajes $240 por hoja de puerta.",
    },
  },
};
