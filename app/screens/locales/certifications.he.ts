import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./certifications.en.ts";

export default {
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
