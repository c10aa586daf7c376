import type { DocumentWords } from "../legal.documents.ts";

const en = {
  title: "Terms of service",
  lead: "What you can expect from Groundwork, and what is expected of you. The numbered text is the agreement; the line beside it says the same in one sentence and takes nothing away.",
  clauses: {
    scope: {
      heading: "What these terms cover",
      text: "These terms apply to everyone who opens a page here, asks Joe a question, fills a cart or holds an account. By using the site you agree to them; if you do not agree, please do not use it.\n\nThe privacy policy says what is kept about you. The copyright notice says whose words, marks and codes appear here. Both are part of these terms.",
      summary: "Using the site means agreeing to this page, the privacy policy and the copyright notice.",
    },
    operator: {
      heading: "Who you deal with",
      text: "Groundwork is software, and more than one person or company may run it. The operator is whoever runs the installation at this address. Your agreement is with that operator, and questions, complaints and notices go there.\n\nIf the operator has entered a telephone number or an e-mail address, it stands at the end of this document and at the foot of every page.",
      summary: "You deal with whoever runs this site; the end of this page says how to reach them.",
    },
    beta: {
      heading: "A beta version",
      text: "Groundwork is in beta. Parts of it are still missing, others will change, and a page may be out of reach or show an error. What a page marks as a sample is an example and describes no real project, person or price.\n\nThe operator may change a function or end it. Do not keep anything here as your only copy.",
      summary: "This is unfinished software: expect gaps, and keep your own copy of what matters.",
    },
    advice: {
      heading: "Information, not professional advice",
      text: "Pages, templates, guides and answers give general information to people in the building trades. They are not legal, engineering, architectural, tax or insurance advice, and reading them makes nobody your attorney, engineer or adviser.\n\nFor a contract, a lien, a structure or a claim, ask somebody who is licensed for that work where the project stands. A template is a starting point that has to be adapted.",
      summary: "Nothing here replaces an attorney, an engineer or another licensed professional.",
    },
    codes: {
      heading: "Codes and figures",
      text: "What a building, electrical, plumbing, accessibility or safety rule asks for is told here in our own words, with the section and the edition it comes from. Your jurisdiction may have adopted another edition, amended it, or added rules of its own.\n\nBefore you bid, order, build or call for an inspection, check every answer, provision and figure against the adopted text and with the local authority. They decide, not this site.",
      summary: "Verify every code answer and every figure with your local authority before you build on it.",
    },
    joe: {
      heading: "Joe's answers",
      text: "Joe is a program, not a person. He answers first from notes that come with Groundwork. If the operator has connected a language model, it may answer what those notes do not cover; such an answer is labelled, and it can be wrong even when it sounds certain. Where there is no answer, Joe says so and puts the question into a learning queue.\n\nIn an emergency do not ask Joe: stop work, clear the area and call the emergency services.",
      summary: "Joe is a program that can be wrong, and in an emergency you call for help instead.",
    },
    account: {
      heading: "Your account",
      text: "You can use the site without an account. If you create one, give an e-mail address that is yours and a password that you use nowhere else, and share neither. What is done from your account counts as done by you until you tell the operator that somebody else got in.\n\nIf that may have happened, set a new password; it signs out every device. The operator may close an account that is used against these terms.",
      summary: "An account is optional; keep its password to yourself and replace it if it got out.",
    },
    use: {
      heading: "Fair use",
      text: "Use the site for lawful work. Do not try to reach accounts or data that are not yours, overload the site, plant harmful code, or copy it wholesale by machine. Do not enter other people's personal or confidential data without their consent.\n\nSigning in, signing up, asking Joe and asking for e-mails are limited to a number of tries; after that the site asks you to wait. If you find a weakness, please tell the operator before you tell others.",
      summary: "Do honest work with it, leave other people's data alone and do not try to break it.",
    },
    content: {
      heading: "What you enter",
      text: "What you write stays yours. You allow the operator to store it, to process it and to show it to you again, as far as the site needs that to work. A question that Joe could not answer may also be read in order to write an answer for everyone.\n\nYou answer for having the right to enter what you enter.",
      summary:
        "Your words stay yours, and the site may store them to work and learn from the questions Joe could not answer.",
    },
    prices: {
      heading: "Prices, orders and payment",
      text: "Prices are in US dollars. Before you order, the checkout shows every line, what is taken off, the tax and the total; tax is added only for states whose rate the operator has entered. An order is placed when you press the button there, for exactly what the page showed: if a price, a rate or the stock has changed in between, you are shown the new one and asked again. A cart is neither an order nor an offer, and it holds neither goods nor prices for you.\n\nIf the operator has connected a payment provider, you pay on that provider's page. If not, the payment is a test: no money moves, and the page says so. An order that is not paid within 90 minutes is cancelled by itself. No money is ever taken by itself for a plan: what the next month costs becomes an order, which you pay or leave, and you are told seven days before.\n\nWhether an order can still be cancelled, and until when its goods can be sent back, is shown with the order.",
      summary:
        "You see the whole price before you order, and no money is ever taken without your pressing a button.",
    },
    liability: {
      heading: "Liability",
      text: "The site is offered as it is and when it is available, without a promise that it is complete, free of errors or right for a particular job. As far as the law allows, the operator is not liable for loss that comes from relying on an answer, a figure or a template without checking it, from an outage, or from entries that are lost.\n\nWhere the law does not allow liability to be limited or excluded, nothing here does so. Rights that the law gives you as a consumer remain.",
      summary: "You rely on the site at your own risk, except where the law protects you in any case.",
    },
    changes: {
      heading: "Changes, ending and languages",
      text: "The operator may change these terms. A new wording applies from the date at its top and not before it. Earlier wordings stay readable at the end of this page, with what changed; when you agree to one, that is recorded.\n\nYou can stop using the site at any time; the page Your data, which your profile leads to, deletes your account. If one clause cannot be applied, the others stand. The terms are written in English, Spanish and Hebrew; where they differ, the English wording decides unless the law of your place says otherwise.",
      summary:
        "A new wording counts from its date, you may leave at any time, and English decides where the languages differ.",
    },
  },
} satisfies DocumentWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-terms": typeof en;
  }
}
