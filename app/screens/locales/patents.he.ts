import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patents.en.ts";

const he: Translation<typeof en> = {
  patents: {
    title: "פטנטים",
    description: "תיק הפטנטים לפי עדיפות, עם מצב, מועד וטווח שווי.",
    keywords: "קניין רוחני, המצאה, המצאות, רשימה, עדיפות, תביעות, בבחינה",
  },
  patentFigures: {
    title: "איורי פטנטים",
    description: "האיור הראשון של כל אחד משנים־עשר הפטנטים הראשונים.",
    keywords: "שרטוטים, איור, FIG, SVG, גיליון, תרשימים",
  },
  allPatentFigures: {
    title: "כל איורי הפטנטים",
    description: "כל שרטוט פטנט, לפי קבוצה, עם מספרי הייחוס שלו.",
    keywords: "שרטוטים, איור, מספרי ייחוס, תרשים מלבנים, תרשים זרימה, מבט מפורק",
  },
  topPatents: {
    title: "הפטנטים המובילים",
    description: "עשרת הפטנטים שיוגשו ראשונים, הסכומים ולוח ההגשות.",
    keywords: "רשימה קצרה, עשרה, מועד, יומן, שווי שוק, ICS",
  },
  patentViewer: {
    title: "פטנט",
    description: "פטנט אחד: שרטוטים, מתווה התביעות ומתווה הפירוט.",
  },
  patentPortfolio: {
    title: "תיק הפטנטים",
    description: "תיק הפטנטים במבט אחד: לפי מצב, עדיפות, קבוצה וטווח שווי.",
    keywords: "סקירה, תרשימים, מטריצה, משקיע",
  },
  filingPackage: {
    title: "חבילת הגשה לעורך פטנטים",
    description: "בחרו פטנטים וקחו אותם כקובץ HTML או PDF אחד.",
    keywords: "עורך דין, עורך פטנטים, חבילה, PDF, הורדה, בקשה זמנית",
  },
};

export default he;
