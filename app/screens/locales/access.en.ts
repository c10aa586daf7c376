const en = {
  access: {
    title: "Who has access",
    description:
      "Risks with their reasons, every link and every member who can get at your data, each to be ended in one press.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
