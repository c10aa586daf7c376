const en = {
  title: "The gate",
  on: "Punches and bookings ask the gate: whoever comes here to work or to deliver and is not cleared is flagged, and never stopped.",
  off: "Punches and bookings do not ask the gate: nobody who comes here is flagged.",
  asks: "Ask the gate and flag who is not cleared",
  hint: "Workers who are clocked in, and firms that bring material or a service.",
  save: "Save",
  open: "Who is cleared, and what is missing",
  toasts: { siteGateSet: "Saved" },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "site-gate": typeof en;
  }
}
