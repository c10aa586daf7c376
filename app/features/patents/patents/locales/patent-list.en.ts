/** The list by priority. */
const en = {
  lead: "What to act on first. Each patent with its status, its deadline and what its confidence stands for.",
  key: "What the colours say of the confidence",
  title: "Patent",
  filter: "Filter and sort",
  all: "All",
  sort: "Order",
  sorts: {
    urgency: "Urgency",
    deadline: "Deadline",
    value: "Value range",
    claims: "Claims",
    confidence: "Confidence",
    number: "Number",
  },
  show: "Show",
  clear: "Show all",
  csv: "Download as CSV",
  found: "{{count}} of {{total}} patents",
  none: "No patent fits",
  noneText: "No patent has all of what was chosen. Leave out one choice, or look at all of them.",
  emptyGroup:
    "None. The rules show a high priority as critical, a medium one as high and a low one as medium.",
  filteredGroup: "None with this filter.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-list": typeof en;
  }
}
