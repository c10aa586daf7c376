import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./patent-files.en.ts";

export default {
  csv: {
    number: "מספר",
    title: "כותרת",
    valueLow: "שווי מ־ ($M)",
    valueHigh: "שווי עד ($M)",
    deadlineFrom: "מועד מ־ (ימים)",
    deadlineTo: "מועד עד (ימים)",
  },
  ics: {
    name: "לוח הגשת פטנטים (דוגמה)",
    summary: "הגשת פטנט {{id}}: {{title}}",
  },
} satisfies Translation<typeof en>;
