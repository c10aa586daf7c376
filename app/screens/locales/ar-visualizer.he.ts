import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ar-visualizer.en.ts";

export default {
  arVisualizer: {
    title: "הדמיית AR",
    description: "עשרה עצמים לפי מידות: שרטוטים, אם הם נכנסים, בדיקה מול התקן ומודל בגודל אמיתי.",
    keywords:
      "AR, הדמיה, מציאות רבודה, גודל אמיתי, תלת־ממד, מודל, GLB, דק, מדרגות, מחסן, ארונות, מטבח, רמפה, קיר תומך, גדר, פיגום, מחפר, סיבוב, מרווח, נכנס, DXF",
  },
} satisfies Translation<typeof en>;
