import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./new-thing.en.ts";

export default {
  lead: "Esta página es nueva. Falta escribir lo que dice.",
} satisfies Translation<typeof en>;
