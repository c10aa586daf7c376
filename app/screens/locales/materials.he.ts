import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./materials.en.ts";

const he: Translation<typeof en> = {
  shop: {
    title: "חנות",
    description: "תבניות חוזה, חבילות להגשת הצעות, קורסים, מדריכים וציוד לאתר.",
    keywords:
      "לקנות, קנייה, קניות, הזמנה, סל, עגלה, תבניות, חוזה, הסכם, מכרז, הצעת מחיר, קורס, הדרכה, ספרים, מדריך, ביטוח, שעבוד, קסדה, ציוד, מבצע, הנחה",
  },
  cart: {
    title: "סל הקניות",
    description: "מה שעומדים לקנות, עם הסכום הכולל.",
    keywords: "סל, סל קניות, עגלת קניות, ההזמנה שלי, תשלום",
  },
};

export default he;
