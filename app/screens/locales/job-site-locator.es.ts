import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-locator.en.ts";

export default {
  jobSiteLocator: {
    title: "Página nueva: job-site-locator",
    description: "Falta escribir para qué es esta página.",
  },
} satisfies Translation<typeof en>;
