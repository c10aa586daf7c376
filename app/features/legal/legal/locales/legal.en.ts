const en = {
  documents: "Legal documents",
  tabs: { terms: "Terms", privacy: "Privacy", copyright: "Copyright" },
  effective: "Effective {{date}}",
  contents: "Contents",
  short: "In short",
  cookieTable: {
    caption: "The cookies of this site",
    name: "Cookie",
    purpose: "What it is for",
    life: "How long it stays",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
    session: "Until the browser is closed",
  },
  contact: {
    title: "How to reach the operator",
    phone: "Phone",
    email: "E-mail",
    missing:
      "The operator of this installation has entered neither a telephone number nor an e-mail address.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    legal: typeof en;
  }
}
