import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { type DayFact, type DaySource, dayReach } from "~/services/day-sources.ts";
import { readSources } from "~/services/site-sources.ts";
import type { Database } from "~db/client.ts";
import { holdsLine } from "./log-lines.ts";
import type { LogText } from "./projects.limits.ts";

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

/** Into which field of a log a fact is written. Others are shown beside the log and typed by nobody. */
const INTO: Partial<Record<DayFact["kind"], LogText>> = {
  weather: "weather",
  crew: "crews",
  planned: "work",
  inspection: "work",
  hired: "equipment",
  parcel: "deliveries",
  received: "deliveries",
  visitor: "visitors",
  weatherLost: "delays",
  talk: "safety",
  checklist: "safety",
  checklistFailed: "safety",
};

/** Of one page there is one fact of most kinds; these are numbered on it. */
const NUMBERED: readonly DayFact["kind"][] = ["planned", "visitor", "inspection"];
const keyOf = ({ kind, href, number }: DayFact) =>
  `${kind} ${href}${NUMBERED.includes(kind) ? ` ${number}` : ""}`;

/** A fact as a line of a log, in the words of whoever keeps it. */
export interface FactLine {
  key: string;
  into: LogText;
  line: string;
}

const linesOf = (facts: readonly DayFact[], language: Language): FactLine[] => {
  const t = translator(language, "projects");
  return facts.flatMap((fact) => {
    const into = INTO[fact.kind];
    const { name, number } = fact;
    return into ? [{ key: keyOf(fact), into, line: t(`onRecord.${fact.kind}`, { number, name }) }] : [];
  });
};

/** What a new log begins with, a line for each, in the words of whoever opens it. */
export function factLines(facts: readonly DayFact[], language: Language) {
  const lines = linesOf(facts, language);
  const of = (field: LogText) =>
    lines
      .filter(({ into }) => into === field)
      .map(({ line }) => line)
      .join("\n");
  return { deliveries: of("deliveries"), equipment: of("equipment") };
}

/** The facts that somebody ticked, or all of them, as lines for the fields of their log. */
export const takenLines = (facts: readonly DayFact[], language: Language, keys: readonly string[] | "all") =>
  linesOf(facts, language).filter(({ key }) => keys === "all" || keys.includes(key));

/** What the page of a draft shows of the day, and which of it stands in the draft already. */
export function shownFacts(
  facts: readonly DayFact[],
  language: Language,
  texts: Readonly<Record<LogText, string>>,
) {
  const t = translator(language, "projects");
  const lines = linesOf(facts, language);
  return facts.map((fact) => {
    const { kind, name, number, href } = fact;
    const key = keyOf(fact);
    const own = lines.find((line) => line.key === key);
    return {
      ...{ key, href, into: own?.into, stands: own !== undefined && holdsLine(texts[own.into], own) },
      text: t(`onRecord.${kind}`, { number, name: isolated(name) }),
    };
  });
}
