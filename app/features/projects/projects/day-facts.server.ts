import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { type DayFact, type DaySource, dayReach } from "~/services/day-sources.ts";
import { readSources } from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";

/** A day of a job that whoever asks may read. */
export interface JobDay {
  workspace: string;
  job: string;
  day: string;
  zone: string;
  sample: boolean;
}

interface Given {
  db: Database;
  language: Language;
  contributions?: { dayFacts: readonly DaySource[] };
}

/** What other features have on record of a day of a job, in one round trip. */
export async function dayFacts(
  { db, language, contributions }: Given,
  asked: JobDay,
): Promise<readonly DayFact[]> {
  const sources = readSources<ReturnType<typeof dayReach>, DayFact>(
    db,
    contributions?.dayFacts ?? [],
    dayReach(asked),
  );
  const [first, ...rest] = sources.statements;
  if (!first) return [];
  return sources.found(await db.batch([first, ...rest]), { day: asked.day, language });
}

/** The field of a log that begins with a fact. Others are shown beside the log and typed by nobody. */
const INTO = { parcel: "deliveries", received: "deliveries", hired: "equipment" } as const;

/** What a new log begins with, a line for each, in the words of whoever opens it. */
export function factLines(facts: readonly DayFact[], language: Language) {
  const t = translator(language, "projects");
  const linesOf = (field: (typeof INTO)[keyof typeof INTO]) =>
    facts
      .flatMap((fact) => {
        const { kind, name, number } = fact;
        if (!(kind in INTO)) return [];
        return INTO[kind as keyof typeof INTO] === field ? [t(`onRecord.${kind}`, { number, name })] : [];
      })
      .join("\n");
  return { deliveries: linesOf("deliveries"), equipment: linesOf("equipment") };
}

/** What the page of a draft shows of the day. */
export const shownFacts = (facts: readonly DayFact[], language: Language) => {
  const t = translator(language, "projects");
  return facts.map(({ kind, name, number, href }) => ({
    href,
    text: t(`onRecord.${kind}`, { number, name: isolated(name) }),
  }));
};
