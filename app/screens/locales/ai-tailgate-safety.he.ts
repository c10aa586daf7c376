import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ai-tailgate-safety.en.ts";

export default {
  aiTailgateSafety: {
    title: "תדריכי בטיחות",
    description:
      "ארבעים ואחד תדריכים בשלוש שפות, מדורגים לפי העבודה ומזג האוויר; כל הצוות חותם בטלפון אחד, והרישום מודפס.",
    keywords:
      "תדריך בטיחות, תדריך בוקר, ישיבת בטיחות, דף חתימות, נוכחות, צוות, OSHA, ‏1926, שאלות, כיסוי, הדרכה",
  },
  tailgateTalk: {
    title: "תדריך בטיחות",
    description: "הנקודות של תדריך, שתי שאלות, דף להדפסה והטופס שפותח רישום.",
  },
  tailgateRecord: {
    title: "רישום תדריך",
    description: "תדריך אחד כפי שהועבר: מי חתם, מתי, היכן ולפי אילו סעיפים.",
  },
  tailgateCoverage: { title: "מי שמע מה", description: "כל עובד, כל תדריך, ומתי חתם עליו לאחרונה." },
  tailgateOwn: { title: "תדריך משלכם", description: "תדריך בטיחות שאתם כותבים." },
  sharedTailgate: { title: "תדריך לחתימה", description: "קוראים את התדריך, עונים על שתי שאלות וחותמים." },
} satisfies Translation<typeof en>;
