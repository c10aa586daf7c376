import type { EarlierWords } from "../legal.documents.ts";

/** Clauses of edition 2 that edition 3 replaced. */
const en = {
  clauses: {
    account: {
      heading: "Your account",
      text: "An account holds your e-mail address and when it was confirmed, the names you enter, your language and theme, and when the account was made. Your password is kept only as an Argon2id hash, from which it cannot be read back.\n\nFor each device that is signed in we keep a hash of its session number with the start and the end of the session; no network address, no device name. A session ends after 30 days without use and after 90 days in any case, and a new password set by mail ends all of them. A link that we mail to you works once and for one hour.\n\nWhat concerns the security of your account, such as that you downloaded your data or asked to delete it, is written into a log of your account with the time. When the account is deleted, your name is taken out of every log.\n\nNotes and check marks that you save on a patent are kept for your account alone, too. A note that you empty is empty here as well.\n\nThe blueprint analyzer reads a drawing on your device and by itself sends it nowhere. Only when you press Save are the picture, its file name, what was read on it, what you measure on it and what you type beside it kept, for your account alone, until you delete them. On a drawing that you keep, each measurement is kept as soon as you finish it. In a browser without JavaScript the file that you choose is sent to us to be read; it is stored only if you choose to keep it.",
      summary: "We keep what an account needs, and of the password only a hash.",
    },
  },
} satisfies EarlierWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-privacy-2": typeof en;
  }
}
