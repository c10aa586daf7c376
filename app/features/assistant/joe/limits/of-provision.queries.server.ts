import {
  convert,
  inOwnMeasures,
  type Kind,
  kindOf,
  parseQuantity,
  type Unit,
} from "~/engines/formula/formula.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Limit, Subject } from "./limit.ts";
import { SUBJECTS } from "./limits.data.ts";
import { figureOf, rangeOf, whereOf } from "./say-limits.ts";
import { SLACK } from "./verdict.ts";

/** Whether a measure keeps a limit; the margin is by how much it does or does not, in words. */
export interface HeldMeasure {
  verdict: "pass" | "fail" | "open";
  margin?: string;
}

export interface ProvisionLimit {
  /** `at least 36 in`. */
  figure: string;
  /** Which part of the provision it is, and for which buildings; may be empty. */
  where: string;
  /** Where the article cites several sections, its own. */
  section?: string;
  held?: HeldMeasure;
}

/** One thing that a provision limits by a number. */
export interface ProvisionSubject {
  id: string;
  label: string;
  /** Whether a single measure can be held to it, and an example of one as it is typed. */
  example?: string;
  limits: ProvisionLimit[];
  /** What was typed, and whether it could be read. */
  typed?: string;
  unreadable?: true;
  /** What was typed is below zero, or beyond what anything on a site measures. */
  absurd?: true;
}

/** Units in which a bare number cannot be mistaken. */
const MEASURED: readonly Unit[] = ["in", "ft", "psf", "psi", "deg", "degF", "lb"] as readonly Unit[];

/** Several amounts, or a table, decide about the others. */
const isSingle = ({ unit, share, sides, by, perFoot, asWritten, counted, leaf, nominal }: Subject) =>
  MEASURED.includes(unit) &&
  !share &&
  !sides &&
  !by &&
  !perFoot &&
  !asWritten &&
  !counted &&
  !leaf &&
  !nominal;

/** Beyond this a slip of the pen is likelier than a site: a mile, a full turn, and loads that nothing carries. */
const MOST_MEASURED: Readonly<Partial<Record<Kind, { most: number; unit: Unit }>>> = {
  length: { most: 1, unit: "mi" },
  angle: { most: 360, unit: "deg" },
  pressure: { most: 100_000, unit: "psi" },
  weight: { most: 10_000, unit: "ton" },
};

function isAbsurd(unit: Unit, value: number): boolean {
  const bound = MOST_MEASURED[kindOf(unit)];
  return value < 0 || (bound !== undefined && convert(value, unit, bound.unit) > bound.most);
}

/** A measure as typed, in the unit of a subject; a bare number is in that unit. */
function measureIn(unit: Unit, typed: string, language: Language): number | undefined {
  const parsed = parseQuantity(typed, language);
  if (!parsed.ok) return undefined;
  const { quantity } = parsed;
  if (quantity.kind === "size" || quantity.kind === "gauge") return undefined;
  if (quantity.kind === "count") return quantity.value;
  return quantity.kind === kindOf(unit) ? convert(quantity.value, quantity.unit, unit) : undefined;
}

function hold(
  subject: Subject,
  { least, most, below, neverEnough, elseMore }: Limit,
  value: number,
  language: Language,
) {
  const said = (amount: number) =>
    inOwnMeasures(figureOf(Math.round(Math.abs(amount) * 1000) / 1000, subject, language), language);
  const isOver =
    (most !== undefined && value > most * (1 + SLACK)) ||
    (below !== undefined && value >= below * (1 - SLACK));
  const isUnder = least !== undefined && value < least * (1 - SLACK);
  if (isOver)
    return { verdict: elseMore ? "open" : "fail", margin: said(value - (most ?? below ?? 0)) } as const;
  if (isUnder) return { verdict: elseMore ? "open" : "fail", margin: said((least ?? 0) - value) } as const;
  if (neverEnough) return { verdict: "open" } as const;
  const room = Math.min(
    ...[most ?? below, least].flatMap((bound) => (bound === undefined ? [] : Math.abs(bound - value))),
  );
  return { verdict: "pass", margin: room > SLACK ? said(room) : undefined } as const;
}

/** The articles that limit by a number what an article limits too. */
export function alsoLimiting(slug: string): string[] {
  const all = SUBJECTS.filter(({ limits }) => limits.some(({ article }) => article === slug)).flatMap(
    ({ limits }) => limits.map(({ article }) => article),
  );
  return [...new Set(all)].filter((article) => article !== slug);
}

/**
 * What an article limits by numbers, in words of a language; where somebody typed what they measured, how it stands to
 * each limit.
 * @param measured by subject, as typed
 */
export function limitsOfProvision(
  slug: string,
  language: Language,
  measured: Readonly<Record<string, string>> = {},
): ProvisionSubject[] {
  const t = translator(language, "joe-limits");
  const found = new Map<string, ProvisionSubject>();
  for (const subject of SUBJECTS) {
    const own = subject.limits.filter(({ article }) => article === slug);
    const [first] = own;
    if (!first) continue;
    const single = isSingle(subject);
    const typed = single ? measured[subject.id]?.trim() || undefined : undefined;
    const read = typed === undefined ? undefined : measureIn(subject.unit, typed, language);
    const absurd = read !== undefined && isAbsurd(subject.unit, read);
    const value = absurd ? undefined : read;
    // A thing that questions speak of in several ways stands in Joe's list as often, with the same limits.
    const there = found.get(subject.id);
    const limits = there?.limits ?? [];
    for (const limit of own) {
      const figure = inOwnMeasures(rangeOf(subject, limit, language), language);
      const where = whereOf(limit, language);
      const { section } = limit;
      if (limits.some((one) => one.figure === figure && one.where === where && one.section === section))
        continue;
      limits.push({
        figure,
        where,
        section,
        held: value === undefined ? undefined : hold(subject, limit, value, language),
      });
    }
    if (there) continue;
    found.set(subject.id, {
      id: subject.id,
      label: t(`subjects.${subject.id}`),
      example: single
        ? figureOf(first.most ?? first.below ?? first.least ?? 0, subject, language)
        : undefined,
      limits,
      typed,
      unreadable: typed !== undefined && read === undefined ? true : undefined,
      absurd: absurd || undefined,
    });
  }
  return [...found.values()];
}
