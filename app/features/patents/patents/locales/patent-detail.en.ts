/** One patent, and what a member keeps about it. */
const en = {
  back: "Back to the list",
  diagrams: "Diagrams",
  diagramsOpen: "Show the diagrams",
  close: "Close the diagrams",
  components: "Components",
  claims: "Outline of the claims",
  claimsNote: "Our outline, claim by claim. The wording that is filed is the attorney's.",
  claim: "Claim",
  claimText: "What is claimed",
  kind: "Kind",
  independent: "Independent",
  dependsOn: "On claim {{on}}",
  specification: "Outline of the specification",
  spec: {
    field: "Technical field",
    background: "Background",
    summary: "Summary",
    example: "Example of use",
  },
  neighbours: "Patents before and after",
  previous: "Previous patent",
  next: "Next patent",
  related: "In the same group",
  notFound: "Patent Not Found",
  notFoundText: "Patent with ID {{id}} was not found.",
  toList: "Back to the patents",
  review: {
    title: "Your review",
    lead: "Only you see this. It goes with the packages that you download.",
    guest:
      "Signed in, you can keep a private note and a checklist for each patent; both go with your packages.",
    signIn: "Sign in to take notes",
    checks: {
      claims: "Claims read against the specification",
      drawings: "Drawings and numerals checked",
      priorArt: "Prior art searched",
      inventors: "Inventors established",
      entity: "Entity status and fees settled",
      deadline: "Deadline docketed",
    },
    checklist: "Checklist",
    note: "Private note",
    save: "Save the review",
    saved: "What is kept now",
    stale: "This review was changed in another window",
    staleText:
      "Nothing was overwritten. Below is what you typed; beside it what is kept. Save again to keep yours.",
    nothing: "No note",
    progress: "{{done}} of {{all}} checked",
  },
  errors: {
    summary: "There is a problem",
    noteLong: "A note has 4,000 characters at most",
    form: "This form was incomplete. Please send it again.",
  },
  toasts: {
    reviewSaved: "Your review is saved.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "patent-detail": typeof en;
  }
}
