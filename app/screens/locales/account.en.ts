const en = {
  auth: {
    title: "Sign In",
    description: "Sign in to Groundwork or create an account.",
    keywords:
      "log in, login, logon, sign in, signin, account, register, registration, create account, password, Google, GitHub",
  },
  confirm: {
    title: "Confirm your e-mail",
    description: "Confirm the e-mail address of your account.",
  },
  recover: {
    title: "Reset your password",
    description: "Ask for a link that sets a new password.",
    keywords: "forgot password, lost password, reset password, cannot log in",
  },
  reset: {
    title: "Choose a new password",
    description: "Set a new password for your account.",
  },
  profile: {
    title: "Profile",
    description: "Your name, language, theme and security.",
    keywords:
      "my account, account, settings, preferences, change password, two-step, language, theme, dark mode, text size, sign out, log out",
  },
  outbox: {
    title: "Developer outbox",
    description: "Mail that would have been sent.",
  },
  profileData: {
    title: "Your data",
    description: "Download everything we keep about you, or delete your account.",
  },
  keepAccount: {
    title: "Keep your account",
    description: "Undo the deletion of your account.",
  },
  people: {
    title: "People",
    description: "Find an account, end its sessions, lift a lock.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
