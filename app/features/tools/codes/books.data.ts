/** Where a book holds: in a house, in a public or larger building, on a work site, where everybody must have access. */
export const SCOPES = ["house", "building", "site", "accessible"] as const;
export type Scope = (typeof SCOPES)[number];

/** The books that provisions are cited from: how a section begins, where it holds, and where its official text is. */
export const BOOKS = [
  { id: "irc", prefix: "IRC", scopes: ["house"], at: "https://codes.iccsafe.org/codes/i-codes" },
  { id: "ibc", prefix: "IBC", scopes: ["building"], at: "https://codes.iccsafe.org/codes/i-codes" },
  {
    id: "nec",
    prefix: "NEC",
    scopes: ["house", "building"],
    at: "https://www.nfpa.org/codes-and-standards/nfpa-70-standard-development/70",
  },
  {
    id: "osha",
    prefix: "OSHA",
    scopes: ["site"],
    at: "https://www.osha.gov/laws-regs/regulations/standardnumber",
  },
  {
    id: "ada",
    prefix: "ADA",
    scopes: ["accessible"],
    at: "https://www.ada.gov/law-and-regs/design-standards/2010-stds/",
  },
  { id: "ipc", prefix: "IPC", scopes: ["building"], at: "https://codes.iccsafe.org/codes/i-codes" },
  { id: "imc", prefix: "IMC", scopes: ["building"], at: "https://codes.iccsafe.org/codes/i-codes" },
  { id: "umc", prefix: "UMC", scopes: ["building"], at: "https://www.iapmo.org/read-iapmo-codes" },
] as const satisfies readonly { id: string; prefix: string; scopes: readonly Scope[]; at: string }[];

export type BookId = (typeof BOOKS)[number]["id"];

export const bookOf = (section: string) => BOOKS.find(({ prefix }) => section.startsWith(`${prefix} `));

/** Where a section holds by its book; nowhere is said of a book that is none of these. */
export const scopesOf = (section: string): readonly Scope[] => bookOf(section)?.scopes ?? [];

/** The address of a section's official text; of a standard of OSHA the very one, else the book's. */
export function officialText(section: string): string | undefined {
  const book = bookOf(section);
  if (book?.id !== "osha") return book?.at;
  const number = /\b(19\d\d)\.(\d+)/.exec(section);
  return number ? `${book.at}/${number[1]}/${number[1]}.${number[2]}` : book.at;
}

/** The chapters of the IRC, by how their sections begin. */
export const IRC_CHAPTERS = [
  "R3",
  "R4",
  "R5",
  "R6",
  "R7",
  "R8",
  "R9",
  "R10",
  "N",
  "M",
  "G",
  "P",
  "E",
] as const;
export type IrcChapter = (typeof IRC_CHAPTERS)[number];

/** The chapter of a section of the IRC: R311.7 is in R3, R1001 in R10, P2603 in P. */
export function chapterOf(section: string): IrcChapter | undefined {
  const [, letter = "", number = ""] = /^IRC ([A-Z])(\d+)/.exec(section) ?? [];
  const key = letter === "R" ? `R${Math.floor(Number(number) / 100)}` : letter;
  return IRC_CHAPTERS.find((chapter) => chapter === key);
}
