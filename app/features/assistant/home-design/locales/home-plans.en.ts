const en = {
  lead: "Houses that you plan, each with its versions. A version draws what it drew when you kept it.",
  all: "Plans that you keep",
  draw: "Draw a plan",
  none: "No plan is kept yet.",
  version: "Version {{n}}",
  versionOf: "Version {{n}} of {{name}}",
  share: "Share by a link",
  shareOf: "Share by a link: {{name}}",
  noDrawing: "This version does not draw a plan any more.",
  keep: {
    title: "Keep this plan",
    plan: "As what?",
    new: "A new plan",
    name: "Name of a new plan",
    do: "Keep it",
  },
  change: {
    titleOf: "Rename or remove {{name}}",
    rename: "Rename",
    renameOf: "Rename {{name}}",
    drop: "Remove",
    dropOf: "Remove {{name}}",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    name: "Type a name for the plan.",
    long: "This is too long.",
    nothing: "There is no plan at this address that could be kept.",
    gone: "The plan of which this was to be a version is not there any more.",
    full: "There is no room for more. Remove a plan first.",
  },
  toasts: {
    homePlanKept: "The plan is kept",
    homePlanNamed: "The plan has another name",
    homePlanDropped: "The plan is removed",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "home-plans": typeof en;
  }
}
