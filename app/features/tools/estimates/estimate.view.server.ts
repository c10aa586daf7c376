import { readDocument, sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, diffOf, type Line, linesOf, shortHash, totalsOf } from "~/engines/lines/lines.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { ASSEMBLIES, JOBS, jobOf } from "./assemblies.data.server.ts";
import { estimateCompared } from "./compare-suppliers.ts";
import { blankEstimate } from "./estimate-begun.server.ts";
import { FACTS, factOf, isLabour, isOld, RATES, rateOf } from "./estimate-facts.ts";
import { jobSections, unitText, workName, workOf } from "./estimate-lines.server.ts";
import { driversOf, hintsOf, labourOf, rangeOf, tradesOf } from "./estimate-range.ts";
import { ESTIMATE_LIMITS } from "./estimates.schemas.ts";
import { readPrices } from "./price-book.queries.server.ts";
import { readPoints } from "./price-index.queries.server.ts";
import { isIndexed, seriesOf } from "./price-index.ts";

export const VIEWS = ["lines", "suppliers", "analysis", "versions", "settings"] as const;
export type ViewName = (typeof VIEWS)[number];
export const SHEETS = ["price", "cost"] as const;
export type SheetName = (typeof SHEETS)[number];

/** The address of an example that everybody may look at; nothing can be written there. */
export const EXAMPLE = "sample";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
}

const jobName = (id: string, language: Language): string =>
  translator(language, "estimate-work")(`jobs.${id}` as "jobs.roof");

export const jobChoices = (language: Language) =>
  JOBS.map(({ id }) => ({ value: id, text: jobName(id, language) }));

/** All work by its unit, for a list to choose from. */
const workChoices = (language: Language) =>
  ASSEMBLIES.map(({ id, unit }) => ({
    value: id,
    text: `${workName(id, language)} (${unitText(unit, language)})`,
  }));

function exampleOf(language: Language) {
  const job = jobOf("bathroom");
  if (!job) throw new Error("there is an example of an estimate");
  const blank = blankEstimate();
  const facts = { ...blank.facts, job: job.id };
  const content = jobSections(job, { ...blank, facts }, { own: new Map(), language, key: "example" });
  return { title: jobName(job.id, language), content, version: 1, versions: [], acceptance: undefined };
}

async function found({ db, language }: Asked, actor: Present | undefined, id: string) {
  if (id === EXAMPLE) return exampleOf(language);
  const document = actor && (await readDocument(db, actor, id));
  if (document?.kind !== "estimate" || document.workspace !== actor?.workspace) return undefined;
  return document;
}

/** `asked`: the month to which prices are brought by an index; empty where none is. */
const shownLine = (
  line: Line,
  totals: ReturnType<typeof totalsOf>,
  { today, asked }: { today: string; asked: string },
) => ({
  id: line.id,
  text: line.text,
  code: line.code ?? "",
  qty: line.qty,
  unit: line.unit,
  unitCost: line.unitCost,
  factor: line.factor,
  waste: line.waste ?? "0",
  taxable: line.taxable ?? false,
  cents: totals.lines.get(line.id)?.cents ?? 0,
  basis: line.basis,
  labour: isLabour(line),
  locked: line.locked ?? false,
  old: isOld(line, today),
  /** The index was asked for and no series covers the price. */
  noIndex: asked !== "" && isIndexed(line) && line.basis?.index === undefined,
});
export type ShownLine = ReturnType<typeof shownLine>;

function linesView(content: Content, language: Language, today: string, line: string) {
  const totals = totalsOf(content);
  return {
    sections: content.sections.map((section) => ({
      id: section.id,
      title: section.title,
      cents: totals.sections.find(({ id }) => id === section.id)?.cents ?? 0,
      lines: section.lines.map((each) =>
        shownLine(each, totals, { today, asked: factOf(content, "indexTo") }),
      ),
    })),
    subtotal: totals.subtotal,
    steps: totals.steps.map(({ adjustment, base, cents }) => ({
      kind: adjustment.kind,
      rate: adjustment.rate ?? "0",
      base,
      cents,
    })),
    edited: linesOf(content).some(({ id }) => id === line) ? line : undefined,
    works: workChoices(language),
  };
}

function analysisView(content: Content, language: Language, today: string) {
  const t = translator(language, "estimate-items");
  const job = jobOf(factOf(content, "job"));
  const work = content.sections.map(workOf);
  const hints = hintsOf(content, { scope: job?.scope ?? [], work, today });
  return {
    drivers: driversOf(content).map((driver) =>
      driver.kind === "line"
        ? { kind: driver.kind, key: driver.line.id, text: driver.line.text, cents: driver.cents }
        : driver.kind === "rate"
          ? { kind: driver.kind, key: driver.rate, rate: driver.rate, cents: driver.cents }
          : { kind: driver.kind, key: "labour", cents: driver.cents },
    ),
    trades: tradesOf(content).map(({ division, cents }) => ({
      division,
      name: t(`divisions.${division}` as "divisions.06"),
      cents,
    })),
    labour: labourOf(content),
    hints: {
      ...hints,
      missing: hints.missing.map((id) => ({ id, text: workName(id, language) })),
      job: job && jobName(job.id, language),
    },
  };
}

type Version =
  Awaited<ReturnType<typeof readDocument>> extends infer D
    ? NonNullable<D> extends { versions: infer V }
      ? V
      : never
    : never;

