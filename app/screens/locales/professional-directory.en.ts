const en = {
  professionalDirectory: {
    title: "Professional directory",
    description:
      "Firms of every trade found by facts: licences and insurance with the day they were seen, reviews of real work only, languages on site, and the formula of the order printed. Nobody pays for a place.",
    keywords:
      "contractor, subcontractor, trade, license, insurance, reviews, find a pro, firm, near me, emergency, languages on site",
  },
  pro: {
    title: "Firm",
    description: "One firm with its trades, licences, insurance, reviews and how it is reached.",
  },
  proForm: { title: "Page of a firm", description: "Write or change the page of a firm." },
  proCompare: {
    title: "Firms side by side",
    description: "Up to four firms with the same facts in one table.",
  },
  reviewReports: {
    title: "Reported reviews",
    description: "Reviews that somebody reported, and what was decided.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
