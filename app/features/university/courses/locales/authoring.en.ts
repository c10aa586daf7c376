const en = {
  lead: "Courses of your own, for the people of your workspace and nobody else: lessons, a test that explains every answer, and figures of how the questions were answered.",
  list: {
    title: "Courses of your firm",
    none: "Nothing has been written yet.",
    ownersOnly:
      "Owners of a workspace write its courses. What they publish stands among the training courses for everybody in it.",
  },
  new: { title: "A new course", begin: "Begin a course" },
  fields: {
    title: "Title",
    about: "What it is about",
    language: "Language",
    languageHint: "The language in which you write it. It is not translated.",
    subject: "Subject",
    passPercent: "Percent of right answers that passes",
    passPercentHint: "From {{least}} to 100.",
    validMonths: "Taken again after so many months",
    validMonthsHint: "0 if it does not run out.",
  },
  states: { draft: "Not published", taught: "Edition {{edition}} is taught", retired: "Withdrawn" },
  changed: "Changed since",
  see: "As your people see it",
  save: "Save",
  settings: "Title, subject and pass mark",
  publish: {
    gaps: "Before it can be published",
    lessons: "It needs a lesson.",
    questions: "It needs a question, because a test passes it.",
    body: "“{{lesson}}” has no text yet.",
    same: "What you see here is what is taught.",
    first:
      "Once it is published, everybody in the workspace can take it. An edition stays as it was published.",
    next: "Whoever has begun finishes the edition they began, and is told that a newer one is out. Everybody else gets the new one.",
    go: "Publish edition {{edition}}",
  },
  lessons: {
    title: "Title of the lesson",
    add: "Add a lesson",
    up: "Move up",
    drop: "Remove",
  },
  ending: {
    draft: "Nothing of it was published, so it can be thrown away for good.",
    taught: "Nobody begins it any more once it is withdrawn. Whoever is in it finishes it.",
    retired: "Nobody begins it at present.",
  },
  end: { draft: "Throw the draft away", taught: "Withdraw the course", retired: "Teach it again" },
  lesson: {
    pageTitle: "Write: {{lesson}}",
    body: "Text",
    bodyHint:
      "Plain text. Begin a line with “# ” for a heading, “- ” for a list, “1. ” for steps and “! ” for a warning. An empty line begins a new paragraph.",
    preview: "As it will be read",
  },
  question: {
    title: "Questions of this lesson",
    none: "No question yet.",
    new: "A new question",
    change: "Change this question",
    drop: "Remove",
    ask: "Question",
    choice: "Answer {{n}}",
    choiceMore: "Answer {{n}}, if you want it",
    right: "Which answer is right",
    isRight: "Right:",
    why: "Why it is right",
    whyHint: "Shown after the test, whatever was answered.",
    add: "Add the question",
  },
  example: {
    title: "Example: opening the shop in the morning",
    about: "An example of a firm's own course. Nothing here can be saved.",
    lesson: "Before the machines run",
    body: "# Look first\nWalk the shop once before anything is switched on.\n- Guards are on\n- The floor is dry\n! A machine without its guard stays off.",
    ask: "The guard of the saw is missing. What do you do?",
    right: "Leave it off and tell the foreman",
    wrong: "Saw slowly",
    why: "Without the guard nothing keeps a hand from the blade, however slow it runs.",
  },
  errors: {
    summary: "Please look at this again",
    form: "The form was not complete. Please send it again.",
    title: "Give it a title.",
    titleLong: "The title is too long.",
    about: "Say what it is about.",
    aboutLong: "This is too long.",
    language: "Choose a language.",
    subject: "Choose a subject.",
    percent: "Type a whole number from 50 to 100.",
    months: "Type a whole number from 0 to 60.",
    bodyLong: "The text is too long for one lesson. Split it in two.",
    ask: "Type the question.",
    askLong: "The question is too long.",
    choices: "A question needs two answers at least.",
    choiceLong: "This answer is too long.",
    choicesSame: "Two answers are the same.",
    right: "Choose the right answer.",
    rightEmpty: "The answer that is chosen as right is empty.",
    why: "Say why it is right: whoever was wrong learns from it.",
    whyLong: "This is too long.",
    gone: "This is no longer there.",
    full: "There is no room for more here.",
    stale:
      "Somebody else has changed the course since you opened it. What you typed is still in the form; below is what is saved now. Send again to put yours in its place.",
    gaps: "Something is still missing before it can be published.",
  },
  toasts: {
    draftBegun: "Course begun",
    draftSaved: "Saved",
    draftPublished: "Published",
    draftRetired: "Withdrawn",
    draftRestored: "It is taught again",
    draftDiscarded: "Draft thrown away",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    authoring: typeof en;
  }
}
