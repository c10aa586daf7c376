const en = {
  fuelupDelivery: {
    title: "Fuel delivery",
    description:
      "When each machine runs dry, fuel ordered for each by kind, a metered ticket for each fill, and the true price of a gallon.",
    keywords:
      "diesel, dyed diesel, off-road diesel, red diesel, gasoline, DEF, wet hosing, refueling, bulk fuel, fuel ticket, burn rate",
  },
  fuelOrderForm: { title: "Order fuel", description: "Fuel for the machines of one site." },
  fuelOrder: { title: "Order of fuel", description: "One order with its tickets and its invoice." },
  fuelRecords: { title: "Fuel records", description: "Tickets of three years, by fuel and cost code." },
  sharedFuelOrder: { title: "Fuel to deliver", description: "Tickets for the driver." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
