const en = {
  arVisualizer: {
    title: "AR visualizer",
    description:
      "Ten objects by their sizes: drawings, whether they fit, code checks, and a model at true size.",
    keywords:
      "AR, augmented reality, true size, 3D, model, GLB, deck, stair, stairs, shed, cabinet, ramp, retaining wall, fence, scaffold, excavator, swing, clearance, turning, does it fit, DXF",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
