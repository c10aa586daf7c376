import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-services.en.ts";

export default {
  siteServices: {
    title: "Servicios de obra",
    description:
      "Sanitarios, lavamanos, agua, cerca, contenedores y energía temporal: cuántos por regla, pedidos con su frecuencia, con un registro de lo que faltó y un número para la llamada que termina la renta.",
    keywords:
      "sanitario portátil, baño portátil, lavamanos, agua potable, cerca temporal, contenedor, generador, 29 CFR 1926.51, baja de renta, servicio faltante",
  },
  siteService: {
    title: "Servicio de una obra",
    description: "Un servicio con su registro y la llamada que lo terminó.",
  },
} satisfies Translation<typeof en>;
