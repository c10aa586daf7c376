import { filedWords } from "../filing-list.server.ts";
import type { Patent } from "../patent.ts";
import type { Check } from "../patents.filters.ts";
import { type Selection, shownPriority, shownStatus } from "../patents.logic.ts";

export interface PackageNote {
  text: string;
  checks: readonly Check[];
  /** What the checklist of the filing still lacks. */
  open: readonly Check[];
}

/** A patent as it goes into a package, with what the attorney who takes it has written about it. */
export interface PackagePatent {
  patent: Patent;
  title: string;
  description: string;
  /** Planned pages of the specification, for the shortlist. */
  pages?: number;
  note?: PackageNote;
}

export interface PackageContent {
  selection: Selection;
  /** The data's date, `YYYY-MM-DD`. */
  date: string;
  patents: readonly PackagePatent[];
}

/** The package is a document for a filing in the United States, so its words are English whatever the page speaks. */
export const PACKAGE_WORDS = {
  title: "Sample patent portfolio: attorney filing package",
  selections: {
    complete: "Complete package: every patent of the portfolio",
    priority: "Priority package: the ten patents to be filed first",
    provisional: "Provisional package: what has not been filed yet",
  },
  notice:
    "Sample data. Nothing in this package has been filed or granted, no inventor is named, and none of it is legal advice. Names of inventors, entity status and fees are to be completed by the attorney.",
  value: "Portfolio value: $75-100M",
  basis:
    "Basis: the sum of the owner's sample estimates for the eight patents of the shortlist that are ready for filing; with the two in development it is $85-120M. Not an appraisal.",
  /** Before what is still open of a patent's checklist. */
  open: "Still open before filing",
  nothingOpen: "Nothing is open on the checklist",
} as const;

/** What is still open of a patent's checklist, in one line. */
export const openLine = ({ open }: PackageNote): string =>
  open.length === 0
    ? `${PACKAGE_WORDS.nothingOpen}.`
    : `${PACKAGE_WORDS.open} (${open.length}): ${open.map(filedWords).join("; ")}.`;

export function packageTotals({ patents }: Pick<PackageContent, "patents">) {
  const sum = (of: (entry: PackagePatent) => number) =>
    patents.reduce((total, entry) => total + of(entry), 0);
  return {
    patents: patents.length,
    claims: sum(({ patent }) => patent.claims),
    figures: sum(({ patent }) => patent.figures.length),
  };
}

export function factsOf({ patent, pages }: PackagePatent): [name: string, value: string][] {
  return [
    ["Number in the portfolio", String(patent.id)],
    ["Status", shownStatus(patent.status)],
    ["Priority", shownPriority(patent.priority)],
    ["Confidence", `${patent.confidence}%`],
    ["Claims", String(patent.claims)],
    ["Drawing sheets", String(patent.figures.length)],
    ...(pages ? [["Planned pages of the specification", String(pages)] as [string, string]] : []),
  ];
}

/** The outline of a specification, in the order of 37 CFR 1.77 as far as an outline has it. */
export function specificationOf({ patent }: PackagePatent): [heading: string, text: string][] {
  const { field, background, summary, example } = patent.text;
  return [
    ["Technical field", field],
    ["Background", background],
    ["Summary", summary],
    ["Example of use", example],
  ];
}
