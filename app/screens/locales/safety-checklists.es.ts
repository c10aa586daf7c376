import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./safety-checklists.en.ts";

export default {
  safetyChecklists: {
    title: "Listas de seguridad",
    description:
      "Catorce inspecciones con la sección de la norma en cada punto; tres botones por punto, fotos, acciones con responsable y fecha, un registro firmado para imprimir.",
    keywords:
      "seguridad, lista, inspección, andamio, escalera, zanja, excavación, protección contra caídas, grúa, montacargas, trabajo en caliente, sílice, calor, EPP, OSHA, 1926",
  },
  checklist: {
    title: "Lista de verificación",
    description: "Lo que pregunta una lista, su hoja en blanco y su código QR.",
  },
  checklistRun: { title: "Inspección", description: "Una inspección: respuestas, fotos y firma." },
  checklistPhoto: { title: "Foto de un punto", description: "Una foto para un punto de la inspección." },
  checklistImport: { title: "Su propia lista", description: "Una lista traída en un archivo CSV." },
  checklistBuild: {
    title: "Armar una lista",
    description: "Una lista propia, comenzada en una página o como copia de otra.",
  },
  checklistDraft: {
    title: "Una lista que se escribe",
    description: "Sus secciones y puntos, lo que falta y el botón que la publica.",
  },
  checklistAction: {
    title: "Acción correctiva",
    description: "Lo que una inspección pidió corregir y la prueba de que se hizo.",
  },
  sharedChecklistAction: {
    title: "Algo por corregir",
    description: "Lo que hay que hacer, para quien recibió el enlace.",
  },
} satisfies Translation<typeof en>;
