const en = {
  calculators: {
    title: "Calculators",
    description:
      "Calculators for concrete, framing, stairs, roofs, electrical, safety and more: every step with its numbers, its source and a drawing, in feet and inches or metric.",
    keywords:
      "calculator, concrete, yards, bags, rebar, stairs, rafter, roofing squares, voltage drop, board feet, trench, beam",
  },
  savedCalculations: {
    title: "Saved calculations",
    description:
      "The calculations you keep, by site, with what went in and what came out, to open again and to print.",
    keywords: "saved calculations, kept results, take-off notes, site calculations, print",
  },
  calculator: {
    title: "Calculator",
    description: "One calculation with every step, its sources and a drawing with dimensions.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
