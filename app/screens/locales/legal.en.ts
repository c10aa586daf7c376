const en = {
  legal: {
    title: "Legal",
    description: "Terms of service, privacy policy and copyright notice.",
    keywords:
      "terms, conditions, TOS, privacy, policy, data, cookies, copyright, DMCA, disclaimer, license, liability, fine print",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
