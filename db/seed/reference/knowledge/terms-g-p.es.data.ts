import type { SeedTexts } from "./seed-article.ts";

/** The glossary in Spanish, g to p of the English words. */
export const TERMS_G_P_ES: SeedTexts = {
  "term-gable": {
    title: "Hastial",
    body: "Triángulo de pared bajo un techo de dos aguas. En inglés: Gable.",
  },
  "term-general-contractor": {
    title: "Contratista general",
    body: "El constructor principal, que responde por toda la obra y contrata a los oficios. En inglés: General contractor.",
  },
  "term-gfci": {
    title: "Interruptor de falla a tierra (GFCI)",
    body: "Dispositivo que corta la luz cuando la corriente se fuga a tierra, a tiempo para proteger a una persona. En inglés: GFCI.",
  },
  "term-girder": {
    title: "Viga maestra",
    body: "Viga principal en la que se apoyan otras vigas. En inglés: Girder.",
  },
  "term-glulam": {
    title: "Madera laminada",
    body: "Viga de tablas pegadas en capas. En inglés: Glulam.",
  },
  "term-grade": {
    title: "Nivel del terreno",
    body: "Altura a la que está el suelo; también la clase de calidad de la madera. En inglés: Grade.",
  },
  "term-grade-beam": {
    title: "Viga de cimentación",
    body: "Viga de concreto, enterrada o sobre el suelo, que lleva los muros a los pilotes o a las zapatas. En inglés: Grade beam.",
  },
  "term-gravel": {
    title: "Grava",
    body: "Piedra chica. En inglés: Gravel.",
  },
  "term-grout": {
    title: "Lechada",
    body: "Mezcla aguada que llena las celdas del bloque o las juntas del azulejo (boquilla). En inglés: Grout.",
  },
  "term-guardrail": {
    title: "Baranda",
    body: "Barrera en una orilla abierta. En inglés: Guardrail.",
  },
  "term-gusset": {
    title: "Cartela",
    body: "Placa que refuerza una unión. En inglés: Gusset.",
  },
  "term-gutter": {
    title: "Canaleta",
    body: "Canal en el alero que recoge el agua del techo. En inglés: Gutter.",
  },
  "term-hard-hat": {
    title: "Casco",
    body: "Pieza dura que se lleva puesta para proteger la cabeza. En inglés: Hard hat.",
  },
  "term-hardscape": {
    title: "Pavimento exterior",
    body: "Pisos de afuera, muros y lo demás que se construye en el terreno. En inglés: Hardscape.",
  },
  "term-harness": {
    title: "Arnés",
    body: "Correas que se llevan en el cuerpo y detienen a quien se cae. En inglés: Harness.",
  },
  "term-header": {
    title: "Dintel (cabezal)",
    body: "Viga encima de una puerta o una ventana. En inglés: Header (lintel).",
  },
  "term-headroom": {
    title: "Altura libre",
    body: "Altura despejada sobre un piso o una escalera. En inglés: Headroom.",
  },
  "term-hip-roof": {
    title: "Techo a cuatro aguas",
    body: "Techo que cae hacia todos los lados. En inglés: Hip roof.",
  },
  "term-hoist": {
    title: "Polipasto",
    body: "Aparato para levantar cargas. En inglés: Hoist.",
  },
  "term-i-beam": {
    title: "Viga doble T",
    body: "Viga de acero con el corte en forma de la letra I. En inglés: I-beam.",
  },
  "term-inspection": {
    title: "Inspección",
    body: "Revisión oficial del trabajo para ver que cumple con el código. En inglés: Inspection.",
  },
  "term-insulation": {
    title: "Aislamiento",
    body: "Material que frena el paso del calor. En inglés: Insulation.",
  },
  "term-jamb": {
    title: "Jamba",
    body: "Cada costado del vano de una puerta o una ventana. En inglés: Jamb.",
  },
  "term-joint-compound": {
    title: "Pasta para juntas",
    body: "Pasta que llena y alisa las uniones de la tablaroca. En inglés: Joint compound.",
  },
  "term-joist": {
    title: "Vigueta",
    body: "Cada una de las vigas seguidas que sostienen un piso o un cielo raso. En inglés: Joist.",
  },
  "term-kerf": {
    title: "Corte de sierra",
    body: "Ancho de lo que se come la sierra al cortar. En inglés: Kerf.",
  },
  "term-king-stud": {
    title: "Montante rey",
    body: "Montante de altura completa al lado de un vano. En inglés: King stud.",
  },
  "term-ladder": {
    title: "Escalera de mano",
    body: "Dos largueros con peldaños para subir. En inglés: Ladder.",
  },
  "term-lanyard": {
    title: "Eslinga con amortiguador",
    body: "Correa o cuerda entre el arnés y el anclaje. En inglés: Lanyard.",
  },
  "term-lath": {
    title: "Malla (listón)",
    body: "Malla o tiras en las que se agarra el yeso. En inglés: Lath.",
  },
  "term-ledger": {
    title: "Solera (larguero)",
    body: "Tabla fija a la pared de la que cuelgan, o en la que descansan, las viguetas. En inglés: Ledger.",
  },
  "term-level": {
    title: "Nivel",
    body: "Horizontal de verdad; también la herramienta que lo muestra. En inglés: Level.",
  },
  "term-lien": {
    title: "Gravamen",
    body: "Reclamo sobre una propiedad mientras no se pague una deuda de mano de obra o material. En inglés: Lien.",
  },
  "term-lintel": {
    title: "Dintel",
    body: "Viga sobre un vano, muchas veces de acero, piedra o concreto. En inglés: Lintel.",
  },
  "term-live-load": {
    title: "Carga viva",
    body: "Lo que pesan la gente, los muebles y lo que va y viene. En inglés: Live load.",
  },
  "term-load-path": {
    title: "Trayectoria de carga",
    body: "Camino que siguen las cargas por la estructura hasta el suelo. En inglés: Load path.",
  },
  "term-lot-line": {
    title: "Lindero",
    body: "Límite de un terreno. En inglés: Lot line.",
  },
  "term-louver": {
    title: "Persiana (rejilla)",
    body: "Rejilla de ventilación con tablillas inclinadas. En inglés: Louver.",
  },
  "term-lvl": {
    title: "Madera laminada LVL",
    body: "Viga hecha de láminas delgadas de madera pegadas. En inglés: LVL.",
  },
  "term-manhole": {
    title: "Pozo de visita",
    body: "Boca por la que se llega al drenaje o a un servicio enterrado. En inglés: Manhole.",
  },
  "term-mason": {
    title: "Albañil",
    body: "El que pega ladrillo, bloque o piedra. En inglés: Mason.",
  },
  "term-masonry": {
    title: "Mampostería",
    body: "Obra de ladrillo, bloque o piedra. En inglés: Masonry.",
  },
  "term-milestone": {
    title: "Hito",
    body: "Fecha clave del programa de obra. En inglés: Milestone.",
  },
  "term-mortar": {
    title: "Mortero",
    body: "Pasta que va entre ladrillos, bloques o piedras. En inglés: Mortar.",
  },
  "term-mud": {
    title: "Mezcla",
    body: "Como le dicen las cuadrillas al concreto, al mortero o a la pasta para juntas. En inglés: Mud (slang).",
  },
  "term-mullion": {
    title: "Parteluz",
    body: "Barra entre dos ventanas. En inglés: Mullion.",
  },
  "term-muntin": {
    title: "Barrote",
    body: "Barrita entre los vidrios de una hoja de ventana. En inglés: Muntin.",
  },
  "term-newel": {
    title: "Poste de arranque",
    body: "Poste principal del pasamanos de una escalera. En inglés: Newel.",
  },
  "term-nosing": {
    title: "Nariz (vuelo)",
    body: "Orilla del frente de la huella. En inglés: Nosing.",
  },
  "term-on-center": {
    title: "De centro a centro",
    body: "Medido del centro de una pieza al centro de la que sigue. En inglés: On center (o.c.).",
  },
  "term-osb": {
    title: "Tablero OSB",
    body: "Tablero de virutas de madera prensadas y orientadas. En inglés: OSB.",
  },
  "term-outlet": {
    title: "Tomacorriente",
    body: "Donde se enchufa la clavija. En inglés: Outlet (receptacle).",
  },
  "term-overhang": {
    title: "Voladizo (alero)",
    body: "Parte que sale más allá de lo que tiene debajo, como un alero o una terraza. En inglés: Overhang.",
  },
  "term-owner": {
    title: "Propietario",
    body: "El cliente, de quien es el edificio. En inglés: Owner.",
  },
  "term-panel": {
    title: "Tablero (eléctrico)",
    body: "Caja donde están los interruptores. En inglés: Panel (electrical).",
  },
  "term-parapet": {
    title: "Parapeto",
    body: "Parte del muro que sube más que la orilla del techo. En inglés: Parapet.",
  },
  "term-party-wall": {
    title: "Muro medianero",
    body: "Muro que comparten dos dueños o dos viviendas. En inglés: Party wall.",
  },
  "term-pier": {
    title: "Pila",
    body: "Columna corta; también un pilote corto de cimentación. En inglés: Pier.",
  },
  "term-pile": {
    title: "Pilote",
    body: "Pieza larga de cimentación, hincada o colada en una perforación profunda. En inglés: Pile.",
  },
  "term-pitch": {
    title: "Pendiente (de techo)",
    body: "Inclinación del techo: lo que sube contra lo que avanza. En inglés: Pitch.",
  },
  "term-plan": {
    title: "Plano",
    body: "Dibujo visto desde arriba. En inglés: Plan.",
  },
  "term-plaster": {
    title: "Yeso (revoque)",
    body: "Capa dura que se da a paredes y cielos rasos. En inglés: Plaster.",
  },
  "term-plate": {
    title: "Solera",
    body: "Pieza horizontal de arriba o de abajo en una pared de armazón. En inglés: Plate.",
  },
  "term-plumb": {
    title: "A plomo",
    body: "Vertical exacto. En inglés: Plumb.",
  },
  "term-plumber": {
    title: "Plomero",
    body: "El que trabaja con tubería de agua, drenaje y gas. En inglés: Plumber.",
  },
  "term-plywood": {
    title: "Madera contrachapada",
    body: "Tablero de capas de madera pegadas con la veta cruzada. En inglés: Plywood.",
  },
  "term-post": {
    title: "Poste",
    body: "Apoyo vertical, casi siempre de madera. En inglés: Post.",
  },
  "term-punch-list": {
    title: "Lista de pendientes",
    body: "Lista de lo que falta por corregir al final de la obra. En inglés: Punch list.",
  },
  "term-purlin": {
    title: "Correa",
    body: "Pieza del techo que cruza sobre los cabios. En inglés: Purlin.",
  },
};
