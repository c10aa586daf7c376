import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-reports.en.ts";

export default {
  siteReports: {
    title: "אבטחת האתר",
    description: "דיווח על גניבה, הסגת גבול ונזק באתר, עם מה שהמשטרה והביטוח שואלים.",
  },
} satisfies Translation<typeof en>;
