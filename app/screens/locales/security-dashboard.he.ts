import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./security-dashboard.en.ts";

export default {
  securityDashboard: {
    title: "אבטחה",
    description: "מכשירים, שלב שני, מפתחות גישה וכניסות מקושרות של החשבון; כל אחד נסגר בלחיצה אחת.",
  },
} satisfies Translation<typeof en>;
