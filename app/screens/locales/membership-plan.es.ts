import type { Translation } from "~/i18n/namespaces.ts";
import type en from "./membership-plan.en.ts";

export default {
  membershipPlan: {
    title: "Su plan",
    description:
      "Lo que tiene su espacio de trabajo, lo que cuesta un cambio antes de hacerlo, sus facturas y un formulario para dejarlo.",
  },
} satisfies Translation<typeof en>;
