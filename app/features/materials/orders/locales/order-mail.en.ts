const en = {
  subject: "Your order {{number}}",
  lead: "Thank you. Your order {{number}} is confirmed.",
  test: "This was a test payment: no money has moved.",
  tax: "Sales tax",
  total: "Total",
  digital:
    "Documents, courses and guides of this order are not finished yet. They will be handed over on the order's page; until then you can cancel, and everything is paid back.",
  where:
    "How it stands, the invoice, and everything you can do with it (in the browser where you ordered, or signed in):",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "order-mail": typeof en;
  }
}
