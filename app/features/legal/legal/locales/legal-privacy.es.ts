import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-privacy.en.ts";

export default {
  title: "Política de privacidad",
  lead: "Qué datos suyos conserva esta instalación, por cuánto tiempo y quién más los recibe. Describe lo que el programa hace hoy.",
  clauses: {
    controller: {
      heading: "Quién es responsable",
      text: "El operador, es decir, la persona o empresa que mantiene la instalación en esta dirección, es responsable de los datos que se describen aquí. A él se dirigen las preguntas y solicitudes sobre sus datos; al final de este documento se indica cómo encontrarlo.\n\nGroundwork funciona sin ningún servicio externo. Cuáles usa una instalación lo decide el operador, y él se lo puede decir.",
      summary: "De sus datos responde quien opera este sitio.",
    },
    visit: {
      heading: "Leer las páginas",
      text: "La mayoría de las páginas se puede leer sin decirnos nada. Como cualquier servidor web, el alojamiento recibe su dirección de red y lo que su navegador dice de sí mismo. Groundwork no anota ninguno de los dos en su registro: cada línea lleva un número de incidente, el método, la ruta de la página sin su consulta, el resultado y el tiempo que tomó, y un mensaje técnico cuando algo falla.\n\nEl proveedor de alojamiento puede llevar registros técnicos propios, según sus propias reglas.",
      summary: "Nuestro registro dice qué página se pidió y cómo terminó, no quién la pidió.",
    },
    cookies: {
      heading: "Las cookies y la memoria de su navegador",
      text: "Todas las cookies vienen de este sitio, ningún script puede leerlas y cada una hace un trabajo que el sitio necesita. Ninguna sirve para publicidad ni para medición, y no hay otras fuera de estas. En su navegador, cada nombre empieza con __Host-.\n\nMientras una pestaña está abierta, su navegador también puede recordar en ella por qué parte de una página iba usted. Eso no se envía a ningún lado y termina con la pestaña.\n\nEn las páginas hechas para la obra su navegador guarda, solo en su aparato, lo que usted escribió y no envió, los formularios y fotos que esperan la red, y la última copia de esa página, que muestra cuando no hay red. Lo que espera desaparece al enviarse o cuando usted lo descarta; las copias, cuando cierra la sesión o las apaga ahí mismo.",
      summary: "Solo hay las cookies de esta tabla, y ninguna es para publicidad ni medición.",
    },
    trackers: {
      heading: "Sin rastreadores",
      text: "No hay analítica, ni publicidad, ni scripts de redes sociales, y ninguna parte de Groundwork vende sus datos o los entrega a anunciantes. Por sí misma, una página carga sus tipografías, scripts, estilos e imágenes solamente de este sitio. Dos cosas van más lejos, y solo si usted las pide: un reproductor de video se carga desde YouTube, que entonces ve su visita, y el control por voz, o practicar en voz alta con Joe, puede enviar lo que usted dice al fabricante de su navegador.",
      summary: "Ni analítica ni publicidad, y las tipografías y los scripts son de este sitio.",
    },
    account: {
      heading: "Su cuenta",
      text: "Una cuenta guarda su correo electrónico y cuándo se confirmó, los nombres que usted escriba, su idioma y tema, y cuándo se creó la cuenta. De la contraseña solo se guarda un hash Argon2id, del que no se puede recuperar.\n\nPor cada dispositivo con sesión abierta guardamos un hash del número de sesión, con su inicio, su fin y su último uso, el nombre con que se presenta su navegador, por ejemplo Chrome en Android, la parte de su dirección de red que dice qué red es y no qué dispositivo, y el país, cuando el alojamiento lo deduce de la dirección. Su página de seguridad muestra todo eso. Una sesión termina tras 30 días sin uso y en todo caso a los 90 días; una contraseña nueva puesta por correo las termina todas. Un enlace que le enviamos por correo sirve una sola vez y durante una hora.\n\nLo que toca a la seguridad de su cuenta, por ejemplo cada entrada, o que descargó sus datos o pidió borrarla, se anota con la hora en un registro de su cuenta; cada entrada, con el mismo dispositivo, red y país. Cuando la cuenta se borra, su nombre se quita de todos los registros.\n\nTambién las notas y las marcas que guarde en una patente se conservan únicamente para su cuenta. Una nota que usted vacíe queda vacía aquí también.\n\nEl analizador de planos lee un plano en su dispositivo y por sí mismo no lo envía a ningún lado. Solo cuando usted presiona Guardar se conservan la imagen, el nombre del archivo, lo que se leyó en ella, lo que mida sobre ella y lo que escriba junto a ella, únicamente para su cuenta, hasta que usted los borre. En un plano que usted conserva, cada medición se guarda en cuanto la termina. En un navegador sin JavaScript, el archivo que elija se nos envía para leerlo; solo se guarda si usted decide conservarlo.",
      summary: "Guardamos lo que una cuenta necesita y, de la contraseña, solo un hash.",
    },
    cart: {
      heading: "Carrito y número de visitante",
      text: "La primera vez que usted pone algo en el carrito, le escribe a Joe o guarda otra cosa sin tener cuenta, su navegador recibe un número de visitante al azar; por solo leer páginas no se crea ninguno. Lo que guarda queda en la base de datos con ese número, o con su cuenta si tiene la sesión iniciada; al iniciar sesión pasa a la cuenta.\n\nAl vaciar el carrito y borrar la conversación, se eliminan. Lo que deja un visitante se borra 180 días después de haberse escrito por última vez. La cookie no dura más, y sin ella nadie puede llegar a eso por el sitio.",
      summary: "Lo que guarda sin cuenta se conserva hasta que usted lo borre, y 180 días como máximo.",
    },
    orders: {
      heading: "Pedidos y pago",
      text: "De un pedido se conserva qué se compró, sus precios, descuentos e impuesto, y cómo fueron el pago, la entrega, la devolución y el reembolso, con sus horas. La mercancía que se envía necesita un nombre y una dirección postal; lo que se lee o se descarga no necesita nada. De un regalo se guardan el nombre, el correo y las palabras para quien lo recibe. Junto a eso se guardan su plan, sus puntos y los códigos que usó.\n\nEl número de una tarjeta nunca se escribe en este sitio. Donde el operador conectó un proveedor de pagos, lo pide la página de ese proveedor, y nosotros solo guardamos el número con que él conoce el pago.\n\nLos pedidos de una cuenta se conservan mientras exista la cuenta o el espacio de trabajo al que pertenecen; los de un visitante, 180 días. Quien atiende esta instalación puede leer los pedidos para enviarlos y para reembolsar.",
      summary: "Conservamos qué se pidió y cómo fue, y nunca el número de una tarjeta.",
    },
    records: {
      heading: "Lo que usted guarda de su trabajo",
      text: "Lo que usted escribe en las herramientas se guarda para su espacio de trabajo: cálculos y presupuestos, planos, obras y quién entró y salió, proyectos con sus diarios, pendientes, programas y permisos, cuadrillas con sus horas, listas de verificación, charlas de seguridad y quién las firmó, reportes con sus fotos, revisiones de licencias, planes de calor, máquinas en oferta con sus reservas, servicios de una obra, empresas y trabajadores con los certificados y papeles que usted les pidió. Mucho de eso nombra a otras personas, así que anote de ellas solo lo que el trabajo necesita. Un casi accidente se puede reportar sin nombre, y entonces no se guarda ninguno. Decir cómo se siente uno no lleva nombre: se guarda solo como parte de una suma, que se muestra cuando han respondido cinco. Quien pide una llamada deja un nombre y un número para los dueños del espacio de trabajo, por 30 días.\n\nDe una foto se conserva solo lo que la dibuja: no dónde ni cuándo se tomó. La posición de un dispositivo se lee únicamente cuando usted toca el botón para eso. Se conserva solo en el campo que llena, si usted lo guarda; de una marca de entrada o salida, solo a qué distancia de la entrada de la obra fue.\n\nLos miembros de un espacio de trabajo ven lo que le pertenece. Lo que usted ofrece, una página que hace sobre una empresa y una reseña son públicos. Quien recibe de usted un enlace ve y hace lo que ese enlace permite hasta que venza o usted lo termine, y cada uso se anota con la hora y el nombre que se escribió.",
      summary: "Sus registros son para su espacio de trabajo y para quienes reciban un enlace de usted.",
    },
    joe: {
      heading: "Las preguntas a Joe",
      text: "Joe guarda su conversación para que usted la vuelva a encontrar. Una conversación por voz se guarda solo si usted inició sesión y lo pide, como texto sin sonido, hasta que la elimine. Si practica hablando con él y califica una respuesta, su calificación se guarda con la pregunta, el idioma y la hora, pero sin saber quién es usted. Una pregunta que no puede responder, o cuya respuesta usted marca como que no le sirvió, pasa además a una cola de aprendizaje: su texto, cuántas veces se hizo y cuándo fue la última, y los números de las cuentas que la hicieron con la sesión abierta. Quien cuida esta instalación puede leer la cola para redactar respuestas; cuando se escribe una, esas cuentas encuentran en su perfil un aviso con la pregunta.\n\nBorrar la conversación no saca una pregunta de la cola; eso pídaselo al operador. No ponga en sus preguntas nombres, direcciones ni nada confidencial.",
      summary:
        "Una pregunta sin respuesta se guarda palabra por palabra, así que no escriba en ella nombres ni secretos.",
    },
    mail: {
      heading: "Correo electrónico",
      text: "Usted recibe correo sobre lo que hace aquí, y ningún boletín:\n\n- Su cuenta: para confirmar su dirección, un código o enlace para entrar, cuando cambió la contraseña o la forma de entrar, cuando alguien intenta crear una cuenta con su dirección, cuando la cuenta se va a borrar, y cuando usted presenta una solicitud y esta avanza.\n- Pedidos: lo que pidió y, si tiene un plan, siete días antes de que termine un mes. De un regalo se avisa una vez, a quien es para.\n- Invitaciones a un espacio de trabajo, a la dirección que escribió su dueño.\n- Avisos que usted eligió recibir por correo, reunidos una vez al día.\n\nUn mensaje se guarda con su dirección y su texto hasta que se entrega. Una vez entregado, o fallido del todo, se borra siete días después de escrito. Uno que no se pudo entregar, por ejemplo porque no hay servicio de correo, se borra a los 30 días.",
      summary:
        "Solo escribimos sobre lo que usted hace aquí, y los mensajes entregados se borran a los siete días.",
    },
    outside: {
      heading: "Servicios externos",
      text: "El operador puede conectar servicios externos, y solo entonces estos reciben algo:\n\n- Un modelo de lenguaje para Joe recibe el texto de una pregunta, lo que sus notas dicen de ella y el idioma de la respuesta, pero no su nombre, ni su cuenta, ni el resto de la conversación.\n- Un modelo de visión para planos recibe una imagen solo cuando usted marca, para esa única imagen, que puede enviarse: desde su dispositivo, reducida y sin lo que una cámara anota en el archivo; desde sus planos guardados, tal como la conserva. Con ella va el idioma de la respuesta, pero no su nombre, ni su cuenta, ni el nombre del archivo. Para esto no guardamos copia de la imagen ni la respuesta.\n- Un proveedor de inicio de sesión, como Google o GitHub, si usted lo elige: su navegador va a ese sitio y nosotros recibimos su número allí, su correo y su nombre. Guardamos el número y, para una cuenta nueva, también el correo y el nombre.\n- Un servicio de voz, cuando usted inicia una conversación de voz con su agente, recibe lo que usted dice y escribe en ella, el idioma y la voz elegidos, pero no su nombre ni su cuenta. Lo hace con la clave del operador o con la suya, que tenemos en memoria solo para esa conversación y no anotamos en ninguna parte. Practicar sin clave no le envía nada.\n- Un servicio de correo recibe la dirección, el asunto y el texto de cada mensaje mencionado arriba.\n- Un proveedor de búsqueda recibe el texto de lo que usted busca en la página de búsqueda y el idioma de la respuesta, pero no su nombre, ni su cuenta, ni su dirección de red. Su respuesta se guarda alrededor de una semana para quien busque lo mismo, sin quién la pidió.\n- Un proveedor de pagos recibe, cuando usted paga, su correo si tiene la sesión iniciada, el número del pedido, el importe y el idioma; lo que escribe en la página de ese proveedor le llega solo a él.\n- Un servicio meteorológico recibe las coordenadas de una obra, con una precisión de unos diez metros, y nada de usted.\n\nEl proveedor de alojamiento, y el de la base de datos si es otro, guardan y transportan todos los datos para el operador.",
      summary: "Los servicios externos son opcionales, y cada uno recibe solo lo que su trabajo necesita.",
    },
    security: {
      heading: "Conteo de intentos y seguridad",
      text: "Para frenar las adivinanzas y el abuso, los intentos se cuentan por dirección de red y por cuenta. El contador lleva un hash en lugar de la dirección, dura una hora como máximo y después se borra. Cuántas veces se consultó por usted a un proveedor de búsqueda se cuenta del mismo modo durante el día, y para un visitante sin cuenta con un hash de su número, y ese conteo se borra en un plazo de dos días. Para que un formulario enviado dos veces cuente una sola, un hash de él se guarda siete días con su número de visitante o de cuenta.\n\nLas cookies viajan solo por conexiones cifradas, otros sitios no pueden enviar formularios en nombre de usted y las páginas rechazan scripts que no son nuestros. Ningún sistema es perfectamente seguro; si encuentra una falla, avise al operador.",
      summary:
        "Los intentos se cuentan con la dirección en forma de hash y por una hora como máximo; las consultas a un proveedor de búsqueda, por día.",
    },
    rights: {
      heading: "Sus opciones y derechos",
      text: "Usted puede cambiar su nombre en el perfil y el idioma y el tema en el encabezado, cerrar la sesión en otros dispositivos, vaciar el carrito y borrar la conversación. Si borra las cookies en su navegador, se cierra su sesión y el carrito de un visitante ya no se encuentra.\n\nSi tiene cuenta, la página Sus datos, a la que se llega desde su perfil, descarga todo lo que guardamos de usted y borra la cuenta. Puede deshacerlo durante siete días; después se borran su perfil, sus propios registros, archivos y conversaciones, y todo lo demás que es suyo. Lo que comparte con otros en un espacio de trabajo se queda allí sin su nombre.\n\nCon o sin cuenta puede presentar una solicitud al operador: ver sus datos, que se borren o que se retire algo. Debe contestarse en un plazo de 30 días, y se borra tres años después de cerrarse, o junto con su cuenta. Cuando usted acepta un texto de estos documentos, guardamos cuál y cuándo. La ley de su lugar puede darle más, por ejemplo ver, corregir o eliminar sus datos, oponerse a su uso o quejarse ante una autoridad.",
      summary: "Descargue o borre todo usted mismo, o presente una solicitud, que se contesta en 30 días.",
    },
    changes: {
      heading: "Cambios en esta política",
      text: "Esta política describe el programa tal como es y cambia con él. El texto vale a partir de la fecha que lleva arriba. Donde los idiomas difieran, decide el texto en inglés, salvo que la ley de su lugar disponga otra cosa.",
      summary: "La fecha de arriba dice qué texto está vigente.",
    },
  },
  cookies: {
    session: "Mantiene su sesión abierta. Se renueva mientras usa el sitio.",
    display: "Su tamaño de letra, medidas, movimiento, vibración y atajos de teclado.",
    recent:
      "Qué páginas abrió por última vez, desde que tiene la sesión iniciada o se guarda algo suyo. Se borra al cerrar sesión.",
    quote: "Qué frase del día se le mostró hoy. No dice nada de usted.",
    visitor:
      "Su número de visitante: encuentra su carrito y su conversación sin cuenta y cuenta sus búsquedas en la web.",
    arrival:
      "Dura diez minutos desde que se guarda algo suyo por primera vez, para que dos ventanas que envían al mismo momento terminen con un solo carrito.",
    language: "El idioma que usted eligió.",
    zone: "La zona horaria en la que lee las horas de otras personas.",
    theme: "Los colores que usted eligió.",
    flash: "Lleva un mensaje a la página siguiente, que la borra.",
    step: "Acompaña una entrada con código hasta que usted lo escribe.",
    workspace: "A qué espacio de trabajo cambió en este navegador.",
    link: "Que abrió un enlace que alguien compartió con usted, solo para las páginas de ese enlace, y el nombre que escribió allí.",
    bid: "La clave de una oferta que empezó con un enlace, solo para las páginas de ese enlace, mientras el enlace pueda durar.",
    oauth: "Protege un inicio de sesión con un proveedor y se borra cuando usted regresa.",
  },
} satisfies Translation<typeof en>;
