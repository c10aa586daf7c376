const en = {
  title: "Rooms and machines",
  lead: "Give a room or a machine a code. Whoever stands there scans it, reads what to know and reports what is wrong, without an account.",
  sample: "Sample",
  kind: "What is it?",
  kinds: { room: "Room", machine: "Machine" },
  name: "What it is called on site",
  nameHint: "Room 204, Hoist 2",
  note: "What to know there",
  noteHint: "What to check first, what is off limits, who to call",
  add: "Add",
  remove: "Remove",
  removeOf: "Remove {{name}}",
  code: "Code and reports",
  codeOf: "Code and reports of {{name}}",
  reports_one: "{{count}} report",
  reports_other: "{{count}} reports",
  signIn: "With an account you can make codes for them.",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    kind: "Choose whether it is a room or a machine",
    name: "Enter a name",
    nameLong: "A name has at most 80 characters",
    noteLong: "That is longer than {{most}} characters",
    taken: "This site already has one with that name",
    full: "This site has as many as it can hold.",
  },
  toasts: { siteSpotAdded: "Added.", siteSpotRemoved: "Removed. Its codes open nothing any more." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "site-spots": typeof en;
  }
}
