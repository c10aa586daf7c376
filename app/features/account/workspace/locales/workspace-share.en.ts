const en = {
  lead: "A link lets somebody without an account see one record, and answer if you allow it. It ends by itself, or when you revoke it.",
  verbs: { read: "See it", answer: "Answer", sign: "Approve or ask for changes", upload: "Add files" },
  verbHints: {
    answer: "Write something back to you.",
    sign: "Under their printed name, which is then always asked for.",
    upload: "Photos and documents.",
  },
  acts: { answer: "Answer", sign: "Decision", upload: "File" },
  decisions: { approved: "Approved", changes: "Changes needed" },
  kinds: { person: "One person", crew: "A crew", kiosk: "A device on site" },
  kindNotes: {
    person: "By mail or message, no PIN",
    crew: "Goes from hand to hand, with a PIN",
    kiosk: "A tablet in the trailer, with a PIN",
  },
  share: {
    title: "New link",
    name: "For whom",
    nameHint: "So that you know the link in the list, such as: the architect",
    verbs: "What it allows",
    asksName: "Ask for their printed name",
    asksNameHint: "It is kept with everything they say.",
    kind: "Who uses it",
    pin: "PIN (crews and devices)",
    pinHint: "4 to 8 digits that you tell them yourself. It is not shown again.",
    days: "How long it works",
    daysOf_one: "{{count}} day",
    daysOf_other: "{{count}} days",
    submit: "Make the link",
  },
  sheet: {
    qr: "QR code of the link for {{name}}",
    for: "For",
    allows: "What it allows",
    until: "Works until",
    pin: "asks for a PIN",
    asksName: "asks for the printed name",
    address: "The link",
    careful: "Whoever has this link can use it. Send it only to whom it is for.",
    print: "Print with QR code",
    back: "Links and answers of this record",
  },
  record: { open: "Open the record" },
  answers: { title: "What came back", none: "Nothing yet.", by: "by the link for" },
  list: {
    title: "Links",
    none: "No links yet",
    noneText: "Open a kept drawing and press “Share by link”. Its links stand here, with their last use.",
    gone: "The record is gone",
    uses_one: "opened once",
    uses_other: "opened {{count}} times",
    lastUsed: "last used {{date}}",
    until: "works until {{date}}",
    revokedOn: "revoked on {{date}}",
    show: "Show and print",
    showOf: "Show and print the link for {{name}}",
    revoke: "Revoke",
    revokeOf: "Revoke the link for {{name}}",
  },
  states: { stands: "works", revoked: "revoked", expired: "over" },
  errors: {
    summary: "There is a problem",
    name: "Say whom the link is for",
    nameLong: "A name has at most 80 characters",
    kind: "Choose who uses the link",
    days: "Choose how long the link works",
    pin: "A PIN has 4 to 8 digits",
    pinMissing: "A link for a crew or a device needs a PIN",
    form: "This form was incomplete. Please send it again.",
    "too-many": "The workspace has as many links as it can. Revoke some first.",
  },
  toasts: { linkMade: "The link works.", linkRevoked: "The link is revoked and does nothing more." },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "workspace-share": typeof en;
  }
}
