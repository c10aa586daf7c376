const en = {
  materialExpress: {
    title: "Material delivery",
    description:
      "Lists of material from an estimate, a file or the last order, with whole packs, weight and trucks, prices of suppliers compared line by line, a window at the gate, and what was signed for.",
    keywords:
      "material order, lumber yard, building supply, delivery window, request for quote, compare suppliers, delivery ticket, short delivery, three-way match, load, truck, CSV",
  },
  materialOrder: {
    title: "Material order",
    description: "One order of material, from the list to what was signed for at the gate.",
  },
  sharedMaterialOrder: {
    title: "Order to deliver",
    description: "An order of material for the supplier who brings it.",
  },
  sharedMaterialQuote: {
    title: "Request for prices",
    description: "A list of material for which a supplier is asked for prices.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
