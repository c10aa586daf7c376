import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./builders-lounge.en.ts";

export default {
  buildersLounge: {
    title: "טרקלין הבונים",
    description: "המקום לאחרי העבודה: שאלות לכל אנשי המקצוע, קול אחד לכל אדם, ואירועים עם מקום שמור לכם.",
    keywords: "טרקלין, הפסקה, סקר, הצבעה, אחרי העבודה, קפה, אירוע, מפגש",
  },
  loungeEvent: { title: "אירוע בטרקלין", description: "אירוע אחד: מתי, איפה ומי בא." },
  loungeSuggest: { title: "הצעת אירוע", description: "מפגש שאתם מציעים לטרקלין." },
  adminLounge: { title: "טרקלין: סקרים ואירועים", description: "סקרים והצעות לאירועים, למנהלי האתר." },
} satisfies Translation<typeof en>;
