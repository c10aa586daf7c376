import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_YARD_ES: SeedTexts = {
  "osha-1926-600-a": {
    title: "Estacionar y calzar máquinas",
    body: "Nadie trabaja bajo una máquina o parte sostenida con eslingas o gatos hasta que esté calzada. Cuchillas, cucharones y cajas de volteo quedan abajo o calzados al repararlos o sin uso, con controles en neutral, motor apagado y freno puesto. La máquina estacionada lleva freno, y en pendiente también cuñas.",
  },
  "osha-1926-600-a-1": {
    title: "Máquinas que quedan de noche",
    body: "La máquina que queda sola de noche junto a una carretera en uso o a una obra en marcha lleva luces o reflejantes, o barreras con ellos, que muestren dónde está.",
  },
  "osha-1926-601-b": {
    title: "Camiones en obra: reversa y revisión diaria",
    body: "El vehículo cuyo conductor no ve hacia atrás solo va en reversa con alarma que se oiga sobre el ruido o con señas de un guía. Funcionan los frenos de servicio, emergencia y estacionamiento, el claxon y las luces de freno, y los faros si está oscuro. Todo se revisa al inicio de cada turno y se corrige antes de usarlo.",
  },
  "osha-1926-301": {
    title: "Herramienta de mano en buen estado",
    body: "No se entrega ni se usa herramienta de mano insegura. Las llaves no resbalan por mordazas vencidas, los cinceles, cuñas y punzones no tienen la cabeza achatada, y los mangos de madera están firmes, sin astillas ni grietas.",
  },
  "osha-1926-302-e": {
    title: "Herramienta de fijación con pólvora",
    body: "Solo la usa quien se capacitó en esa herramienta. Se prueba cada día antes de cargarla, se carga justo antes del tiro, nunca se apunta a nadie ni se deja cargada, y se retira si falla. No se dispara en material quebradizo o muy duro, ni en algo delgado sin respaldo, ni donde haya gas que arda.",
  },
  "osha-1926-304": {
    title: "Sierras y máquinas de carpintería",
    body: "La máquina fija de carpintería tiene interruptor que se bloquea o etiqueta en apagado. La sierra circular portátil lleva guarda arriba de la zapata y otra abajo que cubre los dientes salvo donde corta y regresa sola al levantar la sierra; nunca se amarra ni se traba abierta.",
  },
  "osha-1926-252-b": {
    title: "Escombro por huecos de piso, trapos aceitosos",
    body: "Donde el escombro baja por un hueco de piso sin ducto, el lugar de abajo se cierra con barreras de al menos 42 pulg de alto a 6 pies del borde de arriba, hay letreros en cada nivel y abajo no se retira nada mientras se trabaja arriba. El desperdicio sale del área conforme avanza el trabajo, y los trapos aceitosos y residuos de solvente van en recipientes tapados resistentes al fuego.",
  },
  "osha-1926-856": {
    title: "Máquinas sobre pisos en demolición",
    body: "Una máquina trabaja solo sobre un piso con resistencia para ella, y los huecos de piso llevan bordes o topes para que no se vaya por la orilla.",
  },
  "osha-1926-151-c": {
    title: "Material que arde, almacenado afuera",
    body: "Las pilas miden 20 pies de alto como máximo, son estables y quedan al menos a 10 pies de un edificio. Los pasos entre ellas y alrededor miden al menos 15 pies y están libres, de modo que ningún bloque pase de 50 pies por 150 pies. Se quitan hierba y basura.",
  },
  "osha-1926-152-c": {
    title: "Líquidos inflamables almacenados afuera",
    body: "Un grupo de recipientes de hasta 60 galones cada uno suma 1,100 galones como máximo, a 5 pies del siguiente y a 20 pies de un edificio. Hay un paso de 12 pies de ancho para bomberos a 200 pies o menos, los derrames corren lejos de los edificios o los detiene un borde de al menos 12 pulg, y no hay hierba ni basura.",
  },
  "osha-1926-152-b": {
    title: "Gabinetes para líquidos inflamables",
    body: 'Más de 25 galones en un cuarto van en un gabinete de metal, o de triplay exterior de al menos 1 pulg con juntas rebajadas y atornilladas en dos sentidos y pintura retardante. Lleva el letrero "Flammable-Keep Fire Away", y en un área hay 3 gabinetes como máximo. Nada de eso se guarda en escaleras o salidas.',
  },
  "osha-1926-251-d": {
    title: "Eslingas de cuerda y empalmes",
    body: "El empalme de ojo lleva al menos 3 pasadas completas en manila y 4 en cuerda sintética; el empalme corto, 6 y 8. Un nudo nunca sustituye al empalme, y el ojo forma 60 grados como máximo sobre la carga. Las eslingas de cuerda trabajan de -20 °F a 180 °F, pero no mojadas y congeladas.",
  },
  "osha-1926-251-a": {
    title: "Aparejos: revisión y equipo de izaje hecho en obra",
    body: "Una persona competente revisa las eslingas y sus herrajes cada día antes del uso y retira las malas. Las tenazas, ganchos y abrazaderas hechos para un trabajo llevan marcada su carga y se prueban al 125 por ciento de ella antes de usarse. El aparejo sin uso no estorba.",
  },
  "osha-1926-250-a": {
    title: "Material en niveles y letreros de carga de piso",
    body: "El material en niveles se apila, calza o amarra para que no resbale ni caiga. Donde se almacena sobre un piso que no está sobre el terreno, se anuncia su carga en psf y no se excede. Los pasillos están libres y en buen estado.",
  },
  "osha-1926-200-d": {
    title: "Letreros de salida en obra",
    body: "Donde hacen falta letreros de salida, las letras son rojas, legibles, de al menos 6 pulg de alto, con trazos de al menos 3/4 pulg de ancho.",
  },
};
