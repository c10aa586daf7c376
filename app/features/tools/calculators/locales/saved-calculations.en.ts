const en = {
  title: "Saved calculations",
  lead: "What you worked out and want at hand: by project and site, with what went in and what came out. No account needed; signing in keeps it.",
  keep: "Save this calculation",
  name: "Name",
  nameHint: "What it is of: north wall, garage slab",
  site: "For a site",
  noSite: "For no site",
  project: "For a project",
  noProject: "For no project",
  forNone: "For no project and no site",
  noSites: "You have no sites yet.",
  addSite: "Add a site",
  save: "Save it",
  change: "Change",
  changeSave: "Save the change",
  remove: "Remove it",
  preliminary: "Preliminary: loads and spans are for an engineer to confirm before anything is built.",
  nothing: "Nothing came along that can be saved. Fill in the calculator first.",
  onlySite: "Only for {{name}}",
  all: "Show all",
  empty: "Nothing saved yet",
  emptyText: "Open a calculator, type your measures, and save what comes out.",
  toCalculators: "To the calculators",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    name: "Give it a name",
    long: "This name is too long: at most {{most}} characters",
    full: "There is room for {{saved}} calculations. Remove one first.",
    "site-gone": "This site is not there any more. Choose another.",
    "project-gone": "This project is not there any more. Choose another.",
    gone: "This calculation is not there any more, or its site or project is not.",
  },
  toasts: {
    calculationSaved: "The calculation is saved.",
    calculationChanged: "The change is saved.",
    calculationRemoved: "The calculation is removed.",
    calculatorReported: "Your report is with those who look after the calculators.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "saved-calculations": typeof en;
  }
}
