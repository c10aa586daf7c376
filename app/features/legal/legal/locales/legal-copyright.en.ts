import type { DocumentWords } from "../legal.documents.ts";

const en = {
  title: "Copyright notice",
  lead: "Whose words, drawings, marks and codes you see here, what you may do with them, and how to report a use that is not right.",
  clauses: {
    own: {
      heading: "Our own texts and drawings",
      text: "The pages, Joe's notes, the drawings, the descriptions and the software of Groundwork are protected by copyright and belong to their authors. Joe's notes are summaries that we wrote ourselves.",
      summary: "What was made for Groundwork belongs to those who made it.",
    },
    use: {
      heading: "What you may do",
      text: "You may read, print and save pages for your own work, and pass single answers or pages on to your crew, your client or your inspector. Leave the section, the edition and the advice to verify with them. You may quote briefly if you name the source.\n\nSelling our texts, publishing them in bulk or building a collection of your own from them needs permission. What the law allows without permission stays allowed.",
      summary: "Use and share pages for your work, but do not sell or republish them in bulk.",
    },
    codes: {
      heading: "Model codes and standards",
      text: "Model codes and standards belong to their publishers: the IRC to the International Code Council, the NEC to the National Fire Protection Association, Manual J to ACCA. We do not reproduce their text. We say in our own words what a provision asks for, and cite it by section number and edition so that you can look it up.\n\nThe binding wording is in the edition that your jurisdiction adopted; you get it from the publisher or from the authority.",
      summary:
        "Codes belong to their publishers, and we cite them by number and summarize them in our own words.",
    },
    public: {
      heading: "Public rules",
      text: "The federal safety rules (29 CFR 1926) and the 2010 ADA Standards are published by the government of the United States. We summarize and cite those too; what counts is the official publication, together with what your state adds to it.",
      summary: "For public rules too, the official text counts and not our summary.",
    },
    marks: {
      heading: "Trademarks",
      text: "Names, logos and trademarks of companies, organizations, codes, products and services belong to their owners. They are named here to say what is meant. That does not mean that their owners have examined, approved or paid for anything here.\n\nThe name Groundwork and its mark may not be used in a way that suggests that something comes from us.",
      summary: "Names and marks of others belong to them, and naming them is no endorsement.",
    },
    open: {
      heading: "Work of others that we use",
      text: "The typeface is Heebo by The Heebo Project Authors, under the SIL Open Font License 1.1. The icons are from Lucide, under the ISC License. The software uses open-source libraries, each under its own license.",
      summary: "Typeface, icons and libraries are used under their open licenses.",
    },
    entered: {
      heading: "What visitors enter",
      text: "Rights in what you write stay with you; the terms of service say what you allow the operator to do with it. Do not enter whole passages from codes, standards, books or drawings that you may not copy.",
      summary: "Your words stay yours, and other people's works should not be pasted in.",
    },
    model: {
      heading: "Answers of a language model",
      text: "Where the operator has connected a language model, its answers are made by a machine and labelled as such. Nobody checks them beforehand, and one of them may resemble the work of somebody else. If you see that, report it.",
      summary: "Answers by machine are labelled, and you can report one that copies.",
    },
    report: {
      heading: "Reporting an infringement",
      text: "If you hold the rights in something that appears here without permission, or act for whoever does, tell the operator, best by the form for requests that this page leads to. Say:\n\n- which work it is, and what right you have in it;\n- the address of the page and the place on it;\n- what you ask for: removal, a correction or a credit;\n- your name and how to reach you;\n- that you believe in good faith that the use is not permitted, and that what you say is true.\n\nHow to reach the operator in another way stands below. If the form goes unanswered, write to whoever holds the domain or hosts the site.",
      summary: "File a request with the work, the page, what you want and how to reach you.",
    },
    handling: {
      heading: "What happens then",
      text: "The operator looks at the report, may take the matter down in the meantime, and tells you the outcome by mail, within 30 days. You can see how far the report is on the page of the form. Whoever is affected by a removal may object in the same way. Knowingly false reports can make you liable.",
      summary: "Reports are looked at and answered within 30 days, and whoever is affected may object.",
    },
  },
} satisfies DocumentWords;

export default en;

declare module "~/i18n/namespaces.ts" {
  interface Namespaces {
    "legal-copyright": typeof en;
  }
}
