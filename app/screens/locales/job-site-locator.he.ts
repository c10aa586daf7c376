import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-locator.en.ts";

export default {
  jobSiteLocator: {
    title: "איתור אתרי בנייה",
    description:
      "האתרים שלכם על מפה אחת: השער לפי קואורדינטות או plus code, מרחקים, כללי האתר, שלט לשער עם קוד QR, ומי נמצא באתר.",
    keywords: "אתר, שער, קואורדינטות, נ״צ, מפה, רישום כניסה, מבקרים, רשימת נוכחים, הגעה",
  },
  jobSite: { title: "אתר בנייה", description: "איך מגיעים לאתר, מה מחייב בו ומי נמצא בו." },
  sitePhoto: { title: "תמונה של אתר", description: "תמונה של השער, כדי שהנהג יזהה אותו." },
  sharedSiteSpot: {
    title: "חדר או מכונה",
    description: "מה צריך לדעת בחדר או ליד מכונה, ודיווח על מה שלא תקין שם.",
  },
  sharedSite: { title: "רישום כניסה לאתר", description: "מה מחייב באתר, ורישום כניסה." },
} satisfies Translation<typeof en>;
