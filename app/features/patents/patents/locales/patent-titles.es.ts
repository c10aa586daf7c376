import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-titles.en.ts";

export default {
  p1: {
    title: "Motor de respuestas citadas para códigos de construcción",
    description:
      "Responde una pregunta de obra solo con frases cuya cita se sostiene en la edición que rige en el sitio.",
  },
  p2: {
    title: "Lector de planos que recupera la escala",
    description:
      "Lee elementos y cantidades de un plano de escala desconocida e indica la certeza de cada uno.",
  },
  p3: {
    title: "Terminal de órdenes por voz para obras ruidosas",
    description: "Recibe órdenes habladas junto a máquinas en marcha y repite las que podrían causar daño.",
  },
  p5: {
    title: "Clasificador de preguntas por complejidad",
    description: "Contesta al momento las preguntas sencillas y manda a un modelo remoto solo las exigentes.",
  },
  p7: {
    title: "Revisor del texto de órdenes de cambio",
    description: "Muestra antes de firmar qué derecho del contrato quita una frase de la orden de cambio.",
  },
  p9: {
    title: "Detección de riesgo de caída en bordes abiertos",
    description:
      "Avisa cuando coinciden un borde sin baranda, una persona cerca y la falta de línea de vida.",
  },
  p10: {
    title: "Guarda de proximidad entre personas y máquinas",
    description:
      "Da forma a la zona protegida según el próximo movimiento de la máquina y la frena antes de avisar.",
  },
  p11: {
    title: "Generador de charlas para el trabajo del día",
    description:
      "Prepara una charla breve de seguridad con las tareas, el clima y los incidentes recientes, en el idioma de cada quien.",
  },
  p13: {
    title: "Banda de estrés por calor con rotación de cuadrilla",
    description: "Manda a la sombra primero a quien antes llegará al límite de estrés por calor.",
  },
  p14: {
    title: "Tarjeta de andamio que vence sola",
    description: "Se pone en rojo sin energía cuando vence la inspección o siente un golpe.",
  },
  p16: {
    title: "Superposición anclada a puntos de control",
    description: "Muestra el modelo en su lugar con líneas tan gruesas como el error que queda.",
  },
  p17: {
    title: "Mapa de desviaciones según tolerancia",
    description:
      "Juzga un edificio escaneado por la tolerancia de cada elemento y agrupa lo que corrige una cuadrilla.",
  },
  p19: {
    title: "Avance a partir de fotos diarias",
    description: "Da por construido un elemento cuando lo muestran dos fotos desde lugares distintos.",
  },
  p20: {
    title: "Visor de líneas enterradas y su duda",
    description: "Muestra una línea enterrada como una franja tan ancha como la duda sobre su lugar.",
  },
  p22: {
    title: "Opciones de fachada por luz y costo",
    description: "Compara luz, sombra y costo del vidrio cuando el edificio es apenas un volumen.",
  },
  p24: {
    title: "Presupuesto vivo que sigue al plano",
    description:
      "Recalcula solo las partidas que toca un elemento cambiado y muestra lo anterior y lo nuevo.",
  },
  p25: {
    title: "Índice regional de precios con cotizaciones que envejecen",
    description: "Pondera cotizaciones por edad y distancia y dice cuánto respalda un precio.",
  },
  p26: {
    title: "Factor de desperdicio aprendido de la obra",
    description:
      "Cuadra lo entregado, lo instalado y lo tirado para aprender el desperdicio de una cuadrilla.",
  },
  p28: {
    title: "Comparación de ofertas que halla huecos",
    description: "Coteja cada oferta con una sola lista de alcance y valora lo que falta.",
  },
  p29: {
    title: "Equilibrio entre carbono y costo",
    description: "Ordena los cambios de producto por el carbono que ahorran por cada dólar.",
  },
  p31: {
    title: "Pasaporte de estado para máquinas rentadas",
    description: "Une fotos guiadas y uso registrado en un pasaporte que firman ambas partes.",
  },
  p33: {
    title: "Casillero de herramientas sin depósito",
    description: "Entrega una herramienta con la palabra de dos compañeros y revisa lo que regresa.",
  },
  p34: {
    title: "Rondas de combustible para flotas mixtas",
    description: "Arma la ronda de entrega según lo que cada máquina gastará antes de la siguiente.",
  },
  p36: {
    title: "Buscador de accesorios por ajuste y estabilidad",
    description: "Ofrece solo accesorios que la máquina puede sujetar, mover y equilibrar.",
  },
  p38: {
    title: "Programador por ventanas de clima",
    description: "Mueve las tareas al aire libre a las horas que permiten sus propios límites.",
  },
  p40: {
    title: "Captura de pendientes con foto y voz",
    description: "Toma foto, palabras y lugar con un toque y cierra el pendiente con una segunda foto.",
  },
  p41: {
    title: "Sonda de concreto con aviso de descimbrado",
    description: "Pronostica con la madurez de la propia losa cuándo se puede descimbrar.",
  },
  p44: {
    title: "Planificador de la ruta de permisos",
    description: "Ordena los permisos de un proyecto para tenerlos todos lo antes posible.",
  },
} satisfies Translation<typeof en>;
