import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./legal-privacy-2.en.ts";

export default {
  clauses: {
    account: {
      heading: "Su cuenta",
      text: "Una cuenta guarda su correo electrónico y cuándo se confirmó, los nombres que usted escriba, su idioma y tema, y cuándo se creó la cuenta. De la contraseña solo se guarda un hash Argon2id, del que no se puede recuperar.\n\nPor cada dispositivo con sesión abierta guardamos un hash del número de sesión, con su inicio y su fin; ni dirección de red ni nombre del dispositivo. Una sesión termina tras 30 días sin uso y en todo caso a los 90 días; una contraseña nueva puesta por correo las termina todas. Un enlace que le enviamos por correo sirve una sola vez y durante una hora.\n\nLo que toca a la seguridad de su cuenta, por ejemplo que descargó sus datos o pidió borrarla, se anota con la hora en un registro de su cuenta. Cuando la cuenta se borra, su nombre se quita de todos los registros.\n\nTambién las notas y las marcas que guarde en una patente se conservan únicamente para su cuenta. Una nota que usted vacíe queda vacía aquí también.\n\nEl analizador de planos lee un plano en su dispositivo y por sí mismo no lo envía a ningún lado. Solo cuando usted presiona Guardar se conservan la imagen, el nombre del archivo, lo que se leyó en ella, lo que mida sobre ella y lo que escriba junto a ella, únicamente para su cuenta, hasta que usted los borre. En un plano que usted conserva, cada medición se guarda en cuanto la termina. En un navegador sin JavaScript, el archivo que elija se nos envía para leerlo; solo se guarda si usted decide conservarlo.",
      summary: "Guardamos lo que una cuenta necesita y, de la contraseña, solo un hash.",
    },
  },
} satisfies Translation<typeof en>;
