import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./site-gate.en.ts";

export default {
  title: "השער",
  on: "החתמות והזמנות שואלות את השער: מי שבא לכאן לעבוד או להביא ואינו מאושר מסומן, ולעולם לא נעצר.",
  off: "החתמות והזמנות אינן שואלות את השער: איש מהבאים לכאן אינו מסומן.",
  asks: "לשאול את השער ולסמן את מי שאינו מאושר",
  hint: "עובדים שמחתימים, וחברות שמביאות חומר או שירות.",
  save: "שמירה",
  open: "מי מאושר ומה חסר",
  toasts: { siteGateSet: "נשמר" },
} satisfies Translation<typeof en>;
