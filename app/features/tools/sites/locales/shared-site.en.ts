const en = {
  toasts: {
    visitCheckedIn: "You are checked in. Check out when you leave.",
    visitCheckedOut: "You are checked out. Safe travels.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "shared-site": typeof en;
  }
}
