const en = {
  lead: "What others share with you by a link, and you keep with your account. It opens on every device where you sign in, for as long as its link works.",
  none: "Nothing is kept here yet",
  noneText: "Open a link that somebody sent you, and press “Keep this page in an account” at its foot.",
  from: "Shared by",
  kept: "kept {{date}}",
  until: "works until {{date}}",
  over: { revoked: "Revoked", expired: "Over" },
  gone: "A record that is gone",
  open: "Open",
  openOf: "Open {{name}}",
  drop: "Remove",
  dropOf: "Remove {{name}} from the list",
  keep: {
    title: "Keep this page in an account",
    guest:
      "The link works without an account. With one you find this page again on every device, without looking for the message it came in. What you answered stays where it is.",
    member:
      "You find this page again on every device where you sign in, for as long as the link works. What you answered stays where it is.",
    kept: "Your account keeps this page.",
    not: "This link belongs to a crew or to a device on site, so no account keeps it. Ask for a link of your own.",
    full: "The list is full. Remove something from it first.",
    account: "In the account of",
    signUp: "Create an account",
    signIn: "Sign in",
    submit: "Keep it",
    list: "Shared with me",
    back: "Back to the page",
  },
  errors: { form: "This form was incomplete. Please send it again." },
  toasts: {
    linkKept: "Kept in your account.",
    linkDropped: "Removed from the list. The link itself still works.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "shared-with-me": typeof en;
  }
}
