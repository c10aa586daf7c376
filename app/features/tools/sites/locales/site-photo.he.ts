import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-photo.en.ts";

const he: Translation<typeof en> = {
  title: "תמונות של האתר",
  none: "עוד אין תמונה. תמונה של השער מהכביש חוסכת לנהג שיחת טלפון.",
  add: "להוסיף תמונה",
  alt: "תמונה {{n}} של {{site}}",
  drop: "להסיר את {{name}}",
  lead: "איך נראה השער, כדי שמי שמגיע יזהה אותו.",
  of: "עבור האתר",
  which: "פתחו קודם אתר, והוסיפו תמונה משם.",
  toSites: "לאתרים",
  file: "תמונה",
  hint: "PNG, JPEG או WebP, עד 4 MB. עד {{most}} תמונות לאתר.",
  place:
    "המקום והזמן שבהם צולמה התמונה נמחקים ממנה לפני השמירה. רואה אותה מי שעובד במרחב הזה; אל תצלמו מי שלא מסכים.",
  keep: "לשמור את התמונה",
  back: "חזרה לאתר",
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חסר. שלחו אותו שוב.",
    gone: "האתר הזה כבר לא קיים.",
    none: "בחרו תמונה.",
    empty: "בחרו תמונה.",
    tooLarge: "התמונה גדולה מדי. עד 4 MB.",
    unknown: "זה לא PNG, JPEG או WebP.",
    truncated: "התמונה פגומה או לא שלמה.",
    moving: "תמונות נעות לא נשמרות.",
    tooManyPixels: "בתמונה יש יותר מדי פיקסלים.",
    tooMany: "כבר יש {{most}} תמונות. הסירו אחת קודם.",
    full: "הקבצים של מרחב העבודה מלאים. הסירו כמה קודם.",
  },
  toasts: { sitePhotoKept: "התמונה נשמרה.", sitePhotoRemoved: "התמונה הוסרה." },
};

export default he;
