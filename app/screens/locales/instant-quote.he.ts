import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./instant-quote.en.ts";

export default {
  instantQuote: {
    title: "הצעת מחיר מיידית",
    description:
      "בוחרים אחת מ־18 עבודות, עונים על שמונה שאלות לכל היותר ורואים נמוך, סביר וגבוה, עם כל הנחה ומה יזיז את הסכום.",
    keywords: "הצעת מחיר אומדן עלות טווח שיפוץ גג דק מטבח אמבטיה",
  },
} satisfies Translation<typeof en>;
