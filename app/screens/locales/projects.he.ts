import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./projects.en.ts";

export default {
  projectManagement: {
    title: "פרויקטים",
    description: "כל פרויקט עם מצבו ועם יומן עבודה שלוקח דקה וחצי ומחזיק גם אחר כך.",
    keywords: "פרויקט, יומן עבודה, יומן אתר, דוח יומי, עיכובים, כוח אדם",
  },
  project: { title: "פרויקט", description: "פרויקט אחד: איפה הוא עומד, היומנים שלו ולמה הוא מחכה." },
  projectLog: { title: "יומן עבודה", description: "יום אחד בפרויקט, שנמסר עם חותם שמראה כל שינוי אחריו." },
} satisfies Translation<typeof en>;
