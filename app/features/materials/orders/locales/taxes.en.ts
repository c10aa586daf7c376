const en = {
  lead: "A state is listed when the seller is registered to collect there. Where none is listed, no sales tax is charged.",
  caption: "Sales tax by state",
  region: "State",
  rate: "Percent",
  digital: "On files, too",
  yes: "yes",
  no: "no",
  empty: "No state is listed",
  emptyText: "No order is charged any sales tax.",
  change: "Add or change a state",
  rateHint: "Such as 8.25. What is charged is this alone; add what counties and cities ask for.",
  choose: "Choose a state",
  save: "Save",
  remove: "Remove the state",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    region: "Choose a state",
    rate: "Enter a percentage from 0 to 25 with at most four places, such as 8.25",
  },
  toasts: {
    taxSaved: "Saved. Orders from now on have this tax.",
    taxRemoved: "No sales tax is collected there any more.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    taxes: typeof en;
  }
}
