const en = {
  title: "Verification level",
  level: "Level {{level}} of {{most}}",
  levels: {
    none: {
      name: "Not verified",
      why: "Nobody has shown yet that they read mail at this address.",
      next: "Confirm the address",
    },
    address: {
      name: "Address confirmed",
      why: "Whoever made the account reads mail at its address.",
      next: "Set up a second step",
    },
    secondStep: {
      name: "Address and second step",
      why: "The address is confirmed, and nobody gets in by a password or a mailed code alone.",
    },
  },
  limits: "The level says nothing about the firm, its license or its insurance.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    verification: typeof en;
  }
}
