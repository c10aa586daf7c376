const en = {
  problem: "Not done yet",
  isIn: "In since {{time}}",
  isOut: "Not clocked in",
  in: "Clock in",
  out: "Clock out",
  switch: "Switch job",
  code: "Cost code, if you were given one",
  here: {
    use: "Add where I am",
    purpose:
      "Optional, and only used to flag a punch far from the gate. The distance is kept, not the place. You can clock in without it.",
    asking: "Asking your device",
    failed: "Your device did not say. You can clock in without it.",
    added: "Added to your next press",
  },
  errors: {
    form: "This page is out of date. Reload it and try again",
    long: "This is too long",
    waited: "You pressed more than a day ago, without a network: tell your foreman the time",
    already: "You are clocked in already",
    notIn: "You are not clocked in",
    gone: "This is not there any more",
    full: "There is no room for more. Tell your foreman",
    nobody: "This is not there any more",
    break: "This form is out of date. Reload the page",
    time: "This form is out of date. Reload the page",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "workforce-clock": typeof en;
  }
}
