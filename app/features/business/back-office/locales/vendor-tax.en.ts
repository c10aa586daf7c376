const en = {
  lead: "Have the W-9 before the check goes out. Here stands who was paid how much in a year, who is reported, and whose number is missing.",
  sample: "Sample",
  toDesk: "Back-office desk",
  years: "Year",
  list: "Vendors in {{year}}",
  empty: "No vendor here.",
  verify:
    "This list is no tax advice. Payments by card and some kinds of vendors are reported otherwise; verify with an accountant before you file.",
  reported: "Reported",
  lacks: "W-9 or number missing",
  lastFour: "Tax number ending in {{digits}}",
  noNumber: "No tax number",
  w9: "W-9 of {{date}}",
  noW9: "No W-9",
  kinds: {
    individual: "Individual or sole proprietor",
    partnership: "Partnership",
    llc: "LLC that is no corporation",
    corporation: "Corporation, not reported as a rule",
  },
  fields: {
    vendor: "Vendor",
    kind: "What it is for taxes",
    number: "Tax number",
    numberHint:
      "Nine digits. It is stored sealed, and only the last four are ever shown. Leave it empty to keep the one on file.",
    w9On: "Signed W-9 came on",
    paid: "Amount paid",
    paidOn: "Paid on",
    reference: "Check or transfer number",
    threshold: "Reported from this amount on",
    source: "Source",
  },
  add: { title: "New vendor", submit: "Add the vendor" },
  paid: { title: "Record a payment", submit: "Record it" },
  save: { title: "Change the vendor", submit: "Save" },
  threshold: {
    title: "Change the figure of the year",
    ours: "In {{year}} a vendor is reported from {{amount}} on, as far as we know: $600 through 2025, $2,000 from 2026, to be adjusted later. Verify it.",
    own: "In {{year}} a vendor is reported from {{amount}} on: your own figure.",
  },
  csv: {
    link: "The list of the year as CSV, with the last four digits only",
    vendor: "Vendor",
    kind: "Kind",
    lastFour: "Tax number, last four",
    w9On: "W-9",
    year: "Year",
    paid: "Paid",
    reported: "Reported",
    yes: "Yes",
    no: "No",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    vendor: "Type the vendor.",
    kind: "Choose what it is.",
    number: "Type nine digits, such as 12-3456789.",
    day: "Type a day, such as 2026-03-02.",
    year: "This is no year that can be.",
    money: "Type an amount in digits, such as 1250.00.",
    long: "This is too long.",
    gone: "This is not there any more.",
    full: "There is no room for more.",
    taken: "This vendor is on the list already.",
    stale:
      "Somebody was faster. What stands now is shown here; look at it and send again if it is still right.",
  },
  toasts: {
    vendorTaxAdded: "The vendor is added",
    vendorTaxSaved: "Saved",
    vendorTaxPaid: "The payment is on record",
    vendorTaxFigure: "The figure is saved",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "vendor-tax": typeof en;
  }
}
