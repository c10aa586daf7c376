import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./sheet-index.en.ts";

export default {
  lead: {
    services: "כל הגיליונות בסט, לפי תחום. גיליונות חדשים מצטרפים לרשימה כשהם גמורים.",
    tools: "הגיליונות שבהם מחשבים ומבררים. גיליונות חדשים מצטרפים לרשימה כשהם גמורים.",
  },
  areas: {
    general: "כללי",
    account: "חשבון",
    assistant: "העוזר ובינה מלאכותית",
    projects: "פרויקטים",
    safety: "בטיחות",
    equipment: "ציוד",
    materials: "חומרים וחנות",
    business: "עסקים",
    network: "קשרים",
    university: "אוניברסיטה",
    tools: "מחשבונים ובירורים",
    patents: "פטנטים",
    legal: "משפטי",
  },
  jump: "תחומים",
  search: {
    label: "חיפוש בגיליונות",
    hint: "מילה או מספר גיליון, למשל חוזה או \u2068A-101\u2069",
    submit: "חיפוש",
    clear: "לכל הרשימה",
    cut: "החיפוש היה ארוך מ-{{max}} תווים. קראנו את {{max}} הראשונים.",
    all_one: "גיליון אחד",
    all_two: "שני גיליונות",
    all_other: "{{count}} גיליונות",
    found_one: "גיליון אחד עבור ״\u2068{{q}}\u2069״",
    found_two: "שני גיליונות עבור ״\u2068{{q}}\u2069״",
    found_other: "{{count}} גיליונות עבור ״\u2068{{q}}\u2069״",
    none: "אין גיליון עבור ״\u2068{{q}}\u2069״",
  },
  results: "מה שנמצא",
  nearest: "הגיליונות הקרובים ביותר",
  lost: { title: "אולי זה נקרא אחרת", text: "נסו מילה אחרת, חפשו ברשימה שלמטה או שאלו את ג'ו." },
  askJoe: "לשאול את ג'ו",
  inServices: "חיפוש בכל השירותים",
} satisfies Translation<typeof en>;
