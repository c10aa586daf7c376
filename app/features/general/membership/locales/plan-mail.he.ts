import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./plan-mail.en.ts";

export default {
  tiers: { builder: "Builder", pro: "Pro Builder", enterprise: "Enterprise" },
  line: {
    month: "{{plan}}, חודש: \u2068{{from}}\u2069 עד \u2068{{until}}\u2069",
    upgrade: "{{plan}}, ההפרש על הימים שנותרו: \u2068{{from}}\u2069 עד \u2068{{until}}\u2069",
  },
  renewal: {
    subject: "{{plan}}: התשלום על החודש הבא הוא ב-{{day}}",
    lead: "החודש ששולם על {{plan}} בסביבת העבודה שלכם עומד להסתיים. התשלום על החודש הבא הוא ב-{{day}}, והמחיר {{price}}.",
    charge:
      "שום דבר לא נגבה מעצמו. משלמים בלחיצה אחת בדף המסלול. בלי תשלום המסלול נמשך עוד 14 ימים, ואחר כך סביבת העבודה עוברת למסלול החינמי. הכול נשאר פתוח לקריאה.",
  },
  trial: {
    subject: "תקופת הניסיון של {{plan}} מסתיימת ב-{{day}}",
    lead: "תקופת הניסיון של {{plan}} בסביבת העבודה שלכם מסתיימת ב-{{day}}.",
    charge:
      "לא נגבה דבר, ואין מה לבטל. כדי להישאר במסלול משלמים על חודש ({{price}}) בדף שלו; החודש הזה מתחיל כשהניסיון מסתיים.",
  },
  where: "המסלול שלכם, המחיר שלו והטופס שמסיים אותו:",
} satisfies Translation<typeof en>;
