import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-privacy-3.en.ts";

export default {
  clauses: {
    cookies: {
      heading: "Las cookies y la memoria de su navegador",
      text: "Todas las cookies vienen de este sitio, ningún script puede leerlas y cada una hace un trabajo que el sitio necesita. Ninguna sirve para publicidad ni para medición, y no hay otras fuera de estas. En su navegador, cada nombre empieza con __Host-.\n\nMientras una pestaña está abierta, su navegador también puede recordar en ella por qué parte de una página iba usted. Eso no se envía a ningún lado y termina con la pestaña.",
      summary: "Solo hay las cookies de esta tabla, y ninguna es para publicidad ni medición.",
    },
    cart: {
      heading: "El carrito y el número de visitante",
      text: "Cuando usted abre la tienda, le escribe a Joe o habla con él sin tener cuenta, su navegador recibe un número de visitante al azar. Su carrito y su conversación se guardan en la base de datos con ese número, o con su cuenta si inició sesión; al iniciarla pasan a la cuenta.\n\nVaciar el carrito y borrar la conversación los elimina. Lo que deja un visitante se borra 180 días después de haberse escrito por última vez. La cookie no dura más, y sin ella nadie puede llegar a ello por el sitio.",
      summary:
        "El carrito y la conversación quedan en nuestra base de datos hasta que usted los borre; los de un visitante, 180 días como máximo.",
    },
    mail: {
      heading: "Correo electrónico",
      text: "Usted recibe correos solo por su cuenta: para confirmar su dirección, para poner una contraseña nueva, cuando la contraseña cambió, cuando alguien intenta registrarse con su dirección, cuando la cuenta se va a borrar y cuando usted presenta una solicitud y esta avanza. No hay boletín.\n\nCada mensaje se guarda con su dirección y su texto hasta que se entrega. Una vez entregado, o fallido de forma definitiva, se borra a los siete días de haberse escrito. El que no se pudo entregar, por ejemplo porque no hay un servicio de correo conectado, se borra a los 30 días.",
      summary: "Solo le escribimos por su cuenta, y los mensajes entregados se borran a los siete días.",
    },
    outside: {
      heading: "Servicios externos",
      text: "El operador puede conectar servicios externos, y solo entonces estos reciben algo:\n\n- Un modelo de lenguaje para Joe recibe el texto de una pregunta, lo que sus notas dicen de ella y el idioma de la respuesta, pero no su nombre, ni su cuenta, ni el resto de la conversación.\n- Un modelo de visión para planos recibe una imagen solo cuando usted marca, para esa única imagen, que puede enviarse: desde su dispositivo, reducida y sin lo que una cámara anota en el archivo; desde sus planos guardados, tal como la conserva. Con ella va el idioma de la respuesta, pero no su nombre, ni su cuenta, ni el nombre del archivo. Para esto no guardamos copia de la imagen ni la respuesta.\n- Un proveedor de inicio de sesión, como Google o GitHub, si usted lo elige: su navegador va a ese sitio y nosotros recibimos su número allí, su correo y su nombre. Guardamos el número y, para una cuenta nueva, también el correo y el nombre.\n- Un servicio de voz, cuando usted inicia una conversación de voz con su agente, recibe lo que usted dice y escribe en ella, el idioma y la voz elegidos, pero no su nombre ni su cuenta. Lo hace con la clave del operador o con la suya, que tenemos en memoria solo para esa conversación y no anotamos en ninguna parte. Practicar sin clave no le envía nada.\n- Un servicio de correo recibe la dirección, el asunto y el texto de cada mensaje mencionado arriba.\n- Un proveedor de búsqueda recibe el texto de lo que usted busca en la página de búsqueda y el idioma de la respuesta, pero no su nombre, ni su cuenta, ni su dirección de red. Su respuesta se guarda alrededor de una semana para quien busque lo mismo, sin quién la pidió.\n\nEl proveedor de alojamiento, y el de la base de datos si es otro, guardan y transportan todos los datos para el operador.",
      summary: "Los servicios externos son opcionales, y cada uno recibe solo lo que su trabajo necesita.",
    },
  },
} satisfies Translation<typeof en>;
