const en = {
  lead: "In a workspace a company, a crew or a job keeps its records together.",
  invited: "You are invited to",
  as: {
    owner: "As an owner you also say who belongs to it.",
    member: "As a member you keep and change records.",
    viewer: "As a viewer you read everything.",
  },
  until: "The invitation ends on {{date}} and works once.",
  accept: "Accept the invitation",
  signInFirst: "Sign in or create an account; you come back here.",
  signInMailed:
    "Sign in with the address that got the mail, or create an account with it; you come back here.",
  signIn: "Sign in",
  other: {
    title: "This invitation went to another address",
    text: "It can only be accepted with the account of the address that got the mail. Sign out, and in with that one.",
  },
  over: {
    title: "This invitation is over",
    text: "It was used, withdrawn, or is older than seven days. Ask whoever invited you for a new one.",
  },
  none: {
    title: "Open the link of your invitation",
    text: "It is in the mail you got, or with whoever invited you.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "workspace-invitation": typeof en;
  }
}
