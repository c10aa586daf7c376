const en = {
  factsTitle: "Before you go in",
  visitTitle: "Check in",
  openMap: "Open in maps",
  name: "Your name, printed",
  company: "Company (optional)",
  reason: "You come as",
  reasons: { visitor: "Visitor", crew: "Crew", delivery: "Delivery", inspector: "Inspector" },
  accepted: "I have read the hazards and rules above and will follow them",
  checkIn: "Check in",
  here: {
    use: "Add my distance to the gate",
    asking: "Asking the device for its position…",
    failed: "The device gave no position. Check in without it.",
    added: "{{distance}} from the gate. Only this distance is kept, not where you are.",
    distance: { m: "{{value}} m", km: "{{value}} km", ft: "{{value}} ft", mi: "{{value}} mi" },
  },
  leaving: "Leaving: your name, as when you came",
  leavingHint: "A muster counts on it",
  checkOut: "Check out",
  noHospital: "No emergency room is named for this site",
  facts: {
    gate: "Gate",
    hours: "Hours",
    parking: "Parking and deliveries",
    hazards: "Hazards",
    ppe: "Protective equipment",
    hospital: "Nearest emergency room",
    contacts: "Contacts",
    rules: "Site rules",
  },
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    printedName: "Print your name",
    long: "This is too long: at most {{most}} characters",
    reason: "Choose what you come as",
    accepted: "Read the hazards and rules, then tick the box",
  },
  refused: {
    present: "Somebody of this name is checked in already. Add an initial, or check out first.",
    absent: "Nobody of this name is checked in here. Write it as when you came.",
    changed: "The site was changed meanwhile. Read what holds now, then check in.",
    full: "This list is full. Tell the site's contact.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "site-visit": typeof en;
  }
}
