import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./mentors.en.ts";

export default {
  hireAMentor: {
    title: "מנטור מהשטח",
    description:
      "קבעו חצי שעה או שעה עם מי שכבר עשה את זה: בחינם כברירת מחדל, עם השאלה מראש, בשעון שלכם ובשעון שלו.",
    keywords: "מנטור, מנטורינג, חונך, שוליה, ייעוץ, קריירה, שאלה למומחה, קביעת פגישה",
  },
  mentor: { title: "מנטור", description: "מנטור אחד עם זמנים פנויים לפי השעון שלכם." },
  mentorSession: { title: "פגישה עם מנטור", description: "פגישה אחת לשני אנשיה." },
  becomeAMentor: { title: "להיות מנטור", description: "מה אתם מציעים כמנטור: שעות, נושאים, מקצועות." },
  myMentoring: { title: "המנטורינג שלי", description: "הפגישות שלכם כמנטור וכמי ששואל." },
} satisfies Translation<typeof en>;
