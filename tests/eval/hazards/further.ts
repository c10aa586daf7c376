/** Ways of telling the dangers of `dangers/further.data.ts`, ten in each language. */
export const FURTHER_DANGERS = {
  en: {
    swingStage: `
      one end of the swing stage dropped and its hanging sideways with two guys
      suspended scaffold stuck at the 9th floor, motor died, he wants to climb the rope
      swing stage cable snapped on one side, theyre clipped in
      the suspended platform tilted and one guy is going to jump to the balcony
      stage hanging crooked on the building, should they press up
      hanging scaffold jammed halfway, can he unhook and reach the window
      swing stage motor slipped and it dropped a foot on one end
      gondola stuck outside the 20th floor with painters on it
      the swing stage wont go down and hes thinking of sliding down the rope
      window washing rig dropped on one side, they are holding the rail`,
    swarm: `
      swarm of bees attacking the crew, hes about to jump in the pond
      hit a hive with the loader and the bees are all over him
      africanized bees chasing two laborers, run or stand still
      operator is in the cab with bees everywhere outside
      hornets nest came down and they are all over us
      killer bees after him and hes running to the river
      yellowjackets swarming out of the wall, hundreds, guys swatting
      bees wont stop, they jumped in the pool to hide in the water
      knocked down a beehive, cloud of them chasing the kid
      he went back in the swarm to get his buddy, bees all over him`,
    carWater: `
      pickup slid in the retention pond, water at the door handle, doors wont open
      his truck went in the canal and hes still inside on the phone
      van rolled into the lake and its sinking with two in it
      skid steer slid into the pond, operator is inside, cab filling
      car in the river, she cant get the seat belt off
      excavator went in the quarry water and the cab is filling up
      drove into the flooded ditch, water up to the window
      truck is in the creek, wait till it fills to open the door?
      loader tipped in the pond with him in it, door wont open
      the car is sinking in the lake, windows wont go down`,
    numbSaddle: `
      both legs tingly and numb where i sit, cant pee since last night
      lifted a compressor, now my crotch is numb and i cant pee
      back went out, numb between my legs and he cant piss
      saddle numb and both legs weak, chiropractor tomorrow ok?
      cant feel wiping and havent peed since morning, lifted a beam
      my butt is numb and i peed myself, back pain from lifting
      both legs numb and lost control, sciatica on both sides
      numb down there since the lift, cant urinate
      slipped disc guy says his groin is numb and cant go pee
      numb between the legs, both legs weak, not able to pee`,
    openBelly: `
      grinder kicked back and opened his belly, guts are hanging out
      his intestines are showing, do i push them back in
      stabbed in the stomach and his insides are coming out
      belly sliced open by sheet metal, i can see bowel
      guts spilling out of the cut, pour water on it?
      fell on the rebar cap and his gut is wide open, intestines out
      sheet of glass cut him open, insides hanging out
      hernia stitches opened and bowel is poking out
      the cable whipped his stomach open, entrails out
      his guts are out, wrap them with dry towels?`,
    oxygen: `
      oxygen hose leaked all over his overalls and he wants to light up
      his jacket is soaked in oxygen from the cutting rig hose
      he blew the dust off his clothes with the oxygen hose and hes going back to weld
      apprentice is cooling off with the o2 hose under his shirt
      the oxygen line has been hissing in the van all night, can i start it and smoke
      we ran the air tool off the oxygen bottle, theres oil in it
      guys are freshening the air in the tank with oxygen
      there is grease on the oxygen valve, hand me a rag
      oxygen leaked in the closet where the bottles are, someone wants to flip the light
      liquid oxygen spilled on his sleeve and hes lighting a cigarette`,
    astride: `
      fell straddling a steel beam, landed on his crotch, blood when he pees
      he slipped and landed astride the joist
      his foot slipped and he came down straddling the guardrail
      racked himself on the top plate, says his balls are swelling
      slipped off the ladder and took a rung in the groin, cant pee
      landed on the sawhorse crotch first and hes pissing blood
      came down with one leg on each side of the beam, cant stand
      she fell straddling the plank and is bleeding down there
      fell on the rebar rail between his legs, pelvis hurts
      hit in the nuts by a swinging pipe, pees blood`,
    ring: `
      wedding ring stuck, finger swollen and going blue
      ring finger is swelling and the ring wont come off
      his wedding band is cutting in, finger is fat as a sausage
      finger swole up under the ring, can i grind it off
      jammed my finger and now the ring is stuck, its turning purple
      cant get the ring off, knuckle is swollen and numb
      the ring wont budge and his finger is white
      swollen finger, ring too tight, guys want to snip it with side cutters
      finger is throbbing and the ring is digging in
      smashed knuckle yesterday, ring stuck on the swollen finger today`,
    frozenUp: `
      new guy frozen on the scaffold wont move hes terrified
      he's 60 ft up on the ladder and froze, cant climb down, shaking
      apprentice is hugging the column on the roof, too scared to move
      panic attack on the steel, he wont let go of the beam
      shes up the tower and froze up, cant come down
      kid on his first day got halfway up the ladder and panicked, wont come down
      he looked down from the scaffold and is white knuckling the rail, scared to move
      froze on the catwalk from heights, crying, do i go pull him
      got vertigo on the roof and is clinging to the chimney, cant get down
      petrified on the top rung, hes afraid to move his feet`,
    sunk: `
      he stepped off the board and is sinking in the mud up to his waist
      two guys stuck in wet concrete to their knees, its setting
      my helper is in the grain up to his chest, i can grab his arms
      laborer is in the slurry to his hips
      kid got his leg in the fresh concrete, cant pull his leg out
      operator in the muck up to the armpits, tie him to the loader?
      the sand pile sucked him down to his waist
      hopper full of gravel and hes buried to his chest, getting deeper
      quicksand by the creek, she keeps sinking
      stuck in the swamp to his knees and getting deeper`,
    entangled: `
      drill press grabbed her hair and its wound around the chuck
      hoodie string got wound up in the auger and its choking him
      sleeve caught in the lathe pulling his arm
      his lanyard got caught in the conveyor, its tight on his neck
      scarf sucked into the fan, tight on his neck
      ponytail got caught in the belt
      glove wrapped up in the pipe threader with his hand
      pant leg got caught in the pto shaft
      jacket tangled in the winch and pulling him in
      beard got caught in the drill`,
    earthquake: `
      earthquake right now were on the 9th floor what do we do
      the whole building is shaking should we run down the stairs
      just had an earthquake, can we ride the hoist down
      quake alarm is going off and i'm up in the boom lift
      big aftershock just hit, two guys still inside
      ground is shaking, get out of the trench or stay
      seismic alert sounding on all the phones
      everything is shaking do i climb down the scaffold
      earthquake started while we were pouring the deck
      just felt a tremor up here, keep working?`,
    railway: `
      dump truck is stuck on the railroad tracks
      our lowboy high centered on the train tracks
      the skid steer stalled on the tracks
      trailer is hung up on the rail crossing and the lights are flashing
      pickup died across the tracks, my helper is still in it
      backhoe stuck on the tracks, hear the train
      concrete mixer bottomed out at the railroad crossing
      forklift wont start and its on the railroad tracks
      the gates are coming down and the trailer is still over the tracks
      crane carrier jammed on the railroad crossing`,
    liveWater: `
      basement is flooded and every time i step in the water i feel a tingle
      the puddle by the panel zaps me
      standing water in the pit shocks me a little when i touch it
      cord is under water in the flooded basement can i wade in and unplug it
      ankle deep water, outlets under water, gonna shut the breaker
      i waded in for the pump and my legs are buzzing
      extension cord in the water and the floor is flooded, do i go in with rubber boots
      knee deep in the crawl space and getting shocked
      the water in the basement bites me when i touch it
      lights are still on and its flooded, can i go in to get the pump`,
    flashFlood: `
      we are inside the pipe and the water turned brown with twigs in it
      four of us in the storm drain, brown water and a breeze all of a sudden
      in the culvert, water is coming up and sticks coming down
      guys are in the sewer and the water went brown, its dry here
      inside the storm drain we hear a roar and feel wind out of the pipe
      in the culvert and muddy water started coming, keep going?
      they are inside the tunnel and the water is turning brown
      in the storm drain, leaves and sticks floating by, do we stay
      inside the pipe, water rising slow, finish the joint?
      in the storm pipe and the water getting brown, it rained up in the hills`,
    lateHead: `
      hit his head on a beam this morning, now he keeps asking the same question
      banged my head yesterday and woke up throwing up
      brick bounced off his hard hat an hour ago, now hes sleepy
      got whacked on the head monday, worst headache of his life today
      bumped her head on the forklift, seemed fine, now one pupil is bigger
      took one to the head earlier, walked it off, now slurring
      fell and hit his head last night, today hes puking
      2x4 came down on the hardhat two days ago, still seeing double
      concussion last week and now hes confused and staggering
      smacked my head couple days ago, headache wont quit and i'm blurry`,
    muscle: `
      pee looks like coke after two days on the breaker and my arms are so sore
      jackhammered all day and now peeing brown
      cramps all night and my urine is dark brown
      legs hurt so bad i cant bend em and piss is brown
      pissing tea after shoveling in the heat
      urine looks like cola, muscles killing me
      brown pee since he got pinned by the pallet yesterday, leg is stiff
      his pee is dark as tea and his thighs are hard as rock
      double shift in the sun, cant straighten my arms and dark pee
      got shocked yesterday, weak and my pee is brown`,
    panic: `
      he saw his buddy fall yesterday and now hes hyperventilating
      guy is having a panic attack up on the roof, breathing real fast
      since the accident she cant stop shaking
      found the body this morning, now he says he cant breathe and his fingers tingle
      apprentice is panicking on the ladder, hands tingling
      watched him die and now hes crying and shaking in the truck
      freaking out, breathing too fast, give him a paper bag?
      his friend died on site, heart racing and wont stop shaking
      panic attack up on the deck, says he cant breathe
      anxiety attack, fingers are numb and hes crying`,
    tooth: `
      pipe wrench slipped and his front tooth is knocked out
      lost a tooth, root and all, got it in my hand
      my tooth fell out when the board hit me
      whole tooth came out do we put it back
      two teeth knocked clean out by the crank
      hammer bounced and knocked out her tooth
      his front teeth got knocked out, where do i keep them
      tooth popped out, should i scrub it
      he spit out a tooth after the hose hit him
      the kid on site fell and a tooth flew out`,
    fallGearTorn: `
      his harness is torn and hes up on the steel
      leg strap is half cut on my harness, finish the shift?
      lanyard is frayed, boss says use it
      the lifeline is fraying and hes hanging off it
      stitching is coming out of the harness, he is on the roof
      snap hook wont close and im 30 ft up
      harness webbing got burned by the torch, still use it?
      lanyard already deployed, super says tape it and go up
      positioning belt is ripping while hes leaning on the pole
      srl is cracked, foreman says its good for the roof`,
  },
  es: {
    swingStage: `
      se cayó un lado del andamio colgante y hay dos arriba
      la guindola quedó de lado en el piso 10, uno quiere soltarse
      plataforma colgante atorada, el motor no jala, bajan por la cuerda?
      se reventó un cable del andamio colgante
      la hamaca se ladeó y están enganchados, le pican para arriba?
      andamio colgado trabado a media fachada con dos pintores
      se soltó una punta de la guindola
      la canastilla colgante no baja y quiere brincar al balcón
      plataforma suspendida chueca, un muchacho se quiere desenganchar
      andamio colgante de lado, quieren alcanzar la ventana`,
    swarm: `
      le pegamos a un panal y las abejas nos atacan, se quiere aventar a la pileta
      enjambre de abejas persiguiendo a dos peones
      abejas africanas como nube encima del ayudante
      las avispas atacan, corremos al agua?
      el operador está en la cabina con abejas por todos lados
      tumbamos un avispero y andan encima de nosotros
      las abejas no paran, se metió al río para quitárselas
      enjambre ataca al velador, lo voy a sacar a manotazos
      cayó una colmena y van cientos de abejas atrás de él
      las abejas lo persiguen y corre a la alberca`,
    carWater: `
      la camioneta se fue al canal y él sigue adentro
      el carro cayó a la laguna y no abren las puertas
      la excavadora se hunde en el estanque con el operador adentro
      troca en el río, el agua llega a la ventana
      se metió al arroyo y el agua en la puerta no lo deja abrir
      van hundiéndose en la presa con dos adentro
      el carro se llena de agua, esperamos a que se llene?
      máquina en el bordo, la cabina se llena de agua
      cayó la pickup al canal, trae el cinturón trabado
      la camioneta resbaló al lago y se hunde`,
    numbSaddle: `
      tengo dormida la entrepierna y no puedo orinar
      cargó un motor y trae las dos piernas dormidas y no puede orinar
      no siento las nalgas y me oriné, me duele la espalda
      piernas dormidas las dos y se hizo del baño sin sentir
      dormido donde me siento y no he orinado desde ayer
      hernia de disco, entrepierna dormida, no puede orinar, voy al sobador?
      las nalgas dormidas y no aguanta la pipí, no aguanta
      ambas piernas dormidas y no puedo orinar desde anoche
      no siento al limpiarme y no puedo orinar
      se le durmió la entrepierna, entrepierna dormida, no orino`,
    openBelly: `
      se le salieron las tripas con la pulidora, se las meto
      le abrieron la panza y se le ven los intestinos
      la lámina le rajó la barriga, tripas de fuera
      se le abrió la operación y salen los intestinos
      el vidrio le abrió la panza y tiene las tripas colgando
      le dieron un navajazo, se ven las tripas
      con la sierra se abrió, tripas de fuera, las lavo?
      las tripas están afuera, le amarro un trapo seco?
      el cable le abrió la barriga, intestinos de fuera
      se le asoman las tripas por la herida`,
    oxygen: `
      la manguera de oxigeno le estuvo soplando la ropa y quiere fumar
      trae el overol empapado de oxigeno y va a soldar
      se refrescó con oxígeno debajo de la camisa
      el ayudante se sopla el polvo con la manguera del oxigeno
      metieron oxigeno para ventilar el tanque y van a cortar
      la válvula del oxígeno tiene grasa y la van a abrir
      usamos oxigeno en vez de aire para la pistola, tenía aceite
      se quedó tirando oxígeno en la camioneta toda la noche, la prendo
      fuga de oxigeno en el cuarto y alguien quiere prender la luz
      le cayó oxígeno líquido en la manga y anda con el cigarro`,
    astride: `
      cayó a horcajadas en la viga, le duele mucho la entrepierna
      se resbaló y cayó a horcajadas sobre el barandal
      se cayó de la escalera y un peldaño le pegó en los huevos, orina sangre
      resbaló y quedó con las piernas abiertas sobre la vigueta
      se golpeó la entrepierna con el tubo y no puede orinar
      le pegó el polín en los testículos, están hinchados
      cayó a caballo en el muro y mea sangre
      le pegó el barandal en la ingle y tiene sangre en la orina
      cayó sobre la tabla entre las piernas, no se puede parar
      golpe en la pelvis con la viga, orinando sangre`,
    ring: `
      se le hinchó el dedo y no sale el anillo
      la argolla le aprieta, dedo hinchado y morado
      el anillo está atorado y el dedo azul
      no me puedo quitar el anillo, se me hinchó el dedo
      dedo inflamado y anillo apretado, se lo corto con la pulidora?
      la sortija no sale y el dedo está dormido
      se machucó ayer y hoy el anillo no sale del dedo hinchado
      anillo de casado atorado, el dedo blanco
      el dedo hinchado se está comiendo el anillo, no le sale
      le corto el anillo con pinzas? el dedo está morado`,
    frozenUp: `
      se quedó paralizado de miedo en el andamio y no puede bajar
      el nuevo se congeló en la escalera, no se mueve de miedo
      le entró pánico en el techo y no quiere bajar
      está abrazado de la columna arriba y no suelta, tiembla
      le dio miedo en la viga y no se anima a bajar
      se bloqueó a media escalera, está llorando y no baja
      le dio vértigo en la azotea y no puede bajar
      el chavo está muerto de miedo en la torre, no se mueve
      tieso de miedo en el último peldaño, no se anima a bajar
      en pánico en la canastilla, no suelta el barandal de miedo`,
    sunk: `
      el chalan se esta hundiendo en el lodo hasta la cintura
      se metio al concreto fresco y no puede sacar los pies
      atorado hasta las rodillas en la mezcla y ya esta fraguando
      la tolva de arena se lo traga, hasta el pecho
      el grano le llega hasta el pecho, no se puede mover
      hundido en el fango hasta la cadera, lo jalo con la retro?
      arena movediza, mi compa se hunde
      el operador hasta las axilas en el barro
      monton de grava, esta hundido hasta el pecho
      el compa se hunde en el pantano`,
    entangled: `
      se le enredo el pelo en el taladro
      la manga se le atoro en la revolvedora
      el cordon de la sudadera enredado en la barrena, lo ahoga
      la bufanda se le enredo en el ventilador
      el gafete se atoro en la banda y le aprieta el cuello
      la trenza enredada en el torno
      el guante se enrollo en la roscadora con la mano
      la camisa se le enredo en la flecha
      el malacate le agarro la chamarra y lo jala
      cola de caballo atorada en el mandril`,
    earthquake: `
      está sonando la alerta sísmica y estamos en el piso 8
      sismo ahorita, nos bajamos por el montacargas?
      esta temblando bien fuerte y ando arriba del andamio
      se esta moviendo el edificio, salimos corriendo?
      terremoto ahora mismo y hay gente en la zanja
      alarma sismica sonando y yo en la canastilla
      acaba de haber un sismo y quieren subir por la herramienta
      esta temblando la tierra, corremos?
      empezo el temblor en pleno colado
      hubo una replica del sismo ahorita, seguimos adentro`,
    railway: `
      la revolvedora se quedo atorada en las vias del tren
      se apago la camioneta en la via y viene el tren
      el lowboy quedo trabado en el cruce del tren
      la retro no arranca y esta sobre las vias
      se atoro el camion en la via del tren
      ya viene bajando la pluma y el remolque sigue en las vias
      el montacargas se paro en las vias del tren
      se oye el tren y la pipa sigue atorada en la via
      quedo varado el trailer en el cruce del tren
      se atasco el bobcat en las vias del tren`,
    liveWater: `
      el sotano esta inundado y siento toques cuando piso el agua
      el charco junto al tablero da toques
      esta encharcado y me pasa corriente en las botas
      la extension en el agua y todo inundado, me meto a desconectar?
      agua a la rodilla y siento un cosquilleo en las piernas
      sotano inundado, hay luz todavia, bajo por la bomba?
      meti la mano al agua y me dio un chispazo, esta inundado
      metidos en el agua y sentimos hormigueo
      cable pelado en el agua del sotano inundado, entro con botas?
      inundado y los contactos bajo el agua, bajo a bajar el breaker`,
    flashFlood: `
      andamos adentro del tubo y el agua viene café con ramitas
      estamos dentro del drenaje y de repente agua lodosa
      en el colector, el agua viene sucia y hay airecito
      dentro del colector se oye un rugido y viene subiendo
      adentro de la alcantarilla y sube el agua, aquí no llueve
      estamos en el tubo, pasa basura flotando, le seguimos?
      en la alcantarilla el agua viene lodosa con ramas
      adentro del drenaje y está subiendo poco a poco
      dentro del tubo hace airecito y el agua viene café
      en el pluvial, agua café con ramas, nos salimos?`,
    lateHead: `
      se pego en la cabeza ayer y hoy vomita
      le cayo un block en el casco hace rato y ahora tiene mucho sueño
      golpe en la cabeza en la mañana, ahora pregunta lo mismo
      se golpeo la cabeza el lunes, ya ve doble
      me pegue en la cabeza antier y me revienta la cabeza
      le dio un trancazo en la cabeza, estaba bien, ahora trae una pupila mas grande
      se descalabro anoche y hoy anda raro y confundido
      cabezazo con la viga ayer, hoy arrastra la lengua
      le pego en la cabeza el gancho hace unas horas, no se acuerda de nada
      se pego en la cabeza, siguio trabajando y ahora no se acuerda de nada`,
    muscle: `
      orino como coca y traigo los brazos tiesos
      orina cafe despues de dos dias en la rompedora
      meo cafe y me duelen las piernas
      mi compa orina oscura y no puede levantar los brazos de tanto palear
      orina color te, calambres toda la noche
      doble turno en el sol y la orina oscura
      le cayo la tarima en la pierna ayer y hoy orina cafe, la pierna dura y duele
      anda orinando cafe y bien adolorido
      musculos molidos y pipi cafe
      orina negra despues de trabajar en el calor, muy debil`,
    panic: `
      vio morir a su compa y ahora respira muy rapido
      le dio un ataque de panico arriba, esta temblando
      desde el accidente no para de temblar
      ataque de nervios, dice que no puede respirar
      crisis de ansiedad, se le duermen las manos
      mataron a su compa ayer y esta llorando y temblando
      panico en el ducto, hiperventilando
      encontro el cuerpo y ahora trae el corazon acelerado
      le damos una bolsa de papel, trae ataque de panico
      crisis de nervios, con los dedos dormidos y llora`,
    tooth: `
      se le cayo un diente con el golpe del tubo
      me volo el diente con todo y raiz
      le tumbo dos dientes la manivela
      se me zafo el diente entero, lo traigo en la mano
      el diente salio completo, se lo pongo?
      le volo la muela el martillo, la lavo con jabon?
      el diente con raiz lo guardo en servilleta?
      se le zafo un diente al chalan con la llave
      le tumbo el diente la tabla, donde lo meto
      escupio sangre y el diente salio entero`,
    fallGearTorn: `
      trae el arnes roto y esta arriba en la estructura
      la linea de vida se esta deshilachando y esta colgado
      el arnes tiene la costura abierta, lo uso hoy?
      la bandola no cierra y estoy arriba en el poste
      el arnes esta descosido, el patron dice que aguanta
      cola de vida cortada a la mitad, me subo asi?
      se quemo el arnes con el soplete, lo usamos?
      el mosqueton no traba y anda arriba en la torre
      arnes con un nudo en la cinta, para terminar el techo
      linea de vida rota, dice que la amarra y sigue trabajando`,
  },
  he: {
    swingStage: `
      צד אחד של הפיגום התלוי נפל ושניים עליו, פיגום תלוי נטוי
      פיגום תלוי נתקע בקומה 9 והמנוע מת, לרדת בחבל?
      נקרע כבל של במה תלויה והם מחוברים
      הבמה התלויה נטתה, במה תלויה על הצד, אחד רוצה לקפוץ למרפסת
      גונדולה תקועה מחוץ לקומה 20 עם צבעים
      פיגום תלוי לא יורד, ללחוץ למעלה?
      קצה אחד של הגונדולה נפל, הם רוצים להתנתק
      סל תלוי נתקע באמצע הקיר
      פיגום מתרומם נטוי על הצד עם שני פועלים
      במה תלויה תקועה, להושיט יד לחלון?`,
    swarm: `
      נחיל דבורים תוקף אותנו, הוא רוצה לקפוץ לבריכה
      פגענו בכוורת והדבורים עליו
      צרעות רודפות אחרי שני פועלים, לרוץ למים?
      המפעיל בקבינה ודבורים בכל מקום, נחיל דבורים תוקפות
      קן צרעות נפל והן עלינו
      ענן דבורים רודפות אחרי החניך
      הדבורים לא מפסיקות, הוא קפץ למים, דבורים תוקפות
      נחיל על הפועל, מאות עקיצות
      כוורת נפלה והדבורים תקפו את כולם
      דבורים תקפו והוא רץ לנחל`,
    carWater: `
      הטנדר החליק לבריכה והוא בפנים, הדלת לא נפתחת
      רכב נפל לתעלת מים ושוקע עם שניים בפנים
      המשאית שוקעת באגם, לחכות שיתמלא?
      האוטו בנחל, המים בגובה החלון
      המחפר נפל למאגר והקבינה מתמלאת
      אוטו שוקע והחגורה תקועה, הרכב במים
      שופל נכנס לבריכה והמפעיל בפנים
      הרכב מוצף בוואדי והדלתות לא נפתחות
      הוואן התגלגל לנהר והוא בפנים
      הטרקטור במים, הקבינה מתמלאת, הדלת לא נפתחת`,
    numbSaddle: `
      שתי הרגליים רדומות ולא מצליח להשתין מאתמול
      הרמתי מנוע ועכשיו רדום בין הרגליים ולא מצליח להשתין
      לא מרגיש את הישבן ומשתין בלי שליטה, לא שולט
      נימול במפשעה ולא יכול להשתין
      חוסר תחושה במפשעה והשתין על עצמו אחרי הרמה
      ישבן רדום ובורח לו שתן
      שתי הרגליים נימולות, לא השתנתי מהבוקר
      רדום במפשעה ולא מצליח להשתין, ללכת לכירופרקט?
      פריצת דיסק, רדום בין הרגליים, לא שולט בשתן
      שתי הרגליים רדומות ולא שולט`,
    openBelly: `
      נפתח לו התפר אחרי ניתוח ורואים את המעיים, לדחוף פנימה?
      הדיסק פתח לו את הבטן והמעיים בחוץ
      דקרו אותו בבטן ויצאו המעיים
      פח חתך לו את הבטן, רואים קרביים
      המעיים יוצאים מהפצע, לשטוף?
      זכוכית פתחה לו את הבטן ורואים מעיים
      הקרביים בחוץ, להחזיר?
      מעיים תלויים החוצה, לקשור בבד יבש?
      כבל קרע לו את הבטן, המעיים נשפכים
      נפל על ברזל והמעיים בחוץ`,
    oxygen: `
      צינור החמצן דלף על הבגדים שלו והוא רוצה להדליק סיגריה
      הסרבל שלו ספוג בחמצן והוא הולך לרתך
      החניך מתקרר עם צינור החמצן מתחת לחולצה
      ניקה את עצמו מאבק עם חמצן ועכשיו מעשן
      הכניסו חמצן לאוורר את המיכל ועכשיו רוצים לחתוך
      יש גריז על השסתום של החמצן
      השתמשנו בחמצן במקום אוויר לכלי והיה בו שמן
      החמצן דלף באוטו כל הלילה, אפשר להתניע
      דליפת חמצן בחדר ומישהו רוצה להדליק אור
      חמצן נוזלי נשפך לו על השרוול`,
    astride: `
      נפל בפישוק על הקורה ויש לו דם בשתן
      החליק ונחת בפישוק על המעקה
      חטף מכה במפשעה מהמוט ולא מצליח להשתין
      נפל עם רגל מכל צד על הקיר וכואב לו
      נפל מהסולם ושלב פגע לו בביצים, נפוח
      החליק על הקורה ונחת על האשכים, משתין דם
      קיבל מכה באשכים מצינור, דם בשתן
      נפל בישיבת רוכב על התבנית
      נפלה בפישוק על הקרש ומדממת שם
      נחת על הגדר בין הרגליים, כואב לו האגן`,
    ring: `
      הטבעת תקועה לו והאצבע התנפחה וכחולה
      טבעת נישואים לא יורדת, האצבע נפוחה
      האצבע התנפחה והטבעת לוחצת, לחתוך אותה במשחזת?
      לא מצליח להוריד את הטבעת, אצבע סגולה
      הטבעת נכנסת לבשר, האצבע נפוחה ורדומה
      נתקעה לו הטבעת על אצבע נפוחה
      קיבל מכה באצבע ועכשיו הטבעת לא יוצאת
      אצבע לבנה, הטבעת תקועה
      אצבע נפוחה וטבעת תקועה, לחתוך את הטבעת עם קאטר?
      הטבעת לא יורדת והאצבע כחולה`,
    frozenUp: `
      הוא קפא על הפיגום מרוב פחד ולא מסוגל לרדת
      החדש קפא באמצע הסולם, רועד ולא זז
      נכנס לפאניקה על הגג ולא מוכן לרדת
      מחבק את העמוד למעלה ולא עוזב, מפחד
      התקף חרדה על הקורה, לא מעז לרדת
      היא קפאה בקומה שישית על הפיגום ובוכה
      הסתכל למטה מהסולם וקפא, לא מסוגל לרדת
      ורטיגו על הגג, נצמד לארובה ולא זז
      משותק מפחד על המגדל, לא יכול לרדת
      קפא מפחד בשלב העליון של הסולם ולא זז`,
    sunk: `
      הפועל שוקע בבוץ עד המותן
      נכנס לבטון הטרי ולא יכול להוציא את הרגליים
      תקוע עד הברכיים בבטון והוא מתקשה
      המשפך שואב אותו, הוא עד החזה
      נכנס לממגורה והגרגרים עד הצוואר
      שקע בבוצה עד המותניים, למשוך עם הבאגר?
      חול טובעני והוא שוקע
      עד בית השחי בבוץ, קשרנו חבל
      בערימת חצץ הוא שקע עד החזה
      הוא בבטון הטרי עד המותן`,
    entangled: `
      השיער שלה נתפס במקדחה
      השרוול הסתבך במערבל
      שרוך הקפוצון נכרך במסוע וחונק אותו
      הצעיף נשאב למאוורר
      הכפפה נכרכה במתברזת עם היד
      הצמה נתפסה במחרטה
      השרשרת נתפסה ברצועה ולוחצת לו על הצוואר
      המעיל נתפס בכננת ומושך אותו
      הקוקו נתפס במקדחת
      החולצה הסתבכה בגל`,
    earthquake: `
      רעידת אדמה עכשיו ואנחנו בקומה 9
      הבניין רועד, לרוץ במדרגות?
      הייתה רעידת אדמה, לרדת במעלית המשא?
      התרעת רעידה בטלפון ואני בסל
      הכל רועד ואנחנו על הפיגום
      הקרקע רועדת, לצאת מהתעלה?
      האדמה רועדת עכשיו מה עושים
      הרגע רעש אדמה, מותר לחזור לכלים
      רעידת אדמה התחילה באמצע יציקה
      הבניין מתנדנד, לצאת?`,
    railway: `
      המשאית תקועה על פסי הרכבת
      הטנדר נכבה על הפסים והרכבת מתקרבת
      המערבל נתקע על המסילה
      הבאגר לא זז והוא על פסי הרכבת
      המחסום יורד והנגרר עוד על הפסים, תקוע
      הלובי נתקע בחציית רכבת
      שומעים רכבת והמלגזה תקועה על הפסים
      הרכב כבה על המסילה
      המנוף תקוע על פסי הרכבת
      המשאית לא מניע על הפסים`,
    liveWater: `
      המרתף מוצף ומרגישים זרם כשנוגעים במים
      השלולית ליד הלוח נותנת זרמים
      נכנסתי למים במרתף וקיבלתי עקצוצים ברגליים
      מאריך במים במרתף מוצף, להיכנס לנתק?
      מים במרתף עד הברך, השקעים במים, לרדת להוריד את המפסק?
      הצפה ויש עדיין חשמל, להיכנס עם מגפי גומי?
      נגעתי במים ומרגיש זרם
      עומד במים ומרגיש עקצוץ
      המרתף מוצף והחשמל עובד, להוציא את המשאבה?
      מוצף פה וקיבלתי מכת זרם קטנה מהמים`,
    flashFlood: `
      אנחנו בתוך הצינור והמים נהיו חומים עם זרדים
      בתוך תעלת הניקוז, מים חומים ורוח מהצינור
      אנחנו במובל והמים עולים
      בתוך המעביר, באים ענפים ומים עכורים
      בתעלת הניקוז שומעים רעש כמו רכבת
      בתוך הניקוז והמים חומים, כאן יבש
      בתוך המובל רוח מהצינור, להמשיך?
      בתוך הצינור מים עולים לאט, לגמור את החיבור?
      בתעלת הניקוז המים חומים, ירד גשם בהרים
      בתוך הביוב והמים נהיו חומים עם ענפים`,
    lateHead: `
      קיבל מכה בראש אתמול והיום מקיא
      נפל לו בלוק על הקסדה לפני שעה ועכשיו הוא ישנוני
      דפק את הראש בבוקר ועכשיו שואל שוב ושוב אותו דבר
      חטף בראש שלשום והראש מתפוצץ לו
      מכה בראש אמש, היום רואה כפול
      נפל על הראש לפני יומיים ועכשיו מבולבל
      קיבל בראש, היה בסדר, ועכשיו אישון אחד גדול
      חטפתי בראש אתמול ואני מקיא
      מכה לראש הבוקר, עכשיו קשה להעיר אותו
      קיבל מכה בראש המשיך לעבוד ועכשיו מדבר לא ברור`,
    muscle: `
      השתן כהה אחרי יומיים עם קונגו והשרירים תפוסים
      פיפי כמו קולה וכל השרירים כואבים
      שתן חום אחרי משמרת כפולה בשמש
      הפיפי חום והידיים כואבות נורא
      שתן כמו תה והתכווצויות כל הלילה
      משתין חום אחרי חפירה בחום
      נפל לו משטח על הרגליים אתמול והיום שתן כהה
      הפיפי שחור ואני חלש
      השתן בצבע קולה, שרירים קשים כמו אבן
      שתן חום והרגליים תפוסות`,
    panic: `
      החבר שלו נהרג והוא רועד ולא מסוגל לנשום
      התקף פאניקה על הגג, נושם מהר
      מאז התאונה הוא לא מפסיק לרעוד
      מצא את הגופה ועכשיו נושם מהר ובוכה
      התקף חרדה, נרדמו לו האצבעות
      ראה אותו מת ועכשיו הלב דופק לו
      בפאניקה למעלה על הגג, רועד
      התקף חרדה, לתת לו שקית נייר?
      אחרי התאונה היא בוכה ורועדת
      החבר מת לו באתר והוא לא מצליח לנשום`,
    tooth: `
      עפה לו שן מהמכה של המפתח
      יצאה לי שן שלמה עם השורש
      נעקרה לו שן קדמית מהידית
      נפלה לה השן, להחזיר אותה למקום?
      שתי שיניים עפו לו מהקרש
      ירק שן אחרי המכה, השן שלמה
      השן ביד שלי, לשטוף בסבון?
      נשרה שן עם שורש מהפטיש
      עפו לו השיניים מהצינור
      שן יצאה לו, איפה לשמור`,
    fallGearTorn: `
      הרתמה קרועה והוא למעלה על הפלדה
      רצועת הרתמה חתוכה, לסיים את היום?
      קו חיים נפרם והוא תלוי עליו
      התפר של הרתמה נפתח, עובד על הגג
      הקרבינה לא ננעלת ואני למעלה
      הרתמה שרופה מהמבער, להשתמש?
      בולם נפילה סדוק, הבוס אומר לעלות
      חבל אבטחה חתוך חצי, הקבלן אומר שיחזיק
      הרתמה פרומה עם סרט הדבקה, לעלות לגג?
      החגורה נקרעת כשהוא נשען על העמוד`,
  },
} as const;
