const en = {
  subject: "Your order {{number}}",
  lead: "Thank you. Your order {{number}} is confirmed.",
  test: "This was a test payment: no money has moved.",
  tax: "Sales tax",
  total: "Total",
  digital: "Documents, courses and guides of this order stand in your library:",
  where:
    "How it stands, the invoice, and everything you can do with it (in the browser where you ordered, or signed in):",
  gift: {
    subject: "A gift for you",
    lead: "Hello {{name}}, {{buyer}} has a gift for you.",
    take: "The link below opens what is to read, fill in and download until {{day}}, without an account.",
    parcel: "What is to hold comes as a parcel.",
    see: "To your gift:",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "order-mail": typeof en;
  }
}
