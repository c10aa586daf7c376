const en = {
  home: {
    title: "Home",
    description:
      "The digital foundation of modern construction: ask Joe about codes and materials, and shop for templates, guides and gear.",
    keywords: "start, front page, main page, welcome, overview, beginning",
  },
  services: {
    title: "Services",
    description: "All pages by area, with a search.",
    keywords: "index, sheet list, all pages, everything, directory, contents, site map, find, menu, features",
  },
  tools: {
    title: "Tools",
    description: "Where something is worked out: ask, look up, check.",
    keywords: "apps, utilities, work out, instruments, toolbox, kit, do it, figure out",
  },
  membership: {
    title: "Membership",
    description: "Three plans, what each holds, and what each costs.",
    keywords:
      "plans, pricing, price, cost, subscription, subscribe, upgrade, tiers, Builder, Pro, Enterprise, team, seats, free, monthly, billing, join, sign up",
  },
  kit: {
    title: "UI kit",
    description: "Every part that pages are built of, in every state.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
