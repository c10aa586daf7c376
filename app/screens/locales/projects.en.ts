const en = {
  projectManagement: {
    title: "Projects",
    description:
      "Every job with its state and a daily log that takes a minute and a half and stands up afterwards.",
    keywords: "project, job, daily log, daily report, field report, jobsite diary, delays, manpower",
  },
  project: {
    title: "Project",
    description: "One job: where it stands, its daily logs and what it is waiting for.",
  },
  projectLog: {
    title: "Daily log",
    description: "One day of a job, handed in with a seal that shows any later change.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
