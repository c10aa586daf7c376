const en = {
  lead: "What opens your account, and what keeps others out.",
  confirm: "Confirm it is you",
  confirmFirst: "You have been signed in for a while",
  confirmFirstText: "Changing how you get in asks for a password, a code or a passkey first.",
  errors: { summary: "There is a problem", code: "This code is not right or was used before" },
  fields: {
    code: { required: "Enter the code", invalid: "The code has six digits" },
    name: { required: "Enter a name", long: "Use at most 60 characters" },
    form: { stale: "This form was incomplete. Please send it again." },
  },
  problems: {
    failed: "Linking did not work. Nothing was changed.",
    cancelled: "Linking was cancelled at the provider.",
    taken: "Another account signs in with that one. Unlink it there first.",
    "last-way-in":
      "This is your only way to sign in. Set a password, add a passkey or link a provider first.",
    gone: "That is not there any more.",
    passkey: "The passkey could not be checked.",
    "too-many": "You have as many passkeys as one account may have. Remove one first.",
    scripts: "Passkeys need JavaScript in your browser. Everything else here works without it.",
  },
  factor: {
    title: "Second step",
    lead: "With a second step, signing in also asks for six digits from an app on your phone. Somebody who knows your password does not get in.",
    begin: "Set up an authenticator app",
    step1: "Open an authenticator app on your phone.",
    step2: "Scan the picture, or type the key.",
    step3: "Enter the six digits that the app shows.",
    qr: "QR code for your authenticator app; the key below says the same",
    key: "Key:",
    code: "Code from the app",
    turnOn: "Turn on",
    cancel: "Cancel",
    on: "On",
    since: "since {{date}}",
    codesLeft_one: "{{count}} recovery code is left.",
    codesLeft_other: "{{count}} recovery codes are left.",
    renew: "Make new recovery codes",
    turnOff: "Turn off",
    endsTitle: "The second step ends on {{date}}",
    endsText:
      "An administrator had it reset, because it was said that the app and the recovery codes are lost. If that was not you, keep it and set another password.",
    keep: "Keep the second step",
    codesTitle: "Your recovery codes",
    codesText:
      "Print or write them down now: they are shown this once. Each gets you in once when you do not have the app. Earlier codes no longer work.",
  },
  passkeys: {
    title: "Passkeys",
    lead: "A passkey signs you in with your fingerprint, face or screen lock. No password, no code.",
    name: "Name",
    rename: "Rename",
    remove: "Remove",
    used: "last used {{date}}",
    made: "added {{date}}, not used yet",
    newName: "Name of the new passkey",
    newNameHint: "So that you know it again, such as “Site tablet”.",
    add: "Add a passkey",
    notHere: "Passkeys need a host name; this address has none.",
    scripts: "Passkeys need JavaScript, which is off in this browser.",
  },
  linked: {
    title: "Password and providers",
    password: "You have a password.",
    noPassword: "You have no password.",
    change: "Change the password by mail",
    set: "Set a password by mail",
    names: { google: "Google", github: "GitHub", oidc: "Single sign-on" },
    since: "since {{date}}",
    unlink: "Unlink",
    link: "Link {{provider}}",
  },
  sessions: {
    title: "Devices",
    unknown: "Unknown device",
    unknownCountry: "country unknown",
    current: "This device",
    used: "last used {{date}}",
    end: "Log out",
    endOthers: "Log out all other devices",
  },
  toasts: {
    securityFactorOff: "The second step is off.",
    securityFactorKept: "The second step stays on.",
    securityPasskeyAdded: "Passkey added.",
    securityPasskeyRenamed: "Passkey renamed.",
    securityPasskeyRemoved: "Passkey removed.",
    securityLinked: "Linked. You can sign in with it from now on.",
    securityUnlinked: "Unlinked.",
    securitySessionEnded: "That device is logged out.",
    securityOthersEnded: "All other devices are logged out.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "security-dashboard": typeof en;
  }
}
