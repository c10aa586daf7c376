const en = {
  legal: {
    title: "Legal",
    description: "Terms of service, privacy policy and copyright notice.",
    keywords:
      "terms, conditions, TOS, privacy, policy, data, cookies, copyright, DMCA, disclaimer, license, liability, fine print",
  },
  legalRequest: {
    title: "Request to the operator",
    description: "Ask for your data, their deletion, or a takedown, and see how far it is.",
  },
  requests: {
    title: "Requests",
    description: "Requests for access, deletion and takedown, by their due date.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