function versionsView(content: Content, versions: Version, query: URLSearchParams) {
  const listed = versions.map(({ number, createdAt, totalCents, hash }) => ({
    number,
    createdAt,
    totalCents,
    hash: shortHash(hash),
  }));
  const contentOf = (asked: string) => {
    const version = versions.find(({ number }) => String(number) === asked);
    return version && sentContent(version);
  };
  const newest = versions[0];
  const from = query.get("from") ?? (newest ? String(newest.number) : "");
  const to = query.get("to") ?? "";
  const before = contentOf(from);
  const after = to === "" ? content : contentOf(to);
  const diff = before && after && diffOf(before, after);
  return {
    listed,
    from,
    to,
    diff: diff && {
      total: diff.total,
      lines: diff.lines.map(({ is, line, before: was, fields, cents }) => ({
        is,
        id: line.id,
        text: line.text,
        cents,
        changes: fields.flatMap((field) =>
          ["text", "qty", "unit", "unitCost", "waste", "factor", "locked"].includes(field)
            ? [
                {
                  field: field as "text",
                  from: String(was?.[field as "text"] ?? "0"),
                  to: String(line[field as "text"] ?? "0"),
                },
              ]
            : [],
        ),
      })),
      adjustments: diff.adjustments.map(({ is, adjustment, before: was, cents }) => ({
        is,
        kind: adjustment.kind,
        from: was?.rate ?? "0",
        to: is === "removed" ? "0" : (adjustment.rate ?? "0"),
        cents,
      })),
    },
  };
}

async function readBook(db: Database, actor: Present | undefined) {
  const [prices, points] = await Promise.all([readPrices(db, actor), readPoints(db, actor)]);
  return { prices, series: seriesOf(points) };
}

/** The material of an estimate at the prices of each supplier of the workspace's book. */
function suppliersView(
  content: Content,
  { prices, series }: Awaited<ReturnType<typeof readBook>>,
  today: string,
) {
  const compared = estimateCompared(content, prices, { today, series });
  return {
    ...compared,
    lines: compared.lines.slice(0, ESTIMATE_LIMITS.picks).map(({ line, cents, offers, otherUnits }) => ({
      id: line.id,
      text: line.text,
      unit: line.unit,
      qty: line.qty,
      cents,
      /** Whose price it has now; undefined where it is of nobody in the book. */
      supplier: line.basis?.source === "own" ? (line.basis.supplier ?? "") : undefined,
      offers: offers.map(({ supplier, price, days, old, cents: asks }) => ({
        supplier,
        unitCost: price.unitCost,
        asOf: price.asOf,
        days,
        old,
        cents: asks,
      })),
      otherUnits,
    })),
    count: compared.lines.length,
    hasPrices: prices.length > 0,
  };
}

function settingsView(content: Content, title: string, language: Language) {
  const values: Record<string, string> = { title };
  for (const fact of FACTS) values[fact] = factOf(content, fact);
  for (const rate of RATES) values[rate] = rateOf(content, rate);
  const open = linesOf(content).filter(isIndexed);
  return {
    values,
    jobs: jobChoices(language),
    /** Of how many lines a series covers the price; undefined where no month is asked for. */
    index: values.indexTo
      ? { count: open.length, covered: open.filter(({ basis }) => basis?.index !== undefined).length }
      : undefined,
  };
}

/** An estimate as its workspace sees it, or the example; undefined where it is none of theirs. */
export async function readEstimateView(
  context: Asked,
  present: Present | undefined,
  id: string,
  query: URLSearchParams,
) {
  const actor = id === EXAMPLE ? undefined : present;
  const document = await found(context, actor, id);
  if (!document) return undefined;
  const { language } = context;
  const { title, content, version, versions, acceptance } = document;
  const today = context.now().toISOString().slice(0, 10);
  const asked = query.get("view");
  const view = VIEWS.find((name) => name === asked) ?? "lines";
  const sheet = SHEETS.find((name) => name === query.get("sheet"));
  const is = (name: ViewName) => !sheet && view === name;
  return {
    id,
    title,
    version,
    view,
    sheet,
    isExample: id === EXAMPLE,
    approved: acceptance && {
      name: acceptance.printedName,
      at: acceptance.acceptedAt,
      hash: shortHash(acceptance.hash),
      version: versions.find(({ id: of }) => of === acceptance.versionId)?.number ?? 0,
    },
    mayCopy: actor !== undefined && actor.role !== "viewer",
    mayShare: actor !== undefined && actor.role !== "viewer" && versions.length > 0,
    mayWrite: actor !== undefined && actor.role !== "viewer" && !acceptance,
    total: totalsOf(content).total,
    range: rangeOf(content),
    count: linesOf(content).length,
    client: factOf(content, "client"),
    scope: factOf(content, "scope"),
    printed: context.now().toISOString(),
    content: sheet ? content : undefined,
    lines: is("lines") ? linesView(content, language, today, query.get("line") ?? "") : undefined,
    analysis: is("analysis") ? analysisView(content, language, today) : undefined,
    versions: is("versions") ? versionsView(content, versions, query) : undefined,
    suppliers: is("suppliers") ? suppliersView(content, await readBook(context.db, actor), today) : undefined,
    settings: is("settings") ? settingsView(content, title, language) : undefined,
    hasSamples: linesOf(content).some(({ basis }) => basis?.source === "sample"),
    old: linesOf(content).filter((line) => isOld(line, today)).length,
    idem: context.formKey(),
  };
}
export type EstimateView = NonNullable<Awaited<ReturnType<typeof readEstimateView>>>;

/** The content of an estimate alone, for its file. */
export async function readEstimateContent(
  context: Asked,
  present: Present | undefined,
  id: string,
): Promise<Content | undefined> {
  return (await found(context, present, id))?.content;
}
