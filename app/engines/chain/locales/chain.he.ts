import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./chain.en.ts";

export default {
  title: "הדרך של העבודה הזאת",
  kinds: {
    call: "שיחה",
    quoteRequest: "בקשה להצעת מחיר",
    lead: "ליד",
    intake: "שאלון",
    deal: "עסקה",
    estimate: "אומדן",
    proposal: "הצעת מחיר",
    bidPackage: "חבילת מכרז",
    project: "פרויקט",
  },
} satisfies Translation<typeof en>;
