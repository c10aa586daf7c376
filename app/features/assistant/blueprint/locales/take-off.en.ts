const en = {
  title: "Take-off",
  sampleTitle: "Sample plan: a small house",
  sampleText:
    "A drawing of ours for trying things out, 800 × 560 px. Its scale is 20 px to the foot: the house is 30 ft × 20 ft, 600 ft² inside the lines.",
  plan: "Sample plan; press on it to set a point",
  drawing: "The drawing; press on it to set a point",
  share: "Share by link",
  shareText: "Let somebody without an account see it, answer or approve.",
  back: "Back to the analyzer",
  zoom: "Size of the picture",
  zoomTo: "{{pixels}} px",
  tool: "What to measure",
  tools: {
    scale: "Scale",
    check: "Check of the scale",
    length: "Length",
    area: "Area",
    deduct: "Deduction",
    count: "Count",
  },
  howTo: {
    scale: "Press on both ends of a dimension whose length you know.",
    check: "Press on both ends of a second dimension, best across the first.",
    length: "Press on the points along the line.",
    area: "Press on the corners, one after the other.",
    deduct: "Press on the corners of what is taken off the area before it.",
    count: "Press on each piece.",
  },
  points: "Points",
  pointsHint: "Or type them in pixels of the picture: 120,80 420,80",
  pending_one: "{{count}} point set",
  pending_other: "{{count}} points set",
  length: "Its length in the building",
  lengthHint: "Feet and inches or metric: 25'-0\", 12' 6 1/2\", 7.62 m",
  label: "Name",
  labelHint: "For the list: north wall, kitchen floor",
  price: "Price for a foot, square foot or piece, in dollars",
  priceHint: "Optional. Prices are shown only after the scale is checked.",
  undo: "Take the last point back",
  finish: "Finish",
  clear: "Begin anew",
  removeOf: "Remove {{name}}",
  states: {
    none: "No scale yet. Lengths and areas need one.",
    unchecked: "The scale is set, but no second dimension checks it. Nothing is priced before that.",
    good: "A second dimension agrees with the scale: {{percent}}% apart.",
    warn: "The second dimension is {{percent}}% off. Up to 1% is usual; look at the points again.",
    blocked:
      "The second dimension is {{percent}}% off, more than 3%. Nothing is priced until the scale is set anew.",
  },
  stateTitle: {
    none: "No scale",
    unchecked: "Not checked",
    good: "Checked",
    warn: "Doubtful",
    blocked: "Blocked",
  },
  perMeasure: "{{pixels}} px to the foot",
  list: "What was measured",
  empty: "Nothing is measured yet.",
  perimeter: "perimeter {{value}}",
  deducted: "less {{value}}",
  crossed: "The outline crosses itself and has no area",
  needsScale: "needs a scale",
  total: "Total",
  unnamed: "{{kind}} {{number}}",
  zoneCheck: "Check for this zone",
  kept: {
    save: "Save the take-off",
    saved: "The take-off is saved with the drawing.",
    unsaved: "Not saved yet: the take-off stands only in this page's address.",
    nothing: "What you finish measuring is saved with the drawing.",
    stale: "This drawing was changed on another page",
    staleText: "What you see here is yours and is not saved. Save again to put it in place of what is kept.",
    staleMeasuring:
      "Below is what is kept now, together with what you had set and typed. Nothing of yours is saved yet: press again to add it or to remove a measure.",
    openKept: "Open what is kept",
    linesTitle: "What stands on it",
    linesSave: "Check and keep these lines",
  },
  full: {
    title: "This page's address is full",
    text: "What is measured on the sample plan stands in the page's address, which has no more room. Keep the plan in your account: the take-off goes along, this measurement with it, and has room there for several times as many.",
    keep: "Keep this plan and its take-off",
    signIn: "Sign in on a new page, then press “{{finish}}” here again",
  },
  errors: {
    summary: "There is a problem",
    length: "Type the length as feet and inches or metric, such as 25'-0\" or 7.62 m",
    points_one: "One more point is needed",
    points_other: "{{count}} more points are needed",
    price: "Type the price as a number, such as 4.50",
    tooMany:
      "One measurement takes {{count}} points at most. Finish it and go on with another, or take a point back",
    full: "Not added: the take-off is full. What was measured before and the points set now are all still here",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "take-off": typeof en;
  }
}
