const en = {
  securityDashboard: {
    title: "Security",
    description:
      "Sessions, second step, passkeys and linked sign-ins of your account, each ended in one press.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
