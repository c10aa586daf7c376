const en = {
  title: "Team",
  lead: "Who does what on this project, and what those without an account can open.",
  sample: "Sample",
  guest: "Only this browser knows this project",
  guestText: "With an account you can let others in and give links to those who need none.",
  signIn: "Sign in or create an account",
  people: {
    title: "With an account",
    duty: "What {{name}} does here",
    save: "Save",
    saveOf: "Save what {{name}} does here",
    invite: "People are let in and out where the workspace is.",
    own: "This project stands in your own workspace, to which nobody else belongs. Projects of a shared workspace have a team.",
    workspace: "Workspace",
  },
  roles: { owner: "Owner", member: "Member", viewer: "Viewer" },
  duties: {
    none: "Nothing in particular",
    manager: "Project manager",
    superintendent: "Superintendent",
    foreman: "Foreman",
    engineer: "Project engineer",
    safety: "Safety",
    buyer: "Purchasing",
    office: "Office",
    trade: "Trade",
  },
  links: {
    title: "By link",
    lead: "Everybody who holds one of these links opens one thing of this project, without an account.",
    none: "No link was given for this project.",
    invite: "Give a link to the documents",
    states: { stands: "Works", revoked: "Revoked", over: "Ended" },
    kinds: {
      "project-documents": "Documents of",
      punch: "Punch item",
      permit: "Permit",
      rfi: "RFI",
      "change-order": "Change order",
      "pay-application": "Application for payment",
      other: "Record",
    },
    verbs: { read: "See it", answer: "Answer", sign: "Approve or ask for changes", upload: "Add files" },
    lastUsed_one: "Used {{count}} time, last on {{date}}",
    lastUsed_other: "Used {{count}} times, last on {{date}}",
    unused: "Never used",
    until: "Works until {{date}}",
    revoke: "Revoke",
    revokeOf: "Revoke the link of {{name}}",
  },
  errors: {
    summary: "Please check the form",
    form: "This form is out of date. Load the page and try again.",
    duty: "Choose what they do.",
    gone: "This person does not belong to the workspace of this project any more.",
  },
  toasts: { teamDuty: "Saved", teamRevoked: "The link is revoked" },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "project-team": typeof en;
  }
}
