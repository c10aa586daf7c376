const en = {
  jobSiteLocator: {
    title: "Job site locator",
    description:
      "Your job sites on one map: the gate by coordinates or plus code, distances, site rules, a gate sign with a QR code, and who is on site.",
    keywords:
      "site, gate, coordinates, map, plus code, check-in, sign-in sheet, muster, visitors, directions",
  },
  jobSite: {
    title: "Job site",
    description: "How to get to a job site, what holds there, and who is on it.",
  },
  sitePhoto: { title: "Photo of a site", description: "A photo of the gate, so that a driver knows it." },
  sharedSiteSpot: {
    title: "Room or machine",
    description: "What to know at a room or a machine, and reporting what is wrong there.",
  },
  sharedSite: { title: "Job site check-in", description: "What holds on a job site, and checking in." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
