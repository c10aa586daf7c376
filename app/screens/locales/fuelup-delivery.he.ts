import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./fuelup-delivery.en.ts";

export default {
  fuelupDelivery: {
    title: "אספקת דלק",
    description: "מתי נגמר הדלק בכל כלי, הזמנה לפי כלי וסוג, תעודת מילוי עם מונה ומחיר אמיתי לגלון.",
    keywords: "סולר, סולר צבוע, סולר לא לכביש, בנזין, DEF, אוריאה, תדלוק באתר, תעודת תדלוק, צריכת דלק",
  },
  fuelOrderForm: { title: "הזמנת דלק", description: "דלק לכלים של אתר אחד." },
  fuelOrder: { title: "הזמנה של דלק", description: "הזמנה אחת עם התעודות והחשבונית." },
  fuelRecords: { title: "רישומי דלק", description: "תעודות של שלוש שנים, לפי דלק וקוד עלות." },
  sharedFuelOrder: { title: "דלק לאספקה", description: "תעודות לנהג המכלית." },
} satisfies Translation<typeof en>;
