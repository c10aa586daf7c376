import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./qr-scanner.en.ts";

export default {
  title: "Lector de QR",
  text: "Códigos en cuartos, máquinas y notas de entrega. Se leen en este teléfono y no se envían a nadie.",
  start: "Tomar foto del código",
  reading: "Leyendo…",
  none: "No se pudo leer ningún código QR. Acérquese, ponga el código plano y con luz, e inténtelo de nuevo.",
  read: "El código dice:",
  open: "Abrirlo",
  without: "Sin scripts esta página no puede leer una foto. La cámara de su teléfono también lee códigos QR.",
} satisfies Translation<typeof en>;
