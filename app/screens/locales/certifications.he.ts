import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./certifications.en.ts";

export default {
  trainingCertifications: {
    title: "מי רשאי לעשות מה: הכשרות של צוות",
    description: "טבלה של אנשים ודרישות לכל יום שיבוא: מי מאושר לאיזו משימה, מה חסר, ואיך סוגרים את החוסרים.",
    keywords: "טבלת הכשרות, צוות, דרישות, מאושר, תפוגה, הדרכה, חתימה, חוסרים, חידוש, מנהל עבודה",
  },
  classRecord: { title: "רישום הדרכה", description: "הדרכה פרונטלית: מי חתם ומה נעשה." },
  sharedCredential: { title: "כרטיס שמבקשים", description: "צילום של כרטיס ומה שכתוב בו, נשלח בלי חשבון." },
  certifications: {
    title: "תעודות וכרטיסים",
    description: "ארנק לכל כרטיס ותעודה, עם מי אימת מה ומתי, ובדיקה של כל תעודה לפי מספר או קוד QR.",
    keywords: "תעודה, הסמכה, כרטיס, ארנק, OSHA 10, OSHA 30, אימות, QR, תפוגה, חידוש, תעודה מזויפת, הוכחה",
  },
  credentialForm: { title: "הוספת כרטיס", description: "כרטיס של גוף אחר, עם הצילום שלו." },
  certificate: {
    title: "בדיקה של תעודה",
    description: "מה כתוב בתעודה, אם היא בתוקף, ומי אימת מה ומתי.",
  },
  credential: { title: "כרטיס", description: "כרטיס אחד מהארנק ומי אימת אותו." },
  sharedCredentialSet: { title: "כרטיסים שמוצגים לכם", description: "כרטיסים שמישהו מציג בקישור." },
} satisfies Translation<typeof en>;
