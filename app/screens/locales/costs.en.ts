const en = {
  projectCosts: {
    title: "Costs by code",
    description: "Budget, approved changes, actual cost, forecast and variance of a job, by cost code.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
