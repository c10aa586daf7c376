const en = {
  product: "Groundwork",
  tagline: "The digital foundation of modern construction",
  skip: "Skip to content",
  screens: {
    home: {
      title: "Home",
      description:
        "The digital foundation of modern construction: ask Joe about codes and materials, and shop for templates, guides and gear.",
    },
    auth: { title: "Sign in", description: "Sign in to Groundwork or create an account." },
    confirm: { title: "Confirm your e-mail", description: "Confirm the e-mail address of your account." },
    recover: { title: "Reset your password", description: "Ask for a link that sets a new password." },
    reset: { title: "Choose a new password", description: "Set a new password for your account." },
    profile: { title: "Profile", description: "Your name, language, theme and security." },
    outbox: { title: "Developer outbox", description: "Mail that would have been sent." },
    hub: {
      title: "Ask Joe",
      description:
        "Joe the Builder answers questions about codes, materials and safety, with sections and editions.",
    },
    shop: {
      title: "Shop",
      description: "Contract templates, bid packs, courses, guides and gear for builders.",
    },
    cart: { title: "Cart", description: "What you are about to buy, with its total." },
  },
  nav: {
    label: "Main",
    menu: "Menu",
    home: "Groundwork home",
    cart: "Cart",
    cartCount_one: "Cart, {{count}} item",
    cartCount_other: "Cart, {{count}} items",
    signIn: "Sign in",
    account: "Account",
    accountOf: "Account of {{email}}",
    profile: "Profile",
    settings: "Settings",
    notifications: "Notifications",
    signOut: "Log out",
    footer: "Footer",
  },
  display: {
    label: "Language and theme",
    language: "Language",
    theme: "Theme",
    system: "System",
    light: "Light",
    dark: "Dark",
    contrast: "High contrast",
  },
  titleBlock: {
    product: "Project",
    sheet: "Sheet title",
    number: "Sheet no.",
    revision: "Revision",
    language: "Language",
    date: "Date",
    copyright: "© 2025–{{year}} Groundwork. Beta: check every answer and figure before you build on it.",
    contact: "Contact us",
    phone: "Phone",
    email: "E-mail",
    links: "Quick links",
  },
  toast: { dismiss: "Dismiss" },
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
    profileSaved: "Profile saved.",
    preferencesSaved: "Display settings saved.",
    addedToCart: "Added to your cart: {{product}}",
    cartFull: "A cart holds at most {{max}} of one product.",
    productUnknown: "That product is not in the shop, so nothing was added.",
    cartUpdated: "Quantity updated.",
    removedFromCart: "Removed from your cart: {{product}}",
    cartCleared: "Your cart is empty now.",
    conversationCleared: "The conversation is cleared.",
  },
  errors: {
    title: "Something went wrong",
    unexpected: "An unexpected error occurred",
    tryAgain: "Try Again",
    reload: "Reload Page",
    goHome: "Go to the home page",
    incident: "If you report this, name the incident: {{id}}",
    malformed: {
      title: "We could not read that form",
      text: "What was sent is not a form this page knows. Go back, reload the page and send it again.",
    },
    forbidden: {
      title: "That was not allowed",
      text: "The request did not come from a page of this site, so nothing was changed. Open the page here and try again.",
    },
    "not-found": {
      title: "This sheet is not in the set",
      text: "There is no page at this address. Check the address, or start from one of these sheets.",
    },
    method: {
      title: "That is not how this page works",
      text: "Pages here are opened or sent as forms, nothing else.",
    },
    stale: {
      title: "Somebody changed this in the meantime",
      text: "Your change was not saved, so that it does not overwrite the newer one. Reload the page and make it again.",
    },
    "too-large": {
      title: "That is too much at once",
      text: "What was sent is larger than this page takes. Nothing was changed. Shorten it and send it again.",
    },
    "rate-limited": {
      title: "Too many tries",
      text: "To keep accounts safe we count how often this is done. Wait a little and try again; nothing is lost.",
    },
    "database-unavailable": {
      title: "The records are out of reach",
      text: "We cannot reach our database right now. Nothing was changed. Try again in a few seconds.",
    },
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    shell: typeof en;
  }
}
