import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-near-miss.en.ts";

export default {
  title: "Informar un casi accidente o una lesión",
  lead: "Tres campos y, si quiere, una foto. Le llega a quien colgó este enlace.",
  closed: "Este enlace no permite informar. Pida otro a quien se lo dio.",
  anonymous: "Nadie le pide su nombre. Se guardan estos campos, la foto y por qué enlace llegaron.",
  named: "Quien hizo este enlace pide su nombre. Se guarda con el informe.",
  emergency: "¿Hay alguien herido ahora? Llame primero al 911 o al número del aviso de su obra.",
  send: "Enviar el informe",
  photoHint: "PNG, JPEG o WebP, 4 MB como máximo. Se le quita dónde se tomó. No muestre caras.",
  fields: {
    what: "Qué pasó",
    place: "En qué parte de la obra",
    happenedOn: "Día",
    file: "Foto (opcional)",
    printedName: "Su nombre",
  },
  errors: {
    summary: "Revise esto",
    form: "Este formulario ya no está al día. Cargue la página de nuevo.",
    long: "Es demasiado largo.",
    what: "Diga qué pasó.",
    place: "Diga dónde.",
    day: "Escriba un día del calendario.",
    future: "Ese día todavía no llega.",
    name: "Escriba su nombre.",
    full: "No caben más informes. Avise a la oficina de la obra.",
    today: "Hoy llegaron demasiados informes por este enlace. Avise a la oficina de la obra.",
    photo: {
      empty: "Esta foto está vacía. Elija otra.",
      tooLarge: "Esta foto es demasiado grande: 4 MB como máximo.",
      unknown: "Esto no es PNG, JPEG ni WebP.",
      truncated: "Esta foto está dañada o incompleta.",
      moving: "Las imágenes con movimiento no se guardan.",
      tooManyPixels: "Esta foto tiene demasiados píxeles.",
      tooMany: "Ya hay suficientes fotos.",
      full: "No hay espacio para fotos. Envíe el informe sin ninguna.",
    },
  },
  toasts: { nearMissReported: "El informe está enviado. Gracias." },
} satisfies Translation<typeof en>;
