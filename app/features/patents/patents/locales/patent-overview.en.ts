/** The portfolio at a glance. */
const en = {
  lead: "The portfolio at a glance: what there is, how far it is, and where to go on.",
  totals: "Together",
  ways: "Go on to",
  ask: "Ask about the patents",
  byStatus: "Patents by status",
  byPriority: "Patents by priority",
  byGroup: "Patents by group",
  byValue: "Patents by value range",
  matrix: "Groups and their status",
  matrixNote: "Every figure leads to the patents that it counts.",
  cell: "{{count}}: {{group}}, {{status}}",
  of: "Data of {{date}}",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-overview": typeof en;
  }
}
