import type { EarlierWords } from "../legal.documents.ts";

/** Clauses of edition 1 that edition 2 replaced. */
const en = {
  clauses: {
    account: {
      heading: "Your account",
      text: "An account holds your e-mail address and when it was confirmed, the names you enter, your language and theme, and when the account was made. Your password is kept only as an Argon2id hash, from which it cannot be read back.\n\nFor each device that is signed in we keep a hash of its session number with the start and the end of the session; no network address, no device name. A session ends after 30 days without use and after 90 days in any case, and a new password set by mail ends all of them. A link that we mail to you works once and for one hour.\n\nNotes and check marks that you save on a patent are kept for your account alone, too. A note that you empty is empty here as well.\n\nThe blueprint analyzer reads a drawing on your device and by itself sends it nowhere. Only when you press Save are the picture, its file name, what was read on it, what you measure on it and what you type beside it kept, for your account alone, until you delete them. On a drawing that you keep, each measurement is kept as soon as you finish it. In a browser without JavaScript the file that you choose is sent to us to be read; it is stored only if you choose to keep it.",
      summary: "We keep what an account needs, and of the password only a hash.",
    },
    cart: {
      heading: "Cart and guest number",
      text: "When you open the shop, write to Joe or talk with him without an account, your browser gets a random guest number. Your cart and your conversation are kept in the database under that number, or under your account when you are signed in; signing in hands them over to the account.\n\nEmptying the cart and clearing the conversation delete them. What a guest leaves behind is not deleted automatically yet, but without the cookie nobody can reach it through the site.",
      summary: "Cart and conversation stay in our database until you delete them.",
    },
    mail: {
      heading: "E-mail",
      text: "You get mail about your account only: to confirm your address, to set a new password, when the password was changed, and when somebody tries to sign up with your address. There is no newsletter.\n\nA message is kept with its address and its text until it is delivered. Once it is delivered, or has failed for good, it is deleted seven days after it was written. If no mail service is connected, it stays in the outbox.",
      summary: "We write about your account only, and delivered messages are deleted after seven days.",
    },
    rights: {
      heading: "Your choices and rights",
      text: "You can change your name on your profile, your language and theme in the header, sign out other devices, empty the cart and clear the conversation. If you delete the cookies in your browser you are signed out, and a guest's cart is no longer found.\n\nThere is no button yet that downloads your data or deletes your account. Ask the operator for both. The law of your place may give you more, such as to see, correct or delete your data, to object to their use, or to complain to an authority.",
      summary: "Change and delete here what you can, and ask the operator for the rest.",
    },
  },
} satisfies EarlierWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-privacy-1": typeof en;
  }
}
