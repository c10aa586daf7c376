import type { EarlierWords } from "../legal.documents.ts";

/** Clauses of edition 3 that edition 4 replaced. */
const en = {
  clauses: {
    cookies: {
      heading: "Cookies and your browser's memory",
      text: "Every cookie here comes from this site, cannot be read by scripts, and does a job the site needs. None serves advertising or measurement, and there are no others than these. In your browser each name begins with __Host-.\n\nWhile a tab is open, your browser may also remember in it how far down a page you were. That is not sent anywhere and ends with the tab.",
      summary: "There are only the cookies in this table, none of them for advertising or measurement.",
    },
    cart: {
      heading: "Cart and guest number",
      text: "When you open the shop, write to Joe or talk with him without an account, your browser gets a random guest number. Your cart and your conversation are kept in the database under that number, or under your account when you are signed in; signing in hands them over to the account.\n\nEmptying the cart and clearing the conversation delete them. What a guest leaves is deleted 180 days after it was last written. The cookie lives no longer, and without it nobody can reach it through the site.",
      summary:
        "Cart and conversation stay in our database until you delete them, a guest's for 180 days at most.",
    },
    mail: {
      heading: "E-mail",
      text: "You get mail about your account only: to confirm your address, to set a new password, when the password was changed, when somebody tries to sign up with your address, when the account is to be deleted, and when you file a request and it moves on. There is no newsletter.\n\nA message is kept with its address and its text until it is delivered. Once it is delivered, or has failed for good, it is deleted seven days after it was written. One that could not be delivered, because no mail service is connected for instance, is deleted after 30 days.",
      summary: "We write about your account only, and delivered messages are deleted after seven days.",
    },
    outside: {
      heading: "Outside services",
      text: "An operator may connect outside services, and only then do they receive something:\n\n- A language model for Joe receives the wording of a question, what his notes say about it and the language of the answer, but neither your name, nor your account, nor the rest of the conversation.\n- A vision model for drawings receives a picture only when you tick, for that one picture, that it may be sent: from your device made smaller and without what a camera writes into its file, from your saved drawings as you keep it. With it goes the language of the answer, but neither your name, nor your account, nor the file name. We keep neither a copy of the picture for this nor the answer.\n- A sign-in provider such as Google or GitHub, if you choose it: your browser goes to its site, and we receive your number there, your e-mail address and your name. We keep the number, and for a new account the address and the name too.\n- A voice service, when you start a voice conversation with its agent, receives what you say and write in it, the language and the voice you chose, but neither your name nor your account. It does so on the operator's key or on your own, which we hold in memory for that one conversation and write down nowhere. Practising without a key sends it nothing.\n- A mail service receives the address, subject and text of each message named above.\n- A search provider receives the wording of a search on the search page and the language of the answer, but neither your name, nor your account, nor your network address. Its answer is kept for about a week for whoever searches the same, without who asked.\n\nThe hosting provider, and the provider of the database where that is another, store and carry all data for the operator.",
      summary: "Outside services are optional, and each receives only what its job needs.",
    },
  },
} satisfies EarlierWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-privacy-3": typeof en;
  }
}
