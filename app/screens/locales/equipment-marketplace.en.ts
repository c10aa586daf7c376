const en = {
  equipmentMarketplace: {
    title: "Equipment marketplace",
    description:
      "Used machines to buy and sell: hours, papers and service log, offers and counter-offers, inspection list, bill of sale, rent or buy.",
    keywords:
      "buy, sell, used, equipment, machine, second hand, offer, price, hours, serial number, lien, title, bill of sale, inspection, rent or buy",
  },
  machineForSale: {
    title: "A machine for sale",
    description: "One used machine with its facts, what others ask, and what owning it comes to.",
  },
  sellEquipment: {
    title: "Sell equipment",
    description: "Your machines for sale, and a form for another one.",
  },
  machineOffers: {
    title: "Offers for machines",
    description: "What you offered for machines and what others offered for yours, up to the bill of sale.",
  },
  machineReports: {
    title: "Reported machines",
    description: "Machines for sale that somebody reported as stolen or suspicious.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
