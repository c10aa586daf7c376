import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./promo.en.ts";

export default {
  field: "קוד הנחה",
  hint: "אם יש לכם. קוד אחד להזמנה, וכל קוד פעם אחת.",
  hintCheckout: "הקלידו ואז הציגו את הסכום.",
  use: "להשתמש ולעבור לקופה",
  line: "קוד {{code}}",
  errors: {
    unknown: "אין קוד כזה. בדקו איך הוא כתוב.",
    early: "הקוד הזה עוד לא בתוקף",
    over: "הקוד הזה כבר לא בתוקף",
    usedUp: "הקוד הזה נוצל עד תום",
    again: "כבר השתמשתם בקוד הזה בהזמנה אחרת",
    least: "הקוד הזה תקף לקנייה של {{least}} ומעלה",
  },
} satisfies Translation<typeof en>;
