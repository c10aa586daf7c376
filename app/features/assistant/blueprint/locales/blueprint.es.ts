import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./blueprint.en.ts";

export default {
  title: "Analizador de planos",
  lead: "Lee las cotas, los cuartos, las puertas, las ventanas y las notas de un plano, los compara con el código residencial y mide sobre la imagen.",
  upload: {
    title: "Subir un plano",
    drop: "Suelte aquí un plano o elija uno",
    choose: "Elegir un plano",
    photo: "Tomar foto",
    formats:
      "PNG, JPG, GIF, BMP, SVG o WebP, una imagen, hasta 25 MB. Un PDF hay que exportarlo antes como imagen.",
    private: "El plano se lee en este dispositivo. Solo sale de él si usted lo guarda.",
    privateVision:
      "El plano se lee en este dispositivo. Solo sale de él si usted lo guarda o acepta mostrarlo a un modelo de visión.",
    loading: "Preparando la lectura…",
    without:
      "JavaScript está apagado en este navegador, así que lee el servidor. Los textos de un SVG se leen al momento. De una imagen de píxeles no se lee nada: consérvela y mida sobre ella, o escriba sus renglones abajo.",
  },
  plain: {
    file: "Archivo del plano",
    fileHint: "PNG, JPG, GIF, BMP, SVG o WebP, una imagen, hasta {{megabytes}} MB.",
    photo: "O una foto del plano",
    keep: "Conservar este plano",
    keepHint: "Se guarda solo para su cuenta hasta que lo borre, y enseguida puede medir sobre él.",
    send: "Leer este plano",
    sent: "El archivo se nos envía para leerlo y no se guarda, a menos que lo conserve.",
    signIn: "Entre a su cuenta para conservar un plano",
    result: "Lo que dice este plano",
    unreadGuest:
      "Una imagen de píxeles solo se lee con JavaScript. Entre a su cuenta para conservarla y medir sobre ella, o escriba sus renglones abajo.",
    unreadMember:
      "Una imagen de píxeles solo se lee con JavaScript. Marque «Conservar este plano» para medir sobre ella, o escriba sus renglones abajo.",
    moving: "Esta imagen se mueve. Guarde un cuadro como PNG o JPG y elija ese.",
  },
  whole: "La página completa: escribir renglones, medir sobre un plano, planos guardados",
  typed: {
    title: "Escriba lo que dice el plano",
    lead: "Un dato por renglón. Funciona sin imagen y sin JavaScript; la dirección es un enlace que puede compartir.",
    label: "Renglones del plano",
    hint: "Un cuarto con sus medidas, una puerta por su clave, una altura de techo, una escalera: como está en el plano. Las notas en inglés; los nombres de los cuartos, también en español o hebreo.",
    submit: "Revisar estos renglones",
    example: "Ver un ejemplo",
    nothing: "Escriba por lo menos un renglón, como un cuarto con sus medidas.",
    long: "Se pueden revisar hasta 4,000 caracteres a la vez. Acorte el texto; sigue como lo escribió.",
    summary: "Hay un problema",
    result: "Lo que dicen estos renglones",
    print: "Guardar como HTML",
    csv: "Guardar como CSV",
  },
  zone: {
    label: "Zona climática",
    hint: "Zonas 0 a 8 de los Estados Unidos. El aislamiento se revisa solo cuando se elige una zona.",
    none: "Sin elegir",
    of: "Zona {{zone}}",
    marine: "Zona 4 marina",
  },
  plan: {
    title: "Medir sobre un plano",
    text: "Fije la escala con dos puntos, compruébela con una segunda cota y mida longitudes, áreas y piezas. Pruébelo en un plano de muestra cuyas áreas se conocen.",
    open: "Abrir el plano de muestra",
  },
  saved: {
    title: "Planos guardados",
    none: "Todavía no hay nada guardado. Suba un plano y guarde su resultado.",
    open: "Abrir",
    openOf: "Abrir {{name}}",
    remove: "Borrar",
    removeOf: "Borrar {{name}}",
    confirm: "Sí, borrarlo",
    confirmText: "La imagen y su resultado se borran para siempre.",
    save: "Guardar este plano",
    saving: "Guardando…",
    savedNow: "Guardado. Lo encuentra entre sus planos guardados.",
    saveFailed: "No se pudo guardar el plano. Sigue aquí; inténtelo de nuevo.",
    full: "Usted conserva {{max}} planos, que es el máximo. Borre uno primero.",
    on: "Guardado el {{date}}",
    confidence: "Confianza {{percent}}%",
    unread: "Todavía no se leyó nada en él",
  },
} satisfies Translation<typeof en>;
