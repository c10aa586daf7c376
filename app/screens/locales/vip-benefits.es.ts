import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./vip-benefits.en.ts";

export default {
  vipBenefits: {
    title: "Sus beneficios",
    description: "Cada beneficio de su plan, si ya lo usó, y el botón para usarlo.",
  },
} satisfies Translation<typeof en>;
