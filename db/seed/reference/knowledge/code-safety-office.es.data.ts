import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_OFFICE_ES: SeedTexts = {
  "osha-1904-29": {
    title: "El registro de lesiones: anotar en una semana",
    body: "Cada lesión o enfermedad que cuenta se anota en el registro, formato 300, y en un informe, formato 301, o un formato que diga lo mismo, en 7 días naturales desde que se sabe. Al fin del año el registro se resume en el formato 300-A.",
  },
  "osha-1904-7": {
    title: "Qué lesiones van en el registro",
    body: "Se registra el caso que causa muerte, días sin trabajar, trabajo restringido u otro puesto, tratamiento más allá de primeros auxilios o pérdida de conciencia, y también si un médico halla una lesión o enfermedad importante. Los días se cuentan desde el día siguiente, en días naturales.",
  },
  "osha-1904-32": {
    title: "Publicar el resumen anual de lesiones",
    body: "Al terminar el año, el dueño, un directivo o el jefe más alto del lugar certifica que el formato 300-A es exacto y completo. Se cuelga del 1 de febrero al 30 de abril donde van los avisos, también en un año sin lesiones.",
  },
  "osha-1904-41": {
    title: "Enviar los registros de lesiones a OSHA en línea",
    body: "Un establecimiento de construcción que tuvo de 20 a 249 trabajadores en algún momento del año anterior envía su 300-A en línea a más tardar el 2 de marzo, y también todo el que tenga 250 o más y deba llevar registros. Se cuenta por establecimiento, no por empresa; el de menos de 20 no envía.",
  },
  "osha-1904-1": {
    title: "Empresas pequeñas y el registro de lesiones",
    body: "La empresa que nunca tuvo más de 10 empleados en el último año calendario no lleva el registro, salvo que OSHA o la oficina de estadísticas laborales se lo pida por escrito. De todos modos avisa de muertes, internamientos, amputaciones y pérdida de un ojo.",
  },
  "osha-1903-19": {
    title: "Probar a OSHA que se corrigió una infracción",
    body: "Dentro de 10 días naturales después de la fecha de corrección, el patrón certifica a OSHA que cada infracción citada quedó corregida y avisa a los trabajadores que afecta. Lo corregido durante la inspección o enseguida no pide carta; las más graves piden además documentos.",
  },
  "osha-1926-35": {
    title: "El plan de acción de emergencia",
    body: "Donde una norma lo pide, el plan dice las salidas y quién toma cuál, quién se queda a parar equipos, cómo se cuenta a todos después, quién rescata y atiende, cómo se avisa de un fuego y a quién preguntar. Está escrito y en la obra; con 10 empleados o menos basta decirlo de palabra.",
  },
  "osha-1926-34": {
    title: "Salidas de un edificio en obra",
    body: "Las salidas se mantienen libres de todo lo que impida usarlas por completo de inmediato en un fuego. Ninguna cerradura impide salir desde adentro, y la salida que no está a la vista se marca con letreros.",
  },
  "osha-1926-50-c": {
    title: "Primeros auxilios en obra",
    body: "Antes de empezar hay un plan para conseguir ayuda rápido. Donde no haya clínica, hospital o médico cerca en tiempo y distancia, hay en la obra alguien con certificado vigente de primeros auxilios. El botiquín es a prueba de clima, cada artículo sellado, y se revisa antes de salir y al menos cada semana. Hay transporte o forma de llamar a una ambulancia; sin 911 los números están a la vista.",
  },
  "osha-1926-51-f": {
    title: "Lavarse en obra",
    body: "Quien trabaja con pintura, recubrimientos, herbicidas, insecticidas u otra sustancia dañina tiene cerca del trabajo dónde lavarse, con lo que quite esa sustancia.",
  },
  "osha-1926-951": {
    title: "Primeros auxilios en trabajo con líneas vivas",
    body: "Donde se trabaja en líneas o equipo expuesto de 50 V o más, una cuadrilla de campo de dos o más tiene al menos dos personas capacitadas en primeros auxilios. En un lugar fijo como una subestación, alguien capacitado llega a cualquiera en 4 minutos.",
  },
  "osha-1926-154-b": {
    title: "Calentadores provisionales: distancia a lo que arde",
    body: "El calentador de circulación queda a 12 pulg de lo que arde por los lados y atrás, el radiante a 36 pulg, y el conector de chimenea de ambos a 18 pulg, salvo que esté listado para menos. El que no es para piso de madera va sobre 1 pulg de concreto o aislante igual que sobresale 2 pies. Las lonas quedan al menos a 10 pies y amarradas contra el viento.",
  },
  "osha-1926-154-d": {
    title: "Calentadores provisionales: aire, salamandras, aceite",
    body: "Los calentadores reciben aire fresco suficiente, con ventilador si no llega solo, y más aún en lugares cerrados. Van nivelados. Las salamandras de combustible sólido se prohíben en edificios y andamios. El calentador de aceite corta solo el combustible si la llama se apaga.",
  },
  "osha-1926-353-b": {
    title: "Aire para soldar en un lugar cerrado",
    body: "Al soldar en un espacio confinado hay ventilador o campana en el humo, que descarga afuera y lejos de la toma de aire; nunca se usa oxígeno como aire. Si eso tapa la entrada, el soldador respira aire de línea y alguien queda afuera en contacto y listo para ayudar.",
  },
  "osha-1926-102-c": {
    title: "Sombras de lente para soldar y cortar",
    body: "El arco con electrodo revestido pide sombra 10 hasta electrodos de 5/32 pulg, 12 hasta 1/4 pulg y 14 hasta 3/8 pulg; el arco con gas, 11 en metal no ferroso y 12 en acero. La soldadura con gas pide 4 o 5 hasta 1/8 pulg, 5 o 6 hasta 1/2 pulg, 6 u 8 más allá; el corte 3 o 4 hasta 1 pulg, 4 o 5 hasta 6 pulg; la soldadura fuerte 3 o 4, la blanda 2.",
  },
};
