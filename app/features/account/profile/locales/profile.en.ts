const en = {
  title: "Your profile",
  lead: {
    profile: "Who you are here and how you get in.",
    settings: "How the site looks and behaves for you.",
    notifications: "What is new for you, and where you want to hear of it.",
  },
  parts: "Parts of the profile",
  tabs: { profile: "Profile", settings: "Settings", notifications: "Notifications" },
  complete: {
    title: "How complete",
    label: "Your profile",
    percent: "{{percent}}%",
    gaps: "Still missing:",
    whole: "Nothing is missing.",
    parts: {
      name: "Name",
      company: "Company",
      trades: "Trades",
      spoken: "Languages",
      place: "Base place",
      phone: "Phone number",
      picture: "Picture",
      email: "Confirmed e-mail address",
    },
  },
  picture: {
    title: "Picture",
    choose: "Choose a picture",
    replace: "Choose another picture",
    hint: "PNG, JPEG or WebP. Your browser makes it small; without scripts it may have up to {{most}} MB. Where it was taken is not kept.",
    preview: "The picture you chose, as it will be cut",
    keep: "Use this picture",
    drop: "Remove the picture",
    errors: {
      none: "Choose a picture first.",
      empty: "This file is empty. Choose another one.",
      unknown: "This is no PNG, JPEG or WebP picture. Save it as one of these and choose it again.",
      truncated: "This picture is damaged or not whole. Choose another one.",
      moving: "Moving pictures are not kept. Choose one that stands still.",
      tooManyPixels: "This picture has too many pixels. Make it smaller and choose it again.",
      tooLarge: "This file is too large. Choose one of at most 1 MB, or allow scripts, which make it small.",
      full: "Your files fill the room you have. Delete some, then try again.",
      tooMany: "Your files fill the room you have. Delete some, then try again.",
      "not-allowed": "This picture could not be kept. Please try again.",
    },
  },
  about: {
    title: "About you",
    firstName: "First name",
    lastName: "Last name",
    company: "Company",
    place: "Base place",
    placeHint: "The town or area that you work from.",
    phone: "Phone number",
    phoneHint: "As you would dial it, or with + and the country. Others do not see it.",
    trades: "Trades",
    spoken: "Languages you speak",
    spokenHint: "The language of the pages is chosen under Settings.",
    save: "Save",
    stale: "Your profile was changed in the meantime",
    staleText:
      "Nothing is lost: beside each field that differs stands what is saved now. Save again to keep what you typed.",
    meanwhile: "Saved now: \u2068{{text}}\u2069",
    nothing: "nothing",
  },
  card: {
    title: "What others see",
    lead: "This much of your profile may be shown to others, never your e-mail address and phone number. There is no public directory yet.",
    nameless: "No name yet",
  },
  settings: {
    display: "Look and feel",
    language: "Language",
    languages: { en: "English", es: "Español", he: "עברית" },
    theme: "Theme",
    themes: { system: "As the device", light: "Light", dark: "Dark", contrast: "High contrast" },
    fontSize: "Font size",
    fontSizes: { "100": "100%", "112": "112.5%", "125": "125%", "150": "150%" },
    units: "Measures",
    unitNames: { language: "As the language", us: "Feet and °F first", metric: "Metric and °C first" },
    unitsHint: "For pages that know both, such as the forecast. Joe and drawings follow the language.",
    motion: "Motion",
    motions: { system: "As the device", less: "As little as possible" },
    vibration: "Vibrate when a button is pressed, where the device can",
    shortcuts: "Keyboard shortcuts",
    shortcutsHint: "The list is in the accessibility options at the top of every page.",
    save: "Save settings",
    follow:
      "These choices hold on this device at once, and on every other one as soon as you sign in there. Signed out, the accessibility options at the top of every page offer the same.",
    workspace: "Workspace",
    inOwn: "You work in your own workspace.",
    inWorkspace: "You work in \u2068{{name}}\u2069.",
    switch: "Switch, make or share workspaces",
  },
  errors: {
    summary: "This could not be saved",
    form: "This form was incomplete. Please send it again.",
    name: "A name has at most 80 characters.",
    line: "Please use at most 120 characters.",
    phone:
      "This is not a phone number that can be dialled from everywhere. Type it with its area code, or with + and the country, without an extension.",
    choice: "Choose one of these.",
  },
  toasts: {
    profileSaved: "Profile saved.",
    profileSettingsSaved: "Settings saved.",
    profilePictureKept: "Your picture is saved.",
    profilePictureRemoved: "Your picture is deleted.",
  },
};

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    profile: typeof en;
  }
}
