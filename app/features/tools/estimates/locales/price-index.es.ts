import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./price-index.en.ts";

export default {
  all: "Todos los materiales",
  text: "Puntos de un índice de precios, por grupo de materiales, como usted los escribió o leyó. Ninguno viene con este sitio y ninguno es en tiempo real: cada uno tiene su mes y su fuente. Un presupuesto que pide un mes en sus ajustes lleva cada precio de su mes a ese. Entre dos puntos el camino es recto; después del último cuenta el porcentaje escrito. Un punto nuevo cambia un presupuesto cuando se guarda otra vez.",
  none: "Todavía no hay series. Escriba un punto, o lea un archivo del Bureau of Labor Statistics o parecido. Mientras tanto los presupuestos suben solo con el porcentaje escrito.",
  add: "Agregar un punto",
  group: "Grupo de materiales",
  monthHint: "Como 2026-03",
  sourceHint: "Quién lo publica, y qué serie",
  keep: "Guardar el punto",
  read: "Leer una serie de un archivo",
  fileHint:
    "CSV con columnas de mes y valor; grupo y fuente si los tiene. Meses como 2026-03, 2026-03-01, 03/2026 o 2026 Mar.",
  fileGroup: "Grupo, donde el archivo no lo dice",
  fileSource: "Donde el archivo no la dice",
  since: "{{change}} desde el punto anterior",
  removeOf: "Quitar {{month}}: {{group}}",
} satisfies Translation<typeof en>;
