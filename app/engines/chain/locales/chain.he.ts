import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./chain.en.ts";

export default {
  title: "הדרך של העבודה הזאת",
  askVic: "לשאול על זה את דלפק VIC",
  kinds: {
    call: "שיחה",
    ticket: "פנייה לדלפק VIC",
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
