import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./ar-scenes.en.ts";

export default {
  arScenes: {
    title: "סצנות שמורות",
    description: "עצמים שנשמרו עם החדר והטלפון, לפתיחה ולשיתוף.",
    keywords: "סצנה, שמור, שיתוף, מציאות רבודה, כיול, טלפון, סרט מדידה",
  },
  sharedArScene: { title: "סצנה משותפת", description: "עצם שמור למי שמחזיק בקישור אליו." },
} satisfies Translation<typeof en>;
