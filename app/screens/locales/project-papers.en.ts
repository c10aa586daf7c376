const en = {
  projectDocuments: {
    title: "Project documents",
    description: "Drawings and papers of one job by folder, with every version and who sent it.",
  },
  sharedDocuments: {
    title: "Project documents by link",
    description: "Drawings and papers of one job, to read and to send without an account.",
  },
  projectTeam: {
    title: "Project team",
    description: "Who does what on one job, and what those without an account can open.",
  },
  projectReport: {
    title: "Project report",
    description:
      "A day or a week of one job on paper: crews, hours, delays, weather, punch items and the seal.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
