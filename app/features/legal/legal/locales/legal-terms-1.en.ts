import type { EarlierWords } from "../legal.documents.ts";

/** Clauses of edition 1 that edition 2 replaced. */
const en = {
  clauses: {
    changes: {
      heading: "Changes, ending and languages",
      text: "The operator may change these terms. A new wording applies from the date at its top and not before it.\n\nYou can stop using the site at any time; to have your account closed, write to the operator. If one clause cannot be applied, the others stand. The terms are written in English, Spanish and Hebrew; where they differ, the English wording decides unless the law of your place says otherwise.",
      summary:
        "A new wording counts from its date, you may leave at any time, and English decides where the languages differ.",
    },
  },
} satisfies EarlierWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-terms-1": typeof en;
  }
}
