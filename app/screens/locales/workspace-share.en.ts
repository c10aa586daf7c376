const en = {
  workspaceShare: {
    title: "Shared links",
    description: "Let others see or answer a record without an account, and see and end every link.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
