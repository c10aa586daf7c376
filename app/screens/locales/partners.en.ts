const en = {
  expressPartners: {
    title: "Partner offers",
    description:
      "What suppliers near you offer to members: terms, distance, plan and codes left before you drive there; a code that is read without a network.",
    keywords: "partners, perks, discounts, supplier offers, coupon, promo code, member benefits, savings",
  },
  partnerOffer: { title: "Offer of a partner", description: "One offer: terms, for whom, and its code." },
  myOffers: { title: "My codes", description: "Your codes from partners, to show or to print." },
  partnerForm: { title: "Be a partner", description: "Your firm as a partner, and what it offers." },
  adminPartners: { title: "Review of partners", description: "Firms that ask to be partners." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
