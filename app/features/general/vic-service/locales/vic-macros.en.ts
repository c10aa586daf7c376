/** Answers that the desk gives often, in the language of whoever asked. */
const en = {
  received: {
    title: "We have it",
    text: "Thank you. We have your ticket and are on it. You will hear from us here.",
  },
  moreDetail: {
    title: "More detail",
    text: "To go on we need a little more: what exactly happened, since when, and what did you expect?",
  },
  photo: {
    title: "A photo, please",
    text: "Please add a photo or the paper itself to this ticket, so that we see what you see.",
  },
  permitPapers: {
    title: "Papers of a permit",
    text: "For a permit the office usually asks for the application, two sets of plans, the site plan and proof of insurance. Tell us which of these are missing, and from which office.",
  },
  lienWaiver: {
    title: "Lien waiver",
    text: "While a payment is not in your account, sign a conditional waiver only. You find both kinds under lien waivers on this site.",
  },
  supplierFound: {
    title: "Suppliers found",
    text: "We found suppliers who have it. They are listed below with price, stock and delivery as they told us. Please confirm with them before you order.",
  },
  licenceCheck: {
    title: "License checked",
    text: "We looked the license up in the public register. What it says, and the day on which we looked, stands below.",
  },
  invoiceSent: {
    title: "Invoice mended",
    text: "Your invoice is mended and stands in your orders. The old one is no longer valid.",
  },
  tryAgain: {
    title: "Please try again",
    text: "We mended it. Please load the page anew and try again, and tell us if it still fails.",
  },
  solved: {
    title: "Solved",
    text: "This is done. If something is missing, open the ticket again within 14 days.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "vic-macros": typeof en;
  }
}
