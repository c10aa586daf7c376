import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type SampleTrade, sampleFirm, samplePerson } from "~db/seed/sample/people.ts";
import { BOARDS, EXAMPLE, KINDS } from "./champions.limits.ts";
import { seasonAt, seasonBefore } from "./season.ts";

const TRADES: readonly SampleTrade[] = ["carpenter", "mason", "electrician", "operator"];
const LINES = ["framing", "concrete", "electrical", "rental"] as const;

/** Twelve nominees that nobody named, one of each kind and board, of the quarter before: in no table, and said to be such. */
export function exampleNominations(language: Language, now: Date) {
  const t = translator(language, "champions");
  const season = seasonBefore(seasonAt(now));
  return KINDS.flatMap((kind, row) =>
    BOARDS.map((board, column) => {
      const n = row * BOARDS.length + column + 1;
      const name = {
        person: samplePerson(language, TRADES[column] ?? "carpenter", column + 2),
        crew: t("sampleCrew", { number: column + 1 }),
        company: sampleFirm(language, LINES[column] ?? "framing", column + 1),
      }[kind];
      return {
        ...{ id: `${EXAMPLE}-${n}`, season: season.key, kind, board, nomineeAs: name },
        ...{ story: t(`sampleStories.${board}`, { name }), state: n % 4 === 1 ? "winner" : "notChosen" },
        ...{ createdAt: `${season.from}T12:00:00.000Z`, votes: n % 4 === 1 ? 14 - row : 3 + n },
      };
    }),
  );
}

/** One of them, by its number. */
export const exampleNomination = (language: Language, now: Date, id: string) =>
  exampleNominations(language, now).find((one) => one.id === id);
