import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drawing-reader.en.ts";

export default {
  reading: "Análisis con IA",
  progress: "{{percent}}%",
  steps: {
    processing: "Procesando la imagen",
    detecting: "Buscando los elementos de la estructura",
    dimensions: "Analizando las cotas",
    compliance: "Revisando el cumplimiento del código",
    recommendations: "Preparando recomendaciones",
  },
  found: "Encontrado: líneas largas {{strokes}}, renglones de texto {{lines}}",
  preview: "El plano {{name}}",
  previewMarks: "El plano {{name}}, con un recuadro en cada lugar de donde viene un hallazgo",
  moving: "Esta imagen se mueve; se leyó su primer cuadro.",
  uploadNew: "Subir otro",
  remove: "Quitar",
  reanalyze: "Analizar de nuevo",
  measure: "Medir sobre este plano",
  export: "Exportar el informe del análisis",
  exportHtml: "HTML",
  exportCsv: "CSV",
  print: "Imprimir",
  camera: { title: "Tome una foto del plano", shoot: "Tomar foto", cancel: "Cancelar" },
  errors: {
    title: "Este plano no se puede leer",
    notAnImage: "Suba un archivo de imagen",
    type: "El tipo de archivo debe ser {{types}}",
    large: "El archivo pesa más de {{bytes}} bytes",
    small: "El archivo pesa menos de {{bytes}} bytes",
    many: "Demasiados archivos",
    pdf: "Un PDF es un documento, no una imagen. Ábralo, exporte la página como PNG o JPG a 150 puntos por pulgada y elija ese archivo.",
    bytes: "El nombre dice imagen, pero el archivo contiene otra cosa.",
    truncated: "El archivo termina antes que la imagen. Cópielo o descárguelo otra vez.",
    tooManyPixels:
      "La imagen tiene {{million}} millones de píxeles; se pueden leer hasta {{most}} millones. Expórtela más chica.",
    scripted:
      "Este SVG contiene código o direcciones de fuera, así que no se abre. Expórtelo como SVG simple o como PNG.",
    failed: "El análisis falló. Inténtelo de nuevo.",
    camera: "No hay permiso para la cámara o no está disponible",
    kept: "No se envió nada a ningún lado.",
  },
  toasts: {
    blueprintUploaded: "¡El plano se subió bien!",
    photoCaptured: "¡La foto se tomó bien!",
    blueprintAnalyzed: "El plano está analizado.",
    notAnImage: "Suba un archivo de imagen",
    drawingRefused: "Este plano no se puede leer.",
    analysisFailed: "El análisis falló. Inténtelo de nuevo.",
    cameraDenied: "No hay permiso para la cámara o no está disponible",
  },
} satisfies Translation<typeof en>;
