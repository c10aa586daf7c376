import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drone-photos.en.ts";

export default {
  title: "Dónde se tomaron las fotos",
  files: "Leerlo de las fotos",
  filesHint: "Archivos JPEG con lugar en su encabezado. Se leen en este aparato; solo se envían los lugares.",
  reading: "Leyendo…",
  read: "Fotos con lugar: {{places}}. Sin él: {{without}}.",
  list: "Fotos: latitud, longitud, altitud",
  hint: "Una por renglón, a lo más {{most}}, como 39.7001, -104.7002, 1712; antes puede ir el nombre del archivo. Altitud en metros sobre el mar, o nada.",
  keep: "Mostrar lo que cubren",
} satisfies Translation<typeof en>;
