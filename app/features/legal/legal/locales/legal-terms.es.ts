import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-terms.en.ts";

export default {
  title: "Términos del servicio",
  lead: "Qué puede esperar de Groundwork y qué se espera de usted. El texto numerado es el acuerdo; la nota de al lado dice lo mismo en una frase y no le quita nada.",
  clauses: {
    scope: {
      heading: "Qué abarcan estos términos",
      text: "Estos términos valen para toda persona que abra una página de este sitio, le pregunte algo a Joe, llene un carrito o tenga una cuenta. Al usar el sitio, usted los acepta; si no está de acuerdo, le pedimos no usarlo.\n\nLa política de privacidad dice qué datos suyos se conservan. El aviso de derechos de autor dice de quién son los textos, las marcas y los códigos que aparecen aquí. Los dos forman parte de estos términos.",
      summary:
        "Usar el sitio significa aceptar esta página, la política de privacidad y el aviso de derechos de autor.",
    },
    operator: {
      heading: "Con quién trata usted",
      text: "Groundwork es un programa y puede haber más de una persona o empresa que lo tenga en funcionamiento. El operador es quien mantiene la instalación en esta dirección. Su acuerdo es con ese operador, y a él se dirigen las preguntas, las quejas y los avisos.\n\nSi el operador puso un teléfono o un correo electrónico, aparece al final de este documento y al pie de cada página.",
      summary: "Usted trata con quien opera este sitio; al final de la página se indica cómo encontrarlo.",
    },
    beta: {
      heading: "Una versión beta",
      text: "Groundwork está en versión beta. Todavía faltan partes, otras van a cambiar, y una página puede no estar disponible o mostrar un error. Lo que una página señala como muestra es un ejemplo y no describe ningún proyecto, persona ni precio real.\n\nEl operador puede cambiar una función o retirarla. No deje aquí la única copia de nada.",
      summary:
        "El programa no está terminado: cuente con que falten cosas y guarde su propia copia de lo importante.",
    },
    advice: {
      heading: "Información, no asesoría profesional",
      text: "Las páginas, plantillas, guías y respuestas dan información general a la gente de la construcción. No son asesoría legal, de ingeniería, de arquitectura, de impuestos ni de seguros, y leerlas no convierte a nadie en su abogado, su ingeniero o su asesor.\n\nPara un contrato, un gravamen (lien), una estructura o un reclamo, consulte a quien tenga licencia para ese trabajo en el lugar de la obra. Una plantilla es un punto de partida que hay que adaptar.",
      summary:
        "Nada de lo que hay aquí sustituye a un abogado, un ingeniero u otro profesional con licencia.",
    },
    codes: {
      heading: "Códigos y cifras",
      text: "Lo que pide una norma de construcción, electricidad, plomería, accesibilidad o seguridad se explica aquí con palabras nuestras, con la sección y la edición de donde viene. Su jurisdicción puede haber adoptado otra edición, haberla modificado o tener reglas propias.\n\nAntes de cotizar, pedir material, construir o solicitar una inspección, compare cada respuesta, cada disposición y cada cifra con el texto adoptado y verifíquela con la autoridad local. Ellos deciden, no este sitio.",
      summary: "Verifique con su autoridad local cada respuesta y cada cifra antes de construir con ella.",
    },
    joe: {
      heading: "Las respuestas de Joe",
      text: "Joe es un programa, no una persona. Primero responde con las notas que vienen con Groundwork. Si el operador conectó un modelo de lenguaje, este puede responder lo que las notas no cubren; esa respuesta va señalada y puede estar equivocada aunque suene segura. Cuando no hay respuesta, Joe lo dice y pone la pregunta en una cola de aprendizaje.\n\nEn una emergencia no le pregunte a Joe: pare el trabajo, despeje el área y llame a los servicios de emergencia.",
      summary:
        "Joe es un programa que puede equivocarse, y en una emergencia lo que se hace es pedir auxilio.",
    },
    account: {
      heading: "Su cuenta",
      text: "Puede usar el sitio sin cuenta. Si crea una, dé un correo que sea suyo y una contraseña que no use en otra parte, y no comparta ninguno de los dos. Lo que se haga desde su cuenta se considera hecho por usted hasta que le avise al operador que entró otra persona.\n\nSi eso pudo haber pasado, ponga una contraseña nueva; con ella se cierra la sesión en todos los dispositivos. El operador puede cerrar una cuenta que se use en contra de estos términos.",
      summary: "La cuenta es opcional; no comparta la contraseña y cámbiela si alguien más la supo.",
    },
    use: {
      heading: "Uso correcto",
      text: "Use el sitio para trabajos lícitos. No intente entrar a cuentas o datos que no son suyos, no sature el sitio, no introduzca código dañino ni lo copie completo con máquinas. No escriba datos personales o confidenciales de otras personas sin su permiso.\n\nHay un límite de intentos para iniciar sesión, crear cuentas, preguntarle a Joe y pedir correos; pasado ese límite, el sitio le pide esperar. Si encuentra una falla de seguridad, avise primero al operador y después a los demás.",
      summary: "Úselo para trabajo honrado, respete los datos ajenos y no intente dañarlo.",
    },
    content: {
      heading: "Lo que usted escribe",
      text: "Lo que usted escribe sigue siendo suyo. Usted le permite al operador guardarlo, procesarlo y volver a mostrárselo, en la medida en que el sitio lo necesita para funcionar. Una pregunta que Joe no pudo responder también puede leerse para redactar una respuesta para todos.\n\nUsted responde de tener derecho a escribir lo que escribe.",
      summary:
        "Sus palabras siguen siendo suyas; el sitio las guarda para funcionar y aprende de las preguntas que Joe no supo responder.",
    },
    prices: {
      heading: "Precios, pedidos y pago",
      text: "Los precios están en dólares de los Estados Unidos. Antes de pedir, la caja muestra cada renglón, los descuentos, el impuesto y el total; el impuesto se agrega solo para los estados cuya tasa haya puesto el operador. El pedido se hace cuando usted toca allí el botón, exactamente por lo que mostró la página: si entre tanto cambió un precio, una tasa o la existencia, se le muestra lo nuevo y se le vuelve a preguntar. El carrito no es un pedido ni una oferta, y no le aparta ni mercancía ni precio.\n\nSi el operador conectó un proveedor de pagos, usted paga en la página de ese proveedor. Si no, el pago es de prueba: no se mueve dinero y la página lo dice. Un pedido que no se paga en 90 minutos se cancela solo. Por un plan nunca se cobra solo: lo que cuesta el mes siguiente se vuelve un pedido que usted paga o deja, y se le avisa siete días antes.\n\nSi un pedido todavía se puede cancelar, y hasta cuándo se puede devolver la mercancía, se muestra en el pedido.",
      summary: "Usted ve el precio completo antes de pedir, y nunca se cobra sin que usted toque un botón.",
    },
    liability: {
      heading: "Responsabilidad",
      text: "El sitio se ofrece tal como está y mientras esté disponible, sin promesa de que esté completo, libre de errores o de que sirva para un trabajo determinado. Hasta donde la ley lo permite, el operador no responde por daños que resulten de confiar en una respuesta, una cifra o una plantilla sin verificarla, de una interrupción o de la pérdida de datos ingresados.\n\nDonde la ley no permite limitar o excluir la responsabilidad, nada de esto lo hace. Los derechos que la ley le da como consumidor se conservan.",
      summary:
        "Usted confía en el sitio por su cuenta y riesgo, salvo donde la ley lo protege de todos modos.",
    },
    changes: {
      heading: "Cambios, terminación e idiomas",
      text: "El operador puede cambiar estos términos. Un texto nuevo vale a partir de la fecha que lleva arriba y no antes. Los textos anteriores se pueden leer al final de esta página, con lo que cambió; cuando usted acepta uno, queda anotado.\n\nUsted puede dejar de usar el sitio cuando quiera; la página Sus datos, a la que se llega desde su perfil, borra su cuenta. Si una cláusula no se puede aplicar, las demás siguen en pie. Los términos están escritos en inglés, español y hebreo; donde difieran, decide el texto en inglés, salvo que la ley de su lugar disponga otra cosa.",
      summary:
        "Un texto nuevo vale desde su fecha, usted puede irse cuando quiera y, si los idiomas difieren, decide el inglés.",
    },
  },
} satisfies Translation<typeof en>;
