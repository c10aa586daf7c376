import type { Key } from "~/i18n/namespaces.ts";

/** What one edition says: a figure or section as it stands in every language, or words with the amount in them. */
type Says = string | { words: Key<"code-editions">; amount?: string };

interface Differing {
  /** Years of the editions, the older first; a span such as `2018–2021` where several agree. */
  editions: readonly [string, string];
  rows: readonly { what: Key<"code-editions">; says: readonly [Says, Says] }[];
}

/**
 * Where two editions of a provision are recorded, what each says. Each figure stands in the provision's own article or
 * in the edition that it is cited by, with the source named there; nothing else is known of the older edition.
 */
export const EDITIONS: Readonly<Record<string, Differing>> = {
  "irc-r301-2": {
    editions: ["2018", "2021"],
    rows: [{ what: "what.section", says: ["Table R301.2(1)", "R301.2"] }],
  },
  "irc-r310-2": {
    editions: ["2018", "2021"],
    rows: [{ what: "what.section", says: ["R310.2.1–R310.2.2", "R310.2.1–R310.2.3"] }],
  },
  "irc-r310-4": {
    editions: ["2018", "2021"],
    rows: [{ what: "what.section", says: ["R310.2.3", "R310.4"] }],
  },
  "irc-r311-7-3": {
    editions: ["2015", "2018–2021"],
    rows: [
      {
        what: "what.flight",
        says: [
          { words: "inches", amount: "147" },
          { words: "inches", amount: "151" },
        ],
      },
    ],
  },
  "irc-r506-1": {
    editions: ["2018", "2021"],
    rows: [{ what: "what.retarder", says: ["6 mil", "10 mil"] }],
  },
  "irc-r507-4": {
    editions: ["2018", "2021"],
    rows: [{ what: "what.post", says: [{ words: "bySize" }, { words: "byArea" }] }],
  },
  "irc-n1102-1-3": {
    editions: ["2018", "2021"],
    rows: [
      { what: "what.ceiling1", says: ["R-30", "R-30"] },
      { what: "what.ceiling2", says: ["R-38", "R-49"] },
      { what: "what.ceiling4", says: ["R-49", "R-60"] },
    ],
  },
  "irc-n1103-3": {
    editions: ["2018", "2021"],
    rows: [{ what: "what.ducts", says: ["R-6", "R-8"] }],
  },
  "irc-m1305-1-3": {
    editions: ["2009", "2021"],
    rows: [{ what: "what.section", says: ["M1305.1.3", "M1305.1.2"] }],
  },
  "ibc-1020-2": {
    editions: ["2018", "2021"],
    rows: [{ what: "what.section", says: ["1020.2, 1020.4", "1020.3, 1020.5"] }],
  },
  "ipc-417-4": {
    editions: ["2015", "2021"],
    rows: [{ what: "what.section", says: ["417.4", "421.4"] }],
  },
  "nec-210-52-c": {
    editions: ["2017–2020", "2023"],
    rows: [{ what: "what.island", says: [{ words: "islandOne" }, { words: "islandNone" }] }],
  },
};
