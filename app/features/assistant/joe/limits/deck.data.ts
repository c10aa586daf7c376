import { spoken } from "../spoken.ts";
import type { Limit, Subject } from "./limit.ts";

/** A deck joist's span by its lumber and wood, in feet; at 16 in spacing. */
const SPANS = [
  ["pine", [9, 11 + 10 / 12, 14, 16.5]],
  ["fir", [8 + 4 / 12, 11 + 1 / 12, 13 + 7 / 12, 15.75]],
  ["cedar", [8, 10 + 7 / 12, 13, 15 + 1 / 12]],
] as const;
const DECK_JOISTS: readonly Limit[] = SPANS.flatMap(([where, spans]) =>
  spans.map((most, n) => ({
    article: "irc-r507-6",
    occupancy: "house" as const,
    where,
    most,
    by: [205.5 + 2 * n, 206 + 2 * n] as const,
  })),
);
const LEDGER = [6, 8, 10, 12, 14, 16, 18];
const fastened = (where: "lags" | "bolts", inches: readonly number[]): Limit[] =>
  inches.map((most, n) => ({
    article: "irc-r507-9-1",
    occupancy: "house",
    where,
    most,
    by: [LEDGER[n - 1] ?? 0, LEDGER[n] ?? 0],
  }));

const DECK = spoken(/\b(decks?|porch(es)?|ledgers?|terrazas?)\b/, "דק|דקים|מרפסת|מרפסות");

export const DECK_SUBJECTS: readonly Subject[] = [
  {
    id: "deckJoistSpan",
    thing: spoken(/\b(joists?|viguetas?|vigas?|span\w*|claro)\b/, "קורות|קורה|קורות דק|מפתח"),
    also: DECK,
    not: spoken(
      /\b(ledgers?|beams?|girders?|overhang\w*|cantilever\w*|voladizo|hangers?|notch\w*|holes?|guards?|rail\w*|24 ?(in|inches|oc|o\.c|on|apart|spac|pulg)|19\.2|60 ?cm|hot tub|roof|psf|lags?|bolts?|every 24|cada 24)\b/,
      "זיז|ג'קוזי|כל 60",
    ),
    with: spoken(/\b(decks?|span\w*|claros?|salva\w*|2x\d+s?)\b/, "מפתח|דק|במפתח"),
    property: ["length", "distance"],
    unsaid: true,
    unit: "ft",
    by: { unit: "one", thing: /^2x/u, needed: true, lumber: true },
    limits: DECK_JOISTS,
  },
  {
    id: "deckPost",
    thing: spoken(/\b(posts?|postes?)\b/, "עמוד|עמודים|עמודי"),
    also: DECK,
    not: spoken(/\b(footings?|spac\w+|apart|guards?|rail\w*|zapatas?)\b/, "יסוד|מעקה"),
    with: DECK,
    property: ["height", "length"],
    unsaid: true,
    unit: "ft",
    by: { unit: "one", thing: /^\dx/u, needed: true, lumber: true },
    limits: (
      [
        [404, 6.75],
        [406, 8],
        [606, 14],
      ] as const
    ).map(([size, most]) => ({
      article: "irc-r507-4",
      occupancy: "house",
      where: "edition2018",
      most,
      elseMore: true,
      neverEnough: true,
      by: [size - 0.5, size] as const,
    })),
  },
  {
    id: "ledgerFasteners",
    thing: spoken(
      /\b(ledgers?|lags?( screws?| bolts?)?|through ?bolts?|tirafondos?|pijas?|pernos?|tornillos?)\b/,
      "קורת קיר|ברגים|בורג|ברגי|קורת הצמדה",
    ),
    also: spoken(/\b(ledgers?|solera|viga de (apoyo|borde|pared)|deck)\b/, "קורת קיר|קורת הצמדה|דק|לדג'ר"),
    with: spoken(/\b(ledgers?|decks?|lags?|bolts?)\b/, "דק"),
    not: /\b(rails?|guards?|stairs?|posts?)\b|מעקה/u,
    property: ["spacing"],
    unit: "in",
    by: {
      unit: "ft",
      thing: /\b(?:joists?|spans?|spanning|viguetas?|vigas?|claros?)\b|קורות|מפתח/u,
      needed: true,
    },
    limits: [
      ...fastened("lags", [30, 23, 18, 15, 13, 11, 10]),
      ...fastened("bolts", [36, 36, 34, 29, 24, 21, 19]),
    ],
  },
];
