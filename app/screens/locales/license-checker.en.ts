const en = {
  licenseChecker: {
    title: "License checker",
    description:
      "Every state's contractor board with its official site, the form of its numbers and its classes; write down what the record says and see what it means.",
    keywords:
      "license, licence, contractor license, verify, board, registration, license number, bond, workers compensation, expired, suspended, CSLB, class",
  },
  licenseCheck: {
    title: "Check of a license",
    description: "What the official record said on a day, what it means for the job, and the proof to print.",
  },
  licenseEvidence: {
    title: "Evidence of a license check",
    description: "A picture or a PDF of the official record, kept with the check.",
  },
  licenseLists: {
    title: "Public license lists",
    description:
      "A board's published list, brought along as a CSV file and searched with its source and day.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
