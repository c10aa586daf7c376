const en = {
  signIn: {
    title: "Sign In",
    lead: "Your cart and your questions to Joe come with you.",
    submit: "Sign In",
    toSignUp: "No account yet? Create one",
    forgot: "Forgot your password?",
    byCode: "Sign in with a code by mail",
  },
  signUp: {
    title: "Create an account",
    lead: "Free, and everything here also works without one.",
    submit: "Create account",
    toSignIn: "Have an account? Sign in",
  },
  code: {
    title: "Sign in with a code",
    lead: "We send six digits to your address, if it has an account. No password needed.",
    submit: "Send the code",
  },
  enterCode: {
    title: "Enter the code",
    lead: "If that address has an account, a mail with six digits is on its way. They work for ten minutes, in this browser.",
    again: "Send another code",
  },
  secondStep: {
    title: "Second step",
    lead: "Enter the six digits that your authenticator app shows now, or one of your recovery codes.",
    lost: "Lost both? An administrator of this site can check who you are and have the second step switched off, after a waiting time.",
  },
  again: {
    title: "Confirm it is you",
    lead: "What comes next changes how one gets into your account. One of these is enough, for ten minutes.",
    passkey: "Use a passkey",
    byPassword: "Your password",
    byApp: "Your authenticator app",
    byMail: "A code by mail",
    submit: "Confirm",
    send: "Send me a code",
    resend: "Send another code",
  },
  passkey: {
    signIn: "Sign in with a passkey",
    cancelled: "No passkey was used. Try again when you are ready.",
    refused: "That passkey could not be checked. Try again, or use another way.",
    known: "This device already has a passkey for your account.",
  },
  providers: {
    title: "Or with",
    google: "Continue with Google",
    github: "Continue with GitHub",
    oidc: "Continue with {{label}}",
    oidcLabel: "single sign-on",
    failed: "Sign-in at the provider did not work. Nothing was changed; try again or use your password.",
    unverified:
      "The provider has not verified that e-mail address, so we cannot match it to an account. Sign in with your password first.",
    cancelled: "Sign-in at the provider was cancelled.",
  },
  fields: {
    email: {
      label: "E-mail",
      required: "Enter your e-mail address",
      invalid: "Enter an e-mail address like name@example.com",
    },
    password: {
      label: "Password",
      newLabel: "New password",
      hint: "At least 8 characters. A few unrelated words are strong and easy to type.",
      required: "Enter a password",
      short: "Use at least 8 characters",
      long: "Use at most 128 characters",
      common: "This password is on the lists that attackers try first. Choose another.",
    },
    code: {
      label: "Code",
      required: "Enter the code",
      invalid: "The code has six digits",
    },
    factorCode: { label: "Code from the app, or a recovery code" },
    firstName: { label: "First name" },
    lastName: { label: "Last name" },
    name: { long: "Use at most 80 characters" },
    form: { stale: "This form was incomplete. Please send it again." },
  },
  errors: {
    summary: "There is a problem",
    unexpected: "An unexpected error occurred",
    credentials: "The e-mail or the password is not right",
    credentialsMissing: "You must provide either an email or phone number and a password",
    code: "This code is not right, was used before or is over",
    stepOver: "This took too long or too many tries. Sign in once more.",
    password: "The password is not right",
    passkeyScripts: "Passkeys need JavaScript in your browser. Sign in with your password or a code by mail.",
    check: "Please check the form",
  },
  check: {
    title: "Check your e-mail",
    lead: "We sent a link to the address you gave. Open it within an hour and your account is confirmed. You can sign in already.",
    nothing: "Nothing there?",
    nothingText: "Look in the spam folder, and see that the address was right. We can send the link again.",
    resend: "Send the link again",
  },
  confirm: {
    title: "Confirm your e-mail",
    lead: "One press and your address is confirmed.",
    submit: "Confirm my address",
    over: "This link has been used or has expired. Sign in and ask for a new one on your profile.",
    toSignIn: "Go to sign-in",
  },
  recover: {
    title: "Reset your password",
    lead: "Enter your address. If it has an account, we send a link that sets a new password. It works for an hour.",
    submit: "Send the link",
    back: "Back to sign-in",
  },
  reset: {
    title: "Choose a new password",
    first:
      "Your address is confirmed. The account was made in another browser, so choose a password that only you know.",
    lead: "Afterwards you are signed out everywhere and sign in with the new one.",
    submit: "Set the new password",
    over: "This link has been used or has expired. Ask for a new one.",
    again: "Ask for a new link",
  },
  profile: {
    email: "E-mail address",
    confirmed: "Confirmed",
    unconfirmed: "Not confirmed yet",
    resend: "Send a new confirmation link",
    identities: "Linked sign-ins",
    identitiesNone: "None. You sign in with your password.",
    identityNames: { google: "Google", github: "GitHub", oidc: "Single sign-on" },
    identitySince: "since {{date}}",
    sessions: "Devices",
    sessionsLead: "Signs you out on every other phone and computer; this one stays signed in.",
    endOthers: "Log out other devices",
    signOut: "Log out",
    data: "Your data",
    dataLead: "Download everything we keep about you, or delete your account.",
    dataOpen: "Download or delete",
    samples: "Sample data",
    samplesLead:
      "Some of your records are examples of ours. They are marked and count in no figure. Clearing them leaves what you wrote.",
    samplesOffer: "Fill your pages with marked examples to try them. They count in no figure.",
    addSamples: "Add sample data",
    removeSamples: "Clear sample data",
  },
  outbox: {
    title: "Developer outbox",
    lead: "No mail provider is configured, so mail waits here. This page exists only on this machine.",
    empty: "No mail yet",
    emptyText: "Create an account, and its confirmation mail appears here.",
    to: "To",
    status: { queued: "Waiting", sent: "Sent", failed: "Failed" },
  },
  mail: {
    confirm: {
      subject: "Confirm your Groundwork account",
      text: "Welcome to Groundwork.\n\nConfirm this address within an hour:\n{{link}}\n\nIf you did not create an account, ignore this mail and nothing happens.",
    },
    exists: {
      subject: "You already have a Groundwork account",
      text: "Somebody, perhaps you, tried to create a Groundwork account with this address. It already has one.\n\nSign in: {{link}}\nForgot the password: {{recover}}\n\nIf it was not you, nothing was changed.",
    },
    reset: {
      subject: "Set a new Groundwork password",
      text: "Set a new password within an hour:\n{{link}}\n\nIf you did not ask for this, ignore this mail; your password stays as it is.",
    },
    code: {
      subject: "Your Groundwork code",
      text: "{{code}}\n\nEnter this code in the browser in which you asked for it, within ten minutes. Nobody from Groundwork ever asks you for it.\n\nIf you did not ask for a code, ignore this mail: nobody gets in without it.",
    },
    security: {
      subject: "Your Groundwork account was changed",
      text: "{{what}}\n\nSee what opens your account: {{link}}\n\nIf it was not you, set another password at once, which signs out every device: {{recover}}",
      what: {
        "identity-linked": "{{subject}} can now be used to sign in to your account.",
        "identity-unlinked": "{{subject}} can no longer be used to sign in to your account.",
        "passkey-added": "A passkey was added to your account: {{subject}}.",
        "passkey-removed": "A passkey was removed from your account: {{subject}}.",
        "second-factor-on": "Signing in to your account now asks for a second step.",
        "second-factor-off": "Signing in to your account no longer asks for a second step.",
        "second-factor-reset":
          "An administrator had the second step of your account reset, and no code was entered. Signing in no longer asks for it.",
        "second-factor-kept": "The reset of your second step was stopped. Signing in asks for it as before.",
        "recovery-code-used": "A recovery code of your account was used. It works no more.",
        "recovery-codes-made":
          "New recovery codes were made for your account. The earlier ones work no more.",
      },
    },
    changed: {
      subject: "Your Groundwork password was changed",
      text: "The password of your Groundwork account was just changed and every device was signed out.\n\nIf it was not you, set another password at once: {{recover}}",
    },
  },
  toasts: {
    signedIn: "Signed in successfully",
    signedOut: "Signed out",
    signInFailed: "Sign in failed: {{message}}",
    signUpFailed: "Sign up failed: {{message}}",
    accountCreated: "Account created. Please check your email to confirm your account.",
    emailConfirmed: "Your e-mail address is confirmed.",
    confirmationSent: "We sent a new confirmation link.",
    recoverySent: "If an account has that address, a link is on its way.",
    passwordChanged: "Your password is changed. Sign in with the new one.",
    confirmedAgain: "Thank you. You can go on.",
    samplesAdded: "Sample data added.",
    samplesRemoved: "Sample data cleared.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    account: typeof en;
  }
}
