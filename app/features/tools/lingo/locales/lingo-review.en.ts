const en = {
  title: "Suggested words",
  lead: "What readers miss in the glossary. What you accept is there for everybody within seconds.",
  statusLabel: "State",
  statuses: { pending: "Waiting", accepted: "Accepted", declined: "Declined" },
  empty: { title: "Nothing here", text: "A suggestion appears here as soon as somebody sends one." },
  columns: { name: "Word", region: "Where", trade: "Trade or term", meaning: "Meaning", sent: "Sent" },
  back: "All suggestions",
  word: "A new word",
  nameOf: "Another name of",
  fields: {
    trade: "Trade",
    name: "Name",
    meaning: "Meaning",
    region: "Where it is said",
    said: "How it sounds, in Latin letters",
  },
  half: "A language is written whole or left empty.",
  accept: "Accept",
  decline: "Decline",
  restore: "Back into the queue",
  became: "In the glossary as",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    changed: "Nothing was written: somebody decided on it already, or there is a term of this English name.",
    name: "Write the name",
    nameEnglish: "Write the English name",
    nameLong: "This is too long for a name: at most {{most}} characters",
    meaningEnglish: "Write the English meaning",
    meaningLong: "This is too long: at most {{most}} characters",
    region: "Choose where it is said",
    trade: "Choose a trade",
    half: "Write name and meaning, or neither",
  },
  toasts: {
    lingoAccepted: "Accepted.",
    lingoDeclined: "Declined.",
    lingoRestored: "Back in the queue.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "lingo-review": typeof en;
  }
}
