import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_WORK_ES: SeedTexts = {
  "osha-1926-1405": {
    title: "Desarme de la pluma de una grúa",
    body: "No se quita ningún pasador de un tirante en tensión, ni de un tramo de pluma entre el tirante y la grúa. No se quita ninguno entre el tramo de la punta y la grúa mientras la pluma se apoya en la punta, ni el pasador superior de un tramo en voladizo hasta que esté apoyado por completo.",
  },
  "osha-1926-1407": {
    title: "Armado de grúa cerca de líneas eléctricas",
    body: "Si una parte puede acercarse a 20 pies de una línea al armar o desarmar la grúa hay 3 opciones: el dueño confirma que la línea está sin corriente y aterrizada a la vista; o todo queda a 20 pies; o se averigua el voltaje y se guarda la distancia de la Tabla A.",
  },
  "osha-1926-1410": {
    title: "Trabajar más cerca de la línea que la Tabla A",
    body: "Se permite solo cuando el trabajo es imposible de más lejos y el dueño de la línea, consultado, dice que es imposible cortarla o moverla. Entonces el dueño o un ingeniero en líneas fija la distancia para esa obra.",
  },
  "osha-1926-1425": {
    title: "La zona de caída de una carga izada",
    body: "Nadie está en la zona de caída de una carga suspendida salvo quien la engancha, desengancha o guía, la conecta por primera vez o maneja una tolva o bote de concreto. La carga la aparejó un aparejador calificado para que no se deslice, con ganchos de seguro. Al bajar solo está quien hace falta para recibirla, y en tilt-up nadie queda justo debajo.",
  },
  "osha-1926-350-a": {
    title: "Mover cilindros de gas",
    body: "Los cilindros se mueven con capuchón y sin regulador, salvo en un carro hecho para ello. En vehículo y en uso van parados y sujetos. El capuchón nunca sirve para levantarlos ni una barra para despegarlos: se descongelan con agua tibia, no hirviendo. La válvula se cierra al terminar.",
  },
  "osha-1926-350-f": {
    title: "Mangueras de soldar encintadas",
    body: "Donde las mangueras de oxígeno y gas van encintadas juntas, la cinta cubre 4 pulg como máximo de cada 12 pulg. Las dos se distinguen entre sí.",
  },
  "osha-1926-352-a": {
    title: "Peligro de fuego antes de trabajo en caliente",
    body: "Lo que se va a soldar o cortar se lleva a un lugar seguro. Si no hay manera de moverlo, se retira lo que arde cerca, y lo que no se retira se protege.",
  },
  "osha-1926-354": {
    title: "Soldar metal pintado o recubierto",
    body: "En un espacio cerrado el recubrimiento tóxico se retira al menos 4 pulg desde donde se calienta, o el soldador respira aire suministrado.",
  },
  "osha-1926-300-b-5": {
    title: "Ventiladores y máquinas fijas",
    body: "Un ventilador cuyas aspas giran a menos de 7 pies del piso lleva guarda con aberturas de 1/2 pulg como máximo. La máquina hecha para un lugar fijo va anclada.",
  },
  "osha-1926-303-c": {
    title: "Esmeriles de banco",
    body: "El apoyo queda a 1/8 pulg de la piedra como máximo. La piedra se revisa y se prueba por sonido antes de montarla, entra libre y no se fuerza; la guarda cubre el extremo del eje y la tuerca. Quien esmerila usa protección de ojos, salvo que basten las pantallas fijas de la máquina.",
  },
  "osha-1926-250-b": {
    title: "Dónde almacenar material adentro",
    body: "En un edificio en obra el material queda al menos a 6 pies de un cubo o hueco de piso y al menos a 10 pies de un muro exterior que no suba más que él.",
  },
  "osha-1926-250-b-6": {
    title: "Estibas de ladrillo y bloque",
    body: "La estiba de ladrillo suelto mide 7 pies como máximo y arriba de 4 pies se mete 2 pulg por cada pie. El bloque apilado arriba de 6 pies se mete medio bloque por hilada.",
  },
  "osha-1926-250-b-8": {
    title: "Pilas de madera y sacos",
    body: "La pila de madera mide 20 pies de alto como máximo, y 16 pies si se maneja a mano. Los sacos se estiban escalonando las capas y cruzándolos al menos cada 10 sacos.",
  },
  "osha-1926-552-c": {
    title: "Puertas del elevador de personal de obra",
    body: "La puerta del cubo mide al menos 6 pies 6 pulg de alto, con cerradura mecánica que no se abre desde el piso, solo desde la cabina.",
  },
  "osha-1926-1153-t-i": {
    title: "Sílice: sierras fijas de mampostería",
    body: "Con una sierra que alimenta agua a la hoja todo el tiempo no hace falta respirador, sea cual sea la duración del turno.",
  },
  "osha-1926-1153-t-ii": {
    title: "Sílice: sierras de mano",
    body: "Con agua a la hoja: al aire libre sin respirador hasta 4 horas por turno; más tiempo, uno de APF 10. Adentro o en lugar encerrado, APF 10 desde el principio.",
  },
  "osha-1926-1153-t-iii": {
    title: "Sílice: sierras para fibrocemento",
    body: "Solo al aire libre, con hoja de 8 pulg como máximo y colector de polvo con filtro del 99 por ciento, no hace falta respirador.",
  },
  "osha-1926-1153-t-iv": {
    title: "Sílice: sierras de empuje y de manejo",
    body: "Con agua a la hoja no hace falta respirador al aire libre. Una de empuje adentro o en lugar encerrado necesita APF 10. La de manejo es solo para exterior.",
  },
  "osha-1926-1153-t-vii": {
    title: "Sílice: taladros y rotomartillos",
    body: "Con cubierta y colector de polvo con filtro del 99 por ciento y limpieza de filtro no hace falta respirador; los barrenos se limpian con aspiradora HEPA.",
  },
  "osha-1926-51-a": {
    title: "Recipientes de agua potable",
    body: "El recipiente de agua potable cierra bien, tiene llave, va marcado y no sirve para otra cosa; nadie saca agua sumergiendo algo. El vaso nunca se comparte: los desechables salen de un portavasos limpio y hay bote para los usados.",
  },
  "osha-1926-100": {
    title: "Cascos y calzado de seguridad",
    body: "Donde algo puede caer o salir volando, donde la cabeza puede golpearse o hay peligro de choque eléctrico y quemaduras, se usa casco. El calzado con puntera cumple la norma nacional que cita la regla.",
  },
};
