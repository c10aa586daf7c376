const en = {
  rfis: {
    title: "RFIs",
    description: "Ask what the drawings leave open, and have it answered by link, with its date on record.",
    keywords: "rfi, request for information, question to the architect, clarification, submittal question",
  },
  rfi: {
    title: "RFI",
    description: "One question of a job: what is asked, by when, whose turn it is, and the answer.",
  },
  sharedRfi: {
    title: "RFI to answer",
    description: "One question to answer without an account, with a sketch or a document.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
