import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./rental-companies.en.ts";

export default {
  rentalCompanies: {
    title: "Empresas de renta",
    description:
      "Patios de renta con sus cargos lado a lado: entrega, exención de daños, combustible, limpieza, fines de semana y cuándo se detiene la cuenta, y una canasta de máquinas a precio de cada lista.",
    keywords:
      "empresa de renta, patio, sucursal, renta de equipo, tarifas, entrega, exención de daños, cargo ambiental, baja de renta, plataforma, excavadora",
  },
  rentalCompany: {
    title: "Empresa de renta",
    description:
      "Una empresa de renta con sus patios, su lista, sus condiciones y lo que dicen sus clientes.",
  },
  rentalCompanyForm: {
    title: "Página de una empresa",
    description: "Escribir o cambiar la página de una empresa de renta.",
  },
  claims: {
    title: "Reclamos de páginas",
    description: "Empresas que dicen que una página es suya, con sus pruebas.",
  },
} satisfies Translation<typeof en>;
