/** Dangers as crews tell of them in Spanish, a line each, by the danger that has to be known. */
export const SPANISH_DANGERS: Readonly<Record<string, string>> = {
  hotTire: `
    la llanta del volteo esta echando humo, le echo agua?
    se pego el freno y el rin esta al rojo
    huele a hule quemado la llanta de la retro y sale humo
    las balatas de la olla van humeando y el chofer no quiere parar
    se prendio la llanta del cargador frontal
    la llanta esta hirviendo, le saco el aire?
    el tambor del freno esta al rojo
    humea la llanta trasera de la olla
    llanta del volteo en lumbre
    los frenos echan humo en la bajada`,
  pitEntry: `
    la fosa apestaba pero ya no huele, puede bajar?
    se fue el olor del registro, ya me meto?
    nomas bajo a la cisterna un ratito, no traemos medidor y olia feo
    me meto al pozo rapidito aguantando la respiracion, apesta
    ya se ventilo el tanque, que baje el compa
    el carcamo olia a huevo podrido y ya se le fue el olor, entro?
    el registro ya no apesta, me meto por la bomba
    la trampa de grasa olia feo y ya no huele, bajo?
    me bajo al tanque rapidito, apesta
    la alcantarilla ya se ventilo, que entre`,
  birth: `
    ya viene el bebé aquí en la oficina de la obra
    se le asoma la cabeza a la señora de la limpieza
    está pariendo en la camioneta, la jalamos o qué
    va a nacer y la ambulancia no llega
    tiene ganas de pujar, le decimos que aguante
    la cocinera está dando a luz en el comedor
    se ve la cabeza del bebé, le junto las piernas
    ya nace, trae el cordón en el cuello
    la muchacha del aseo va a parir ahorita
    está naciendo aquí en el baño de la obra`,
  boreHole: `
    se cayo un niño al hoyo de la pila y se oye llorar
    mi compa se resbalo en la perforacion, esta atorado
    una niña cayo en la noria vieja de la obra
    el chalan se fue de cabeza en el hoyo del pilote, bajo yo?
    se oye alguien adentro del pozo viejo
    el chamaco quedo atorado en el tubo de drenaje
    un trabajador cayo en la perforacion y no puede salir
    se oye un niño abajo en el pozo seco
    el peon se fue en el hoyo angosto, esta atorado
    mi hijo se cayo en la noria`,
  inhaled: `
    revolvimos cloro con acido y salio una nube, todos tosiendo
    fuga de amoniaco, le arden los ojos y tose
    mezclo sarricida con cloro, le falta el aire
    respiro gas cloro y tiene el pecho apretado
    vapores de acido muriatico y no para de toser
    fuga de refrigerante, tose y batalla para respirar
    mezclaron cloro y amoniaco y me arde la garganta
    salio humo del acido y no deja de toser
    nube de cloro en la alberca, le falta el aire
    respiro vapores de amoniaco y tose`,
  chestWound: `
    lo picaron en el pecho y le burbujea
    le metieron un desarmador en las costillas y sale aire
    puñalada en la espalda, hoyo chiquito
    navajazo en el costado, chupa aire
    balazo en el pecho y hace burbujas, lo tapo con plastico?
    clavo en las costillas ya salio y el hoyo chifla
    le dieron una puñalada en el pecho
    la herida del costado burbujea
    lo apuñalaron en la espalda
    hoyo en las costillas y le sale aire`,
  waterIll: `
    se tomo como 8 litros de agua y ahora vomita y anda confundido
    lleva todo el dia tomando pura agua y le duele la cabeza, manos hinchadas
    tomo mucha agua por el calor y le dio convulsion, no esta caliente
    bebio dos galones de agua y anda raro y vomitando
    se echo un garrafon de agua y le revienta la cabeza
    tomando agua sin parar y ahora no coordina y vomita
    tomo tanta agua que vomita y anda raro
    se tomo doce botellas de agua, dolor de cabeza
    bebio demasiada agua y esta confundido
    lleva agua todo el dia y convulsiono, tomo puro agua`,
  rabies: `
    un murcielago se me metio en la camisa
    mordio un mapache al ayudante abajo de la casa
    le cayo encima un murcielago en el plafon y no se ve mordida
    zorrillo me mordio el dedo y andaba raro
    agarre un murcielago tirado, me rozo la mano
    el murcielago se le paro en el cuello, ocupa vacuna?
    un murcielago mordio a la señora
    me cayo un murcielago en el pelo
    un coyote mordio al velador
    desperte y un murcielago me cayo encima`,
  hiddenFire: `
    la pared esta caliente donde soldamos, huele a quemado
    huele a humo el plafon despues del soplete, no se ve lumbre
    cortamos con esmeril y sale un humito de la tablaroca
    olor a quemado en el techo tras el impermeabilizante con soplete
    la pared tibia donde soldaron hace rato, abro un hoyo?
    huele a chamuscado el aislante y no se ve nada
    huele a quemado atras de la tablaroca donde soldaron
    el techo esta caliente despues del soplete, huele a humo
    sale un humito del muro donde esmerilamos
    olor a quemado en el piso, no se ve lumbre`,
  clothesFire: `
    se le prendio la camisa
    su pantalon esta en llamas
    se prendio la ropa del soldador
    la manga agarro lumbre con la antorcha
    se le incendio el pelo
    trae la chamarra en llamas
    se prendio su overol
    el chaleco se le prendio
    se le prendio la manga con el soplete
    su ropa esta ardiendo
  `,
  tetanus: `
    piso un clavo y trae la quijada trabada
    no puede abrir la boca, se clavo un clavo hace dias
    se le trabo la mandibula despues de la cortada
    tengo la quijada tiesa, me corte con alambre oxidado
    trismo despues de una herida
    mandibula trabada y tuvo una herida
    no abre la boca desde que piso el clavo
    mi compa tiene la quijada trabada
    se me traba la quijada, hace una semana me corte
    se le trabo la quijada por un clavo oxidado
  `,
  underWheel: `
    la llanta esta encima de su pie
    la rueda del camion le quedo en la pierna
    el camion le paso por el pie
    la llanta le paso por la mano
    la oruga esta encima de su pierna
    el montacargas le paso encima del pie
    la rueda esta sobre su brazo
    el trascabo le quedo encima de la pierna
    el carro le paso por las piernas
    la llanta trasera sobre su mano
  `,
  impaired: `
    el gruero anda borracho
    esta borracho y maneja el montacargas
    el operador de la excavadora huele a alcohol
    anda pedo en la retro
    el chofer del camion esta borracho
    anda drogado operando la grua
    viene tomado y quiere manejar la maquina
    esta ebrio en el montacargas
    el de la retro anda bien pedo
    el operador esta drogado y trae las llaves
  `,
  hoist: `
    nos quedamos atorados en el elevador
    el malacate de personal se quedo entre pisos con gente
    estamos encerrados en el elevador de obra
    hay cuatro atrapados en el elevador
    el elevador de personal no se mueve y estamos adentro
    quedamos atorados en el malacate
    se paro entre pisos el elevador con dos compas
    estamos atorados en el ascensor de la obra
    gente atrapada en el elevador de carga
    el elevador se trabo con nosotros adentro
  `,
  hydrofluoric: `
    le cayo acido fluorhidrico en la mano
    acido hf en los dedos
    me salpico fluorhidrico
    se le metio hf por el guante
    fluorhidrico en la piel no me duele
    abrillantador de aluminio en la mano
    le cayo hf en el ojo
    se me derramo acido fluorhidrico en la pierna
    producto para grabar vidrio en los dedos
    fluorhidrico en el brazo hace rato
  `,
  pregnantHurt: `
    la muchacha embarazada se cayo de la escalera
    esta embarazada de 7 meses y se resbalo, le duele la panza
    la ingeniera embarazada recibio un golpe en el vientre
    embarazada y esta sangrando
    la pintora embarazada se tropezo y cayo de panza
    embarazada con contracciones despues de caerse
    se le rompio la fuente a la embarazada
    le pego un tubo en la panza a la señora embarazada
    con 8 meses de embarazo se cayo en la rampa
    la embarazada se cayo sentada, sigue trabajando?
    a mi esposa embarazada la golpeo la puerta
  `,
  pregnant: `
    estoy embarazada y estuve lijando pintura con plomo
    la pintora embarazada raspando pintura vieja
    embarazada respirando solventes
    mi esposa embarazada lija pintura en una casa vieja
    esta embarazada y hay polvo de plomo
    embarazada y trabaja con thinner
    la ayudante embarazada barniza todo el dia
    embarazada y encontramos asbesto
    esta embarazada y raspa pintura vieja en seco
    embarazada con plomo en la obra
  `,
  dust: `
    exploto el colector de polvo
    se prendio el aserrin
    el ciclon esta humeando
    hay brasas en el aserrin
    exploto el polvo de madera
    flamazo en la nube de polvo
    el silo de polvo trono
    el colector de polvo esta humeando
    polvo de aluminio exploto
    el aserrin esta ardiendo en el ducto
  `,
  hoseWhip: `
    la manguera de la bomba chicoteo y le pego
    la manguera del concreto esta chicoteando
    la manguera le pego en la cara
    se tapo la manguera de concreto y se asoma
    la manguera lo tumbo
    la manguera de la bomba brinco y golpeo a uno
    esta azotando la manguera
    hay aire en la linea y la manguera brinca
    la tuberia de la bomba esta tapada y la abren
    la manguera se zafo y le pego a mi compa
  `,
  siren: `
    sirena de cohetes y estamos en el techo
    hay alerta roja, a donde vamos
    suena la sirena de cohetes y estoy en la grua
    vienen misiles y no hay refugio aqui
    alerta roja ahora, bajamos del andamio
    alerta de cohetes a medio colado
    caen cohetes y la gente sigue trabajando
    sirena antiaerea, seguimos o paramos ya
    hay sirena de cohetes, el operador se baja
    cohetes, estamos en campo abierto
  `,
  confinedSpace: `
    un compañero se desmayó adentro del registro
    bajó a la alcantarilla y ya no contesta
    se metió al tanque y quedó inconsciente, ¿bajo por él?
    hay un hombre caído en el pozo de visita
    mi compa está tirado en la fosa séptica y no se mueve
    dos trabajadores se desmayaron en la cisterna
    el plomero entró al drenaje y no sale
    uno bajó a sacar al otro del tanque y los dos quedaron abajo
    se mareó adentro del silo y se cayó
    no responde el que estaba en el espacio confinado`,
  powerLine: `
    la grúa tocó los cables de alta tensión
    el camión de volteo levantó la caja y pegó en la línea de luz
    la pluma está tocando el cable de luz y el operador sigue en la cabina
    se cayó un cable de luz en la obra
    la bomba de concreto se enredó en los cables eléctricos
    el andamio tocó la línea eléctrica
    la excavadora jaló los cables, ¿me bajo de la cabina?
    hay un cable de alta tensión tirado en el suelo
    la escalera se recargó en los cables de luz
    la varilla hizo contacto con la línea de alta tensión`,
  electricShock: `
    se quedó pegado a la corriente
    mi compañero se electrocutó con la extensión
    le dio un toque bien fuerte el tablero
    lo agarró la corriente y no se suelta
    recibió una descarga y está mareado
    el electricista se electrocutó y se cayó
    me dio toques el taladro y me duele el brazo
    está pegado al cable, ¿lo jalo?
    le pasó corriente por la mano
    se quedó pegado con el cable pelado`,
  buriedCable: `
    la retro cortó un cable enterrado
    le pegamos a un cable eléctrico con la pala
    rompimos un cable de luz subterráneo
    el rotomartillo le dio a un cable y echó chispas
    excavando agarramos una línea eléctrica
    la zanjadora cortó el cable de corriente
    perforamos un conduit eléctrico con la barrena
    el cucharón jaló un cable de alta tensión enterrado
    con el pico le di a un cable eléctrico
    cortamos una tubería eléctrica en la zanja`,
  gasLeak: `
    huele mucho a gas en el sótano
    rompimos la línea de gas con la retro
    hay una fuga de gas
    se está saliendo el gas del tubo
    uele a gas aqui adentro
    le pegamos al tubo de gas y está silbando
    se escapa gas del medidor
    huele a huevo podrido en el cuarto de calderas
    la tubería de gas se reventó
    cortamos el tubo del gas qué hacemos`,
  carbonMonoxide: `
    a todos nos duele la cabeza y el generador está adentro
    suena la alarma de monóxido de carbono
    se marearon con los gases del generador
    la planta de luz está en el sótano y hay gente mareada
    mi compa se desmayó junto al calentador de gas
    creo que nos intoxicamos con monóxido
    estamos cortando con la cortadora de gasolina adentro y tengo náuseas
    el detector de monóxido está pitando
    nos da sueño y dolor de cabeza con el calentón prendido
    humo del escape en el garaje y todos mareados`,
  toxicGas: `
    el detector de h2s está sonando
    hay fuga de cloro
    huele a amoniaco y no podemos respirar
    se desmayó por el ácido sulfhídrico
    el monitor de gases marca bajo oxígeno y suena
    fuga de amoniaco en el cuarto frío
    huele a huevo podrido en la alcantarilla
    respiró gas cloro y está tosiendo
    una nube tóxica viene de la planta
    los gases del drenaje nos tienen mareados`,
  trenchBuried: `
    se derrumbó la zanja y quedó sepultado un compañero
    está enterrado hasta el pecho en la excavación
    le cayó la tierra encima a mi compa en la zanja
    la zanja se vino abajo con dos adentro
    quedó atrapado en la zanja
    se nos quedó abajo de la tierra
    el talud se deslavó y tapó a un trabajador
    hay uno sepultado, ¿lo saco con la retro?
    derrumbe en la cepa, un hombre atrapado
    solo se le ve la cabeza, está enterrado en la zanja`,
  fire: `
    se prendió el techo
    hay fuego en la bodega
    sale humo del cuarto eléctrico
    se está quemando el aislante
    se incendió el camión
    la ropa de mi compa agarró lumbre
    hay llamas en el contenedor de basura
    se está incendiando la casa
    con la soldadura se prendió la madera
    el generador está en llamas`,
  cylinder: `
    el tanque de acetileno está tirando gas
    hubo retroceso de flama y el cilindro está caliente
    se cayó el cilindro de oxígeno y se rompió la válvula
    el tanque de propano se está quemando
    el acetileno se prendió en el regulador
    la manguera del oxicorte se está quemando
    el cilindro de gas silba por la válvula
    está bien caliente el tanque de acetileno
    tumbaron el tanque de oxígeno y está fugando
    salió volando el cilindro de argón`,
  explosives: `
    una carga no detonó
    quedó un barreno sin tronar
    encontramos dinamita vieja
    no explotó el cartucho, ¿nos acercamos?
    la voladura tronó antes de tiempo
    volaron piedras de la voladura y le pegaron a la oficina
    hay un tiro quedado
    encontramos un fulminante en el escombro
    viene tormenta con rayos y los barrenos están cargados
    nos falta un detonador`,
  bomb: `
    encontramos una granada en la excavación
    parece una bomba vieja
    hay un proyectil enterrado en la zanja
    llamaron con amenaza de bomba
    desenterramos un obús
    hay un paquete sospechoso en la entrada
    salió una bomba sin explotar
    la retro sacó una mina
    esto parece un artefacto explosivo, lo encontré en el muro
    hallamos municiones viejas`,
  drowning: `
    se cayó al río un trabajador
    se está ahogando mi compañero en el canal
    se hundió y no sale del agua
    cayó al agua y no sabe nadar
    lo sacamos del agua y no respira
    la excavadora se fue al lago con el operador
    se resbaló del puente y cayó al agua
    está flotando boca abajo en el estanque
    hombre al agua
    se lo llevó la corriente del río`,
  violence: `
    dos se están peleando con martillos
    llegó un tipo con pistola
    están disparando en la obra
    me amenazó con un cuchillo
    un trabajador quiere matar al capataz
    lo apuñalaron en una pelea
    corrieron a uno y regresó armado
    el jefe le pegó y se están agarrando a golpes
    anda uno con machete amenazando a todos
    hubo balazos en el estacionamiento`,
  suicide: `
    me quiero matar
    mi compañero dice que ya no quiere vivir
    hay uno en la orilla que se va a aventar
    quiero quitarme la vida
    dice que quiere morirse
    ya no aguanto, quiero acabar con todo
    mi amigo está pensando en suicidarse
    se quiere tirar de la grúa
    estoy pensando en el suicidio
    mejor estaría muerto, ya no quiero seguir`,
  notBreathing: `
    no respira
    ya no está respirando mi compañero
    no tiene pulso
    se puso morado y no respira
    dejó de respirar
    se le paró el corazón
    cómo hago rcp
    no le encuentro el pulso
    está boqueando y no despierta
    creo que está muerto`,
  choking: `
    se está atragantando
    se atoró con un pedazo de carne y no puede hablar
    se ahoga con la comida
    tiene algo atorado en la garganta
    mi compa se atragantó con un taco
    no puede toser, se agarra la garganta
    se está ahogando con un hueso
    cómo se hace la maniobra de heimlich
    se le fue la comida y no puede hablar
    se atraganto ayuda`,
  anaphylaxis: `
    le picó una abeja y se le hincha la cara
    lo picaron avispas y no puede respirar
    es alérgico a las abejas y lo picó una
    se le está cerrando la garganta
    tiene ronchas por todos lados y la lengua hinchada
    le pongo la epinefrina
    reacción alérgica a los guantes
    nos atacó un enjambre
    lo picaron hormigas y se siente mal, está hinchado
    los labios se le están hinchando por los cacahuates`,
  amputation: `
    se cortó un dedo con la sierra, se le cayó
    la sierra le voló dos dedos
    se mochó el pulgar
    la máquina le arrancó el brazo
    qué hago con el dedo amputado
    se le desprendió la mano
    perdió tres dedos en la revolvedora
    le cercenó el pie
    trae el dedo colgando
    se rebanó la punta del dedo completa`,
  impaled: `
    se cayó sobre una varilla y la trae clavada en la pierna
    se le enterró una varilla en el estómago
    tiene un tubo atravesado en el pecho
    se encajó una estaca en el costado
    quedó ensartado en las varillas
    trae un fierro clavado en el brazo, ¿se lo saco?
    se le clavó un desarmador en la panza
    lo atravesó una varilla
    se enterró un vidrio grande en el muslo
    un palo le atravesó el hombro`,
  bleeding: `
    está sangrando mucho
    se cortó el brazo con el esmeril y no para la sangre
    le sale sangre a chorros de la pierna
    se cortó con la navaja bien hondo
    cómo paro la sangre
    la motosierra le agarró el muslo
    se rajó la mano con una lámina
    se está desangrando
    sangra de la cabeza mucho
    la sierra le alcanzó la mano`,
  suspension: `
    se cayó y quedó colgado del arnés
    está colgando de la línea de vida
    mi compa está colgado en el arnés y se está poniendo pálido
    cómo bajamos al que quedó colgado
    lleva diez minutos suspendido en el arnés
    quedó colgado del andamio con su arnés
    estoy colgado del arnés y se me duermen las piernas
    se resbaló del techo y cuelga de la cuerda
    el fierrero está colgando de su arnés
    trauma por suspensión qué hago`,
  heartAttack: `
    me duele el pecho y el brazo izquierdo
    creo que le está dando un infarto
    el capataz tiene dolor de pecho
    se agarra el pecho y está sudando frío
    siento presión en el pecho
    le dio un ataque al corazón
    dolor fuerte en el pecho que se va a la mandíbula
    se está infartando
    me aprieta el pecho
    trae un dolor en el pecho desde hace rato`,
  stroke: `
    se le torció la boca y no puede hablar bien
    tiene la cara caída de un lado
    creo que es un derrame cerebral
    no puede levantar un brazo y habla raro
    se le durmió medio cuerpo
    le dio una embolia
    de repente arrastra las palabras
    un lado de la cara no lo mueve
    perdió fuerza en un brazo y tiene la boca chueca
    le está dando un derrame`,
  overdose: `
    se metió fentanilo y no despierta
    sobredosis en el baño
    lo encontré con una jeringa en el brazo
    tomó muchas pastillas y no responde
    tienen narcan, está drogado y no reacciona
    se pasó de droga
    está inconsciente por heroína
    se tomó unas pastillas y casi no respira
    compañero con sobredosis
    se drogó y está morado`,
  heatStroke: `
    se desmayó en el techo por el calor
    está confundido y tiene la piel caliente y seca
    creo que es golpe de calor
    dejó de sudar y dice tonterías
    le dio un golpe de calor
    se desplomó en el sol
    anda como borracho con este calor
    está ardiendo y no sabe dónde está
    le dieron convulsiones por el calor
    insolación, está desmayado`,
  headSpine: `
    le cayó un ladrillo en la cabeza
    se golpeó la cabeza y está vomitando
    se cayó y no siente las piernas
    le duele el cuello después de la caída
    se descalabró
    no puede mover las piernas
    le pegó el gancho en la cabeza y está confundido
    se lastimó la espalda al caer
    cayó de cabeza
    creo que se quebró el cuello`,
  crush: `
    se le atoró la mano en la banda
    quedó atrapado debajo de una viga
    le cayó un muro encima y está atrapado
    el montacargas lo prensó contra la pared
    le aplastó el pie un tubo
    la revolvedora le jaló el brazo
    está prensado entre el camión y el muro
    se machucó los dedos con la losa
    la máquina le agarró la manga y le jaló la mano
    quedó debajo de la carga`,
  seizure: `
    le está dando un ataque epiléptico
    está convulsionando
    está temblando en el suelo y echa espuma
    tiene convulsiones
    se le van los ojos y se sacude todo
    es epiléptico y le dio un ataque
    le meto algo en la boca, está convulsionando
    se cayó y se está sacudiendo
    las convulsiones no paran
    convulcion ayuda`,
  unconscious: `
    se desmayó
    está inconsciente
    no reacciona mi compañero
    no despierta
    perdió el conocimiento
    quedó noqueado
    está tirado y no responde
    se desmallo en la obra
    encontré a un hombre inconsciente
    se privó y no vuelve en sí`,
  breathing: `
    no puedo respirar
    le cuesta respirar
    le está dando un ataque de asma
    no trae su inhalador y le falta el aire
    se está asfixiando
    le silba el pecho y no le entra aire
    batalla para respirar
    tengo dificultad para respirar
    me falta el aire por el polvo
    no puede respirar bien`,
  diabetic: `
    es diabético y está temblando
    se le bajó el azúcar
    el diabético se desmayó
    mi compañero diabético está confundido
    le doy azúcar o insulina
    tiene baja de azúcar y está sudando
    se inyectó insulina y no comió, está mareado
    hipoglucemia qué hago
    es diabético y actúa raro
    trae el azúcar muy baja`,
  shock: `
    está pálido y sudando frío después del accidente
    está entrando en shock
    tiene el pulso rápido y la piel fría
    se puso blanco como papel después de la caída
    creo que está en shock
    está en estado de choque
    tiene la piel fría y pegajosa
    pulso débil y rápido, está pálido
    sudor frío y temblando después del golpe
    como se trata el shock en un herido`,
  injection: `
    se inyectó aceite hidráulico en el dedo
    la pistola airless le metió pintura en la mano
    la manguera hidráulica le perforó la mano
    se inyectó grasa con la engrasadora
    la hidrolavadora le entró debajo de la piel
    tiene un hoyito en el dedo del aceite hidráulico
    inyección a alta presión en la mano
    le entró aire comprimido bajo la piel
    pintura inyectada en el dedo
    el chorro hidráulico le atravesó el guante y entró en la mano`,
  decompression: `
    el buzo subió muy rápido y le duelen las articulaciones
    un buzo salió con dolor en el hombro
    enfermedad por descompresión
    el buzo está mareado y con hormigueo
    después del aire comprimido le duelen las rodillas
    el buzo tiene las piernas dormidas
    salió de bucear y está confundido
    buzo con ronchas y cansado después de bucear
    descompresión, dolor en los codos
    el buzo no siente las piernas`,
  eyeChemical: `
    me cayó cemento en el ojo
    le salpicó concreto en los ojos
    le entró cal en el ojo
    ácido muriático en los ojos
    le cayó tíner en el ojo
    mezcla en el ojo y le arde
    le brincó ácido de batería a la cara y al ojo
    polvo de cemento en los dos ojos
    destapacaños en el ojo
    me salpicó cloro en el ojo`,
  burn: `
    le cayó chapopote caliente en el brazo
    se quemó con vapor
    se quemó la cara con el arco eléctrico
    el soplete le quemó la pierna
    le cayó agua hirviendo
    se quemó la mano con un tubo caliente
    tiene ampollas por la quemada
    quemadura de segundo grado en el brazo
    el flamazo le quemó la cara
    me quemé la mano soldando`,
  concreteSkin: `
    se me metió concreto en las botas y me arde
    tengo las rodillas quemadas por el cemento
    el cemento me quemó las manos
    mezcla adentro de los guantes, me arden las manos
    quemadura de cemento en la pierna
    estuve hincado en el concreto y tengo ampollas
    la cal me quemó los brazos
    se me pela la piel por el mortero
    el concreto le quemó los pies
    traigo las espinillas quemadas de concreto fresco`,
  chemicalSkin: `
    se le derramó ácido en el brazo
    el ácido muriático me quemó las manos
    le cayó sosa cáustica en la piel
    quemadura química en el brazo
    se bañó de solvente
    le salpicó destapacaños en la pierna
    el removedor me quemó la mano
    le cayó cloro en la piel y le arde
    ácido de batería en el pantalón quemando
    ácido fluorhídrico en los dedos`,
  swallowed: `
    se tomó tíner por error
    tragó anticongelante
    bebió ácido
    tomó gasolina al sacarla con manguera
    tomé de una botella que tenía cloro
    se tragó un buche de diésel
    mi compa se tomó un solvente pensando que era agua
    ingirió desengrasante
    bebió muriático de una botella
    se tomó un químico`,
  cold: `
    está tiritando y mojado, hace mucho frío
    tiene los dedos blancos y dormidos del frío
    congelación en los pies
    hipotermia qué hago
    se cayó al agua helada y está temblando de frío
    ya no tiembla y está confundido, estuvo horas en la nieve
    no siente las manos del frío
    se le congelaron los dedos
    está helado y habla raro, mojado
    tiene las orejas congeladas`,
  eye: `
    le brincó un metal en el ojo con el esmeril
    algo le entró en el ojo
    se le clavó un clavo en el ojo
    tengo aserrín en el ojo y no sale
    se picó el ojo con alambre y sangra
    le saltó una esquirla al ojo
    se le clavó un vidrio en el ojo
    le pegó una piedra en el ojo y no ve
    una rama le pegó en el ojo
    tengo una rebaba en el ojo`,
  arcEye: `
    me duelen los ojos después de soldar
    vio la soldadura sin careta y le arden los ojos
    tengo arena en los ojos por soldar
    ojo de soldador
    se quemó la vista con la soldadura
    los ojos me lloran después de ver el arco
    soldé sin careta y no puedo abrir los ojos
    flash de soldadura en los ojos
    el ayudante se quedó viendo la soldadura y le duelen los ojos
    me quemó los ojos la soldadura`,
  puncture: `
    pisó un clavo y le atravesó la bota
    se disparó un clavo en la mano
    traigo un clavo en el pie
    se clavó un clavo oxidado en el talón
    la pistola de clavos le dio en la pierna
    me enterré un tornillo en la mano
    pisé una tabla con clavos
    el clavo le atravesó la palma
    se clavó el dedo con la clavadora
    clavo en el pie, ¿lo saco?`,
  needle: `
    se picó con una jeringa
    pisé una jeringa
    me piqué con una aguja en la basura
    una aguja le atravesó el guante
    se enterró una aguja usada
    encontramos jeringas y uno se picó
    me pinché con una jeringa en la demolición
    se pinchó la mano con una aguja
    aguja sucia en el dedo
    se sentó en una jeringa`,
  fracture: `
    creo que se quebró el brazo
    se le salió el hueso
    se rompió el tobillo
    trae la pierna chueca
    se zafó el hombro
    se fracturó la muñeca
    tiene el dedo torcido e hinchado
    se quebró la pierna, ¿lo movemos?
    tronó la pierna, está rota
    se dislocó el codo`,
  bite: `
    lo mordió una víbora
    le picó un alacrán
    lo mordió un perro
    una víbora de cascabel le mordió la mano
    le picó una viuda negra
    mordedura de serpiente en el tobillo
    me picó una araña y se me hincha
    le chupo el veneno, lo mordió una culebra
    una rata me mordió
    lo picó un escorpión`,
  heatExhaustion: `
    está mareado por el calor
    le dieron calambres trabajando en el sol
    está deshidratado
    suda mucho y tiene náuseas con este calor
    agotamiento por calor
    me duele la cabeza y estoy débil por el sol
    mi gente se está poniendo mal del calor
    está deshidratado y mareado
    tiene ganas de vomitar, hace mucho calor
    calambres por calor qué hago`,
  struckBy: `
    el camión atropelló a un trabajador
    lo atropelló una camioneta en la zona de trabajo
    el rodillo le pasó por encima
    le pegó el montacargas
    la excavadora giró y golpeó al peón
    un carro se metió a los conos y le pegó al banderero
    la retro lo arrolló
    le dio reversa y lo atropelló
    lo golpeó el camión
    el minicargador le pasó sobre el pie`,
  fall: `
    se calló mi compa del andamio
    un trabajador se cayó del techo
    se cayó de la escalera y no se puede parar
    cayó por un tragaluz
    se cayó del segundo piso
    mi ayudante se fue para abajo desde la losa
    se resbaló del techo
    se cayó por el hueco del elevador
    me caí de la escalera
    se vino de tres metros, cayó al piso`,
  injury: `
    hubo un accidente, hay un herido
    necesitamos una ambulancia
    mi compañero está lastimado
    hay dos heridos
    accidente en la obra
    se lastimó bien feo
    un trabajador herido grave
    está gritando de dolor, se accidentó
    llamen al 911, hay un hombre caído
    la carga golpeó a un trabajador`,
  rollover: `
    se volteó la excavadora con el operador adentro
    el montacargas se volcó
    el camión se volteó en la rampa
    la aplanadora se fue al barranco
    se volcó el minicargador
    el tractor está llantas arriba
    se ladeó la plataforma y se volteó
    el bulldozer rodó
    el trompo se fue de lado
    se está volteando el cargador`,
  crane: `
    la grúa se está ladeando
    se hunde el estabilizador de la grúa con carga
    la eslinga se está deshilachando
    la carga se columpia sin control
    se soltó la carga de la grúa
    suena la alarma de sobrecarga de la grúa
    están pasando la carga encima de la gente
    el cable de acero está reventado
    el gancho de la grúa está rajado
    el viento está girando la carga
    se va a voltear la grúa`,
  aerialLift: `
    la plataforma de tijera está atorada arriba
    el genie se está ladeando con dos arriba
    no baja la canastilla
    estamos atrapados arriba en el elevador de obra
    la plataforma se mueve sola
    la canastilla se está cayendo
    se quedó sin control el brazo articulado
    el elevador no puede bajar, hay gente
    suena la alarma de inclinación de la plataforma
    nos quedamos atorados en la tijera`,
  trench: `
    la zanja se está derrumbando
    se está agrietando la pared de la zanja
    el ademe de la zanja se está pandeando
    se está llenando de agua la excavación
    los puntales de la zanja se están doblando
    el talud se está viniendo abajo
    se abrieron grietas en la orilla de la zanja
    hay gente en una zanja de 8 pies sin ademe
    la tierra se está deslizando a la zanja
    se inundó la zanja`,
  formwork: `
    la cimbra se está abriendo con el colado
    se están pandeando los puntales
    se reventó la cimbra
    la losa se está bajando mientras colamos
    los polines se están doblando
    la cimbra truena
    el encofrado se está inclinando
    se movió el panel prefabricado, se soltó el tornapunta
    se botó un puntal de la cimbra
    se está venciendo la obra falsa`,
  scaffold: `
    el andamio se está ladeando
    se mueve mucho el andamio
    se cayó el andamio
    se rompió un tablón del andamio
    la base del andamio se hunde
    el andamio colgante quedó de un solo cable
    el andamio está flojo
    se va a caer el andamio
    se soltó el andamio de la pared
    el andamio se tambalea`,
  steel: `
    la columna de acero se está moviendo con el viento
    la estructura metálica se está inclinando
    la trabe se salió de su lugar y se está cayendo
    la viga de acero está suelta
    se rompieron las anclas de la columna de acero
    la nave se está ladeando
    los largueros se están volteando
    se colapsó la estructura de acero
    la conexión está floja y se mueve
    se está torciendo la estructura metálica`,
  structure: `
    cortamos una viga y el techo se está colgando
    el muro se está inclinando
    las grietas de la pared están creciendo
    se está cayendo el techo
    el piso se está hundiendo
    quitamos un muro y se bajó la losa
    la barda se va a caer
    se desplomó el balcón
    truena la viga
    el muro de contención se está moviendo
    la demolición se cayó para el otro lado`,
  tunnel: `
    se están cayendo piedras en el túnel
    el túnel se derrumbó
    hay metano en el túnel
    está entrando agua al túnel
    se paró el ventilador del túnel
    hay humo en el túnel
    truena el techo del túnel
    hay gente atrapada en el túnel
    la lumbrera se está inundando
    se agrieta la bóveda del túnel`,
  ladder: `
    la escalera está rajada y la siguen usando
    se está resbalando la escalera
    se rompió un peldaño
    la escalera se tambalea
    el escalón está flojo
    la escalera está doblada, ¿la puedo usar?
    la escalera no tiene pasamanos y está rota
    se quebró el barandal de la escalera
    la escalera está suelta
    está podrida la escalera`,
  edge: `
    andan en el techo sin arnés
    hay un hueco sin tapar en el piso
    trabajan en la orilla sin barandal
    el jefe me manda arriba sin protección
    no están amarrados en la viga
    falta el barandal en el tercer piso
    el hueco del elevador está abierto
    el tragaluz está destapado
    el techo está resbaloso y quieren que suba
    los muchachos están en la losa sin línea de vida`,
  lightning: `
    le cayó un rayo a la grúa
    se oyen truenos y estamos en el techo
    le pegó un rayo a un compañero
    hay relámpagos y estamos en el andamio
    viene tormenta eléctrica ¿nos bajamos?
    están cayendo rayos cerca
    un rayo alcanzó a un trabajador
    hay rayos y seguimos en la estructura
    cayó un rayo aquí junto
    seguimos trabajando con rayos`,
  storm: `
    viene un tornado
    el viento está volando las láminas
    está temblando
    hay mucho viento y el jefe quiere que subamos al andamio
    viene una crecida, inundación repentina
    las ráfagas están muy fuertes y siguen levantando paneles
    acaba de temblar
    la tormenta está arrancando el techo
    alerta de huracán y estamos en la obra
    el viento tumbó la cimbra`,
  pressure: `
    se soltó la manguera de aire y anda chicoteando
    la manguera de la bomba de concreto está chicoteando
    está tapada la línea de concreto y va a explotar
    se reventó la línea de vapor
    se reventó la tubería de agua
    salió volando el tapón de la prueba de presión
    explotó el tanque del compresor
    se reventó la manguera hidráulica
    se zafó la manguera de alta presión
    el compresor está a punto de explotar`,
  energised: `
    el tablero está caliente
    el breaker está zumbando y echa chispas
    puedo cambiar el breaker sin cortar la corriente
    estamos trabajando en un tablero con corriente
    sale humo del contacto
    hay cables pelados con corriente
    la extensión está pelada y echa chispas
    le cae agua al tablero
    el patrón quiere que trabajemos en vivo
    se está derritiendo la caja eléctrica`,
  chemicalSpill: `
    se derramó un tambo de solvente y hay gente mareada
    los vapores de la pintura nos marean
    mezclaron cloro con amoniaco
    derrame químico en el segundo piso
    los vapores del epóxico me dan dolor de cabeza
    el tambo de ácido está fugando
    respiré vapores y estoy tosiendo
    mareado por el olor del pegamento
    derrame de diésel
    los humos de la soldadura galvanizada me dan náuseas`,
  radiation: `
    la aplanadora aplastó el densímetro nuclear
    se rompió el densímetro
    nos robaron el densímetro nuclear
    no regresa la fuente de radiografía
    perdimos la fuente radiactiva
    el camión le pasó por encima al densímetro
    se cayó el troxler y se quebró
    alguien entró a la zona de radiación
    suena la alarma de radiación
    material radiactivo expuesto`,
  asbestos: `
    rompimos un tubo con asbesto
    creo que cortamos asbesto
    respiramos polvo de asbesto
    arrancamos piso que parece asbesto
    taladramos una lámina de asbesto
    encontramos asbesto en la demolición
    lijamos un plafón con asbesto
    tumbamos un muro y tenía asbesto
    estamos llenos de polvo de asbesto
    quebramos láminas de amianto`,
  lead: `
    estamos lijando pintura con plomo sin mascarilla
    quemando pintura con plomo y me siento mal
    polvo de plomo por todos lados
    raspamos pintura con plomo sin respirador
    tengo plomo alto en la sangre y me duele la panza
    respiramos polvo de plomo
    cortando acero con pintura de plomo, estoy mareado
    los trabajadores están intoxicados con plomo
    esmerilamos pintura de plomo y la respiramos
    traigo polvo de plomo en la ropa, estamos expuestos`,
  silica: `
    cortando concreto en seco y hay polvo por todos lados
    estamos respirando polvo de concreto sin mascarilla
    los muchachos están tosiendo por el polvo de sílice
    cortan block en seco sin agua
    esmerilando concreto no se ve nada de polvo
    inhalamos mucho polvo de sílice
    nube de polvo de concreto en el sótano
    la sierra no tiene agua y tragamos polvo de concreto
    polvareda de concreto, sin respirador
    rompiendo concreto adentro, respirando el polvo`,
  tool: `
    explotó el disco de la pulidora
    la sierra no tiene guarda
    se rompió el disco de corte
    la pistola de clavos dispara sola
    el gatillo del taladro está trabado
    le quitaron la guarda al esmeril
    la sierra da patadas
    el disco está rajado
    la motosierra no se apaga
    el taladro no para, está atorado`,
};
