const en = {
  title: "Code lookup",
  lead: "Find the rule for your task, hold your own measure to it, and take a sheet along. Our words, with section and edition.",
  breadcrumbs: "Where you are",
  edition: "Edition {{edition}}",
  verify: "Verify with the local authority: what is adopted and amended where you build decides.",
  all: "All books",
  beside: "Beside it in the book",
  search: {
    label: "What are you looking for?",
    hint: "Words such as guard height, or a section such as R311.7.5.1 or 1926.502(b)",
    submit: "Search",
  },
  found: "Provisions for “{{q}}”",
  foundMore: "The {{shown}} that answer best are shown. Add a word or a section to narrow it down.",
  near: {
    title: "{{section}} is not recorded here",
    text: "Nothing is made up for it. These stand nearest in the book:",
  },
  none: {
    title: "Nothing found",
    text: "No provision here answers “{{q}}”. Try the name of the part, or a section. What is not recorded here can still be required.",
    ask: "Ask Joe",
  },
  books: {
    title: "Books",
    count_one: "{{number}} provision in our words",
    count_other: "{{number}} provisions in our words",
    cut: "The first 2,000 provisions are listed. Search finds the others.",
    irc: {
      name: "IRC: houses",
      text: "International Residential Code: one- and two-family houses and townhouses.",
    },
    ibc: {
      name: "IBC: other buildings",
      text: "International Building Code: everything larger than a house.",
    },
    nec: {
      name: "NEC: electrical",
      text: "National Electrical Code, NFPA 70.",
    },
    osha: {
      name: "OSHA: safety on site",
      text: "29 CFR 1926 and 1910: the federal rules for those who work.",
    },
    ada: {
      name: "ADA: accessibility",
      text: "2010 Standards for Accessible Design.",
    },
    ipc: {
      name: "IPC: plumbing",
      text: "International Plumbing Code.",
    },
    imc: {
      name: "IMC: mechanical",
      text: "International Mechanical Code.",
    },
    umc: {
      name: "UMC: mechanical, western states",
      text: "Uniform Mechanical Code.",
    },
  },
  chapters: {
    R3: "Planning and safety",
    R4: "Foundations",
    R5: "Floors",
    R6: "Walls",
    R7: "Wall coverings",
    R8: "Roof and ceiling framing",
    R9: "Roof coverings",
    R10: "Chimneys and fireplaces",
    N: "Energy",
    M: "Mechanical",
    G: "Fuel gas",
    P: "Plumbing",
    E: "Electrical",
  },
  pages: {
    label: "Pages of the book",
    position: "{{from}} to {{to}} of {{total}}",
    previous: "Back",
    next: "Next",
  },
  state: {
    label: "State",
    none: "No state chosen",
    city: "City or county",
    cityHint: "Optional: where it has adopted its own, that counts first",
    submit: "Show what it adopted",
  },
  group: {
    label: "Occupancy group (IBC)",
    none: "No group chosen",
    area: "Area of the floor",
    areaHint: "Optional: 2,400 ft² or 220 m²; a bare number is in square feet",
    submit: "Show what depends on it",
  },
  words: {
    title: "In the rule's own words",
    text: "Published by the United States government. More of the rule stands around it: read the official text.",
  },
  diagram: "Not to scale. The letters stand beside the numbers.",
  check: {
    title: "The numbers, and yours",
    hint: "What you measured, such as {{example}}; inches, feet or metric",
    unreadable: "This is no measure. Write it like 7-3/4 in, 2' 6\" or 19 cm.",
    submit: "Check my numbers",
    pass: "Meets it",
    fail: "Does not meet it",
    open: "Not decided by this number alone",
    passBy: "with {{margin}} to spare",
    failBy: "by {{margin}}",
  },
  keep: {
    title: "Keep it",
    note: "Note",
    noteHint: "For whom, where on the job, what was agreed",
    save: "Put it on my code sheet",
    change: "Save the note",
    remove: "Take it off the sheet",
  },
  scopes: {
    title: "What is it for?",
    any: "Anything",
    house: "House",
    building: "Public or larger building",
    site: "Work site",
    accessible: "Access for everybody",
  },
  touches: {
    title: "In other books about the same thing",
    text: "Each book speaks of its own: the IRC of houses, the IBC of other buildings, ADA of access for everybody, OSHA of people at work. More than one can apply to you.",
  },
  editions: {
    change: "What changed",
    moved: "Moved",
    changed: "Changed",
    same: "The same",
    title: "Editions side by side",
    text: "Only what differs, as far as it is recorded here. Which edition applies is decided where you build.",
    what: "What",
  },
  report: {
    title: "Is this outdated?",
    text: "Somebody goes through each report before a provision changes. As a member you are told.",
    label: "What should it say, and where does it say so?",
    hint: "The edition, the section, and a link if there is one",
    submit: "Report it",
    queued: "Outdated? {{section}}, edition {{edition}}: {{report}}",
  },
  sheet: {
    link: "My code sheet",
    title: "Code sheet",
    lead: "The provisions you keep, whole, with your notes. Print it and hand it over.",
    empty: "Nothing on the sheet yet",
    emptyText: "Open a provision and put it on the sheet. No account is needed.",
    toLookup: "Look up the codes",
  },
  errors: {
    reportEmpty: "Say what is outdated",
    reportLong: "This report is too long: at most {{most}} characters",
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    long: "This note is too long: at most {{most}} characters",
    full: "There is room for {{most}} provisions. Take one off first.",
  },
  toasts: {
    provisionSaved: "On your code sheet.",
    provisionRemoved: "Taken off the sheet.",
    provisionReported: "Reported. It waits for review.",
  },
  source: {
    title: "Where this comes from",
    verified: "Every figure was read in a public text that quotes or tabulates this provision.",
    known: "Not every figure was read again in a source. Check it before you build.",
    doubtful: "Confirm this before you rely on it: its source is in doubt.",
    from: "Source: {{source}}. Gone through on {{day}}.",
    official: "The official text",
    ask: "Ask Joe about this",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    codes: typeof en;
  }
}
