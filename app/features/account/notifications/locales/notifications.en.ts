const en = {
  sentences: {
    questionAnswered: "There is now an answer to your question:",
    linkUsed: "Somebody answered through your link:",
    memberJoined: "Somebody joined your workspace:",
    termAccepted: "The word that you suggested is in the glossary:",
    pointsExpire: "Some of your points expire on this day:",
    licenseExpires: "A license that you watch expires, or has expired:",
    permitExpires: "A permit that you work on runs out soon, on this day:",
    inspectionNear: "An inspection is near, on this day:",
    complianceEnds: "A paper that somebody needs on your site runs out soon, on this day:",
    rentalFound: "A machine that you look for was listed near you, or offered to you:",
    loanAsked: "Somebody asks for your machine, or for more days with it:",
    loanAnswered: "A request for a machine was answered:",
    loanHands: "A rented machine changed hands:",
    loanDeposit: "Something new about the deposit of a rental:",
    loanOff: "A rental was called off:",
    saleOffered: "Somebody named a price for you to answer:",
    saleMoved: "The sale of a machine moved on:",
    saleOff: "An offer for a machine is off:",
    planRenews: "Your plan is due for its next month soon:",
    trialEnds: "Your free trial ends soon:",
  },
  unread: "New",
  count_one: "{{count}} unread notification",
  count_other: "{{count}} unread notifications",
  mark: "Mark as read",
  markOf: "Mark as read: \u2068{{subject}}\u2069",
  markAll: "Mark all as read",
  empty: {
    title: "Nothing to tell you yet",
    text: "When Joe cannot answer you, somebody writes the answer later. If you asked while signed in, you are told here.",
    action: "Ask Joe something",
  },
  choose: {
    title: "What you are told, and where",
    lead: "The digest is one mail a day, around noon UTC, and only when there is something new that you have not read here.",
    kinds: {
      questionAnswered: "A question of yours is answered",
      linkUsed: "Somebody answers or signs through a link of yours",
      memberJoined: "Somebody takes your invitation to a workspace",
      termAccepted: "A word that you suggested is in the glossary",
      pointsExpire: "Your points are about to expire",
      licenseExpires: "A license that you watch is about to expire",
      permitExpires: "A permit that you work on is about to run out",
      inspectionNear: "An inspection of such a permit is a day away",
      complianceEnds: "A certificate or paper of your compliance list is about to run out",
      rentalFound: "A machine that you look for is listed or offered",
      loanAsked: "Somebody asks for your machine",
      loanAnswered: "A request for a machine is answered",
      loanHands: "A rented machine is handed over or returned",
      loanDeposit: "A deposit is claimed, decided or returned",
      loanOff: "A rental is called off",
      saleOffered: "Somebody names a price for a machine",
      saleMoved: "The sale of a machine moves on",
      saleOff: "An offer for a machine is off",
      planRenews: "A month of your plan is due in seven days",
      trialEnds: "Your free trial ends in seven days",
    },
    kind: "What happens",
    inApp: "On this page",
    mail: "In the daily mail",
    unconfirmed: "Confirm your e-mail address first; until then no digest is sent.",
    save: "Save what you are told",
  },
  digest: {
    subject_one: "Groundwork: {{count}} thing is new",
    subject_other: "Groundwork: {{count}} things are new",
    lead: "This is new for you:",
    more_one: "And {{count}} more.",
    more_other: "And {{count}} more.",
    change: "You asked for this mail, once a day at the most. Change or end it here:\n{{link}}",
    changeThere:
      "You asked for this mail, once a day at the most. You change or end it on your profile under Notifications.",
  },
  errors: { form: "This form was incomplete. Please send it again." },
  toasts: {
    notificationsRead: "Marked as read.",
    notificationsChosen: "What you are told is saved.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    notifications: typeof en;
  }
}
