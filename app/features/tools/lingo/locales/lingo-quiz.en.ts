const en = {
  lead: "Ten words at a time. Choose what each is called; what you miss goes to your cards. No account needed.",
  question: {
    en: "What is each of these called in English?",
    es: "What is each of these called in Spanish?",
    he: "What is each of these called in Hebrew?",
  },
  unknown: "I do not know",
  submit: "Show my score",
  shown: "I see",
  asked: "I want to know",
  trade: "Trade",
  allTrades: "All trades",
  choose: "Make this quiz",
  result: {
    title: "{{right}} of {{of}} right",
    all: "All of them. Try another trade, or the other way round.",
    missed: "These are in the first box of your cards now, to be asked again today:",
    chosen: "You chose",
    another: "Another ten",
    cards: "To these cards",
  },
  none: {
    title: "No words to ask",
    text: "No term of this trade is written in both languages. Choose another trade or pair.",
  },
  toCards: "Learn with cards",
  glossary: "To the glossary",
  errors: {
    summary: "There is a problem",
    form: "This form was incomplete. Please send it again.",
    open: "Choose an answer, or that you do not know",
    openAt: "Question {{n}} has no answer yet",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "lingo-quiz": typeof en;
  }
}
