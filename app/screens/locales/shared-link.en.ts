const en = {
  sharedLink: {
    title: "Shared with you",
    description: "A record that somebody shares with you by a link.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
