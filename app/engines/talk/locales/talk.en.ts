/** What every record says of what people say about it. */
const en = {
  title: "Messages",
  empty: "Nobody has said anything yet.",
  body: "Message",
  bodyHint: "Everybody who sees this record can read it, those with a link too.",
  printedName: "Your name",
  say: "Send the message",
  you: "You",
  member: "A member",
  byLink: "By link",
  edited: "changed {{moment}}",
  deleted: "Taken back by whoever wrote it.",
  change: "Change or take back",
  changeHint_one: "Possible for {{count}} minute after it was sent.",
  changeHint_other: "Possible for {{count}} minutes after it was sent.",
  save: "Save",
  takeBack: "Take it back",
  errors: {
    summary: "Please check the message",
    form: "This form is out of date. Load the page and try again.",
    body: "Write what you want to say.",
    long: "This is too long. Use 4,000 characters at most.",
    name: "Use 80 characters at most.",
    printedName: "Type your name.",
    full: "There is no room for more messages here now. Try again in an hour.",
    gone: "This record is not there any more.",
    closed: "It is too late to change this message.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    talk: typeof en;
  }
}
