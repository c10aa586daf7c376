import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./membership-plan.en.ts";

export default {
  membershipPlan: {
    title: "המסלול שלכם",
    description: "מה יש לסביבת העבודה, כמה עולה שינוי לפני שעושים אותו, החשבוניות, וטופס אחד ליציאה.",
  },
} satisfies Translation<typeof en>;
