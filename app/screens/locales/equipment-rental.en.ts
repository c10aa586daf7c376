const en = {
  equipmentRental: {
    title: "Equipment rental",
    description:
      "Machines for rent from builders and rental yards in one search: free on your days, with the whole price and the distance.",
    keywords:
      "rent, rental, equipment, excavator, skid steer, lift, telehandler, generator, delivery, deposit, damage waiver, day rate, week rate",
  },
  loanClaims: {
    title: "Disputed claims",
    description: "Claims of damage that owner and renter of a machine could not agree on.",
  },
  equipmentListing: {
    title: "A machine for rent",
    description: "One machine with its calendar, its price for your days, and asking for it.",
  },
  listEquipment: {
    title: "List your equipment",
    description: "Your machines for rent, a form for another one, and what builders near you need.",
  },
  peerToPeerRentals: {
    title: "Peer-to-peer rentals",
    description:
      "What you lend to other builders and borrow from them, from the request to the returned deposit.",
    keywords: "lend, borrow, peer to peer, rental, deposit, request, handover, return",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
