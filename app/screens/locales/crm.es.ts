import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./crm.en.ts";

export default {
  crmDashboard: {
    title: "Oportunidades",
    description: "Cada oportunidad viva con su próxima acción, quién la pide y qué toca hoy.",
    keywords: "crm, clientes, prospectos, embudo, seguimiento, ventas",
  },
  dealNew: {
    title: "Nueva oportunidad",
    description: "Un trabajo que puede llegar.",
    keywords: "nueva oportunidad",
  },
  deal: {
    title: "Oportunidad",
    description: "Una oportunidad, su próxima acción y su historia.",
    keywords: "oportunidad",
  },
  crmContacts: { title: "Contactos", description: "Clientes y empresas.", keywords: "contactos" },
  crmContact: {
    title: "Ficha de un cliente",
    description: "Una persona y sus oportunidades.",
    keywords: "contacto",
  },
  crmMerge: { title: "Unir dos contactos", description: "De dos hace uno.", keywords: "unir, duplicados" },
  crmImport: {
    title: "Importar contactos",
    description: "Lee un archivo CSV con clientes.",
    keywords: "importar, csv",
  },
  crmReport: {
    title: "Cifras de oportunidades",
    description: "Pronóstico, tasas de cierre, motivos de pérdida y normas de las etapas.",
    keywords: "pronóstico, tasa de cierre",
  },
} satisfies Translation<typeof en>;
