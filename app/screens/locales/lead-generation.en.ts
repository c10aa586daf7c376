const en = {
  leadGeneration: {
    title: "Fair leads",
    description:
      "Post a job once: at most three pros get it, you choose how many, everybody sees the count, and nobody pays.",
    keywords: "leads, find a contractor, pros, hire, homeowner, job, quotes",
  },
  lead: {
    title: "A request",
    description: "One request with the pros who have it.",
    keywords: "request, pros",
  },
  openLeads: {
    title: "Jobs that fit",
    description: "Jobs that fit your trades, area and license, with the score and its parts.",
    keywords: "leads, jobs, pros",
  },
  sharedLead: {
    title: "Your request",
    description: "Your request, by the link that was mailed to you.",
    keywords: "request",
  },
  leadReports: {
    title: "Reports of invalid leads",
    description: "What pros say is no request, with what shows it.",
    keywords: "reports, leads",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
