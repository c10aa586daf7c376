const en = {
  for: "For",
  ask: "For a new link ask",
  askSender: "For a new link ask whoever sent it to you.",
  closed: {
    title: "Open the link you were given",
    text: "This page opens by its link only, and stays open for twelve hours. Open the link again, or scan the code.",
  },
  revoked: { title: "This link was revoked", text: "It opens nothing any more." },
  expired: { title: "This link is over", text: "It worked for a limited time, which has passed." },
  pin: {
    title: "Enter the PIN",
    text: "This link belongs to a crew or a device. Its PIN is with whoever gave it to you.",
    label: "PIN",
    hint: "After {{count}} wrong tries it is locked for {{minutes}} minutes.",
    submit: "Open",
  },
  errors: {
    summary: "There is a problem",
    pin: "A PIN has 4 to 8 digits",
    wrong: "That is not the PIN",
    locked_one:
      "Too many wrong PINs. The link is locked for {{count}} minute; then try again, or ask for the PIN.",
    locked_other:
      "Too many wrong PINs. The link is locked for {{count}} minutes; then try again, or ask for the PIN.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "shared-link": typeof en;
  }
}
