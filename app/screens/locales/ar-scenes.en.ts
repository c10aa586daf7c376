const en = {
  arScenes: {
    title: "Kept scenes",
    description: "Objects kept with their room and phone, to open again and to share.",
    keywords: "scene, kept, saved, share, AR, calibration, phone, tape",
  },
  sharedArScene: { title: "Shared scene", description: "A kept object for whoever holds a link to it." },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
