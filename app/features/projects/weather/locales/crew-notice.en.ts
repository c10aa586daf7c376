const en = {
  title: "The weather changes the plan",
  told: "told {{time}}",
  for: "for {{crew}}",
  planned: "Planned {{from}} to {{to}}",
  stop: "{{day}}: no go, {{why}}",
  next: {
    moves: "Begins on {{day}}",
    goesOn: "Goes on from {{day}}",
    follows: "Begins on {{day}}: the work before it moves",
    waits: "Waits: no day of this forecast fits",
  },
  newer: "There is a newer notice. Ask for its link.",
  onSample: "Worked out from a sample forecast, which is not your weather. Decide nothing by it.",
  asOf: "This is how it stood when it was told. A forecast is no promise: the foreman decides on the day.",
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "crew-notice": typeof en;
  }
}
