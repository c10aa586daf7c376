import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./vip-benefits.en.ts";

export default {
  vipBenefits: {
    title: "ההטבות שלכם",
    description: "כל הטבה של המסלול, אם נוצלה, והכפתור שמנצל אותה.",
  },
} satisfies Translation<typeof en>;
