const en = {
  siteReports: {
    title: "Site security",
    description:
      "Report theft, trespass and damage on a job site, with what the police and the insurer ask for.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
