import type { SeedTexts } from "./seed-article.ts";

/** The glossary in Spanish, q to z of the English words. */
export const TERMS_Q_Z_ES: SeedTexts = {
  "term-r-value": {
    title: "Valor R",
    body: "Qué tanto resiste un material el paso del calor; el número más alto aísla mejor. En inglés: R-value.",
  },
  "term-rafter": {
    title: "Cabio",
    body: "Pieza inclinada que sostiene el techo. En inglés: Rafter.",
  },
  "term-rebar": {
    title: "Varilla",
    body: "Barra de acero que toma la tensión en el concreto. En inglés: Rebar.",
  },
  "term-reinforced-concrete": {
    title: "Concreto armado",
    body: "Concreto con acero adentro. En inglés: Reinforced concrete.",
  },
  "term-retaining-wall": {
    title: "Muro de contención",
    body: "Muro que detiene la tierra. En inglés: Retaining wall.",
  },
  "term-rfi": {
    title: "Solicitud de información (RFI)",
    body: "Pregunta por escrito sobre los planos o las especificaciones. En inglés: RFI.",
  },
  "term-ridge": {
    title: "Cumbrera",
    body: "La línea más alta del techo. En inglés: Ridge.",
  },
  "term-rigging": {
    title: "Aparejo",
    body: "El equipo para izar cargas, y el trabajo de hacerlo. En inglés: Rigging.",
  },
  "term-riser": {
    title: "Contrahuella",
    body: "Parte vertical del escalón, y su altura. En inglés: Riser.",
  },
  "term-rough-in": {
    title: "Instalación preliminar",
    body: "Primera etapa de plomería, electricidad, calefacción y aire, antes de cerrar las paredes. En inglés: Rough-in.",
  },
  "term-rough-opening": {
    title: "Vano",
    body: "Hueco que se deja en el armazón para la ventana o la puerta. En inglés: Rough opening.",
  },
  "term-sash": {
    title: "Hoja de ventana",
    body: "La parte de la ventana que se mueve. En inglés: Sash.",
  },
  "term-scaffold": {
    title: "Andamio",
    body: "Plataforma provisional para trabajar encima. En inglés: Scaffold.",
  },
  "term-scale": {
    title: "Escala",
    body: "Proporción entre el dibujo y lo real. En inglés: Scale.",
  },
  "term-schedule": {
    title: "Cuadro (de puertas)",
    body: "Tabla de elementos, como las puertas; también el calendario de la obra (programa). En inglés: Schedule (doors).",
  },
  "term-screed": {
    title: "Regla (maestra)",
    body: "Herramienta que nivela el concreto fresco; también la capa de mortero bajo el piso. En inglés: Screed.",
  },
  "term-setback": {
    title: "Retiro",
    body: "Distancia que el edificio debe guardar del lindero. En inglés: Setback.",
  },
  "term-sewer": {
    title: "Alcantarillado",
    body: "Tubería que se lleva las aguas residuales. En inglés: Sewer.",
  },
  "term-sheathing": {
    title: "Entablado",
    body: "Tableros que se fijan sobre el armazón. En inglés: Sheathing.",
  },
  "term-sheetrock": {
    title: "Panel de yeso",
    body: "Otro nombre de la tablaroca; Sheetrock es una marca que las cuadrillas usan como nombre común. En inglés: Sheetrock.",
  },
  "term-shim": {
    title: "Cuña",
    body: "Calza delgada que llena una holgura o nivela algo. En inglés: Shim.",
  },
  "term-shingle": {
    title: "Teja asfáltica",
    body: "Cada una de las piezas traslapadas que cubren el techo. En inglés: Shingle.",
  },
  "term-shoring": {
    title: "Apuntalamiento",
    body: "Soporte provisional de una estructura o de la pared de una zanja. En inglés: Shoring.",
  },
  "term-siding": {
    title: "Revestimiento lateral",
    body: "Lo que cubre la pared por fuera, en tablas o paneles. En inglés: Siding.",
  },
  "term-sill": {
    title: "Alféizar",
    body: "La parte de abajo de un vano; también la pieza que se asienta sobre el cimiento (solera). En inglés: Sill.",
  },
  "term-slab": {
    title: "Losa",
    body: "Pieza plana de concreto: un piso o un techo. En inglés: Slab.",
  },
  "term-slope": {
    title: "Pendiente",
    body: "Qué tan inclinado está algo. En inglés: Slope.",
  },
  "term-soffit": {
    title: "Sofito",
    body: "La cara de abajo de un alero o de otro volado. En inglés: Soffit.",
  },
  "term-span": {
    title: "Claro",
    body: "Distancia entre dos apoyos. También se dice luz. En inglés: Span.",
  },
  "term-specification": {
    title: "Especificaciones",
    body: "Lo que se exige por escrito de los materiales y del trabajo. En inglés: Specification.",
  },
  "term-square": {
    title: "Cuadro (de techo)",
    body: "100 pies² de techo. En inglés: Square (roof).",
  },
  "term-stair-stringer": {
    title: "Zanca",
    body: "Tabla o viga inclinada que sostiene los escalones. En inglés: Stair stringer.",
  },
  "term-starter-bar": {
    title: "Varilla de espera",
    body: "Varilla que se deja salida para unirla con el siguiente colado. En inglés: Starter bar.",
  },
  "term-stirrup": {
    title: "Estribo (de varilla)",
    body: "Anillo cerrado de varilla que abraza las barras de una viga o columna. En inglés: Stirrup.",
  },
  "term-structural-engineer": {
    title: "Ingeniero estructural",
    body: "Quien diseña lo que sostiene las cargas. En inglés: Structural engineer.",
  },
  "term-stucco": {
    title: "Estuco",
    body: "Aplanado de cemento en un muro exterior. En inglés: Stucco.",
  },
  "term-stud": {
    title: "Montante",
    body: "Pieza vertical del armazón de una pared. En inglés: Stud.",
  },
  "term-subcontractor": {
    title: "Subcontratista",
    body: "Contratista que trabaja para el contratista general. En inglés: Subcontractor.",
  },
  "term-subfloor": {
    title: "Contrapiso",
    body: "Tableros que van debajo del piso terminado. En inglés: Subfloor.",
  },
  "term-submittal": {
    title: "Documentación para aprobación",
    body: "Muestras, planos o datos que se entregan para que los aprueben. En inglés: Submittal.",
  },
  "term-sump-pump": {
    title: "Bomba de sumidero",
    body: "Bomba que saca el agua del foso del sótano. En inglés: Sump pump.",
  },
  "term-survey": {
    title: "Topografía",
    body: "Plano del terreno hecho con medidas (levantamiento). En inglés: Survey.",
  },
  "term-takeoff": {
    title: "Metrado",
    body: "Conteo de cantidades sacado de los planos. En inglés: Takeoff.",
  },
  "term-tape-measure": {
    title: "Cinta métrica",
    body: "Cinta para medir largos. En México, flexómetro. En inglés: Tape measure.",
  },
  "term-tie-in": {
    title: "Empalme",
    body: "Punto donde lo nuevo se conecta con lo que ya está. En inglés: Tie-in.",
  },
  "term-timber": {
    title: "Madera aserrada",
    body: "Madera de medidas grandes. En inglés: Timber.",
  },
  "term-toe-nail": {
    title: "Clavo oblicuo",
    body: "Clavo que se mete en ángulo por la punta de una pieza hasta agarrar la otra. En inglés: Toe-nail.",
  },
  "term-toolbox-talk": {
    title: "Charla de seguridad",
    body: "Reunión corta de seguridad antes de trabajar. En inglés: Toolbox talk.",
  },
  "term-top-plate": {
    title: "Solera superior",
    body: "Pieza que corre por arriba de una pared de armazón. En inglés: Top plate.",
  },
  "term-torque": {
    title: "Torque",
    body: "Fuerza de giro. En inglés: Torque.",
  },
  "term-tower-crane": {
    title: "Grúa torre",
    body: "Grúa alta que queda fija en la obra. En inglés: Tower crane.",
  },
  "term-transom": {
    title: "Travesaño (tragaluz)",
    body: "Ventana encima de una puerta. En inglés: Transom.",
  },
  "term-trap": {
    title: "Sifón",
    body: "Curva del desagüe que guarda agua y no deja pasar el gas del drenaje. En inglés: Trap.",
  },
  "term-tread": {
    title: "Huella",
    body: "La superficie del escalón que se pisa. En inglés: Tread.",
  },
  "term-trench": {
    title: "Zanja",
    body: "Excavación angosta, más honda que ancha. En inglés: Trench.",
  },
  "term-trim": {
    title: "Moldura",
    body: "Piezas que tapan las juntas y rematan las orillas. En inglés: Trim.",
  },
  "term-truss": {
    title: "Cercha",
    body: "Armazón de triángulos que salva un claro grande con poco material. En inglés: Truss.",
  },
  "term-underlayment": {
    title: "Base (bajo piso)",
    body: "Capa que va debajo del acabado de un piso o de un techo. En inglés: Underlayment.",
  },
  "term-utility-line": {
    title: "Línea de servicio",
    body: "Tubo o cable de un servicio público. En inglés: Utility line.",
  },
  "term-valley": {
    title: "Limahoya",
    body: "Línea hundida donde se juntan dos aguas del techo. En inglés: Valley.",
  },
  "term-vapor-barrier": {
    title: "Barrera de vapor",
    body: "Película que no deja pasar la humedad del aire. En inglés: Vapor barrier.",
  },
  "term-variance": {
    title: "Excepción de zonificación",
    body: "Permiso para salirse de una regla de zonificación. En inglés: Variance.",
  },
  "term-vent": {
    title: "Ventilación",
    body: "Abertura o tubo para el aire. En inglés: Vent.",
  },
  "term-wall-tie": {
    title: "Amarre",
    body: "Pieza de metal que une la fachada de ladrillo con el muro de atrás. En inglés: Wall tie.",
  },
  "term-warranty": {
    title: "Garantía",
    body: "Compromiso de arreglar lo que falle. En inglés: Warranty.",
  },
  "term-waterproofing": {
    title: "Impermeabilización",
    body: "Lo que detiene el agua que llega a presión. En inglés: Waterproofing.",
  },
  "term-weatherstrip": {
    title: "Burlete",
    body: "Sello alrededor de una puerta o de la hoja de una ventana. En inglés: Weatherstrip.",
  },
  "term-weep-hole": {
    title: "Orificio de drenaje",
    body: "Agujerito al pie de la fachada de ladrillo por donde sale el agua. En inglés: Weep hole.",
  },
  "term-wire-gauge": {
    title: "Calibre",
    body: "Grueso del cable, en número AWG: entre más bajo el número, más grueso el cable. En inglés: Wire gauge.",
  },
  "term-work-order": {
    title: "Orden de trabajo",
    body: "Tarea por escrito para una cuadrilla. En inglés: Work order.",
  },
  "term-zoning": {
    title: "Zonificación",
    body: "Reglas de lo que se puede construir y hacer en un terreno. En inglés: Zoning.",
  },
};
