const en = {
  workspaceInvitation: {
    title: "Invitation",
    description: "Accept an invitation to a workspace.",
    keywords: "Workspace invitation",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
