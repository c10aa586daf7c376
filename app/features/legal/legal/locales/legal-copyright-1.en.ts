import type { EarlierWords } from "../legal.documents.ts";

/** Clauses of edition 1 that edition 2 replaced. */
const en = {
  clauses: {
    report: {
      heading: "Reporting an infringement",
      text: "If you hold the rights in something that appears here without permission, or act for whoever does, write to the operator. Say:\n\n- which work it is, and what right you have in it;\n- the address of the page and the place on it;\n- what you ask for: removal, a correction or a credit;\n- your name and how to reach you;\n- that you believe in good faith that the use is not permitted, and that what you say is true.\n\nHow to reach the operator stands below. If nothing is entered there, write to whoever holds the domain or hosts the site.",
      summary: "Write to the operator with the work, the page, what you want and how to reach you.",
    },
    handling: {
      heading: "What happens then",
      text: "The operator looks at the report, may take the matter down in the meantime, and tells you the outcome. There is no form for this yet. Whoever is affected by a removal may object in the same way. Knowingly false reports can make you liable.",
      summary: "Reports are looked at and answered, and whoever is affected may object.",
    },
  },
} satisfies EarlierWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-copyright-1": typeof en;
  }
}
