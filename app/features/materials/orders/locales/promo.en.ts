const en = {
  field: "Promo code",
  hint: "If you have one. One for each order, and each code once.",
  hintCheckout: "Enter it, then show the total.",
  use: "Use it and go on to checkout",
  line: "Code {{code}}",
  errors: {
    unknown: "There is no such code. Check how it is written.",
    early: "This code does not hold yet",
    over: "This code does not hold any more",
    usedUp: "This code was used as often as it can be",
    again: "You have had this code with another order",
    least: "This code is for goods of {{least}} or more",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    promo: typeof en;
  }
}
