import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-photo.en.ts";

const es: Translation<typeof en> = {
  title: "Fotos de la obra",
  none: "Todavía no hay fotos. Una de la entrada vista desde la calle le ahorra una llamada al chofer.",
  add: "Agregar una foto",
  alt: "Foto {{n}} de {{site}}",
  drop: "Quitar {{name}}",
  lead: "Cómo se ve la entrada, para que quien llegue la reconozca.",
  of: "Para la obra",
  which: "Abra primero una obra y agregue la foto desde ahí.",
  toSites: "A las obras",
  file: "Foto",
  hint: "PNG, JPEG o WebP, 4 MB como máximo. Hasta {{most}} fotos por obra.",
  place:
    "El lugar y la hora de la foto se borran de ella antes de guardarla. La ve quien trabaja en este espacio; no fotografíe a nadie que no esté de acuerdo.",
  keep: "Guardar la foto",
  back: "Volver a la obra",
  errors: {
    summary: "Hay un problema",
    form: "Este formulario llegó incompleto. Envíelo de nuevo.",
    gone: "Esta obra ya no está.",
    none: "Elija una foto.",
    empty: "Elija una foto.",
    tooLarge: "Esta foto es demasiado grande. 4 MB como máximo.",
    unknown: "Esto no es PNG, JPEG ni WebP.",
    truncated: "Esta foto está dañada o incompleta.",
    moving: "Las imágenes con movimiento no se guardan.",
    tooManyPixels: "Esta foto tiene demasiados píxeles.",
    tooMany: "Ya hay {{most}} fotos. Quite una primero.",
    full: "Los archivos de este espacio están llenos. Quite algunos primero.",
  },
  toasts: { sitePhotoKept: "Foto guardada.", sitePhotoRemoved: "Foto quitada." },
};

export default es;
