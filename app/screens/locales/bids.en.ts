const en = {
  bidManagement: {
    title: "Bid packages",
    description:
      "Give out work to bid on, sealed until the opening, and compare every bid on the same scope.",
    keywords:
      "bid, bidding, tender, bid leveling, subcontractor bids, invitation to bid, addendum, sealed bid, award",
  },
  bidPackage: {
    title: "Bid package",
    description: "Scope, documents, companies, addenda and questions of one package.",
  },
  bidLeveling: {
    title: "Bids leveled",
    description: "Every bid of a package on the same scope, with gaps and double coverage.",
  },
  bid: {
    title: "Bid",
    description: "One bid, item by item.",
  },
  bidLetters: {
    title: "Letters of an award",
    description: "A letter to the winner and to each of the others.",
  },
  sharedBid: {
    title: "Invitation to bid",
    description: "Read a package, ask, and send your bid without an account.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
