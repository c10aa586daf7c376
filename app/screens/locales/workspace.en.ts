const en = {
  workspace: {
    title: "Workspace",
    description: "Where you work, who belongs to it and as what, and who is invited.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
