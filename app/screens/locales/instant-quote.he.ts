import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./instant-quote.en.ts";

export default {
  instantQuote: {
    title: "אומדן עלות מיידי",
    description:
      "בוחרים אחת מ־18 עבודות, עונים על שמונה שאלות לכל היותר ורואים נמוך, סביר וגבוה, עם כל הנחה ומה יזיז את הסכום.",
    keywords: "אומדן, עלות, כמה עולה, שיפוץ",
  },
  quotePage: {
    title: "דף הצעות מחיר של חברה",
    description: "בוחרים עבודה ורואים כמה היא תעלה כנראה לפי המחירים של החברה הזאת.",
    keywords: "דף הצעות מחיר",
  },
  quoteEmbed: {
    title: "דף הצעות מחיר בתוך אתר אחר",
    description: "אותו דף כפי שאתרים אחרים מציגים אותו.",
    keywords: "הצעה מוטמעת",
  },
  quoteRequests: {
    title: "פניות להצעת מחיר",
    description: "דף הצעות המחיר שלכם ומה שלקוחות שלחו ממנו.",
    keywords: "פניות, לקוחות",
  },
} satisfies Translation<typeof en>;
