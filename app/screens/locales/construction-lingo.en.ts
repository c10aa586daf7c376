const en = {
  constructionLingo: {
    title: "Construction lingo",
    description:
      "The words of the trade in English, Spanish and Hebrew: meanings, regional names, how crews say them, and cards to learn them.",
    keywords:
      "glossary, dictionary, vocabulary, words, terms, slang, jargon, translate, translation, Spanish, Hebrew, what does it mean, pronunciation",
  },
  term: {
    title: "Term of the glossary",
    description: "What a word of the trade means, and what it is called elsewhere.",
  },
  lingoCards: {
    title: "Lingo cards",
    description:
      "Flash cards for the words of the trade in three languages, repeated just before you forget them.",
    keywords:
      "flash cards, learn, practice, vocabulary, Spanish, Hebrew, English, spaced repetition, quiz, memory",
  },
  lingoQuiz: {
    title: "Lingo quiz",
    description: "Ten words of the trade in another language; what you miss comes back on your cards.",
    keywords: "quiz, test, words, vocabulary, score, Spanish, Hebrew, English, practice",
  },
  suggestedTerms: {
    title: "Suggested words",
    description: "Words that readers miss in the glossary, for administrators to accept or decline.",
  },
};

export default en;

type Words = typeof en;

declare module "~/i18n/namespaces.ts" {
  interface Screens extends Words {}
}
