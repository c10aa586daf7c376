const en = {
  sharedWithMe: {
    title: "Shared with me",
    description: "What others share with you by links that your account keeps.",
  },
  keepLink: {
    title: "Keep a shared page",
    description: "A page that somebody shares by a link, kept with an account.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
