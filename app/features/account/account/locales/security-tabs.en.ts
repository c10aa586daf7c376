const en = {
  label: "Parts of security",
  tabs: {
    account: "Account",
    access: "Who has access",
    log: "Log",
    sites: "Site security",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "security-tabs": typeof en;
  }
}
