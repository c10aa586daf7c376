const en = {
  subject: "Your order {{number}}",
  lead: "Thank you. Your order {{number}} is confirmed.",
  test: "This was a test payment: no money has moved.",
  tax: "Sales tax",
  total: "Total",
  digital: "Documents, courses and guides of this order stand in your library:",
  where:
    "How it stands, the invoice, and everything you can do with it (in the browser where you ordered, or signed in):",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "order-mail": typeof en;
  }
}
