import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-types.en.ts";

export default {
  names: {
    newBuild: "בנייה חדשה",
    addition: "תוספת בנייה",
    roof: "גג",
    deck: "דק",
    bath: "חדר אמבטיה",
    kitchen: "מטבח",
    drywall: "גבס",
    paint: "צבע",
    slab: "רצפת בטון",
    fence: "גדר",
    siding: "חיפוי חוץ",
    windows: "חלונות ודלתות",
    hvac: "חימום וקירור",
    panel: "לוח חשמל",
    heater: "דוד מים",
    adu: "יחידת דיור בחצר",
    demo: "פירוק פנים",
    tile: "ריצוף וחיפוי",
    insulation: "בידוד",
    gutters: "מרזבים",
    exterior: "עבודות חוץ",
    repair: "תיקון",
    commercial: "מסחרי",
    other: "עבודה אחרת",
  },
} satisfies Translation<typeof en>;
