/** The kind of record that a link to a request opens. */
export const BOOKKEEPER = "bookkeeper-request";

export const ASK = "/ask-bookkeeper";
export const requestPath = (id: string) => `${ASK}?request=${id}` as const;
export const askAbout = (item: string) => `${ASK}?paper=${item}#ask` as const;

export const ASK_LIMITS = {
  /** Of one workspace. */
  requests: 500,
  /** On the page, newest first. */
  shown: 30,
  /** Of one request. */
  papers: 20,
  topic: 120,
  words: 2_000,
  answer: 4_000,
  note: 300,
  printedName: 80,
} as const;

export const PAPER_NUMBERS = Array.from({ length: ASK_LIMITS.papers }, (_, n) => n);
