const en = {
  titleTerm: "Suggest a word",
  titleName: "Suggest another name",
  textTerm: "Write it as your crew says it. Somebody reads every suggestion before it is in the glossary.",
  textName:
    "What is this called where you work? Somebody reads every suggestion before it is in the glossary.",
  of: "Another name of",
  fields: {
    name: "The word",
    region: "Where it is said",
    meaning: "What it means",
    meaningHint: "In your own words, in any of the three languages",
    note: "Anything to know about it",
    trade: "Trade",
  },
  choose: "Choose",
  send: "Send",
  cancel: "Back to the glossary",
  known: "This is in the glossary already",
  knownText: "Look at it first. If it means something else where you work, suggest it as another name there.",
  yours: "What you suggested",
  status: { pending: "Waiting", accepted: "In the glossary", declined: "Not taken" },
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    name: "Write the word",
    nameLong: "This is too long for a word: at most {{most}} characters",
    meaning: "Say what it means",
    meaningLong: "This is too long: at most {{most}} characters",
    region: "Choose where it is said",
    trade: "Choose a trade",
    full: "{{most}} of your suggestions wait to be read. Please send more when some have been decided.",
  },
  toasts: { lingoSuggested: "Thank you. Somebody will read it." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "lingo-suggest": typeof en;
  }
}
