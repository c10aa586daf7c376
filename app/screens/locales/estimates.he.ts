import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./estimates.en.ts";

export default {
  sharedEstimate: {
    title: "אומדן ללקוח",
    description: "מה נעשה ומה הסכום, ללקוח שקיבל קישור.",
  },
  materialCostEstimator: {
    title: "אומדן עלות חומרים",
    description:
      "אומדן מהכמויות ומהמחירים שלכם: פחת ושעות, מס, תקורה ורווח, טווח במקום מספר אחד, גרסאות ודף להדפסה.",
    keywords: "אומדן, עלות, מחיר, כמויות, חומרים, עבודה, תקורה, רווח, פחת, הצעת מחיר, כתב כמויות",
  },
  estimate: { title: "אומדן", description: "השורות, הטווח, הגרסאות והשיעורים של אומדן אחד." },
  priceBook: {
    title: "ספר מחירים",
    description: "המחירים שלכם עם מקור ותאריך לצד מחירי דוגמה מתוארכים: חיפוש, הקלדה או קריאת מחירון של ספק.",
    keywords: "מחיר, ספק, מחירון, עלות, csv, חומר, קטלוג",
  },
} satisfies Translation<typeof en>;
