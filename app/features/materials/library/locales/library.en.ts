const en = {
  title: "Your library",
  lead: "Documents, courses and guides that you bought, to read, fill in and download.",
  empty: "Nothing here yet",
  emptyText:
    "What you buy as a document, course or guide stands here as soon as it is paid. One part of each can be read before.",
  toShop: "See what there is",
  open: "Open",
  openOf: "Open: {{name}}",
  parts_one: "{{count}} part",
  parts_other: "{{count}} parts",
  done: "{{done}} of {{all}} lessons answered",
  trail: "Where you are",
  contents: "Contents",
  contentsText: "Yours to read, fill in and download, for as long as you keep the order.",
  locked: "One part is open to everybody; the others open when it is paid.",
  buy: "See the price",
  sample: "Free to read",
  closed: "Opens when it is paid",
  right: "{{right}} of {{of}} right",
  kinds: { document: "Document", lesson: "Lesson", chapter: "Chapter" },
  place: "{{n}} of {{of}}",
  download: "Download (RTF)",
  downloadText:
    "For your word processor. The link works for {{minutes}} minutes and for you only; this page makes a new one.",
  sampleNote: "This is the part that everybody may read.",
  legalTitle: "A starting point, no legal advice",
  legalText:
    "Contract law, license rules, lien waivers and what a home contract must say differ by state, and some states prescribe the wording. Have an attorney of your state read it before you sign.",
  guideText:
    "General information, no legal or insurance advice. Laws differ by state and change: check with your attorney or broker.",
  fill: "Fill in the blanks",
  fillText: "What you type here also fills the same blanks in the other documents of the set.",
  save: "Save and fill in",
  questions: "Check yourself",
  check: "Check my answers",
  rightMark: "Right",
  wrongMark: "Not this one. Right: {{choice}}",
  result: "{{right}} of {{of}} right",
  previous: "Before: {{title}}",
  next: "Next: {{title}}",
  back: "All parts",
  stale: "It was changed meanwhile",
  staleText: "What you typed is still here. What is kept now:",
  errors: {
    summary: "There is a problem",
    long: "Shorten this to {{most}} characters",
    choose: "Choose an answer",
    form: "This form was incomplete. Please send it again.",
    expired: "This link has run out. Open the page anew and download from there.",
  },
  toasts: { libraryFilled: "Saved. The blanks are filled in." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    library: typeof en;
  }
}
