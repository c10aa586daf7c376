import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./gift.en.ts";

export default {
  title: "Un regalo para {{name}}",
  from: "De {{email}}",
  parcel: "Llega en un paquete a la dirección que se indicó.",
  withdrawn: "Este regalo se retiró: su pedido se canceló o se reembolsó.",
  taken: "Este regalo ya se tomó, en otra biblioteca.",
  mine: "Es suyo",
  library: "Abrir su biblioteca",
  takeText:
    "Lo que se lee, se llena y se descarga se abre en su biblioteca. Puede tomarlo hasta el {{day}}, una sola vez.",
  guest: "No necesita cuenta. Sin ella queda en este navegador y pasa a su cuenta cuando inicie sesión.",
  take: "Tomar el regalo",
  errors: {
    summary: "Hay un problema",
    form: "Este formulario estaba incompleto. Envíelo otra vez.",
    taken: "Otra persona ya tomó este regalo.",
    over: "Este regalo ya no se puede tomar.",
  },
  toasts: { giftTaken: "El regalo es suyo" },
} satisfies Translation<typeof en>;
