import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./bids.en.ts";

export default {
  bidManagement: {
    title: "חבילות מכרז",
    description: "מוציאים עבודה להצעות, חתומות עד הפתיחה, ומשווים כל הצעה לפי אותה תכולה.",
    keywords: "מכרז, השוואת הצעות, קבלני משנה, הזמנה להציע, עדכון למכרז, מעטפה חתומה, זוכה",
  },
  bidPackage: {
    title: "חבילת מכרז",
    description: "תכולה, מסמכים, חברות, עדכונים ושאלות של חבילה אחת.",
  },
  bidLeveling: {
    title: "הצעות על בסיס שווה",
    description: "כל ההצעות לחבילה לפי אותה תכולה, עם חוסרים ותשלום כפול.",
  },
  bid: {
    title: "הצעה",
    description: "הצעה אחת, סעיף אחר סעיף.",
  },
  bidLetters: {
    title: "מכתבי מסירה",
    description: "מכתב לזוכה ולכל אחד מהאחרים.",
  },
  sharedBid: {
    title: "הזמנה להציע מחיר",
    description: "קוראים חבילה, שואלים ושולחים הצעה בלי חשבון.",
  },
} satisfies Translation<typeof en>;
