const en = {
  calculators: {
    title: "Calculators",
    description:
      "Calculators for concrete, framing, stairs, roofs, electrical, safety and more: every step with its numbers, its source and a drawing, in feet and inches or metric.",
    keywords:
      "calculator, concrete, yards, bags, rebar, stairs, rafter, roofing squares, voltage drop, board feet, trench, beam",
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
