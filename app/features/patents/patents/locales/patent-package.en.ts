/** The attorney filing package. */
const en = {
  lead: "Everything counsel needs to begin, as one file: cover sheet, index, specifications, claims and figures.",
  selection: "What goes in",
  options: {
    complete: "Complete",
    priority: "Priority",
    provisional: "Provisional",
  },
  notes: {
    complete: "Every patent of the portfolio",
    priority: "The ten to be filed first",
    provisional: "What has not been filed yet",
  },
  critical: "Critical notice",
  criticalText_one: "{{count}} patent of the shortlist is due within 30 days.",
  criticalText_other: "{{count}} patents of the shortlist are due within 30 days.",
  provisionalText_one: "{{count}} patent has nothing on file; a provisional application would fix its date.",
  provisionalText_other:
    "{{count}} patents have nothing on file; provisional applications would fix their dates.",
  toPriority: "Switch to the priority package",
  toProvisional: "Switch to the provisional package",
  value: "Portfolio value",
  valueBasis_one:
    "The owner's sample estimate for the one patent of the shortlist that is ready for filing. Not an appraisal.",
  valueBasis_other:
    "The sum of the owner's sample estimates for the {{count}} patents of the shortlist that are ready for filing. Not an appraisal.",
  contents: "Contents",
  contentsHint: "Leave out what you do not want.",
  html: "Download HTML package",
  pdf: "Download PDF package",
  files:
    "The HTML package opens without a connection. The PDF has each figure on a sheet of its own. Both are in English; your notes go along when you are signed in.",
  inventors:
    "No inventors are named in this sample; the attorney completes them with entity status and fees.",
  share: "Share",
  mail: "Send by e-mail",
  mailSubject: "Patent filing package: {{selection}}",
  mailBody:
    "The sample patent filing package ({{selection}}) is here:\n{{link}}\n\nSample data: nothing in it has been filed or granted.",
  link: "Link to this package",
  copy: "Copy link",
  copied: "Link copied",
  problem: "There is a problem",
  empty: "Choose at least one patent: a package of nothing cannot be made",
  drawing: "See a figure as it goes in",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-package": typeof en;
  }
}
