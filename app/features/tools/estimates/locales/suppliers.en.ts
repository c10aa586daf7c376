const en = {
  nobody: "No supplier named",
  age_one: "{{date}}, {{count}} day old",
  age_other: "{{date}}, {{count}} days old",
  old: "older than 180 days",
  lowest: "lowest",
  more: "{{more}} above the lowest",
  take: "Take these prices",
  takeLowest: "Take these prices: the lowest for each line",
  takeOf: "Take these prices: {{supplier}}",
  takeChosen: "Take the chosen prices",
  items: {
    title: "Suppliers, item by item",
    text: "Own prices of one code and one unit, the lowest first. Give the same thing the same code in each supplier's list, or the same description where there are no codes.",
    count_one: "{{count}} item with a price",
    count_other: "{{count}} items with a price",
    one: "A comparison needs the prices of two suppliers.",
    missing: "No price in this unit from:",
    first: "The first {{count}} are shown. Search for the others.",
  },
  whole: {
    title: "The whole estimate",
    text: "All material before tax and what is added. What a supplier does not have stays at the price that stands now.",
    now: "As it stands now",
    lowest: "Each line at its lowest price",
    best: "Lowest from one supplier that has everything: {{supplier}}, {{sum}}",
    noBest_one: "No supplier has everything. {{supplier}} comes closest: {{count}} line is missing.",
    noBest_other: "No supplier has everything. {{supplier}} comes closest: {{count}} lines are missing.",
    priced: "has {{priced}} of {{count}}",
    oldest_one: "oldest price {{count}} day old",
    oldest_other: "oldest price {{count}} days old",
    old_one: "{{count}} older than 180 days",
    old_other: "{{count}} older than 180 days",
    missing: "Missing:",
    others_one: "and {{count}} more",
    others_other: "and {{count}} more",
  },
  lines: {
    title: "Line by line",
    now: "Now {{sum}}: {{supplier}}",
    ofNone: "no supplier's price",
    choose: "Take the price of",
    chooseFor: "Take the price of, for {{text}}",
    keep: "Leave as it is",
    first: "The first {{count}} lines are shown. The buttons above take all.",
    otherUnit: "Not compared, another unit:",
    byUnit: "{{supplier}} ({{unit}})",
    noUnit: "no unit",
  },
  without: {
    title: "No supplier's price",
    text: "These lines stay as they are in every sum above.",
    locked: "the price is locked",
  },
  none: {
    title: "Nothing to compare yet",
    text: "The price book has no own prices. Read the lists of your suppliers into it, then compare them here.",
    other:
      "No own price has the code and the unit of a line of this estimate. Give your prices the codes of the items.",
    book: "Price book",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    suppliers: typeof en;
  }
}
