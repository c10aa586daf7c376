const en = {
  lead: "This page is new. What it says has to be written.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "new-thing": typeof en;
  }
}
