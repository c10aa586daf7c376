const en = {
  lead: "The words of the trade in English, Spanish and Hebrew: what they mean, what they are called elsewhere, and how a crew says them.",
  search: {
    label: "A word in any of the three languages",
    hint: "As you heard it: drywall, tablaroca, shpakhtel, שפכטל",
    submit: "Find",
    all: "Show all terms",
  },
  found_one: "{{count}} term",
  found_other: "{{count}} terms",
  tradesTitle: "Trades",
  allTrades: "All trades",
  lettersTitle: "By letter",
  allLetters: "All",
  day: "Term of the day",
  none: {
    title: "Not in the glossary yet",
    text: "Nothing is called “{{q}}” here. Tell us what it means, and we add it once somebody has checked it.",
    meant: "Did you mean",
    suggest: "Suggest this word",
  },
  cards: "Learn with cards",
  suggest: "Suggest a word",
  suggestName: "Suggest another name",
  learn: "Learn the terms of this trade",
  pages: {
    label: "Pages",
    position: "{{from}}–{{to}} of {{total}}",
    previous: "Previous",
    next: "Next",
  },
  breadcrumbs: "You are here",
  meaning: "What it means",
  inLanguages: "In the three languages",
  confused: "Often confused with",
  elsewhere: "Also called",
  sounds: "sounds like",
  notWritten: "Not written in this language yet.",
  source:
    "These are words as crews use them, collected by us. A name that is right in one place may mean something else in the next: check on plans and orders.",
  neighbours: "Before and after it",
  hear: "Hear “{{name}}”",
  noVoice: "This device has no voice for this language.",
  languages: { en: "English", es: "Spanish", he: "Hebrew" },
  regions: {
    en: "English, everywhere",
    "en-gb": "Britain and Ireland",
    "en-site": "On site, in English",
    es: "Spanish, everywhere",
    "es-mx": "Mexico",
    "es-cam": "Central America",
    "es-car": "Caribbean",
    "es-sam": "South America",
    "es-es": "Spain",
    "es-us": "Crews in the United States",
    he: "Hebrew, everywhere",
    "he-site": "On site, in Hebrew",
  },
  trades: {
    sitework: "Earth and site",
    concrete: "Concrete",
    masonry: "Masonry",
    framing: "Framing",
    structure: "Structure",
    roofing: "Roofing",
    openings: "Doors and windows",
    finishes: "Finishes",
    plumbing: "Plumbing",
    electrical: "Electrical",
    hvac: "Heating and air",
    tools: "Tools and machines",
    safety: "Safety",
    office: "People and papers",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    lingo: typeof en;
  }
}
