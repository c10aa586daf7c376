const en = {
  securityLog: {
    title: "Security log",
    description:
      "Who signed in, from where, and what was changed, with seals that show whether the log is whole.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
