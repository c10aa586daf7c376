import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./shared-site.en.ts";

export default {
  toasts: { visitCheckedIn: "נרשמתם בכניסה. הירשמו גם ביציאה.", visitCheckedOut: "נרשמתם ביציאה. דרך צלחה." },
} satisfies Translation<typeof en>;
