import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./new-thing.en.ts";

export default {
  lead: "הדף הזה חדש. עוד צריך לכתוב מה ייאמר בו.",
} satisfies Translation<typeof en>;
