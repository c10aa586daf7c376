const en = {
  title: "What will it cost?",
  lead: "A page of your own on which clients see a range by your prices, and send you what they want done. You answer by mail.",
  exampleTitle: "This page is an example: nothing can be sent from it",
  optional: "May be left empty",
  sample: "sample",
  sampleClient: "Homeowner {{n}}",
  send: {
    title: "Send this to {{firm}}",
    text: "The job as you answered it and the range go with it. Your details go to this firm alone: nobody sells them on.",
    kept: "It is kept for two years at most; ask the firm to delete it sooner.",
    example:
      "On a real page a form stands here that asks for a name and an e-mail address, and for nothing else unless you want.",
    press: "Send",
    open: "Send this to {{firm}} (opens in a new window)",
  },
  fields: {
    client: "Your name",
    email: "E-mail",
    phone: "Phone",
    place: "Where it is",
    placeHint: "May be left empty. A street or a town is enough.",
    note: "What else matters",
    firm: "Name of the firm",
    intro: "What clients should know",
    jobs: "Jobs that you offer",
    jobsHint: "With none ticked, all are offered.",
    open: "The page is open",
    openHint: "Closed, its address leads nowhere and nothing can be sent.",
  },
  received: "Requests",
  receivedText: "Those that wait come first.",
  none: "No request yet",
  noneText: "Give clients the address of your page, or put it on your site. What they send stands here.",
  missing: "There is no such request",
  missingText: "It was deleted, or it belongs to another workspace.",
  columns: { client: "Client", job: "Job", range: "Range told", came: "Came", state: "State" },
  states: { received: "New", answered: "Answered", converted: "Won", closed: "Closed" },
  since: "since {{day}}",
  told: "Told: {{low}} – {{high}}, likely {{likely}}, holds until {{until}}",
  deals: "All deals",
  steps: {
    deal: "Make a deal of it",
    propose: "Make a proposal of it",
    mail: "Write a mail",
    answer: "Mark as answered",
    convert: "Mark as won",
    close: "Close",
  },
  page: {
    title: "Your page",
    make: "Make the page",
    change: "Change the page",
    save: "Save the page",
    prices:
      "Prices of your price book stand in the place of the samples with the same code; clients see sums, and no price.",
    book: "Price book",
    address: "Its address, for mails and business cards:",
    embed: "For your own site, copy this into its page:",
    closed: "The page is closed",
    closedText: "Its address leads nowhere. Tick “The page is open” to open it again.",
  },
  mail: {
    subject: "{{job}}: your request to {{firm}}",
    body: "Hello {{client}},\n\nthank you for your request ({{job}}). ",
  },
  needs: {
    received: "A client asks: answer",
  },
  errors: {
    summary: "Not sent yet",
    form: "This form is out of date. Load the page again.",
    long: "Shorten this",
    client: "Enter your name",
    email: "Enter an e-mail address, such as name@example.com",
    firm: "Enter the name of the firm",
    jobs: "Pick jobs from the list",
    term: "Enter a number within the usual: 10 to 500 for the region, 5 to 500 dollars an hour, up to 30 for tax and 100 for the others",
    example: "This page is an example: nothing can be sent from it.",
    answers: "Work the range out first: some answers cannot be used.",
    full: "This page has received too many requests today. Try again tomorrow.",
    stale: "Somebody changed the page meanwhile. Load it again; what you typed stands below.",
    moved: "Somebody has moved this request meanwhile. Look at its state.",
  },
  toasts: {
    quoteSent: "Sent",
    quotePageSaved: "Page saved",
    quoteAnswered: "Marked as answered",
    quoteConverted: "Marked as won",
    quoteClosed: "Closed",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "quote-page": typeof en;
  }
}
