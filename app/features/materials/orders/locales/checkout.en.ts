const en = {
  title: "Checkout",
  lead: "Where it goes, what it costs with tax, and one button. Nothing is charged before the next page.",
  empty: "Your cart is empty",
  emptyText: "There is nothing to order. If you sent an order a moment ago, it is in your list.",
  toShop: "Go to the shop",
  toOrders: "Your orders",
  test: "Test payment: no money moves",
  testText: "You can go through the whole purchase. No card is asked for, and nothing is charged.",
  contact: "Who orders",
  email: "E-mail for the confirmation",
  address: "Where the parcel goes",
  addressText: "We ship within the United States, without a charge for the shipping.",
  name: "Name of the recipient",
  line1: "Street and number",
  line2: "Apartment, unit or company (may be left empty)",
  city: "City",
  region: "State",
  choose: "Choose a state",
  zip: "ZIP code",
  summary: "Your order",
  taxLater:
    "Sales tax is worked out from the state that the parcel goes to. The total comes before you order.",
  noTax: "No sales tax is collected for this order.",
  review: "Show the total with tax",
  reviewFiles: "Show the total",
  reviewed: "This is the total. Nothing was ordered yet.",
  place: "Order for {{amount}}",
  change: "Change the cart",
  changed: "Prices have changed since you put these into the cart",
  changedLine: "{{product}}: {{before}} before, {{now}} now",
  agree: "I have read the new prices",
  short: "Not enough in stock",
  shortLine_one: "{{product}}: {{count}} left, {{wanted}} in your cart",
  shortLine_other: "{{product}}: {{count}} left, {{wanted}} in your cart",
  reward: "Reward",
  rewardField: "A reward of your points",
  rewardHint: "Choose it, then show the total.",
  rewardNone: "None",
  rewardOrder: "{{amount}} off this order",
  rewardProduct: "{{amount}} off: {{product}}",
  errors: {
    summary: "Nothing was ordered",
    form: "This form was incomplete. Please send it again.",
    changed:
      "The cart, a price or the tax is no longer as this page showed it. This is how it is now; order if it is right.",
    unread: "Say that you have read the new prices",
    soldOut: "Somebody was faster: there are not so many left. Change the quantity in the cart.",
    email: "Enter an e-mail address such as name@example.com",
    name: "Enter the name of the recipient",
    line1: "Enter street and number",
    city: "Enter the city",
    region: "Choose a state",
    zip: "Enter a ZIP code such as 78701 or 78701-1234",
    long: "Enter at most 100 letters",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    checkout: typeof en;
  }
}
