const en = {
  kinds: { room: "Room", machine: "Machine" },
  title: "Report what is wrong here",
  text: "What did you see?",
  textHint: "Whoever made this code reads it. In danger, stop the work and call first.",
  name: "Your name, printed",
  nameHint: "First and last name. It is kept with your report.",
  submit: "Send the report",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    text: "Write what is wrong",
    long: "A report has at most 2,000 characters",
    name: "Enter your name",
    nameLong: "A name has at most 80 characters",
    full: "This code has taken as many reports as it can. Ask whoever made it for a new one.",
  },
  toasts: { spotReported: "Sent. Thank you." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "shared-site-spot": typeof en;
  }
}
