const en = {
  vipBenefits: {
    title: "Your benefits",
    description: "Each benefit of your plan, whether it was used, and the button that uses it.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
