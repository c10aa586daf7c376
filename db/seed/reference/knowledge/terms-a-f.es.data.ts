import type { SeedTexts } from "./seed-article.ts";

/** The glossary in Spanish, a to f of the English words. */
export const TERMS_A_F_ES: SeedTexts = {
  "term-abutment": {
    title: "Estribo (de puente)",
    body: "Apoyo en el extremo de un arco o de un puente. En inglés: Abutment.",
  },
  "term-admixture": {
    title: "Aditivo",
    body: "Producto que se agrega al concreto para cambiar cómo fragua, cómo corre o cuánto dura. En inglés: Admixture.",
  },
  "term-aggregate": {
    title: "Agregado",
    body: "La arena y la piedra que lleva el concreto. En inglés: Aggregate.",
  },
  "term-anchor-bolt": {
    title: "Perno de anclaje",
    body: "Perno ahogado en el concreto que sujeta la solera o una columna. En inglés: Anchor bolt.",
  },
  "term-apron": {
    title: "Antepecho",
    body: "Moldura debajo del alféizar de la ventana; también la franja de concreto delante del garaje (delantal). En inglés: Apron (door).",
  },
  "term-arc-fault-breaker": {
    title: "Interruptor de falla de arco (AFCI)",
    body: "Interruptor que se dispara cuando detecta un arco eléctrico en el cableado. En inglés: Arc-fault breaker (AFCI).",
  },
  "term-architect": {
    title: "Arquitecto",
    body: "Quien diseña el edificio. En inglés: Architect.",
  },
  "term-as-built": {
    title: "Planos conforme a obra",
    body: "Planos que muestran lo que de verdad se construyó. En inglés: As-built.",
  },
  "term-backfill": {
    title: "Relleno",
    body: "Tierra que se devuelve alrededor del cimiento o a la zanja. En inglés: Backfill.",
  },
  "term-balcony": {
    title: "Balcón",
    body: "Plataforma con baranda que sobresale del edificio. En inglés: Balcony.",
  },
  "term-baluster": {
    title: "Balaustre",
    body: "Cada una de las barras verticales que cierran una baranda. En inglés: Baluster.",
  },
  "term-baseboard": {
    title: "Zócalo",
    body: "Moldura que corre al pie de la pared. También se dice rodapié. En inglés: Baseboard.",
  },
  "term-batt": {
    title: "Manta aislante",
    body: "Colchón de aislante cortado a la medida del hueco entre montantes o viguetas. En inglés: Batt.",
  },
  "term-beam": {
    title: "Viga",
    body: "Pieza horizontal que lleva la carga de lado a lado de un claro. En inglés: Beam.",
  },
  "term-bearing-wall": {
    title: "Muro de carga",
    body: "Muro que recibe peso de arriba. En inglés: Bearing wall.",
  },
  "term-bench-mark": {
    title: "Punto de referencia",
    body: "Punto fijo de elevación conocida desde el que se miden las alturas; el topógrafo lo llama banco de nivel. En inglés: Bench mark.",
  },
  "term-bid": {
    title: "Oferta",
    body: "Propuesta de hacer el trabajo por un precio. También se dice cotización. En inglés: Bid.",
  },
  "term-bill-of-quantities": {
    title: "Presupuesto por partidas",
    body: "Lista de partidas con sus cantidades, para ponerles precio. En inglés: Bill of quantities.",
  },
  "term-blocking": {
    title: "Bloqueo",
    body: "Trozos de madera que se clavan entre las piezas del armazón. En inglés: Blocking.",
  },
  "term-board-foot": {
    title: "Pie tablar",
    body: "Medida de la madera: 144 pulg³ de tamaño nominal, por ejemplo 1 pulg por 12 pulg por 1 pie. En inglés: Board foot.",
  },
  "term-bracing": {
    title: "Arriostramiento",
    body: "Piezas en diagonal o tableros que no dejan que el armazón se ladee. En inglés: Bracing.",
  },
  "term-brick-veneer": {
    title: "Fachada de ladrillo",
    body: "Cara de ladrillo que no carga más que su propio peso. En inglés: Brick veneer.",
  },
  "term-bridging": {
    title: "Puente (riostra)",
    body: "Piezas cruzadas entre las viguetas que las mantienen derechas y reparten la carga. En inglés: Bridging.",
  },
  "term-builder-s-level": {
    title: "Nivel óptico",
    body: "Aparato con lente para dar niveles y alturas. En inglés: Builder's level.",
  },
  "term-building-permit": {
    title: "Permiso de construcción",
    body: "Autorización de la autoridad para construir. En inglés: Building permit.",
  },
  "term-bulkhead": {
    title: "Mamparo",
    body: "División que retiene algo; también la compuerta sobre la escalera del sótano. En inglés: Bulkhead.",
  },
  "term-cantilever": {
    title: "Voladizo",
    body: "Viga o losa fija en un extremo y libre en el otro, que queda volando. En inglés: Cantilever.",
  },
  "term-casing": {
    title: "Marco (moldura)",
    body: "Moldura que rodea una puerta o una ventana. En inglés: Casing.",
  },
  "term-caulk": {
    title: "Sellador",
    body: "Material que sella una junta y no pierde su flexibilidad. En inglés: Caulk.",
  },
  "term-ceiling-joist": {
    title: "Vigueta de techo",
    body: "Pieza que sostiene el cielo raso. En inglés: Ceiling joist.",
  },
  "term-cement": {
    title: "Cemento",
    body: "Polvo que une el concreto y el mortero. En inglés: Cement.",
  },
  "term-chalk-line": {
    title: "Tiralíneas",
    body: "Cordón con tiza que, al soltarlo tenso, marca una línea recta. En inglés: Chalk line.",
  },
  "term-change-order": {
    title: "Orden de cambio",
    body: "Cambio por escrito al contrato: a su alcance, su precio o su plazo. En inglés: Change order.",
  },
  "term-chase": {
    title: "Ducto (canal)",
    body: "Hueco que se deja para tubos, conductos o cables. En inglés: Chase.",
  },
  "term-cladding": {
    title: "Revestimiento",
    body: "Lo que cubre el edificio por fuera. En inglés: Cladding.",
  },
  "term-collar-tie": {
    title: "Tirante",
    body: "Amarre entre los cabios en el tercio de arriba del techo. En inglés: Collar tie.",
  },
  "term-column": {
    title: "Columna",
    body: "Pieza vertical que trabaja a compresión. En inglés: Column.",
  },
  "term-competent-person": {
    title: "Persona competente",
    body: "Quien sabe ver los peligros del trabajo y tiene autoridad para corregirlos de inmediato. En inglés: Competent person.",
  },
  "term-concrete": {
    title: "Concreto",
    body: "Cemento, arena, piedra y agua, ya endurecidos. También se llama hormigón. En inglés: Concrete.",
  },
  "term-conduit": {
    title: "Conducto (tubo conduit)",
    body: "Tubo por el que van los cables eléctricos. En inglés: Conduit.",
  },
  "term-contractor": {
    title: "Contratista",
    body: "Empresa o persona que construye por contrato. En inglés: Contractor.",
  },
  "term-control-joint": {
    title: "Junta de control",
    body: "Línea cortada o formada en el concreto para que se agriete ahí y no en otra parte. En inglés: Control joint.",
  },
  "term-corbel": {
    title: "Ménsula",
    body: "Saliente escalonado de un muro que sostiene algo. En inglés: Corbel.",
  },
  "term-corner-bead": {
    title: "Esquinero",
    body: "Tira de metal o plástico para las esquinas salientes de la tablaroca. En inglés: Corner bead.",
  },
  "term-crawl-space": {
    title: "Espacio bajo piso",
    body: "Hueco debajo del piso en el que no se puede estar de pie. En inglés: Crawl space.",
  },
  "term-cripple-stud": {
    title: "Montante corto",
    body: "Montante recortado que va arriba o abajo de un vano. En inglés: Cripple stud.",
  },
  "term-crown-molding": {
    title: "Cornisa",
    body: "Moldura donde la pared topa con el cielo raso. En inglés: Crown molding.",
  },
  "term-curing": {
    title: "Curado",
    body: "Mantener húmedo y templado el concreto nuevo mientras agarra resistencia. En inglés: Curing.",
  },
  "term-damp-proofing": {
    title: "Protección contra humedad",
    body: "Capa contra la humedad de la tierra. No detiene el agua que llega a presión. En inglés: Damp-proofing.",
  },
  "term-dead-load": {
    title: "Carga muerta",
    body: "Lo que pesan las partes fijas del propio edificio. En inglés: Dead load.",
  },
  "term-deck": {
    title: "Terraza",
    body: "Plataforma al aire libre; también los tableros que cierran un techo o un piso (cubierta). En inglés: Deck.",
  },
  "term-deflection": {
    title: "Flecha",
    body: "Lo que baja una viga al cargarla. En inglés: Deflection.",
  },
  "term-demolition": {
    title: "Demolición",
    body: "Tumbar una construcción. En inglés: Demolition.",
  },
  "term-dormer": {
    title: "Buhardilla",
    body: "Ventana con techito propio que sale de un techo inclinado. En inglés: Dormer.",
  },
  "term-downspout": {
    title: "Bajante",
    body: "Tubo que baja el agua de la canaleta al suelo. En inglés: Downspout.",
  },
  "term-drip-edge": {
    title: "Goterón",
    body: "Tira de metal en la orilla del techo que hace que el agua caiga hacia afuera. En inglés: Drip edge.",
  },
  "term-dry-fit": {
    title: "Prueba en seco",
    body: "Presentar las piezas sin pegamento para ver si ajustan. En inglés: Dry-fit.",
  },
  "term-drywall": {
    title: "Tablaroca",
    body: "Panel de yeso para paredes y cielos rasos. En inglés: Drywall.",
  },
  "term-ductwork": {
    title: "Conductos (de aire)",
    body: "Todos los ductos que llevan el aire. En inglés: Ductwork.",
  },
  "term-easement": {
    title: "Servidumbre",
    body: "Derecho de usar una parte del terreno de otro. En inglés: Easement.",
  },
  "term-eave": {
    title: "Alero",
    body: "Orilla baja del techo que sale más allá de la pared. En inglés: Eave.",
  },
  "term-elevation": {
    title: "Alzado",
    body: "Dibujo de una cara del edificio; también la altura de un punto (elevación). En inglés: Elevation.",
  },
  "term-elevator-pit": {
    title: "Foso de elevador",
    body: "Hueco debajo de la parada más baja del elevador. En inglés: Elevator pit.",
  },
  "term-excavation": {
    title: "Excavación",
    body: "Cavar el terreno, y el hoyo que queda. En inglés: Excavation.",
  },
  "term-expansion-anchor": {
    title: "Anclaje de expansión",
    body: "Ancla que se abre dentro del agujero y agarra por presión. En inglés: Expansion anchor.",
  },
  "term-expansion-joint": {
    title: "Junta de dilatación",
    body: "Separación que deja que las partes se muevan con el calor y la humedad. En inglés: Expansion joint.",
  },
  "term-facade": {
    title: "Fachada",
    body: "El frente de un edificio. En inglés: Facade.",
  },
  "term-fascia": {
    title: "Fascia",
    body: "Tabla que tapa las puntas de los cabios. También se dice tapacán. En inglés: Fascia.",
  },
  "term-finish-grade": {
    title: "Rasante final",
    body: "Nivel en que queda el terreno cuando todo está terminado. En inglés: Finish grade.",
  },
  "term-fire-stop": {
    title: "Cortafuego",
    body: "Material que no deja pasar el fuego por una rendija o un hueco. En inglés: Fire stop.",
  },
  "term-flashing": {
    title: "Tapajuntas",
    body: "Lámina delgada o membrana que no deja entrar el agua donde se juntan dos partes. En inglés: Flashing.",
  },
  "term-floor-plan": {
    title: "Plano de planta",
    body: "Dibujo de un piso como si estuviera cortado y se viera desde arriba. En inglés: Floor plan.",
  },
  "term-flush": {
    title: "A ras",
    body: "Parejo con la superficie de al lado. En inglés: Flush.",
  },
  "term-footing": {
    title: "Zapata",
    body: "Base ancha, casi siempre de concreto, que reparte el peso del edificio en el suelo. En inglés: Footing.",
  },
  "term-foreman": {
    title: "Capataz",
    body: "El que dirige una cuadrilla. En inglés: Foreman.",
  },
  "term-formwork": {
    title: "Encofrado",
    body: "Molde que le da forma al concreto fresco. En México, cimbra. En inglés: Formwork.",
  },
  "term-foundation": {
    title: "Cimentación",
    body: "Parte del edificio que está en la tierra y sostiene todo lo demás. En inglés: Foundation.",
  },
  "term-framing": {
    title: "Armazón",
    body: "El esqueleto del edificio, de madera o de acero. En inglés: Framing.",
  },
  "term-french-drain": {
    title: "Drenaje francés",
    body: "Zanja con grava y un tubo perforado que se lleva el agua. En inglés: French drain.",
  },
  "term-frost-line": {
    title: "Línea de congelación",
    body: "Lo más hondo que llega a congelarse el suelo. En inglés: Frost line.",
  },
  "term-furring": {
    title: "Enrasillado",
    body: "Listones que emparejan una superficie o la separan del muro. En inglés: Furring.",
  },
};
