import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-drawing.en.ts";

export default {
  sharedDrawing: {
    title: "תוכנית משותפת",
    description: "תוכנית עם מה שנקרא בה, משותפת בקישור: לראות, לענות, לאשר.",
  },
} satisfies Translation<typeof en>;
