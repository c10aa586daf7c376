const en = {
  jobSiteLocator: {
    title: "New page: job-site-locator",
    description: "What this page is for has to be written.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
