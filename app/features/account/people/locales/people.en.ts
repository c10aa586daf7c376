const en = {
  lead: "Find an account, end its sessions, lift a lock. What you do here is written down, and the member sees it.",
  search: {
    label: "Address or name",
    submit: "Find",
    found_one: "{{count}} account",
    found_other: "{{count}} accounts",
    more: "More than {{count}} accounts; type more of the address.",
  },
  none: {
    title: "No account has this in its address or name",
    text: "A part is enough, in capitals or not.",
  },
  columns: { email: "Address", name: "Name", since: "Since" },
  one: {
    back: "Find another account",
    made: "Account made",
    confirmed: "Address confirmed",
    unconfirmed: "not yet",
    deletion: "Will be deleted on {{date}}",
    sessions: "Sessions",
    noSessions: "Nobody is signed in to this account.",
    session: "Signed in {{date}}, ends {{until}} if unused",
    endSessions: "End every session",
    locks: "Locks",
    noLocks: "Nothing is locked.",
    lock: {
      signIn: "Signing in from one network, after too many tries",
      mail: "Mails to this address, after too many",
    },
    until: "until {{time}} UTC",
    liftLocks: "Lift the locks",
    factor: "Second step",
    factorOff: "The second step is off.",
    factorLead:
      "For somebody who has lost the app and the recovery codes. First make sure that it is them. They are told by mail, the second step is asked for during another {{hours}} hours, and a code entered meanwhile stops the reset.",
    check: "How you checked who they are",
    checks: {
      "in-person": "In person, with a photo ID",
      video: "By video, with a photo ID",
      call: "I called a number I already had",
    },
    resetFactor: "Reset the second step",
    factorEnds: "The second step ends on {{date}} at {{time}} UTC, unless a code is entered before.",
    stopReset: "Stop the reset",
  },
  errors: {
    summary: "Nothing was changed",
    form: "The form was incomplete. Please send it again.",
    check: "Choose how you checked who they are",
  },
  mail: {
    reset: {
      subject: "The second step of your Groundwork account will be switched off",
      text: "{{how}} The second step of your account therefore ends on {{date}} at {{time}} UTC. Until then signing in asks for it as before.\n\nIf you still have your app or a recovery code, sign in with it: that stops this. If you did not ask for it, do so at once and set another password.",
      checked: {
        "in-person":
          "You asked an administrator in person, because you had lost your app and your recovery codes.",
        video: "You asked an administrator by video, because you had lost your app and your recovery codes.",
        call: "An administrator called you, because you had lost your app and your recovery codes.",
      },
    },
  },
  toasts: {
    sessionsEnded: "Every session of the account was ended.",
    locksLifted: "The locks were lifted.",
    factorResetAsked: "The member is told by mail. The second step ends after the waiting time.",
    factorResetStopped: "The reset was stopped. The second step stays on.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    people: typeof en;
  }
}
