const en = {
  lead: "How many toilets, boxes and panels a site needs, by the rule that says it; who brings them, whether they came when they were due, and a number for the call that ends the hire.",
  sample: "Sample",
  verify: "Verify with the local authority.",
  ask: "Ask for it",
  choose: "Choose",
  hired: "On hire",
  back: "All services",
  exampleTitle: "This is an example",
  exampleText: "Fourteen made-up services of four suppliers. They go as soon as you ask for one.",
  orders: "All orders",
  total: "So far",
  totalHow_one: "{{sum}} for {{count}} started block of 28 days",
  totalHow_other: "{{sum}} for {{count}} started blocks of 28 days",
  notServiced: "Not serviced",
  every_one: "Every day",
  every_other: "Every {{count}} days",
  weekly_one:
    "Service it {{count}} time a week: our assumption is 400 hours of people for each toilet between two services.",
  weekly_other:
    "Service it {{count}} times a week: our assumption is 400 hours of people for each toilet between two services.",
  missed_one: "{{count}} service missed",
  missed_other: "{{count}} services missed",
  compare: {
    title: "Suppliers side by side",
    how: "What each charged last for one of them, 28 days, and how often they missed a service: from your own book.",
    came: "{{missed}} of {{said}} services missed",
    nothing: "No service was noted yet",
  },
  kinds: {
    toilet: "Portable toilet",
    handWash: "Hand-wash station",
    water: "Drinking water",
    fence: "Temporary fence",
    dumpster: "Dumpster",
    power: "Temporary power",
  },
  sized: {
    toilet: "{{n}}",
    handWash: "{{n}}",
    water: "{{n}} gal a day",
    fence: "{{n}} panels",
    dumpster: "{{n}}",
    power: "{{n}}",
  },
  how: {
    toilet:
      "{{people}} people, one for each {{each}}; above 20, each with a seat and a urinal. They work {{worked}} hours a week together.",
    handWash:
      "{{people}} people, one for each 20: California's number. OSHA asks for washing facilities and gives none.",
    water:
      "{{people}} people for {{hours}} hours, a quart an hour each: California's number for heat. OSHA asks for an adequate supply of potable water.",
    fence:
      "{{feet}} ft of line in panels of {{panel}} ft. Where the public passes close by, the building code asks for barriers.",
    dumpster:
      "Boxes of {{size}} cubic yards: {{byVolume}} by volume, {{byWeight}} by weight, for about {{tons}} short tons at 10 tons a box. OSHA asks that waste is taken away; it gives no size.",
    power:
      "A generator of {{size}} kW each: {{needed}} kW are needed, at 80 % of its size, or {{peak}} kW while the largest motor starts at three times its power. Outlets of 15 and 20 A need ground-fault protection or an assured grounding program.",
  },
  debris: {
    mixed: "Mixed, 400 lb a yard",
    wood: "Wood, 300 lb a yard",
    shingles: "Shingles, 900 lb a yard",
    concrete: "Concrete and brick, 2000 lb a yard",
    soil: "Soil, 2200 lb a yard",
  },
  size: {
    title: "How many?",
    people: "People on site",
    hours: "Hours a day",
    days: "Days a week",
    fenceFeet: "Fence line, ft",
    debrisYards: "Debris, cubic yards",
    loadKw: "Running load, kW",
    motorKw: "Largest motor, kW",
    debris: "Kind of debris",
    go: "Work it out",
    note: "Weights of debris, ten tons a box, twelve feet a panel, starting at three times the power and 80 % of a generator are our assumptions: ask the supplier for theirs.",
  },
  order: {
    title: "Ask for a service",
    text: "It is written down here with its frequency and stands in your orders; call or write to the supplier yourself. Nothing is sent.",
    do: "Write it down",
  },
  fields: {
    kind: "Service",
    quantity: "How many",
    supplier: "Supplier",
    siteName: "Site",
    startsOn: "From",
    everyDays: "Serviced every so many days",
    everyHint: "0 for what is not serviced",
    month: "Dollars for one, 28 days",
    note: "Note: gate, access width, where it stands",
  },
  states: { requested: "Asked for", running: "On hire", off: "Called off", cancelled: "Cancelled" },
  log: {
    title: "Services",
    next: "Next due on {{day}}",
    none: "No service was due yet.",
    done: "Done",
    missed: "Missed",
    unsaid: "Nobody said",
    said: "What was there",
    wasDone: "It was done",
    wasMissed: "It was missed",
  },
  steps: {
    confirm: "It is here",
    cancel: "Cancel it",
    offText:
      "Call the supplier, then call it off here: you get a number with the time, to hold against a bill that goes on.",
    why: "Whom you told, and their number",
    callOff: "Call it off",
    frequency: "Change the frequency",
    remove: "Remove it with its log",
  },
  off: {
    title: "Called off",
    text: "Give this number and time to the supplier. It is written down here and does not change.",
  },
  errors: {
    summary: "Something is not right yet",
    form: "The form is too old. Load the page again.",
    long: "That is too long.",
    number: "Write a number in digits.",
    kind: "Choose a service.",
    quantity: "Write a whole number from 1 to 500.",
    supplier: "Name the supplier.",
    siteName: "Name the site.",
    day: "Choose a day.",
    everyDays: "Write whole days from 0 to 90.",
    money: "Write dollars in digits, such as 125 or 125.50.",
    full: "Your workspace has as many as it may have.",
    stale: "Somebody changed it meanwhile. Load the page again.",
    gone: "That is not there any more.",
    notDue: "No service was due on that day, or it has not come yet.",
  },
  toasts: {
    siteServiceOrdered: "Written down.",
    siteServiceRunning: "On hire.",
    siteServiceOff: "Called off. Keep the number.",
    siteServiceCancelled: "Cancelled.",
    siteServiceSaved: "Saved.",
    siteServiceMissed: "Written down as missed. Call the supplier.",
    siteServiceRemoved: "Removed.",
  },
};
export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "site-services": typeof en;
  }
}
