import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./security-tabs.en.ts";

export default {
  label: "חלקי האבטחה",
  tabs: {
    account: "החשבון",
    access: "למי יש גישה",
    log: "יומן",
    sites: "אבטחת האתר",
  },
} satisfies Translation<typeof en>;
