const en = {
  hero: {
    title: "The Digital Foundation of Modern Construction",
    lead: "Empowering construction professionals with AI-powered tools, community connections and innovative solutions.",
    ask: "Ask Joe a question",
    shop: "Open the shop",
    caption: "Roof truss, drawn for show",
    span: "24'-0\"",
    rise: "8'-0\"",
  },
  index: {
    title: "Sheet index",
    lead: "What stands today. New sheets join this list as they are finished.",
    number: "Sheet",
    name: "Title",
    purpose: "What it does",
  },
  principles: {
    title: "How we build",
    cite: {
      title: "Cited, or not at all",
      text: "An answer names its section and edition, or Joe says that he does not know.",
    },
    anywhere: {
      title: "Any phone, any signal",
      text: "Every page reads and sends without scripts, with gloves on, on two bars.",
    },
    languages: {
      title: "Three languages",
      text: "English, Spanish and Hebrew, written by meaning, in the trade's own words.",
    },
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    home: typeof en;
  }
}
