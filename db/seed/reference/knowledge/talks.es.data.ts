import type { SeedTexts } from "./seed-article.ts";

export const TALKS_ES: SeedTexts = {
  "talk-fall-protection": {
    title: "Charla: protección contra caídas",
    body: "Amárrese, o trabaje detrás de una baranda, donde pueda caer 6 pies o más. Revise arnés, eslinga y conectores antes de cada uso y retire lo dañado. Ánclese a algo que resista 5,000 lb. Antes de subir, sepa cómo se bajará a quien quede colgado.",
  },
  "talk-ladders": {
    title: "Charla: escaleras de mano",
    body: "Ponga el pie 1 pie hacia afuera por cada 4 pies de altura y deje los largueros 3 pies arriba del descanso. Suba de frente con tres puntos de contacto. No se pare en el último peldaño. Etiquete y retire la escalera dañada.",
  },
  "talk-scaffolds": {
    title: "Charla: andamios",
    body: "Una persona competente revisa el andamio antes de cada turno. La plataforma va completa de tablones. Arriba de 10 pies lleva baranda. Suba por la escalera, no por las crucetas, y no pase su carga.",
  },
  "talk-trenches": {
    title: "Charla: zanjas y excavaciones",
    body: "No entre a una zanja sin protección de 5 pies o más, y a una menos honda solo si la persona competente examinó el terreno y no halló señal de derrumbe. Desde 4 pies tenga una escalera a 25 pies o menos. Deje la tierra a 2 pies del borde. Llame al 811 antes de cavar y ubique las líneas. Si ve grietas, agua o paredes que se abomban, salga y llame a la persona competente.",
  },
  "talk-cords-gfci": {
    title: "Charla: extensiones y GFCI",
    body: "Conecte la herramienta a una protección GFCI y pruébela cada mes. No use extensiones cortadas, sin pata de tierra o con cinta. No una varias, y aléjelas de agua, puertas y tránsito.",
  },
  "talk-lockout": {
    title: "Charla: bloqueo y etiquetado",
    body: "Avise a los afectados. Apague y aísle el equipo. Ponga su propio candado y etiqueta. Libere lo acumulado: presión, resortes, peso, carga eléctrica. Luego intente arrancarlo para comprobar que está muerto.",
  },
  "talk-overhead-lines": {
    title: "Charla: líneas eléctricas aéreas",
    body: "Quede a 10 pies como mínimo, y más lejos con alto voltaje. Use un vigía que no haga otra cosa. Trate toda línea como viva hasta que la compañía diga por escrito que no tiene energía y usted la vea conectada a tierra. Piense en escaleras, brazos, canaletas y varillas antes de levantarlos.",
  },
  "talk-cranes-rigging": {
    title: "Charla: grúas y aparejos",
    body: "Levante dentro de la tabla de cargas. Un solo señalero calificado da las señales; cualquiera puede dar alto. Revise las eslingas antes. Cierre el radio de giro y no deje a nadie bajo la carga.",
  },
  "talk-hand-power-tools": {
    title: "Charla: herramientas de mano y eléctricas",
    body: "Use la herramienta correcta. Deje puestas las guardas. Desconéctela o quite la batería antes de cambiar disco o broca. No use herramienta dañada.",
  },
  "talk-saws": {
    title: "Charla: sierra de mesa y circular",
    body: "Deje la guarda en su lugar y que se mueva libre. Use empujador con piezas angostas. Sin guantes ni mangas sueltas junto a la hoja. Párese fuera de la línea del rebote.",
  },
  "talk-nail-guns": {
    title: "Charla: pistola de clavos",
    body: "Use gatillo secuencial y no anule el seguro de la punta. Aleje la otra mano. Quite el aire antes de destrabarla. Use protección para los ojos.",
  },
  "talk-grinders": {
    title: "Charla: esmeriladoras",
    body: "Deje puesta la guarda. El disco debe aguantar por lo menos la velocidad de la máquina. Use careta sobre los lentes. Revise el disco y espere a que pare antes de dejarla.",
  },
  "talk-chainsaw": {
    title: "Charla: motosierra y desmonte",
    body: "Use protección de piernas, cabeza, cara, ojos y oídos. Planee la caída del árbol y su vía de escape. Mantenga a los demás a dos largos de árbol. No corte por encima de los hombros.",
  },
  "talk-hot-work": {
    title: "Charla: trabajo en caliente",
    body: "Saque el permiso. Retire lo combustible a 35 pies a la redonda, como pide NFPA 51B, o cúbralo. Tenga extintor a la mano y un vigía durante el trabajo y 60 minutos después como mínimo (NFPA 51B desde 2019; OSHA 1910.252 dice 30).",
  },
  "talk-gas-cylinders": {
    title: "Charla: cilindros de gas",
    body: "Téngalos parados y amarrados. Ponga el capuchón antes de moverlos. Guarde el oxígeno a 20 pies del gas combustible o tras una barrera contra fuego. No los levante del capuchón.",
  },
  "talk-silica": {
    title: "Charla: polvo de sílice",
    body: "Corte, esmerile y perfore concreto, ladrillo y piedra con agua o aspiradora. Siga la Tabla 1 para su tarea y use el respirador que indica. No barra en seco ni sople el polvo de su ropa.",
  },
  "talk-asbestos": {
    title: "Charla: asbesto",
    body: "No toque material que pueda tener asbesto: aislante viejo de tubos, loseta, techos texturizados, revestimiento. Pida el estudio antes de abrir un edificio viejo. Si halla algo, pare y avise a su supervisor.",
  },
  "talk-lead": {
    title: "Charla: plomo",
    body: "La pintura vieja puede tener plomo. Lávese manos y cara antes de comer, beber o fumar, y no tenga comida en el área. Deje la ropa de trabajo en la obra para no llevar polvo a casa.",
  },
  "talk-hazcom": {
    title: "Charla: comunicación de peligros",
    body: "Todo químico de la obra tiene etiqueta y hoja de datos de seguridad. Sepa dónde están las hojas. Lea la etiqueta antes de abrir y etiquete lo que pase a otro envase.",
  },
  "talk-confined-space": {
    title: "Charla: espacios confinados",
    body: "No entre sin permiso. Pruebe el aire, oxígeno, gas inflamable y tóxicos, antes y durante el trabajo. Un vigía se queda afuera. Si algo sale mal no entre por la persona: llame al rescate.",
  },
  "talk-respirators": {
    title: "Charla: respiradores",
    body: "Un respirador ajustado exige evaluación médica y prueba de ajuste. Aféitese donde sella y compruebe el sello cada vez. Use el cartucho correcto y cámbielo a tiempo.",
  },
  "talk-eyes": {
    title: "Charla: protección de los ojos",
    body: "Use lentes marcados Z87 donde algo vuele, salpique o brille. Agregue careta para esmerilar y picar. Sepa dónde está el lavaojos.",
  },
  "talk-hearing": {
    title: "Charla: oídos",
    body: "Si hay que gritar para oírse a un brazo de distancia, hay demasiado ruido. A 90 dBA el límite son ocho horas y cada 5 dBA más reduce el tiempo a la mitad. Enrolle los tapones, jale la oreja y deje que se expandan.",
  },
  "talk-hard-hat": {
    title: "Charla: casco",
    body: "Use casco donde algo pueda caer o golpear. Cámbielo después de un impacto, si está agrietado y cuando lo diga el fabricante. No lo perfore ni lo pinte.",
  },
  "talk-hands": {
    title: "Charla: manos y guantes",
    body: "Escoja el guante según el peligro: cortes, calor, químicos, corriente. Busque puntos de atrapamiento antes de meter la mano. Sin guantes junto a partes que giran. Quítese los anillos.",
  },
  "talk-feet": {
    title: "Charla: pies",
    body: "Use botas con puntera y suela que no atraviesen los clavos. Amárrelas. Mantenga los pasos sin clavos ni recortes.",
  },
  "talk-traffic": {
    title: "Charla: alta visibilidad y tránsito",
    body: "Use chaleco de alta visibilidad junto a vehículos y caminos. Ponga señales y conos según el manual. Use guía para reversa y acuerden las señas. No se pare donde el chofer no lo ve.",
  },
  "talk-heavy-equipment": {
    title: "Charla: equipo pesado",
    body: "Quede fuera del radio de giro hasta que el operador lo vea y pare. El operador usa cinturón y sube con tres puntos de contacto. Al bajar, deje el cucharón abajo, el freno puesto y llévese la llave.",
  },
  "talk-forklift": {
    title: "Charla: montacargas",
    body: "Solo manejan operadores capacitados, evaluados al menos cada tres años. Respete la tabla de cargas y viaje con la carga baja. Sin pasajeros y nadie bajo las horquillas. Cuidado con pendientes, suelo flojo y líneas eléctricas.",
  },
  "talk-aerial-lift": {
    title: "Charla: plataformas elevadoras",
    body: "En un elevador de brazo use arnés y amárrese a la canastilla. Colóquelo en suelo firme y nivelado. Párese en el piso de la canastilla, no en sus barras. Quede a 10 pies de líneas eléctricas.",
  },
  "talk-steel-erection": {
    title: "Charla: montaje de acero",
    body: "Conozca las reglas de conectores y de la zona controlada antes de subir. Ponga los pernos que pide el plan antes de soltar la pieza. Mantenga libre abajo.",
  },
  "talk-roofing": {
    title: "Charla: techos",
    body: "En techo de poca pendiente ponga la línea de advertencia a 6 pies del borde, a 10 pies donde una máquina avance hacia él, y agregue barandal, red, arnés o monitor de seguridad: sola no basta. Cubra o proteja los tragaluces: no aguantan a una persona. Amárrese en techos inclinados. Pare con viento fuerte y amarre las láminas.",
  },
  "talk-concrete": {
    title: "Charla: concreto",
    body: "Tape las puntas de varilla. El concreto fresco quema la piel: use guantes y botas y lávese de inmediato. Revise cimbra y puntales antes del colado y vigílelos. No se ponga bajo la tubería de la bomba.",
  },
  "talk-masonry-wall": {
    title: "Charla: muros de mampostería",
    body: "No entre en la zona de acceso limitado junto a un muro en obra si no lo está levantando. Los muros de más de 8 pies se quedan apuntalados hasta amarrarlos. El peligro es el viento: revise los puntales cuando sube.",
  },
  "talk-demolition": {
    title: "Charla: demolición",
    body: "Trabaje según el estudio escrito. Corte gas, luz, agua y vapor y compruébelo. Desmonte desde arriba. Aleje a la gente de la zona de caída y moje el polvo.",
  },
  "talk-housekeeping": {
    title: "Charla: orden y limpieza",
    body: "Despeje los pasos todos los días. Doble o saque los clavos. Estibe para que no se caiga. Ponga la basura en su lugar mientras es poca.",
  },
  "talk-fire-prevention": {
    title: "Charla: prevención de incendios",
    body: "Sepa dónde están los extintores. Jale el seguro, apunte a la base, apriete y barra. Aleje llamas, chispas y cigarros de lo que arde. Si el fuego es mayor que usted, salga y llame.",
  },
  "talk-flammables": {
    title: "Charla: líquidos inflamables",
    body: "Guarde el combustible en latas de seguridad. Conecte los recipientes entre sí al verter. Deje enfriar el motor antes de cargar. No fume cerca de combustible y solventes.",
  },
  "talk-heat": {
    title: "Charla: enfermedad por calor",
    body: "Tome cerca de un cuarto de galón de agua por hora. Descanse a la sombra. Los nuevos se acostumbran en 7 a 14 días. Calambres, mareo y dolor de cabeza son señal de parar. Si alguien está confundido o se desmaya es emergencia: llame al 911 y enfríelo.",
  },
  "talk-cold": {
    title: "Charla: frío",
    body: "Vístase en capas y quede seco. El viento empeora el frío: mire la sensación térmica. Descanse en lo caliente. Temblor, piel dormida y habla torpe son señal de entrar.",
  },
  "talk-lightning": {
    title: "Charla: rayos y tormentas",
    body: "Si oye truenos, pare en techos, acero, grúas y andamios y entre a un edificio o un vehículo cerrado. Reanude 30 minutos después del último trueno.",
  },
  "talk-lifting": {
    title: "Charla: levantar a mano",
    body: "Planee la carga. Doble las rodillas, péguela al cuerpo y no gire la espalda. Pida ayuda o máquina para más de unas 50 lb.",
  },
  "talk-slips-trips": {
    title: "Charla: resbalones y tropiezos",
    body: "Quite hielo, lodo y cables del paso. Ilumine escaleras y andadores. Use suela que agarre. Tape o marque los hoyos de inmediato.",
  },
  "talk-struck-by": {
    title: "Charla: golpes por objetos",
    body: "Deje rodapiés donde haya gente abajo. Amarre la herramienta en altura. Cierre el área bajo trabajo elevado. No se ponga entre la carga y donde puede irse.",
  },
  "talk-caught-between": {
    title: "Charla: quedar atrapado",
    body: "Hay quien muere aplastado en zanjas, entre máquina y pared y por partes que giran. Cierre el radio de giro, no entre a zanjas sin protección, y apague y bloquee antes de meter la mano.",
  },
  "talk-first-aid": {
    title: "Charla: primeros auxilios y sangre",
    body: "Sepa dónde está el botiquín y quién está capacitado. Póngase guantes antes de tocar sangre. Lávese después y reporte cada exposición.",
  },
  "talk-emergency": {
    title: "Charla: emergencias",
    body: "Sepa la dirección de la obra y el punto de reunión. En una emergencia llame al 911, mande a alguien a la entrada y déjese contar. No vuelva a entrar.",
  },
  "talk-reporting": {
    title: "Charla: reporte de incidentes",
    body: "Avise a su supervisor de toda lesión y casi accidente en horas. El patrón reporta a OSHA una muerte dentro de 8 horas, y una hospitalización, amputación o pérdida de un ojo dentro de 24 horas.",
  },
  "talk-fit-for-work": {
    title: "Charla: drogas, cansancio y salud mental",
    body: "Llegue descansado y sobrio. Si no está bien, dígalo; si un compañero no lo está, hable. En crisis, cualquiera puede llamar o mandar texto al 988 en Estados Unidos a toda hora.",
  },
  "talk-generators-co": {
    title: "Charla: generadores y monóxido de carbono",
    body: "El generador va afuera, a 20 pies o más de puertas, ventanas y ventilas. El monóxido no huele. Dolor de cabeza y mareo: salga al aire libre.",
  },
  "talk-nature": {
    title: "Charla: insectos, plantas, víboras y sol",
    body: "Mire antes de meter la mano en hoyos y montones. Cúbrase, use repelente y revise garrapatas. Sepa quién es alérgico a picaduras. Use bloqueador y ala ancha.",
  },
  "talk-new-worker": {
    title: "Charla: trabajador nuevo y derecho a parar",
    body: "A todo nuevo se le muestran la obra, sus peligros y sus salidas antes de la primera tarea. Cualquiera puede parar un trabajo que se vea inseguro y nadie lo culpa.",
  },
};
