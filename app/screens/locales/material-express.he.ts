import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./material-express.en.ts";

export default {
  materialExpress: {
    title: "אספקת חומרים",
    description:
      "רשימות חומרים מאומדן, מקובץ או מההזמנה האחרונה, עם אריזות שלמות, משקל ומשאיות, השוואת מחירי ספקים לפי שורה, חלון זמן בשער ומה שנחתם.",
    keywords:
      "הזמנת חומרים, חומרי בניין, מחסן עצים, חלון אספקה, בקשת מחיר, השוואת ספקים, תעודת משלוח, אספקה חסרה, התאמת חשבונית, מטען, משאית, CSV",
  },
  materialOrder: {
    title: "הזמנת חומרים",
    description: "הזמנת חומרים אחת, מהרשימה ועד מה שנחתם בשער.",
  },
  sharedMaterialOrder: { title: "הזמנה לאספקה", description: "הזמנת חומרים לספק שמביא אותה." },
  sharedMaterialQuote: { title: "בקשת מחירים", description: "רשימת חומרים שמבקשים עליה מחירים מספק." },
} satisfies Translation<typeof en>;
