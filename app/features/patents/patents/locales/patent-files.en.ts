/** Tables and calendars to take away; pages do not carry these. */
const en = {
  csv: {
    number: "Number",
    title: "Title",
    valueLow: "Value from ($M)",
    valueHigh: "Value to ($M)",
    deadlineFrom: "Deadline from (days)",
    deadlineTo: "Deadline to (days)",
  },
  ics: {
    name: "Patent filing calendar (sample)",
    summary: "File patent {{id}}: {{title}}",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-files": typeof en;
  }
}
