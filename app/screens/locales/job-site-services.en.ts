const en = {
  siteServices: {
    title: "Job site services",
    description:
      "Toilets, hand washing, water, fence, dumpsters and temporary power: how many by rule, asked for with their frequency, with a log of what was missed and a number for the call that ends the hire.",
    keywords:
      "portable toilet, porta potty, hand wash, drinking water, temporary fence, dumpster, generator, 29 CFR 1926.51, off-hire, missed service",
  },
  siteService: {
    title: "Service of a site",
    description: "One service with its log and the call that ended it.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
