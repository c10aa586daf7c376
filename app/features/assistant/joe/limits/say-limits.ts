import { amountText, type Unit } from "~/engines/formula/formula.ts";
import { type Passage, readArticle } from "~/engines/knowledge/knowledge.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import type { Answer, Citation } from "../answer.ts";
import type { Duty, Limit, Subject } from "./limit.ts";
import type { Held, HeldDuty, LimitQuestion, Sense } from "./read-limits.ts";
import type { Verdict } from "./verdict.ts";

type Article = NonNullable<Awaited<ReturnType<typeof readArticle>>>;
type Articles = ReadonlyMap<string, Article>;

const FAILS_FIRST: readonly Verdict[] = ["fail", "undecided", "pass"];

/** Keeps what reads from left to right together in a page that reads from right to left. */
const isolated = (text: string, language: Language) => (language === "he" ? `\u2068${text}\u2069` : text);

/** Inches as a tape and a plan have them: 7-3/4. */
function inFraction(value: number): string {
  const parts = Math.round(value * 16);
  if (Math.abs(parts / 16 - value) > 1e-9) return String(Math.round(value * 1000) / 1000);
  const whole = Math.floor(parts / 16);
  let [top, bottom] = [parts % 16, 16];
  if (top === 0) return String(whole);
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  return whole > 0 ? `${whole}-${top}/${bottom}` : `${top}/${bottom}`;
}

/** A limit's figure in words of the page's language. */
export function figureOf(
  value: number,
  { unit, perFoot, asWritten }: Pick<Subject, "unit"> & Partial<Pick<Subject, "perFoot" | "asWritten">>,
  language: Language,
): string {
  const t = translator(language, "formula");
  const inUnit = (amount: number, each: "in" | "ft") => t(`units.${each}`, { value: inFraction(amount) });
  if (perFoot) return translator(language, "joe-limits")("perFoot", { value: inFraction(value * 12) });
  if (asWritten) return `${inFraction(value)}:1`;
  if (unit === "ratio") return value > 0.99 ? `${inFraction(value)}:1` : `1:${Math.round(1 / value)}`;
  if (unit === "in") return inUnit(value, "in");
  if (unit === "ft") {
    const feet = Math.floor(value + 1e-9);
    const inches = Math.round((value - feet) * 12 * 16) / 16;
    return inches > 0
      ? `${feet > 0 ? `${inUnit(feet, "ft")} ` : ""}${inUnit(inches, "in")}`
      : inUnit(feet, "ft");
  }
  // A third of a joist's depth is 33.3 % of it.
  return amountText(unit === "pct" ? Math.round(value * 10) / 10 : value, unit, t);
}

export function rangeOf(subject: Subject, { least, most, below }: Limit, language: Language): string {
  const t = translator(language, "joe-limits");
  if (subject.unit === "AWG") return t("thickest", { size: String(most ?? 0) });
  const spec = subject.sides ? { unit: areaUnit(subject.unit) } : subject;
  const say = (value: number) =>
    figureOf(spec.unit === "ft2" && subject.unit === "in" ? value / 144 : value, spec, language);
  if (least !== undefined && most !== undefined) {
    return least === most
      ? t("exactly", { value: say(least) })
      : t("between", { least: say(least), most: say(most) });
  }
  if (below !== undefined) return t("below", { value: say(below) });
  return most === undefined ? t("least", { value: say(least ?? 0) }) : t("most", { value: say(most) });
}

const areaUnit = (unit: Unit): Unit => (unit === "in" ? "in2" : "ft2");

export function whereOf(
  { occupancy, where }: Pick<Limit, "occupancy" | "where">,
  language: Language,
): string {
  const t = translator(language, "joe-limits");
  const parts = [occupancy && t(`occupancies.${occupancy}`), where && t(`cases.${where}`)];
  return parts.filter(Boolean).join("; ");
}

function lineOf(
  label: string,
  figure: string,
  limit: Pick<Limit, "article" | "section" | "occupancy" | "where">,
  articles: Articles,
  language: Language,
) {
  const where = whereOf(limit, language);
  const article = articles.get(limit.article);
  const cited = [limit.section ?? article?.section, article?.edition].filter(Boolean).join(", ");
  return translator(language, "joe-limits")("limit", {
    subject: label,
    figure,
    where: where && `, ${where}`,
    cited: isolated(cited, language),
  });
}

/** Yes or no to what was asked; neither where only the figure can be told. */
function wordOf(verdict: Verdict, sense: Sense, limit: Limit, language: Language): string | undefined {
  const t = translator(language, "joe-limits");
  if (verdict === "undecided") return undefined;
  const passes = verdict === "pass";
  switch (sense) {
    case "may":
      return passes ? t("yes") : t("no");
    case "breaks":
      return passes ? t("no") : t("yes");
    case "tooMuch":
      return passes ? t("no") : limit.least === undefined ? t("yes") : undefined;
    case "tooLittle":
      return passes ? t("no") : limit.least !== undefined && limit.most === undefined ? t("yes") : undefined;
    default:
      return undefined;
  }
}

