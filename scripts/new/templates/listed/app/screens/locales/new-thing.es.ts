import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./new-thing.en.ts";

export default {
  newThing: {
    title: "Página nueva: new-thing",
    description: "Falta escribir para qué es esta página.",
    keywords: "New thing",
  },
} satisfies Translation<typeof en>;
