const en = {
  jobSiteIntelligence: {
    title: "Job-site intelligence",
    description:
      "The morning brief of a site: what will hurt today and why, from your own permits, punch list, schedule, hours, talks and weather, each finding with its numbers and a button.",
    keywords:
      "morning brief, daily brief, site risk, what needs attention today, superintendent, daily huddle, risk score",
  },
  sharedSiteBrief: {
    title: "Morning brief of a site",
    description: "The morning brief of one site, for whoever holds a link to it.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
