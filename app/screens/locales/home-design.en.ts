const en = {
  aiHomeDesign: {
    title: "AI home design",
    description:
      "From a list of rooms and a lot to floor plans with dimensions, a code check and a cost range.",
    keywords:
      "house plan, floor plan, home plan, layout, design, house, ADU, bedrooms, rooms, lot, setback, architect, draw, sketch, DXF, SVG",
  },
  homePlans: { title: "Kept home plans", description: "Floor plans that you keep, with their versions." },
  sharedHomePlan: { title: "Home plan", description: "A floor plan that somebody shares with you." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
