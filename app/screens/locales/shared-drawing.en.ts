const en = {
  sharedDrawing: {
    title: "Shared drawing",
    description: "A drawing with what was read on it, shared by a link: see it, answer, approve.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
