import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./order-mail.en.ts";

export default {
  subject: "ההזמנה שלך {{number}}",
  lead: "תודה. הזמנה {{number}} אושרה.",
  test: "זה היה תשלום לניסיון: לא הועבר כסף.",
  tax: "מס מכירה",
  total: "סך הכול",
  digital: "המסמכים, הקורסים והמדריכים שבהזמנה נמצאים בספרייה שלך:",
  where: "מצב ההזמנה, החשבונית וכל מה שאפשר לעשות בה (בדפדפן שבו הזמנת, או אחרי כניסה לחשבון):",
  gift: {
    subject: "מתנה בשבילך",
    lead: "שלום {{name}}, {{buyer}} שולח או שולחת לך מתנה.",
    take: "הקישור פותח את מה שקוראים, ממלאים ומורידים עד {{day}}, בלי חשבון.",
    parcel: "מה שנשלח בדואר מגיע בחבילה.",
    see: "אל המתנה:",
  },
} satisfies Translation<typeof en>;
