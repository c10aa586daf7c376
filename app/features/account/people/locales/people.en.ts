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
  },
  errors: { summary: "Nothing was changed", form: "The form was incomplete. Please send it again." },
  toasts: { sessionsEnded: "Every session of the account was ended.", locksLifted: "The locks were lifted." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    people: typeof en;
  }
}
