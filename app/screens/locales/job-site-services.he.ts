import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./job-site-services.en.ts";

export default {
  siteServices: {
    title: "שירותים לאתר",
    description:
      "תאי שירותים, שטיפת ידיים, מים, גדר, מכולות וחשמל זמני: כמה לפי הכלל, הזמנה עם תדירות, יומן של מה שלא בוצע ומספר להודעה שמסיימת את ההשכרה.",
    keywords:
      "תא שירותים, שירותים כימיים, שטיפת ידיים, מי שתייה, גדר זמנית, מכולה, גנרטור, 29 CFR 1926.51, סיום השכרה",
  },
  siteService: { title: "שירות של אתר", description: "שירות אחד עם היומן שלו וההודעה שסיימה אותו." },
} satisfies Translation<typeof en>;
