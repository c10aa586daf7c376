const en = {
  lead: "For after work. Say what you think; nobody sees who voted for what.",
  polls: {
    title: "Polls",
    closes: "Open until {{when}}",
    closed: "Closed {{when}}",
    total_one: "{{count}} vote",
    total_other: "{{count}} votes",
    press: "Press what you choose. How the others voted you see after that.",
    change: "Until it closes you can press another one.",
    chart: "Votes as bars",
    table: "Votes by option",
    option: "Option",
    votes: "Votes",
    share: "Share",
    mine: "your vote",
    sampleTitle: "Sample",
    sample:
      "Nothing has been asked here yet. These polls and their votes are made up, and nobody votes in them.",
  },
  samples: {
    coffee: {
      question: "How do you take the first coffee of the day?",
      a: "Black",
      b: "With milk",
      c: "Cold",
      d: "Tea, thank you",
    },
    level: {
      question: "Which level goes into the truck first?",
      a: "The long box level",
      b: "The laser",
      c: "The torpedo level",
    },
    lunch: {
      question: "Where do you eat lunch?",
      a: "In the truck",
      b: "On the tailgate",
      c: "Off the site",
    },
    start: { question: "When should the day begin in summer?", a: "At five", b: "At six", c: "At seven" },
  },
  admin: { lead: "What everybody who comes to the lounge is asked.", back: "See the lounge" },
  ask: {
    title: "Ask something",
    question: "Question",
    options: "Options, one on each line",
    optionsHint: "Two to six, each of at most {{most}} characters.",
    closesOn: "Last day",
    closesOnHint:
      "It closes at the end of this day by your clock, in at most {{days}} days. What was asked cannot be changed.",
    do: "Ask",
  },
  errors: {
    summary: "Something is missing",
    form: "This form is not complete. Load the page again.",
    long: "This is too long.",
    choice: "Press one of the options.",
    "no-option": "This poll has no such option. Press one of those that it has.",
    gone: "This poll does not exist any more.",
    closed: "This poll has closed. Its result is below.",
    question: "Type the question.",
    options: "Type two to six options, each on a line of its own.",
    option: "Make each option shorter: it stands on a bar.",
    same: "Two options are the same.",
    day: "Choose the last day.",
    past: "This day is over. Choose today or a later one.",
    far: "Choose a day that is nearer.",
    changed: "This form was already sent with another question. Load the page again to ask a second one.",
  },
  toasts: { loungeVoted: "Your vote counts", loungeAsked: "Everybody is asked now" },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "builders-lounge": typeof en;
  }
}
