import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./new-thing.en.ts";

export default {
  newThing: {
    title: "דף חדש: new-thing",
    description: "עוד צריך לכתוב למה הדף הזה משמש.",
    keywords: "New thing",
  },
} satisfies Translation<typeof en>;
