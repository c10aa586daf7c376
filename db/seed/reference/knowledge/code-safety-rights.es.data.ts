import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_RIGHTS_ES: SeedTexts = {
  "osha-1904-33": {
    title: "Cuánto tiempo se guardan los registros de lesiones",
    body: "El registro, el resumen anual y los informes de incidente se guardan 5 años después del fin del año que cubren. En ese tiempo se corrige en el registro el caso omitido o cuyo resultado cambia; el resumen no necesita cambiarse.",
  },
  "osha-1904-40": {
    title: "Quién ve el registro de lesiones, y cuándo",
    body: "El inspector que lo pide recibe copias de los registros en 4 horas hábiles, contadas donde están los registros. El trabajador, extrabajador o su representante que pide el registro recibe copia a más tardar al final del siguiente día hábil, sin costo la primera vez.",
  },
  "osha-1904-31": {
    title: "En qué registro: temporales, subcontratistas y dueños",
    body: "Quien supervisa el trabajo día a día anota la lesión en su registro, también la de temporales y arrendados; un caso va en un solo registro. El trabajador de un subcontratista va en el registro de este, salvo que usted dirija su trabajo a diario. No se anotan trabajadores por su cuenta ni dueños de una empresa no constituida en sociedad.",
  },
  "osha-1904-7-b-5": {
    title: "Primeros auxilios que no van al registro",
    body: "Son primeros auxilios la medicina sin receta en dosis normal, la vacuna antitetánica, limpiar una herida, vendas y tiras de mariposa, calor o frío, vendas elásticas, una férula para el traslado, drenar una ampolla, parche en el ojo, enjuagar el ojo o usar hisopo, pinzas para astillas, dedales, masaje y bebidas por calor. Puntadas, grapas, pegamento, férulas rígidas, medicina con receta y fisioterapia son tratamiento y se registran.",
  },
  "osha-1904-10": {
    title: "Pérdida auditiva en el registro de lesiones",
    body: "La pérdida auditiva por el trabajo se registra cuando la prueba muestra un cambio de 10 dB o más frente a la primera, en promedio a 2000, 3000 y 4000 Hz en uno o ambos oídos, y el nivel de ese oído es de 25 dB o más sobre cero.",
  },
  "osha-1903-14a": {
    title: "Más plazo para corregir una violación de OSHA",
    body: "Quien intentó de buena fe pero lo detiene algo fuera de su control pide por escrito una fecha posterior, a más tardar al final del día hábil siguiente a la fecha fijada. La petición dice con fechas qué se hizo, cuánto tiempo falta y por qué, y cómo se protege a los trabajadores mientras tanto; se coloca donde la vean.",
  },
  "osha-1903-15": {
    title: "Cuánto es una multa de OSHA",
    body: "Desde el 15 de enero de 2025 una violación seria u otra cuesta hasta $16,550, y la no corregida a tiempo hasta $16,550 por día; la intencional o repetida hasta $165,514. Los montos se ajustan en enero de cada año, así que pregunte por los actuales; el tamaño, la buena fe y el historial los bajan, y los estados con plan propio fijan los suyos.",
  },
  "osha-1977-12": {
    title: "Negarse a un trabajo peligroso",
    body: "El trabajador que se niega de buena fe está protegido cuando una persona razonable vería peligro real de muerte o lesión grave, no hay alternativa razonable, no hay tiempo de recurrir a OSHA, y se pidió al patrón, si era posible, corregirlo y no lo hizo. Fuera de eso no hay derecho general a irse: avise al jefe, quédese en la obra y pida inspección a OSHA.",
  },
  "osha-1977-15": {
    title: "Castigado por hablar: la queja ante OSHA",
    body: "A quien despiden, degradan o castigan por una queja de seguridad, por reportar una lesión o por hablar con un inspector se le permite quejarse en la oficina de área de OSHA dentro de 30 días. No hace falta formulario, y un representante también la presenta.",
  },
  "osha-1910-1020": {
    title: "Expedientes médicos y de exposición de los trabajadores",
    body: "Los resultados de mediciones de aire y similares se guardan al menos 30 años, y los expedientes médicos el tiempo de empleo más 30 años; no las notas de primeros auxilios ni los de quien estuvo menos de un año y los recibió al irse. El trabajador que los pide los ve o recibe sin costo en 15 días hábiles.",
  },
  "osha-1910-134-f": {
    title: "Respiradores: prueba de ajuste, barba y médico",
    body: "Antes de usar un respirador ajustado un profesional de salud declara apta a la persona y se hace la prueba de ajuste: antes del primer uso, con otro modelo, al menos cada año y si cambia la cara. Nadie lo usa sobre barba ni sobre nada que quede entre el sello y la cara, y cada vez que se pone se revisa el sello.",
  },
  "osha-1910-178-l": {
    title: "Operadores de montacargas: capacitación y cuánto dura",
    body: "Quien maneja montacargas o telehandler se capacita con clase y práctica en ese tipo de equipo y en esa obra, y se le evalúa trabajando; el patrón anota nombre, fechas e instructor. La evaluación se repite al menos cada 3 años, y la capacitación tras un accidente, un susto, manejo inseguro, otro equipo o cambios en la obra.",
  },
  "osha-1910-1200-f": {
    title: "Etiquetas y hojas de datos de sustancias",
    body: "El recipiente de fábrica muestra el producto, una palabra de advertencia, los peligros, pictogramas, qué hacer y quién lo hizo. La botella llenada en obra muestra al menos el producto y sus peligros, salvo que quien la llenó la use toda en ese turno. La hoja de datos de seguridad tiene 16 secciones y está a la mano en cada turno.",
  },
};
