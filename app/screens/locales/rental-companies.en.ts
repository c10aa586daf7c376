const en = {
  rentalCompanies: {
    title: "Rental companies",
    description:
      "Rental yards with their fees side by side: delivery, waiver, fuel, cleaning, weekends and when the bill stops, and one basket of machines priced at every list.",
    keywords:
      "rental company, yard, branch, equipment rental, fee schedule, delivery, damage waiver, environmental fee, off-rent, scissor lift, excavator",
  },
  rentalCompany: {
    title: "Rental company",
    description: "One rental company with its yards, its list, its terms and what its customers say.",
  },
  rentalCompanyForm: {
    title: "Page of a company",
    description: "Write or change the page of a rental company.",
  },
  claims: {
    title: "Claims of pages",
    description: "Firms that say that a page is their own, with their evidence.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
