const en = {
  back: "All checks and states",
  facts: "What was written down",
  others: "Other checks of this license",
  again: "Look again",
  newer: "There is a newer check of this license below.",
  reading: {
    title: "What it means for this job",
    day: "Read on {{day}}, from what was written down and nothing else.",
  },
  overall: {
    stop: {
      title: "Do not sign on this record",
      text: "At least one point speaks against it. Settle it with the board before anybody signs or pays.",
    },
    ask: {
      title: "Ask before you sign",
      text: "Nothing speaks against it outright, but some points are open.",
    },
    nothing: {
      title: "Nothing in this note speaks against it",
      text: "That is not a confirmation: it is what somebody read on the day given.",
    },
  },
  about: {
    status: "Status",
    expiry: "Expiry",
    class: "Class",
    value: "Contract sum",
    name: "Name",
    bond: "Bond",
    compensation: "Workers' compensation",
    age: "Age of this note",
    threshold: "Is one needed?",
  },
  verdict: { fine: "fine", ask: "ask", stop: "stop", open: "not known" },
  findings: {
    status: {
      active: "On that day they could take on work of their class.",
      inactive: "Inactive: they keep the license but may not contract with it.",
      expired: "Expired: no new contract until it is renewed.",
      suspended: "Suspended: no work may be contracted until the board lifts it.",
      revoked: "Revoked: they may not contract.",
      pending: "Applied for is not licensed: no contract before it is issued.",
      none: "No record was found. Check the number and the spelling, then ask the board.",
      other: "The record says something that is not listed here. Ask the board what it allows.",
    },
    expiry: {
      unknown: "No day was written down.",
      over_one: "It expired {{count}} day ago.",
      over_other: "It expired {{count}} days ago.",
      today: "It expires today.",
      soon_one: "It expires in {{count}} day. Ask for the renewal.",
      soon_other: "It expires in {{count}} days. Ask for the renewal.",
      later_one: "{{count}} day left. It should outlast the job.",
      later_other: "{{count}} days left. It should outlast the job.",
    },
    class: {
      fits: "{{name}} covers this work, as far as classes are recorded here.",
      other: "{{name}} does not cover this work, as far as classes are recorded here. Ask the board.",
      unknown: "What these classes allow is not recorded here. Read it on the official site.",
      missing: "No class was written down.",
      separate:
        "Electrical, plumbing, heating and air conditioning are licensed by themselves almost everywhere. Look up that license too.",
      local: "The state has no classes of general contractors. Ask the city or county.",
    },
    value: {
      within: "The sum is within {{name}}, which ends at {{sum}} a contract.",
      over: "The sum is too much for {{name}}, which ends at {{sum}} a contract.",
      unknown: "{{name}} ends at {{sum}} a contract, and no sum was written down.",
    },
    name: {
      same: "The record and the offer name the same firm.",
      similar: "The names are alike and not the same. Ask which firm signs.",
      other: "The record names another firm than the offer.",
      missing: "Only one of the two names was written down.",
    },
    bond: {
      shown: "The record shows one.",
      missing: "The record shows none, or a cancelled one.",
      unseen: "The record does not say. Ask for the certificate.",
    },
    compensation: {
      shown: "The record shows a policy. Ask for the certificate all the same.",
      exempt: "Exempt holds only while nobody is employed: nobody who comes along is insured.",
      missing: "The record shows none, or a lapsed one. A worker who is hurt may turn to you.",
      unseen: "The record does not say. Ask for the certificate.",
    },
    age: {
      today: "Looked up today.",
      fresh_one: "Looked up {{count}} day ago.",
      fresh_other: "Looked up {{count}} days ago.",
      old_one: "Looked up {{count}} day ago. Look again.",
      old_other: "Looked up {{count}} days ago. Look again.",
    },
    threshold: {
      from: "As recorded here, the state asks for one only from {{sum}} on. A city may ask for one before.",
      over: "As recorded here, the state asks for one only above {{sum}}. A city may ask for one before.",
    },
  },
  evidence: {
    title: "Evidence",
    none: "No evidence yet. Take a picture of the screen or save the page as a PDF, with the day on it.",
    add: "Add evidence",
    lead: "A picture of the official record, or the page as a PDF.",
    of: "For the check of",
    which: "Open a check first, and add evidence from there.",
    file: "Picture or PDF",
    hint: "PNG, JPEG, WebP or PDF, at most 4 MB. At most {{most}} files a check.",
    keep: "Keep the evidence",
    drop: "Remove the file {{name}}",
    errors: {
      none: "Choose a file.",
      empty: "Choose a file.",
      tooLarge: "This file is too large. At most 4 MB.",
      unknown: "This is no PNG, JPEG, WebP or PDF.",
      truncated: "This file is damaged or incomplete.",
      moving: "Pictures that move are not kept.",
      tooManyPixels: "This picture has too many pixels.",
      tooMany: "There are {{most}} files already. Remove one first.",
      full: "The files of this workspace are full. Remove some first.",
    },
  },
  watch: {
    title: "Watch the expiry",
    noDay: "No day of expiry was written down, so there is nothing to watch.",
    off: "Members are told 30 days before it expires, and again when it has expired, on their profile and in the daily mail if they want that. Guests see the days in their list of checks.",
    on: "You are told 30 days before it expires, and again when it has expired. Guests see the days in their list of checks.",
    start: "Tell me before it expires",
    stop: "Do not tell me any more",
  },
  proof: {
    open: "Proof to print",
    title: "Proof of a license check",
    what: "This sheet says what somebody read on the official record on the day given. It does not confirm that the license is valid.",
    writtenAt: "Written down",
    signature: "Signature",
    print: "Print",
    back: "Back to the check",
  },
  remove: {
    title: "Remove this check",
    text: "The check goes with its evidence. This cannot be taken back.",
    sure: "Remove for good",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "license-check": typeof en;
  }
}
