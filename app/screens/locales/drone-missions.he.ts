import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./drone-missions.en.ts";

export default {
  droneMissions: {
    title: "משימות רחפן",
    description: "טיסות מיפוי שמורות, נבדקות לפני המראה, ויומן הטיסות.",
    keywords: "רחפן, משימה, יומן טיסות, בדיקה לפני טיסה, חלק 107, טייס, כיסוי, EXIF, תצלומים",
  },
  droneMission: { title: "משימת רחפן", description: "טיסת מיפוי אחת: תוכנית, בדיקה, יומן וכיסוי." },
} satisfies Translation<typeof en>;
