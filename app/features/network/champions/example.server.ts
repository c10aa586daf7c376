import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { type SampleTrade, sampleFirm, samplePerson } from "~db/seed/sample/people.ts";
import { BOARDS, EXAMPLE, KINDS } from "./champions.limits.ts";
import { seasonAt, seasonBefore } from "./season.ts";

const TRADES: readonly SampleTrade[] = ["carpenter", "mason", "electrician", "operator"];
const LINES = ["framing", "concrete", "electrical", "rental"] as const;

/** How far each board's have come: those of the quarter before were voted on, the others are of this one. */
const STATES = ["winner", "shortlisted", "seconded", "agreed"] as const;

/** Twelve nominees that nobody named, one of each kind and board: in no table, and said to be such. */
export function exampleNominations(language: Language, now: Date) {
  const t = translator(language, "champions");
  const current = seasonAt(now);
  const before = seasonBefore(current);
  return KINDS.flatMap((kind, row) =>
    BOARDS.map((board, column) => {
      const n = row * BOARDS.length + column + 1;
      const state = STATES[column] ?? "winner";
      const season = state === "winner" ? before : current;
      const name = {
        person: samplePerson(language, TRADES[column] ?? "carpenter", column + 2),
        crew: t("sampleCrew", { number: column + 1 }),
        company: sampleFirm(language, LINES[column] ?? "framing", column + 1),
      }[kind];
      return {
        ...{ id: `${EXAMPLE}-${n}`, season: season.key, kind, board, nomineeAs: name },
        ...{ story: t(`sampleStories.${board}`, { name }), state },
        ...{ createdAt: `${season.from}T12:00:00.000Z`, votes: 14 - row },
      };
    }),
  );
}

/** One of them, by its number. */
export const exampleNomination = (language: Language, now: Date, id: string) =>
  exampleNominations(language, now).find((one) => one.id === id);
