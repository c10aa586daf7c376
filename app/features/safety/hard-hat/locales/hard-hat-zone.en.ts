const en = {
  lead: "A crew’s page with six big buttons, for workers with gloves and without an account. The foreman writes it and hands out its link.",
  sample: "Example",
  example: "This is an example: nothing can be sent from it.",
  hours: "This week: {{hours}} h",
  over: "(over 40 h: {{hours}} h)",
  acts: {
    label: "What do you need?",
    clock: "Clock in, out",
    tasks: "Today’s tasks",
    talk: "Sign the talk",
    hazard: "Report a hazard",
    ask: "Ask, thank",
    card: "Emergency",
  },
  tasks: {
    planned: "From the schedule of this site. Ask the foreman if it is not yours.",
    none: "The foreman has not entered tasks for today.",
    hazards: "Hazards here",
    ppe: "Wear",
    ppeFrom: "From the words of the tasks and of the site’s dangers. The foreman decides.",
  },
  ppe: {
    hat: "Hard hat",
    boots: "Safety boots",
    vest: "High-visibility vest",
    glasses: "Safety glasses",
    gloves: "Gloves",
    harness: "Harness, tied off",
    mask: "Dust mask that fits",
    ears: "Ear protection",
    face: "Face shield",
  },
  talk: {
    none: "No talk is open today.",
    sign: "I was there and understood. Tap your name:",
  },
  hazard: {
    photo: "Photo (optional)",
    press: "Tap the hazard. That sends it.",
    anonymous: "No name goes with it.",
    what: "From the crew’s page: {{hazard}}",
  },
  hazards: {
    fall: "Somebody can fall",
    struck: "Something can fall or hit",
    electric: "Electricity",
    trench: "Trench or wall can cave in",
    fire: "Fire, gas or dust",
    other: "Something else",
  },
  ask: {
    call: "Call the foreman",
    foreman: "Tell the foreman",
    joe: "Ask Joe",
    thank: "Thank a coworker",
    all: "Thanks to the whole crew",
  },
  questions: {
    come: "Please come and look",
    material: "We are out of material",
    unclear: "The task is not clear",
    help: "We need one more person",
  },
  card: {
    call: "Emergency number:",
    address: "We are at",
    gate: "How to get in",
    hospital: "Nearest emergency room",
    muster: "Muster point",
    contacts: "Contacts",
    none: "No address entered yet. Ask the foreman.",
    verify: "911 in the US and Canada, 112 in Europe, 101 in Israel. The rest as the foreman wrote it.",
  },
  zone: {
    title: "Your crews",
    none: "There is no crew yet. Below is how a page looks.",
    make: "Make a crew, add people",
    all: "All crews",
    share: "Link and QR for this crew’s page",
    shareNeeds: "A link needs an account: sign in, and what you wrote is kept.",
    shareHow:
      "Tick “sign”, and “send files” for photos. The link opens the clock of the crew; from there a button leads to this page. A worker’s own link does the same.",
  },
  board: {
    title: "What the page says",
    planned:
      "Without tasks of yours the crew reads those of the site’s schedule: its own by name, or those that name nobody.",
    task1: "First task today",
    task2: "Second task",
    task3: "Third task",
    phone: "Foreman’s phone",
    muster: "Muster point",
    hospital: "Nearest emergency room, if not the site’s",
    save: "Save",
  },
  notes: {
    title: "From the crew",
    none: "Nothing sent yet.",
    thanks: "Thanks",
    question: "To the foreman",
  },
  errors: {
    summary: "Please look at this",
    form: "The form was not complete. Please send it again.",
    long: "This is too long.",
    hazard: "Tap the hazard.",
    question: "Tap one of the four.",
    phone: "Digits, blanks and + only.",
    photo: "That is no picture (PNG, JPEG or WebP). Nothing was sent.",
    tooLarge: "The picture is larger than 8 MB. Nothing was sent.",
    tooMany: "This report has its picture already.",
    noPhotos: "This link takes no photos. Send it without one. Nothing was sent yet.",
    full: "There is no more room.",
    gone: "That is gone. Open the link once more.",
    twice: "This name has signed already.",
    stale: "Somebody changed the page meanwhile. Load it again and look.",
  },
  toasts: {
    hardHatReported: "Sent. Thank you.",
    hardHatSigned: "Signed.",
    hardHatThanked: "Your thanks are on their way.",
    hardHatAsked: "The foreman sees it.",
    hardHatSaved: "The crew’s page is saved.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "hard-hat-zone": typeof en;
  }
}
