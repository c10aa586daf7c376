import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-privacy-1.en.ts";

export default {
  clauses: {
    account: {
      heading: "Su cuenta",
      text: "Una cuenta guarda su correo electrónico y cuándo se confirmó, los nombres que usted escriba, su idioma y tema, y cuándo se creó la cuenta. De la contraseña solo se guarda un hash Argon2id, del que no se puede recuperar.\n\nPor cada dispositivo con sesión abierta guardamos un hash del número de sesión, con su inicio y su fin; ni dirección de red ni nombre del dispositivo. Una sesión termina tras 30 días sin uso y en todo caso a los 90 días; una contraseña nueva puesta por correo las termina todas. Un enlace que le enviamos por correo sirve una sola vez y durante una hora.\n\nTambién las notas y las marcas que guarde en una patente se conservan únicamente para su cuenta. Una nota que usted vacíe queda vacía aquí también.\n\nEl analizador de planos lee un plano en su dispositivo y por sí mismo no lo envía a ningún lado. Solo cuando usted presiona Guardar se conservan la imagen, el nombre del archivo, lo que se leyó en ella, lo que mida sobre ella y lo que escriba junto a ella, únicamente para su cuenta, hasta que usted los borre. En un plano que usted conserva, cada medición se guarda en cuanto la termina. En un navegador sin JavaScript, el archivo que elija se nos envía para leerlo; solo se guarda si usted decide conservarlo.",
      summary: "Guardamos lo que una cuenta necesita y, de la contraseña, solo un hash.",
    },
    cart: {
      heading: "El carrito y el número de visitante",
      text: "Cuando usted abre la tienda, le escribe a Joe o habla con él sin tener cuenta, su navegador recibe un número de visitante al azar. Su carrito y su conversación se guardan en la base de datos con ese número, o con su cuenta si inició sesión; al iniciarla pasan a la cuenta.\n\nVaciar el carrito y borrar la conversación los elimina. Lo que deja un visitante todavía no se borra automáticamente, pero sin la cookie nadie puede llegar a ello por el sitio.",
      summary: "El carrito y la conversación quedan en nuestra base de datos hasta que usted los borre.",
    },
    mail: {
      heading: "Correo electrónico",
      text: "Usted recibe correos solo por su cuenta: para confirmar su dirección, para poner una contraseña nueva, cuando la contraseña cambió y cuando alguien intenta registrarse con su dirección. No hay boletín.\n\nCada mensaje se guarda con su dirección y su texto hasta que se entrega. Una vez entregado, o fallido de forma definitiva, se borra a los siete días de haberse escrito. Si no hay un servicio de correo conectado, se queda en el buzón de salida.",
      summary: "Solo le escribimos por su cuenta, y los mensajes entregados se borran a los siete días.",
    },
    rights: {
      heading: "Sus opciones y derechos",
      text: "Usted puede cambiar su nombre en el perfil y el idioma y el tema en el encabezado, cerrar la sesión en otros dispositivos, vaciar el carrito y borrar la conversación. Si borra las cookies en su navegador, se cierra su sesión y el carrito de un visitante ya no se encuentra.\n\nTodavía no hay un botón para descargar sus datos ni para eliminar su cuenta. Pida las dos cosas al operador. La ley de su lugar puede darle más, por ejemplo ver, corregir o eliminar sus datos, oponerse a su uso o quejarse ante una autoridad.",
      summary: "Cambie y borre aquí lo que pueda, y pida lo demás al operador.",
    },
  },
} satisfies Translation<typeof en>;
