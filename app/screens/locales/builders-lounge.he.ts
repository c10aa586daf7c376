import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./builders-lounge.en.ts";

export default {
  buildersLounge: {
    title: "טרקלין הבונים",
    description: "המקום לאחרי העבודה: שאלות לכל אנשי המקצוע, קול אחד לכל אדם, והתוצאות גלויות.",
    keywords: "טרקלין, הפסקה, סקר, הצבעה, אחרי העבודה, קפה",
  },
  adminLounge: { title: "טרקלין: שאלה לכולם", description: "הסקרים של הטרקלין, למנהלי האתר." },
} satisfies Translation<typeof en>;
