import type { SeedTexts } from "./seed-article.ts";

export const CODE_SAFETY_SCAFFOLDS_ES: SeedTexts = {
  "osha-1926-452-c": {
    title: "Andamios de marcos",
    body: "Los marcos se unen de lado con crucetas, tirantes horizontales o diagonales cuyo largo los pone a escuadra, y uno sobre otro con pernos de acople; donde el viento o la carga los levante se traban entre sí. La plataforma anterior se queda mientras se arma y arriostra el nivel siguiente. Las ménsulas cargan solo personas, salvo que un ingeniero calificado haya diseñado el andamio para más. El de más de 125 pies de alto lo diseña un ingeniero.",
  },
  "osha-1926-452-brackets": {
    title: "Andamios de ménsula de carpintero y de cimbra",
    body: "Cada ménsula se sujeta con clavos, espárrago metálico o soldadura, o se cuelga de un miembro asegurado cuyos largueros van atornillados a la cimbra o amarrados con tensores; la de carpintero también se cuelga de un perno que atraviesa el muro. La ménsula metálica plegable se atornilla o se traba al abrirla. Las ménsulas de madera de la cimbra son parte del tablero.",
  },
  "osha-1926-452-h": {
    title: "Andamios de ménsula para techo (roof jacks)",
    body: "La ménsula de techo sigue la pendiente y da apoyo nivelado al tablón. Va clavada; donde no es posible clavar se amarra con cuerda de manila de primera de al menos 3/4 pulg o cuerda igual de fuerte. No reemplaza la protección contra caídas en techo inclinado.",
  },
  "osha-1926-452-i": {
    title: "Andamios de vigas voladas (outrigger)",
    body: "La viga entra desde su punto de apoyo hasta el anclaje al menos 1-1/2 veces lo que sale. En el apoyo descansa en un asiento de al menos 6 pulg por lado y se arriostra contra el vuelco; adentro la sujetan puntales contra el techo o tensores a las viguetas del piso. Los tablones van sujetos y quedan a 3 pulg o menos del edificio. Lo diseña un ingeniero.",
  },
  "osha-1926-452-l": {
    title: "Andamios de ventana (window jack)",
    body: "El gato de ventana se fija al vano y solo se usa para trabajar en esa ventana. No sostiene tablones hacia otro gato de ventana ni hacia otro apoyo.",
  },
  "osha-1926-452-m": {
    title: "Tablas de gatear (chicken ladders)",
    body: "En trabajos de techo la tabla de gatear va de la cumbrera al alero. Se sujeta al techo con ganchos de cumbrera o algo equivalente.",
  },
  "osha-1926-452-n": {
    title: "Tablones sobre escaleras de tijera o caballete",
    body: "La plataforma no queda más alta que el penúltimo peldaño de la escalera que la sostiene. Las escaleras cumplen sus reglas, se aseguran contra deslizamiento y nunca son hechas en obra. No se tienden puentes de un andamio de estos a otro.",
  },
  "osha-1926-452-o": {
    title: "Silla de contramaestre (andamio de un punto)",
    body: "Las eslingas del asiento pasan por cuatro agujeros en las esquinas, se cruzan abajo y son de cuerda de al menos 5/8 pulg; para soldar, de cable de acero de al menos 3/8 pulg. Las poleas llevan balines o bujes y ganchos de seguridad, y la cuerda termina en ojo trenzado. El asiento de madera simple lleva travesaños abajo. La guía de OSHA toma 250 lb como carga máxima.",
  },
  "osha-1926-452-p": {
    title: "Andamios colgantes de dos puntos (swing stage)",
    body: "La plataforma mide 36 pulg de ancho como máximo, salvo que una persona calificada la haya diseñado estable, y se sujeta a sus estribos con pernos en U o similares. Dos plataformas no se unen al subir o bajar salvo con unión articulada y malacates adecuados. Solo se pasa de una a otra si están a la misma altura, se tocan y tienen estribos hechos para pasar.",
  },
  "osha-1926-452-t": {
    title: "Andamios colgados del interior",
    body: "Se cuelga solo de la estructura del techo u otro miembro estructural como una viga, que se inspecciona y cuya resistencia se comprueba antes de armar el andamio. Sus cuerdas y cables se unen con grilletes, grapas, guardacabos o algo igual de fuerte.",
  },
  "osha-1926-452-y": {
    title: "Zancos de tablaroca en andamios",
    body: "Los zancos solo se usan en andamios de gran superficie. Donde la baranda es la protección contra caídas, se sube la altura de los zancos. El piso es plano, sin huecos, hoyos ni escombro, y los zancos se mantienen en buen estado y solo se modifican con aprobación del fabricante.",
  },
  "osha-1926-451-f-3": {
    title: "Inspección de andamios, y quién los arma",
    body: "Una persona competente busca defectos antes de cada turno y tras todo lo que haya debilitado el andamio. La pieza débil se repara, cambia o refuerza de inmediato, o se retira. Se arma, mueve, cambia y desarma solo bajo una persona competente, con gente capacitada elegida para eso.",
  },
  "osha-1926-451-f-14": {
    title: "Cajas, escaleras y tablones pandeados en andamios",
    body: "Nadie se para en cajas, barriles ni similares sobre la plataforma para alcanzar más alto. Una escalera de mano solo se pone en un andamio de gran superficie, con patas y plataforma sujetas y el andamio asegurado contra su empuje. La plataforma cargada se pandea 1/60 del claro como máximo.",
  },
  "osha-1926-451-d-3": {
    title: "Contrapesos y amarres de andamios colgantes",
    body: "Solo se usan piezas hechas como contrapeso, nunca arena, grava, block ni rollos de impermeabilizante, y se fijan a la viga. Una persona competente revisa las conexiones antes del uso. El amarre va a un anclaje firme de la estructura, nunca a ventilas, tubería ni conduit, perpendicular a la fachada; si no es posible son dos en ángulos opuestos.",
  },
  "osha-1926-451-d-10": {
    title: "Cables de andamios colgantes: cuándo se cambian",
    body: "Una persona competente revisa los cables antes de cada turno. Se cambian con daño que los debilita, cocas, 6 alambres rotos en un paso o 3 en un torón del paso, alambres exteriores gastados más de 1/3, daño por calor o señas de que el freno secundario los mordió. No se usa cable reparado.",
  },
  "osha-1926-451-g-3": {
    title: "Arnés y línea de vida en andamio colgante",
    body: "En un andamio colgante de uno o dos puntos a más de 10 pies cada persona tiene sistema de detención de caídas y además hay baranda. En la silla de contramaestre hay detención de caídas. La línea de vida vertical es independiente de los cables del andamio y no va al mismo anclaje.",
  },
  "osha-1926-451-f-17": {
    title: "Soldar desde un andamio colgante",
    body: "Para que la corriente no queme los cables, cada cable cuelga de un guardacabo aislado y se cubre con aislante al menos 4 pies arriba del malacate; el malacate también se cubre. El andamio se une a la estructura con un conductor de tierra, y el electrodo nunca toca el andamio ni sus cables.",
  },
};
