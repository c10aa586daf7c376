import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./saved-calculations.en.ts";

export default {
  title: "חישובים שמורים",
  lead: "מה שחישבתם ורוצים בהישג יד: לפי אתר, עם מה שהוזן ומה שיצא. אין צורך בחשבון; בכניסה לחשבון הכול נשמר.",
  keep: "שמירת החישוב הזה",
  name: "שם",
  nameHint: "של מה הוא: קיר צפוני, רצפת החניה",
  site: "לאתר",
  noSite: "ללא אתר",
  noSites: "עדיין אין לכם אתרים.",
  addSite: "הוספת אתר",
  save: "שמירה",
  change: "שינוי",
  changeSave: "שמירת השינוי",
  remove: "הסרה",
  preliminary: "ראשוני: עומסים ומפתחים טעונים אישור מהנדס לפני שבונים.",
  nothing: "לא הגיע דבר שאפשר לשמור. מלאו תחילה את המחשבון.",
  onlySite: "רק עבור {{name}}",
  all: "הצגת הכול",
  empty: "עדיין לא נשמר דבר",
  emptyText: "פתחו מחשבון, הקלידו את המידות ושמרו את מה שיצא.",
  toCalculators: "אל המחשבונים",
  errors: {
    summary: "יש בעיה",
    form: "הטופס הגיע חסר. שלחו אותו שוב.",
    name: "תנו לו שם",
    long: "השם ארוך מדי: עד {{most}} תווים",
    full: "יש מקום ל־{{saved}} חישובים. הסירו אחד תחילה.",
    "site-gone": "האתר הזה כבר לא קיים. בחרו אחר.",
    gone: "החישוב הזה כבר לא קיים, או שהאתר שלו לא קיים.",
  },
  toasts: {
    calculationSaved: "החישוב נשמר.",
    calculationChanged: "השינוי נשמר.",
    calculationRemoved: "החישוב הוסר.",
  },
} satisfies Translation<typeof en>;
