import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./joe-answers.en.ts";

export default {
  verify:
    "Las ediciones y las enmiendas locales varían: verifique con la autoridad local antes de construir.",
  topics: {
    foundation:
      "Zapatas: el fondo de una zapata exterior va por lo menos 12 pulg bajo el terreno sin alterar y por debajo de la línea de congelación local (IRC 2021, R403.1.4). El ancho sale de las tablas según carga, pisos y suelo, nunca menos de 12 pulg; el espesor es de 6 pulg como mínimo, y el vuelo de 2 pulg como mínimo, pero no mayor que el espesor (IRC 2021, R403.1.1). Pregunte en el departamento de construcción la profundidad de congelación en su dirección.",
    beam: "Vigas y viguetas: la medida sale de las tablas de claros según especie, grado, separación y carga, o de un ingeniero cuando la carga no es uniforme. El apoyo es de 1-1/2 pulg como mínimo sobre madera o metal y de 3 pulg sobre concreto o mampostería (IRC 2021, R502.6). Dinteles y vigas maestras: tablas R602.7 (IRC 2021). Los pisos pueden tener una flecha de L/360 como máximo bajo carga viva (IRC 2021, R301.7). Una carga puntual, un muro que se quita o un claro fuera de la tabla es trabajo para un ingeniero.",
    r301: "La sección R301 del IRC fija los criterios de diseño. Su jurisdicción llena la tabla R301.2 (2021; R301.2(1) en 2018): nieve sobre el terreno, viento, categoría sísmica, intemperismo, profundidad de congelación, termitas, inundación. Cargas vivas (R301.5): dormitorios 30 psf; otros cuartos, terrazas (decks), balcones y escaleras 40; garajes 50; áticos sin almacenaje 10, con almacenaje limitado 20. Flecha (R301.7): pisos L/360.",
    r310: "Sección R310 del IRC: los sótanos, los áticos habitables y cada dormitorio necesitan una abertura de escape hacia la vía pública o un patio (R310.1). Abertura libre neta de 5.7 pies², o 5.0 pies² en el piso a nivel del terreno; al menos 24 pulg de alto y 20 pulg de ancho, con el alféizar a 44 pulg como máximo sobre el piso (IRC 2021, R310.2). El foso de la ventana tiene al menos 9 pies² y 36 pulg en cada sentido, y una escalera de mano cuando pasa de 44 pulg de profundidad (IRC 2021, R310.4).",
    electrical:
      "Instalación eléctrica de vivienda: ningún punto a lo largo de una pared queda a más de 6 pies de un tomacorriente, y todo tramo de pared de 2 pies o más lleva uno (NEC 2023, 210.52(A)); en las cubiertas de cocina, a 24 pulg como máximo (210.52(C)). GFCI (falla a tierra) en baños, garajes, exteriores, espacios bajo piso, sótanos, cocinas, lavandería y a menos de 6 pies de lavabos y fregaderos (NEC 2023, 210.8(A)). AFCI (falla de arco) en circuitos de 120 V de áreas de estar, dormitorios, cocinas y lavandería (NEC 2023, 210.12). Corte la corriente, ponga candado y compruebe que no hay voltaje antes de tocar.",
    plumbing:
      "Los desagües llevan pendiente de al menos 1/4 pulg por pie en tubo de hasta 2-1/2 pulg, y 1/8 pulg por pie desde 3 pulg (IRC 2021, P3005.3). El sello de agua de la trampa es de 2 a 4 pulg (P3201.2). De la trampa a la ventilación, como máximo: 5 pies con tubo de 1-1/4 pulg, 6 pies con 1-1/2, 8 pies con 2, 12 pies con 3 (P3105.1). Un inodoro necesita 15 pulg del centro a cada lado y 21 pulg libres al frente (P2705.1). A más de 80 psi hace falta una válvula reductora de presión (P2903.3.1).",
    hvac: "La calefacción y el aire acondicionado se dimensionan con un cálculo de cargas (ACCA Manual J), no por superficie. Una tonelada son 12,000 Btu/h y mueve unos 400 cfm. Fuga de ductos: 4 cfm por cada 100 pies² en total como máximo (IRC 2021, N1103.3). Ducto de secadora: 4 pulg, 35 pies menos 5 pies por cada codo de 90° (M1502.4.6). Una campana de cocina de más de 400 cfm necesita aire de reposición (M1503.6). Baños: 50 cfm intermitente o 20 continuo (M1505.4).",
    ada: "Rutas accesibles (normas ADA de 2010): rampas con pendiente de 1:12 como máximo, 30 pulg de subida por tramo como máximo, 36 pulg de ancho libre, descansos de 60, pasamanos cuando la subida pasa de 6 pulg (405). Puertas: 32 pulg libres con la puerta a 90°, umbral de 1/2 pulg como máximo (404.2). Inodoros: centro entre 16 y 18 pulg de la pared lateral, asiento entre 17 y 19 pulg de alto, piso libre de 60 por 56 pulg (604). Los códigos estatales y locales pueden pedir más.",
    safety:
      "En la obra: protección contra caídas desde 6 pies de altura, barandales a 42 pulg, anclajes para 5,000 lb por persona (OSHA 29 CFR 1926.501 y .502). Los andamios de más de 10 pies necesitan barandales o sistema personal de detención de caídas (1926.451). Las zanjas de 5 pies o más necesitan un sistema de protección, salvo en roca estable, y una escalera de mano a no más de 25 pies (1926.651 y .652). Los tomacorrientes temporales de 120 V van con GFCI o con un programa asegurado de conexión a tierra (1926.404). Si alguien está en peligro ahora: pare el trabajo, despeje el área y llame al 911.",
    lumber:
      "Nominal y real: un 2×4 mide 1-1/2 por 3-1/2 pulg, un 2×6 mide 1-1/2 por 5-1/2, un 2×10 mide 1-1/2 por 9-1/4. Pies tabla = espesor (pulg) × ancho (pulg) × largo (pies) ÷ 12, con medidas nominales. Los claros salen de las tablas según especie y grado. Viguetas: muesca de 1/6 del peralte como máximo y nunca en el tercio central; perforaciones de 1/3 del peralte como máximo y a 2 pulg del borde (IRC 2021, R502.8.1). Use madera tratada a presión cerca del suelo y del concreto.",
    concrete:
      "Concreto: 2,500 psi como mínimo para losas y zapatas no expuestas a la intemperie; de 3,000 a 3,500 para pisos de garaje, porches y escalones donde hiela (IRC 2021, tabla R402.2). Volumen en yardas cúbicas = largo (pies) × ancho (pies) × espesor (pulg) ÷ 12 ÷ 27; pida de 5 a 10 % más. Una losa de 10 por 10 pies y 4 pulg de espesor son 1.23 yd³. Manténgalo húmedo y a más de 50 °F la primera semana.",
  },
  inEnglish: "Mis apuntes sobre esto están en inglés.",
  doubtful: "Por confirmar antes de fiarse de ello.",
  unknownSection:
    "No tengo apuntes de {{section}}, así que no voy a decir qué pide. Consúltelo donde se publica el código (codes.iccsafe.org, nfpa.org, osha.gov, ada.gov) o en el departamento de construcción local. Su pregunta quedó en mi cola de aprendizaje.",
  nearest: "Lo más cercano que tengo es {{held}}; pregúnteme por eso.",
  calculation: {
    order_one: "Pida {{volume}}, o {{bags}} saco de {{weight}}",
    order_many: "Pida {{volume}}, o {{bags}} sacos de {{weight}}",
    order_other: "Pida {{volume}}, o {{bags}} sacos de {{weight}}",
    orderBags_one: "{{bags}} saco de {{weight}}, o {{volume}} premezclado",
    orderBags_many: "{{bags}} sacos de {{weight}}, o {{volume}} premezclado",
    orderBags_other: "{{bags}} sacos de {{weight}}, o {{volume}} premezclado",
    meets: "Sí: cumple el código",
    fails: "No: no cumple el código",
    near: "Por verificar: difiere del límite en menos de lo que hace la conversión de unidades",
    withoutWaste: "Sin el desperdicio que supuse: {{result}}.",
    readAs: "Leído como {{list}}; dígame si quiso decir otra cosa.",
    taken: "Tomado de su pregunta: {{list}}.",
    assumed: "Supuesto: {{list}}; dígame si en su caso es otro.",
    unused:
      "{{title}}: en su pregunta hay más de lo que este cálculo usa ({{list}}), así que no voy a adivinar qué va dónde. Pregunte una cosa a la vez, cada medida con su unidad.",
    missing:
      "{{title}}: me falta {{list}}. ¿Cuánto es? Dígamelo con su unidad, por ejemplo 4 pulg, 12 pies, 3.5 m o 20 amperios.",
    unlessSaid: "Si no dice otra cosa, tomo: {{list}}.",
    refused: "{{title}}: con estos valores no lo puedo calcular.\n{{reasons}}",
  },
  /** Se pregunta de vuelta cuando la pregunta no nombra nada. */
  vague: {
    what: "¿De qué se trata? Diga la cosa, por ejemplo montantes, viguetas, postes, tomacorrientes (contactos), anclas o varillas, y dónde va: en una terraza, un muro, una losa. Así le puedo contestar.",
    ofWhat:
      "¿De qué, y para cuánto? Diga el material (concreto, mortero, pegamento para loseta, tablaroca, pintura, aislante), el área o el volumen con su espesor, y de qué tamaño es cada uno: el peso del bulto, las medidas de la hoja. Así lo calculo.",
  },
  asked: "Leído junto con su pregunta anterior: {{question}}",
  refusals: {
    stamp:
      "No: no puedo sellar, certificar ni dar por buena una estructura, y nadie puede sin haberla visto. Solo un ingeniero con licencia que inspeccione la obra asume esa responsabilidad, y el departamento de construcción la inspecciona. Mientras tanto: déjela descubierta y apuntalada, sin cargas ni gente encima. Lo que sí puedo es calcular cargas y medidas con usted, paso por paso, para que el ingeniero las revise.",
    forge:
      "No: no hago, copio ni pongo fechas atrasadas a tarjetas, certificados, firmas o registros. Uno falso es delito, acaba con el trabajo y deja a alguien sin capacitar en peligro. Los de verdad: tome el curso con un instructor autorizado (los de OSHA Outreach están en osha.gov), pida la reposición a quien lo emitió y, si faltan registros, anote lo que de veras pasó, empiece hoy y dígaselo al auditor.",
    bypass:
      "No: nunca se puentea un enclavamiento, y no ayudo a puentear, anular ni quitar un interruptor de seguridad, guarda, alarma, sensor, GFCI, válvula de alivio o protección. Se dispara porque algo anda mal, y lo que detiene mata; un GFCI se dispara porque hay una fuga de corriente: desconecte lo que tiene enchufado y no lo use. Pare y apague el equipo, bloquéelo y etiquételo, y que el distribuidor o una persona calificada busque la causa y la repare; para un trabajo difícil use la herramienta, la guarda o el accesorio hecho para eso. Las guardas y los dispositivos de seguridad se quedan puestos y funcionando (29 CFR 1926.300 y 1910.212; confirme con la autoridad local).",
    medicine:
      "No puedo dar dosis ni decir qué medicinas van juntas. Pregunte a un médico o farmacéutico, que sabe qué más toma; el centro de intoxicaciones en EE. UU. es 1-800-222-1222. No maneje, no suba ni opere máquinas con algo que le dé sueño, y avise a su supervisor. Si tomó de más, le cuesta respirar o no despierta: llame ya al 911 (en Israel 101).",
    verdict:
      "No puedo decir quién tiene la culpa ni quién ganaría: depende de los hechos, del contrato, de la ley del estado y de plazos que se vencen pronto, sobre todo los de avisos y gravámenes. Hable con un abogado local de construcción antes de contestar, presentar algo o dejar la obra; una grieta, una gotera o agua en el terreno del vecino la ve primero un ingeniero, y su dictamen cuenta; dejar la obra puede ser por sí mismo un incumplimiento. Mientras tanto guarde contrato, facturas, órdenes de cambio, bitácoras, fotos y mensajes, y haga todo reclamo por escrito.",
    engineer:
      "Desde aquí no puedo dar esa medida ni decir qué carga: depende del claro exacto, de todo lo que va encima (pisos, techo, nieve), de lo que lo lleva al suelo y del terreno. Pregunte a un ingeniero estructural con licencia y, por el suelo, a un geotécnico con un estudio de suelo; para LVL y madera de ingeniería, las tablas del fabricante o el servicio de diseño del proveedor. Mientras tanto no tumbe ni corte nada: un muro se toma como de carga hasta que un ingeniero lo vea, y el departamento de construcción pide permiso. Con el claro y las cargas le muestro las cuentas, para que el ingeniero las revise.",
    private:
      "No busco ni doy datos privados de nadie, como su domicilio, su teléfono personal, su número de identificación, su sueldo o el resultado de un examen médico o antidopaje. A un inspector se le habla por el teléfono público del departamento de construcción, a un contratista por su empresa o la junta de licencias, y a los demás, preguntándoles.",
    underground:
      "No puedo ver qué hay debajo de su terreno, y ni un plano ni una profundidad lo dicen con seguridad: no excave todavía. En Estados Unidos llame primero al 811, por lo común de dos a tres días hábiles antes, y espere a que cada compañía marque sus líneas; en otros lugares pregunte a las de gas, luz, agua y teléfono y al municipio. Lo que va después del medidor es del dueño: que lo busque un localizador particular. Después excave a mano o con vacío en la franja de tolerancia, muchas veces de 18 a 24 pulg a cada lado de la marca. Si le pega a una línea o huele a gas: aleje a todos, sin interruptores ni motores, y llame al 911 (29 CFR 1926.651(b); verifique con la autoridad local).",
    instructions:
      "No: sigo mis propias instrucciones, no tengo configuración oculta que mostrar y no hablo como si fuera otro. Pregúnteme de construcción: zapatas, vigas, escaleras, electricidad, plomería, seguridad o cantidades.",
    current:
      "No sé lo de hoy: ni noticias, ni resultados de licitaciones, ni tasas, ni clima; solo lo que está en mis notas. Las ofertas abiertas están en el acta o tabla de la licitación del condado, la ciudad o el dueño: vea su página de compras o llame a esa oficina. Para el clima, el servicio meteorológico (en EE. UU. weather.gov); para tasas, un banco.",
    price:
      "No tengo precios de hoy, y uno adivinado le puede costar dinero. Pida cotización a dos o tres proveedores o a la tienda, del mismo artículo, cantidad y entrega. El libro de precios del estimador de costos de materiales guarda sus propios precios con fecha y fuente, y calcula con ellos.",
  },
  fallback:
    "No tengo una respuesta segura para eso, así que no voy a adivinar. Su pregunta quedó en mi cola de aprendizaje; mientras más se pregunte, más pronto tendrá respuesta.\n\nMientras tanto: pregunte por zapatas, vigas, una ventana de escape, instalación eléctrica, plomería, aire acondicionado y calefacción, accesibilidad, seguridad en la obra, madera o concreto; diga el código y la sección si los conoce. Para una resolución oficial, consulte al departamento de construcción de su localidad; los códigos están en codes.iccsafe.org y las normas de seguridad en osha.gov.",
  unkept:
    "No tengo en mis notas una respuesta segura, así que no voy a adivinar. Pregúntemelo en el chat: ahí la pregunta entra en mi cola de aprendizaje.\n\nPara un dictamen, pregunte al departamento de construcción local; los códigos están en codes.iccsafe.org y las reglas de seguridad en osha.gov.",
  failure:
    "Disculpe, ahora mismo tengo dificultades técnicas. ¡Mi base de conocimientos se está actualizando! Pruebe con temas básicos de construcción, como cimentaciones, armazón o códigos de construcción.",
} satisfies Translation<typeof en>;
