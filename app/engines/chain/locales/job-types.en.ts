/** What each kind of job is called, from the first quote to the deal. */
const en = {
  names: {
    newBuild: "New build",
    addition: "Addition",
    roof: "Roof",
    deck: "Deck",
    bath: "Bathroom",
    kitchen: "Kitchen",
    drywall: "Drywall",
    paint: "Painting",
    slab: "Concrete slab",
    fence: "Fence",
    siding: "Siding",
    windows: "Windows and doors",
    hvac: "Heating and cooling",
    panel: "Electrical panel",
    heater: "Water heater",
    adu: "Backyard home (ADU)",
    demo: "Demolition inside",
    tile: "Tile",
    insulation: "Insulation",
    gutters: "Gutters",
    exterior: "Exterior",
    repair: "Repair",
    commercial: "Commercial",
    other: "Other work",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "job-types": typeof en;
  }
}
