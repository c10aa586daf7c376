import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./careers.en.ts";

export default {
  linkedinContractors: {
    title: "פרופילים מקצועיים",
    description:
      "אנשי מקצוע לפי מה שעשו וכמה זמן, המיומנויות והתעודות שלהם, ולמה הם פנויים. כל אחד כותב את הפרופיל שלו, ואי אפשר לשלם על מקום.",
    keywords: "קריירה, פרופיל, קורות חיים, העסקה, עובד, נגר, חשמלאי, מיומנויות, תעודה, הסמכה, ניסיון",
  },
  career: {
    title: "פרופיל של אדם",
    description: "איש מקצוע אחד: תפקידים, ניסיון, מיומנויות, תעודות ופרויקטים.",
  },
  careerImport: {
    title: "פרופיל מ־LinkedIn",
    description: "הבאת ייצוא הנתונים שלכם מ־LinkedIn לפרופיל: נקרא, נבדק ואז נכנס.",
  },
  careerCv: { title: "עמוד אחד להדפסה", description: "מה שבעל מקצוע עשה ויודע, בעמוד אחד להדפסה." },
  careerForm: { title: "הפרופיל המקצועי שלי", description: "כתיבה, שינוי או הסתרה של הפרופיל שלכם." },
} satisfies Translation<typeof en>;
