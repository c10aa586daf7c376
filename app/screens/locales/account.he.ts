import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./account.en.ts";

const he: Translation<typeof en> = {
  auth: {
    title: "כניסה",
    description: "כניסה ל-Groundwork או פתיחת חשבון.",
    keywords: "התחברות, להתחבר, כניסה, הרשמה, חשבון, סיסמה, סיסמא, משתמש חדש, Google, GitHub",
  },
  confirm: {
    title: "אישור כתובת הדוא״ל",
    description: "אישור כתובת הדוא״ל של החשבון.",
  },
  recover: {
    title: "איפוס סיסמה",
    description: "בקשת קישור לקביעת סיסמה חדשה.",
    keywords: "שכחתי סיסמה, סיסמה, איפוס סיסמה, שחזור סיסמה",
  },
  reset: {
    title: "בחירת סיסמה חדשה",
    description: "קביעת סיסמה חדשה לחשבון.",
  },
  profile: {
    title: "פרופיל",
    description: "השם, השפה, ערכת הצבעים והאבטחה שלכם.",
    keywords:
      "החשבון שלי, חשבון, הגדרות, העדפות, שינוי סיסמה, שפה, ערכת צבעים, מצב כהה, גודל גופן, יציאה, התנתקות",
  },
  outbox: {
    title: "תיבת דואר למפתחים",
    description: "הודעות שהיו נשלחות.",
  },
  profileData: {
    title: "הנתונים שלכם",
    description: "להוריד את כל מה שנשמר עליכם, או למחוק את החשבון.",
  },
  keepAccount: {
    title: "להשאיר את החשבון",
    description: "ביטול המחיקה של החשבון.",
  },
  people: {
    title: "אנשים",
    description: "איתור חשבון, סיום הכניסות שלו, הסרת חסימה.",
  },
};

export default he;
