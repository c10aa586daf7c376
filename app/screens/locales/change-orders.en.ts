const en = {
  changeOrders: {
    title: "Change orders",
    description:
      "Price a change, send it by link and have it approved under a typed name before it is built.",
    keywords: "change order, CO, extra work, variation, contract change, PCO, change proposal",
  },
  changeOrder: {
    title: "Change order",
    description: "One change: its lines and total, days, what was sent and who approved it.",
  },
  sharedChangeOrder: {
    title: "Change order to approve",
    description: "One change to approve or reject under a typed name, without an account.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
