import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./people.en.ts";

export default {
  lead: "איתור חשבון, סיום הכניסות שלו, הסרת חסימה. מה שנעשה כאן נרשם, ובעל החשבון רואה אותו.",
  search: {
    label: "כתובת או שם",
    submit: "איתור",
    found_one: "חשבון אחד",
    found_two: "שני חשבונות",
    found_other: "{{count}} חשבונות",
    more: "יותר מ-{{count}} חשבונות; הקלידו עוד מהכתובת.",
  },
  none: { title: "אין חשבון שזה מופיע בכתובת או בשם שלו", text: "די בחלק מהכתובת, באותיות גדולות או קטנות." },
  columns: { email: "כתובת", name: "שם", since: "מאז" },
  one: {
    back: "איתור חשבון אחר",
    made: "החשבון נפתח",
    confirmed: "הכתובת אושרה",
    unconfirmed: "עדיין לא",
    deletion: "יימחק ב-{{date}}",
    sessions: "כניסות",
    noSessions: "איש אינו מחובר לחשבון הזה.",
    session: "כניסה ב-{{date}}, מסתיימת ב-{{until}} אם לא משתמשים בה",
    endSessions: "סיום כל הכניסות",
    locks: "חסימות",
    noLocks: "שום דבר אינו חסום.",
    lock: { signIn: "כניסה מרשת אחת, אחרי יותר מדי ניסיונות", mail: "הודעות לכתובת הזאת, כי היו יותר מדי" },
    until: "עד {{time}} UTC",
    liftLocks: "הסרת החסימות",
  },
  errors: { summary: "שום דבר לא השתנה", form: "הטופס לא היה שלם. שלחו אותו שוב." },
  toasts: { sessionsEnded: "כל הכניסות לחשבון הסתיימו.", locksLifted: "החסימות הוסרו." },
} satisfies Translation<typeof en>;
