const en = {
  lead: {
    services: "All pages by discipline. New ones are listed as soon as they are finished.",
    tools: "The sheets where you work something out. New ones join the list as they are finished.",
  },
  areas: {
    general: "General",
    account: "Account",
    assistant: "Assistant and AI",
    projects: "Projects",
    safety: "Safety",
    equipment: "Equipment",
    materials: "Materials and shop",
    business: "Business",
    network: "Network",
    university: "University",
    tools: "Calculators and lookups",
    patents: "Patents",
    legal: "Legal",
  },
  jump: "Areas",
  search: {
    label: "Search the sheets",
    hint: "A word or a sheet number, such as contract or A-101",
    submit: "Search",
    clear: "Show the whole list",
    cut: "Your search was longer than {{max}} characters. We read the first {{max}}.",
    all_one: "{{count}} sheet",
    all_other: "{{count}} sheets",
    found_one: "{{count}} sheet for “\u2068{{q}}\u2069”",
    found_other: "{{count}} sheets for “\u2068{{q}}\u2069”",
    none: "No sheet found for “\u2068{{q}}\u2069”",
  },
  results: "What was found",
  nearest: "The nearest sheets",
  lost: {
    title: "Perhaps it goes by another word",
    text: "Try another word for it, look in the list below, or ask Joe.",
  },
  askJoe: "Ask Joe",
  inServices: "Search all services",
  recent: "Opened last",
  phases: {
    label: "Phases of a job",
    all: "All",
    win: "Win work",
    plan: "Plan",
    build: "Build",
    paid: "Get paid",
    close: "Close out",
  },
  pins: {
    title: "Pinned",
    none: "Nothing is pinned. A pin in the index keeps a page at hand.",
    find: "Find pages to pin",
    pinOf: "Pin: \u2068{{title}}\u2069",
    unpinOf: "Unpin: \u2068{{title}}\u2069",
    topOf: "To the top: \u2068{{title}}\u2069",
    top: "To the top",
    unpin: "Unpin",
  },
  toasts: {
    sheetPinned: "Pinned to the top of the index.",
    sheetUnpinned: "No longer pinned.",
    sheetPinsFull: "You have pinned as many pages as there is room for. Unpin one first.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "sheet-index": typeof en;
  }
}
