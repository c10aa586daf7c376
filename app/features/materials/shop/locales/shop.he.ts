import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shop.en.ts";

export default {
  shop: {
    title: "חנות",
    lead: "מסמכים שאפשר לסמוך עליהם, הדרכות, מדריכים וקסדה אחת טובה.",
    filter: "קטגוריה",
    all: "הכול",
    add: "הוספה לסל",
    addOf: "הוספה לסל: {{product}}",
    was: "לפני",
    now: "עכשיו",
    off: "{{percent}}% הנחה",
    featured: "מומלץ",
    open: "לסל הקניות",
  },
  categories: {
    templates: "תבניות",
    education: "הדרכות",
    books: "ספרים",
    merchandise: "מוצרי המותג",
  },
  products: {
    "contract-template-bundle": {
      name: "חבילת תבניות חוזה",
      description: "שמונה הסכמי בנייה להתאמה, מתיקון קטן ועד בנייה במחיר פאושלי.",
    },
    "bid-proposal-pack": {
      name: "חבילה להגשת הצעות",
      description: "מבני הצעת מחיר, רשימות בדיקה לתכולת העבודה ודף החרגות, להצעות שאפשר להשוות ביושר.",
    },
    "project-management-course": {
      name: "קורס ניהול פרויקט",
      description: "לוח זמנים, תקציב, יומן עבודה והוראות שינוי, על בית אחד מההיתר ועד רשימת הליקויים.",
    },
    "legal-protection-guide": {
      name: "מדריך להגנה משפטית",
      description: "זכויות שעבוד (lien), הודעות, כתבי ויתור ומחלוקות במילים פשוטות, ומה לשאול בייעוץ המשפטי.",
    },
    "insurance-guide": {
      name: "מדריך ביטוח",
      description:
        "אחריות כלפי צד שלישי, פיצוי עובדים (workers' compensation) וביטוח עבודות קבלניות: מה כל אחד משלם ומה הוא משאיר בחוץ.",
    },
    "branded-hard-hat": {
      name: "קסדה ממותגת",
      description: "קסדה עם שוליים מלאים מסביב, ערסל שמתכוונן בגלגלת והסמל שלנו מלפנים.",
    },
  },
  cart: {
    title: "סל הקניות",
    empty: "הסל ריק",
    emptyText: "בחרו תבנית או מדריך; הם יחכו כאן, גם אם תיכנסו אחר כך ממכשיר אחר.",
    toShop: "לחנות",
    product: "מוצר",
    price: "מחיר ליחידה",
    quantity: "כמות",
    quantityOf: "הכמות של {{product}}",
    update: "עדכון",
    updateOf: "עדכון הכמות של {{product}}",
    remove: "הסרה",
    removeOf: "הסרה: {{product}}",
    line: "סכום השורה",
    next: "הצעד הבא",
    nextText: "שלחו את הרשימה בדוא״ל למי שקונה אצלכם בחברה, או הדפיסו אותה. הסל שומר אותה כאן.",
    mail: "שליחת הרשימה בדוא״ל",
    print: "הדפסת הרשימה",
    mailSubject: "רשימת קנייה",
    clear: "ריקון הסל",
    items_one: "פריט אחד",
    items_two: "שני פריטים",
    items_other: "{{count}} פריטים",
    total: "סך הכול",
    taxNote: "בדולרים של ארה״ב, לפני מס ומשלוח.",
    guest: "לא נכנסתם לחשבון. הסל שייך לדפדפן הזה ויעבור לחשבון שלכם כשתיכנסו.",
  },
  errors: {
    summary: "יש בעיה",
    quantity: "הקלידו מספר שלם עד {{max}}; הערך 0 מסיר את המוצר",
    product: "המוצר הזה לא נמצא בחנות, ולכן לא נוסף דבר",
    form: "הטופס הגיע חלקי. שלחו אותו שוב.",
  },
  toasts: {
    addedToCart: "נוסף לסל: {{product}}",
    cartFull: "אפשר להחזיק בסל עד {{max}} יחידות ממוצר אחד.",
    productUnknown: "המוצר הזה לא נמצא בחנות, ולכן לא נוסף דבר.",
    cartUpdated: "הכמות עודכנה.",
    removedFromCart: "הוסר מהסל: {{product}}",
    cartCleared: "הסל ריק עכשיו.",
  },
} satisfies Translation<typeof en>;
