import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./code-lookup.en.ts";

export default {
  codeLookup: {
    title: "Consulta de códigos",
    description:
      "Disposiciones de IRC, IBC, NEC, OSHA y ADA en palabras claras, con sección y edición: busque, compruebe su medida, imprima una hoja.",
    keywords:
      "código de construcción, códigos, sección, norma, reglamento, requisito, permitido, mínimo, máximo, jurisdicción, edición adoptada",
  },
  provision: {
    title: "Disposición de un código",
    description:
      "Una disposición en palabras claras: sección, edición, sus números para comparar y su fuente.",
  },
  codeSheet: {
    title: "Hoja de códigos",
    description: "Las disposiciones que usted guarda, enteras y con sus notas, para imprimir y entregar.",
    keywords: "disposiciones guardadas, marcadores, resumen de códigos, imprimir, notas",
  },
} satisfies Translation<typeof en>;
