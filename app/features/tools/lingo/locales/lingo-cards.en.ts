const en = {
  lead: "A few words a day, asked again just before you forget them. Nothing to install, no account needed.",
  shown: "I see",
  asked: "I want to know",
  trade: "Trade",
  allTrades: "All trades",
  choose: "Show these cards",
  same: "Choose two different languages",
  question: "What is this in {{language}}?",
  inLanguage: { en: "English", es: "Spanish", he: "Hebrew" },
  turn: "Turn the card",
  answer: "It is called",
  knew: "I knew it",
  missed: "I did not know it",
  knewHint_one: "Asked again tomorrow",
  knewHint_other: "Asked again in {{count}} days",
  missedHint: "Asked again today",
  more: "More about this term",
  fresh: "New",
  box: "Box {{box}}",
  due_one: "{{count}} card to repeat",
  due_other: "{{count}} cards to repeat",
  new_one: "{{count}} new card",
  new_other: "{{count}} new cards",
  done: {
    title: "Done for today",
    text: "What you learned today is asked again from tomorrow on. Few words and often is what stays.",
    more: "Ten new cards more",
    learned: "There is nothing new in this deck: you have met all of it.",
  },
  boxes: {
    title: "Your boxes",
    caption: "Cards of this deck by how long they may rest",
    box: "Box",
    rest: "Asked again",
    cards: "Cards",
    today: "the same day",
    days_one: "after {{count}} day",
    days_other: "after {{count}} days",
  },
  how: "A card that you know moves one box on and rests longer; one that you do not know goes back to the first. You are the judge.",
  restart: "Start over with these two languages",
  restartText: "Every card of these two languages goes back to new. This cannot be taken back.",
  restartSure: "Start over for good",
  glossary: "To the glossary",
  errors: { summary: "There is a problem", form: "This form was incomplete. Please send it again." },
  toasts: { lingoRestarted: "All cards are new again." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "lingo-cards": typeof en;
  }
}