function headingsOf({ asked, limits: all }: Held, sense: Sense, language: Language): string[] {
  const t = translator(language, "joe-limits");
  const refused = all.some(({ limit, verdict }) => verdict === "fail" && !limit.besides);
  const limits = all.filter(({ limit, verdict }) => !(refused && limit.besides && verdict === "pass"));
  const verdicts = [...new Set(limits.map(({ verdict }) => verdict))];
  if (verdicts.includes("undecided")) return [];
  // Where one part of the same code is broken, that comes first.
  const [first] = limits;
  const breaks = limits.some(
    ({ limit, verdict }) => verdict === "fail" && limit.occupancy === first?.limit.occupancy,
  );
  if (breaks) verdicts.sort((a, b) => FAILS_FIRST.indexOf(a) - FAILS_FIRST.indexOf(b));
  return verdicts.map((verdict) => {
    const of = limits.filter((each) => each.verdict === verdict);
    const sentence = t(verdict === "pass" ? "meets" : "fails", { asked: isolated(asked, language) });
    // Where the rules part, yes to "too high?" would be read as yes to the height.
    const plain = verdicts.length > 1 && sense !== "may";
    const word = of[0] && !plain ? wordOf(verdict, sense, of[0].limit, language) : undefined;
    const where = verdicts.length > 1 ? of.map(({ limit }) => whereOf(limit, language)).join("; ") : "";
    if (!word) return where ? `${where}: ${sentence}.` : `${sentence}.`;
    return where
      ? t("heading", { verdict: word, where, sentence })
      : t("headingPlain", { verdict: word, sentence });
  });
}

/** A limit question's answer: yes or no first, then every limit it was held to, with section and edition. */
export async function sayLimits(
  db: Database,
  question: LimitQuestion,
  language: Language,
): Promise<Pick<Answer, "response" | "origin" | "citations" | "figure"> | undefined> {
  const limits = question.duty
    ? question.duty.limits.map(({ limit }) => limit)
    : question.held.flatMap((held) => held.limits.map(({ limit }) => limit));
  const slugs = [...new Set(limits.map(({ article }) => article))];
  const found = await Promise.all(slugs.map((slug) => readArticle(db, slug, language)));
  const articles = new Map(found.flatMap((article) => (article ? [[article.slug, article] as const] : [])));
  if (articles.size < slugs.length) return undefined;

  const t = translator(language, "joe-limits");
  const { headings, lines, figure } = question.duty
    ? dutyWords(question.duty, question.sense, articles, language)
    : limitWords(question.held, question.sense, articles, language);
  const [first] = found;
  const passage = first ? `${first.title}: ${first.body}` : "";
  const response = [
    headings.length > 0 || question.isOpen
      ? headings.join("\n")
      : t(question.unread ? "unread" : "noVerdict"),
    lines.join("\n"),
    passage,
    question.held && question.isStanding ? t("standing") : "",
    translator(language, "joe-answers")("verify"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return { response, origin: "knowledge", citations: citationsOf(limits, articles), figure };
}

function limitWords(held: readonly Held[], sense: Sense, articles: Articles, language: Language) {
  const t = translator(language, "joe-limits");
  const rank = ({ limits: [first] }: Held) => FAILS_FIRST.indexOf(first?.verdict ?? "undecided");
  const sorted = held.toSorted((a, b) => rank(a) - rank(b));
  const undecided = sorted.some(({ limits }) => limits.some(({ verdict }) => verdict === "undecided"));
  const fails = sorted.some(({ limits }) => limits.some(({ verdict }) => verdict === "fail"));
  const headings = together(sorted).flatMap((each) => headingsOf(each, sense, language));
  const lines = sorted.flatMap(({ subject, limits }) =>
    limits.map(({ limit }) =>
      lineOf(t(`subjects.${subject.id}`), rangeOf(subject, limit, language), limit, articles, language),
    ),
  );
  const [main] = sorted;
  const [decisive] = main?.limits ?? [];
  const figure = main && decisive ? rangeOf(main.subject, decisive.limit, language) : undefined;
  // A yes to one number is no yes while another stays open.
  return { headings: undecided && !fails ? [] : headings, lines, figure };
}

/** Numbers that stand to their limits alike are spoken of together: a riser and its tread. */
function together(held: readonly Held[]): Held[] {
  const alike = new Map<string, Held>();
  for (const each of held) {
    const pattern = each.limits.map(({ limit, verdict }) => `${limit.occupancy} ${verdict}`).join();
    const same = alike.get(pattern);
    alike.set(pattern, same ? { ...same, asked: `${same.asked}, ${each.asked}` } : each);
  }
  return [...alike.values()];
}

function dutyWords({ duty, asked, limits }: HeldDuty, sense: Sense, articles: Articles, language: Language) {
  const t = translator(language, "joe-limits");
  const threshold = ({ above, from }: Duty["limits"][number]) =>
    above === undefined
      ? t("from", { value: figureOf(from ?? 0, duty, language) })
      : t("above", { value: figureOf(above, duty, language) });
  const lines = limits.map(({ limit }) =>
    lineOf(t(`duties.${duty.id}`), threshold(limit), limit, articles, language),
  );
  const [first] = limits;
  const at = { asked: isolated(asked, language) };
  const yes = sense === "needs" ? t("yes") : t("no");
  const no = sense === "needs" ? t("no") : t("yes");
  const heading =
    first?.verdict === "needed"
      ? t("headingPlain", { verdict: yes, sentence: t("needed", at) })
      : first?.verdict === "unneeded"
        ? t("headingPlain", { verdict: no, sentence: t("notNeeded", at) })
        : t("undecided", at);
  return { headings: [heading], lines, figure: first && threshold(first.limit) };
}

function citationsOf(limits: readonly Pick<Limit, "article" | "section">[], articles: Articles): Citation[] {
  const cited = new Map<string, Citation>();
  for (const { article: slug, section } of limits) {
    const article = articles.get(slug);
    if (!article) continue;
    const label = section ?? article.section;
    const { edition, title, confidence } = article satisfies Pick<
      Passage,
      "edition" | "title" | "confidence"
    >;
    cited.set(label, { label, edition, title, confidence, slug });
  }
  return [...cited.values()];
}
