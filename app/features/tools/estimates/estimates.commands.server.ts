import { chaining } from "~/engines/chain/chain.server.ts";
import type { ChainRecord } from "~/engines/chain/chain.ts";
import {
  createDocument,
  deleteDraft,
  freezeDocument,
  readDocument,
  saveDocument,
} from "~/engines/lines/lines.server.ts";
import { type Content, type LineProblem, linesOf } from "~/engines/lines/lines.ts";
import { mayStill, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { assemblyOf, jobOf } from "./assemblies.data.server.ts";
import { type Taken, withPrices } from "./compare-suppliers.ts";
import {
  blankEstimate,
  type FieldError,
  NO_QUANTITY,
  typedBasis,
  typedLine,
  withFacts,
  withRows,
} from "./estimate-begun.server.ts";
import { adjustmentsOf, FACTS, factOf, RATES, repriced, supplierIn } from "./estimate-facts.ts";
import {
  jobSections,
  type OwnPrices,
  ownByCode,
  pricedItem,
  unitText,
  withChanged,
  withLine,
  withLock,
  without,
  withSection,
  workSection,
} from "./estimate-lines.server.ts";
import type { EstimateChange, EstimateStart } from "./estimates.schemas.ts";
import { readPrices } from "./price-book.queries.server.ts";
import { readPoints } from "./price-index.queries.server.ts";
import { seriesOf, withIndex } from "./price-index.ts";
import { readQuantity } from "./read-quantity.ts";
import type { FileLine } from "./read-table.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
  language: Language;
}

export type EstimateResult =
  | CommandResult<"gone" | "not-allowed" | "stale" | "accepted", { id: string }>
  | CommandResult<"full", { id: string }, { problem?: LineProblem }>
  | CommandResult<"field", { id: string }, FieldError>;

type Of<Intent extends EstimateChange["intent"]> = Extract<EstimateChange, { intent: Intent }>;
type Edit = (content: Content, title: string) => { content: Content; title?: string } | FieldError;

const day = (now: Date) => now.toISOString().slice(0, 10);

const byCode = async ({ db }: Deps, actor: Person): Promise<OwnPrices> =>
  ownByCode(await readPrices(db, actor));

/** Prices at the index of the month that the estimate asks for, as the workspace's series are now. */
async function indexed({ db }: Deps, actor: Person, content: Content): Promise<Content> {
  if (!factOf(content, "indexTo")) return withIndex(content, new Map());
  return withIndex(content, seriesOf(await readPoints(db, actor)));
}

/** Others may save meanwhile; what only adds is then added to what they saved. */
const TRIES = 4;

/** Reads an estimate, changes it and saves it; with the version that a page showed, only that one. */
async function edited(
  deps: Deps,
  actor: Person,
  { id, version }: { id: string; version?: number },
  edit: Edit,
): Promise<EstimateResult> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const document = await readDocument(deps.db, actor, id);
    if (document?.kind !== "estimate" || document.workspace !== actor.workspace)
      return { ok: false, error: "gone" };
    if (version !== undefined && document.version !== version) return { ok: false, error: "stale" };
    const result = edit(document.content, document.title);
    if ("field" in result) return { ok: false, error: "field", ...result };
    const { title = document.title } = result;
    const content =
      result.content === document.content ? result.content : await indexed(deps, actor, result.content);
    // What is sent twice changes nothing the second time.
    if (content === document.content && title === document.title) return { ok: true, id };
    const saved = await saveDocument(deps, actor, { id, version: document.version, title, content });
    if (saved.ok) return { ok: true, id };
    if (saved.error === "invalid") return { ok: false, error: "full", problem: saved.problems?.[0] };
    if (saved.error !== "stale" || version !== undefined) return { ok: false, error: saved.error };
  }
  return { ok: false, error: "stale" };
}

type NewEstimate = Omit<Extract<EstimateStart, { intent: "create" }>, "from"> & { from?: ChainRecord };

/** Makes an estimate, blank, of a job or of what was handed over; or adds that to one that stands. */
export async function startEstimate(
  deps: Deps,
  actor: Person,
  { idem, title, job, into, from, rows = [] }: NewEstimate,
): Promise<EstimateResult> {
  const { language, now } = deps;
  const own = await byCode(deps, actor);
  const asked = { own, language, key: idem, today: day(now()) };
  if (into)
    return edited(deps, actor, { id: into }, (content) => {
      const more = withRows(content, rows, asked);
      return "field" in more ? more : { content: more };
    });
  const template = jobOf(job);
  const begun = template
    ? jobSections(template, { ...blankEstimate(), facts: { ...blankEstimate().facts, job } }, asked)
    : blankEstimate();
  const content = withRows(from ? withFacts(begun, from.facts) : begun, rows, asked);
  if ("field" in content) return { ok: false, error: "field", ...content };
  const { workspace } = actor;
  // Only who may write here leaves a link here.
  const links =
    from && (await mayStill(deps.db, actor))
      ? [chaining(deps.db, { workspace, from, to: { kind: "estimate", id: idem }, now: now() })]
      : [];
  const made = await createDocument(deps, actor, { id: idem, workspace, title, content }, links);
  if (made.ok) return { ok: true, id: made.id };
  return made.error === "invalid"
    ? { ok: false, error: "full", problem: made.problems?.[0] }
    : { ok: false, error: "not-allowed" };
}

/** Lines of a file, in the sections that it names, added to an estimate or made into one. */
export async function importLines(
  deps: Deps,
  actor: Person,
  {
    idem,
    estimate,
    title,
    lines,
  }: { idem: string; estimate: string; title: string; lines: readonly FileLine[] },
): Promise<EstimateResult> {
  const today = day(deps.now());
  const add = (content: Content): Content => {
    const titles = [...new Set(lines.map(({ section }) => section))];
    if (content.sections.some(({ id }) => id.startsWith(`${idem}.`))) return content;
    return repriced({
      ...content,
      sections: [
        ...content.sections,
        ...titles.map((name, s) => ({
          id: `${idem}.${s}`,
          title: name,
          lines: lines.flatMap(({ section, code, waste, ...line }, n) =>
            section === name
              ? [
                  typedLine(
                    {
                      id: `${idem}.l${n}`,
                      ...line,
                      ...(code && { code }),
                      ...(waste !== "0" && { waste }),
                    },
                    today,
                  ),
                ]
              : [],
          ),
        })),
      ],
    });
  };
  if (estimate) return edited(deps, actor, { id: estimate }, (content) => ({ content: add(content) }));
  const content = add(blankEstimate());
  const made = await createDocument(deps, actor, { id: idem, workspace: actor.workspace, title, content });
  if (made.ok) return { ok: true, id: made.id };
  return made.error === "invalid"
    ? { ok: false, error: "full", problem: made.problems?.[0] }
    : { ok: false, error: "not-allowed" };
}

async function addWork(deps: Deps, actor: Person, id: string, { idem, work, qty: typed }: Of<"work">) {
  const assembly = assemblyOf(work);
  if (!assembly) return { ok: false, error: "field", field: "work", key: "errors.work" } as const;
  const { language } = deps;
  const qty = readQuantity(typed, unitText(assembly.unit, language), language);
  if (!qty) return { ok: false, error: "field", ...NO_QUANTITY } as const;
  const own = await byCode(deps, actor);
  return edited(deps, actor, { id }, (content) => ({
    content: withSection(
      content,
      workSection(assembly, qty, { own, language, wage: factOf(content, "wage"), key: idem }),
    ),
  }));
}

async function addItem(deps: Deps, actor: Person, id: string, { idem, code, from, qty: typed }: Of<"item">) {
  const { language } = deps;
  const supplier = supplierIn(from);
  const prices = await readPrices(deps.db, actor);
  const asked = supplier === undefined ? prices : prices.filter((price) => price.supplier === supplier);
  const item = pricedItem(code, ownByCode(asked), language);
  if (!item) return { ok: false, error: "gone" } as const;
  const qty = readQuantity(typed, item.unit, language);
  if (!qty) return { ok: false, error: "field", ...NO_QUANTITY } as const;
  return edited(deps, actor, { id }, (content) => ({
    content: withLine(content, { id: idem, ...item, qty }),
  }));
}

function addLine(
  deps: Deps,
  actor: Person,
  id: string,
  { idem, qty: typed, taxed, waste, ...line }: Of<"line">,
) {
  const { intent, ...fields } = line;
  const qty = readQuantity(typed, fields.unit, deps.language);
  if (!qty) return { ok: false, error: "field", ...NO_QUANTITY } as const;
  const made = typedLine(
    { id: idem, ...fields, qty, taxable: taxed === "on", ...(waste && waste !== "0" && { waste }) },
    day(deps.now()),
  );
  return edited(deps, actor, { id }, (content) => ({ content: withLine(content, made) }));
}

/**
 * A line as it was typed over; another price is a typed one of today, another quantity is no longer what was counted. A
 * price that stays locked has no other.
 */
function editLine(deps: Deps, actor: Person, id: string, change: Of<"edit">) {
  const { version, line: lineId, text, unit, unitCost, taxed, waste } = change;
  const qty = readQuantity(change.qty, unit, deps.language);
  if (!qty) return { ok: false, error: "field", ...NO_QUANTITY } as const;
  const locked = change.locked === "on";
  return edited(deps, actor, { id, version }, (content) => {
    const before = linesOf(content).find(({ id: of }) => of === lineId);
    if (before?.locked && locked && unitCost !== before.unitCost)
      return { field: "unitCost", key: "errors.locked" };
    const changed = withChanged(content, lineId, (line) => {
      const { waste: _, locked: was, ...rest } = line;
      const same = unitCost === line.unitCost ? line.basis : undefined;
      const { needed, spare, ...kept } = same ?? typedBasis(day(deps.now()));
      const counted = qty === line.qty && needed ? { needed, ...(spare && { spare }) } : {};
      return {
        ...rest,
        text,
        unit,
        unitCost,
        qty,
        taxable: taxed === "on",
        basis: { ...kept, ...counted },
        ...(waste && waste !== "0" && { waste }),
        // What is locked only now gets the factor of its price first.
        ...(locked && was && { locked }),
      };
    });
    return { content: locked ? withLock(changed, lineId) : changed };
  });
}

/** Lines at the prices of the book: each at its lowest, all of one supplier, or as it was chosen for each. */
async function takePrices(
  deps: Deps,
  actor: Person,
  id: string,
  { version, taken }: { version: number; taken: Taken },
): Promise<EstimateResult> {
  const [prices, points] = await Promise.all([readPrices(deps.db, actor), readPoints(deps.db, actor)]);
  const on = { today: day(deps.now()), series: seriesOf(points) };
  return edited(deps, actor, { id, version }, (content) => ({
    content: withPrices(content, prices, { taken, ...on }),
  }));
}

function changeSettings(
  deps: Deps,
  actor: Person,
  id: string,
  { intent, version, title, ...typed }: Of<"settings">,
) {
  return edited(deps, actor, { id, version }, (content) => ({
    title,
    content: repriced({
      ...content,
      adjustments: adjustmentsOf(
        Object.fromEntries(RATES.map((rate) => [rate, typed[rate]])) as Record<
          (typeof RATES)[number],
          string
        >,
      ),
      facts: { ...content.facts, ...Object.fromEntries(FACTS.map((fact) => [fact, typed[fact]])) },
    }),
  }));
}

/** Freezes what stands as a version, which nobody changes any more. */
async function freeze(deps: Deps, actor: Person, id: string, version: number): Promise<EstimateResult> {
  const frozen = await freezeDocument(deps, actor, { id, kind: "estimate", version });
  return frozen.ok ? { ok: true, id } : { ok: false, error: frozen.error };
}

/** The same lines as another estimate. */
async function copy(deps: Deps, actor: Person, id: string, { idem }: Of<"copy">): Promise<EstimateResult> {
  const found = await readDocument(deps.db, actor, id);
  if (found?.kind !== "estimate") return { ok: false, error: "gone" };
  const { title, content } = found;
  const made = await createDocument(deps, actor, { id: idem, workspace: actor.workspace, title, content });
  return made.ok ? { ok: true, id: made.id } : { ok: false, error: "not-allowed" };
}

async function remove(deps: Deps, actor: Person, id: string): Promise<EstimateResult> {
  const deleted = await deleteDraft(deps, actor, { id, kind: "estimate" });
  return deleted.ok ? { ok: true, id } : deleted;
}

/** One change of an estimate, as a form asks for it. */
export async function changeEstimate(
  deps: Deps,
  actor: Person,
  { id, change }: { id: string; change: EstimateChange },
): Promise<EstimateResult> {
  switch (change.intent) {
    case "work":
      return addWork(deps, actor, id, change);
    case "item":
      return addItem(deps, actor, id, change);
    case "line":
      return addLine(deps, actor, id, change);
    case "edit":
      return editLine(deps, actor, id, change);
    case "remove":
      return edited(deps, actor, { id, version: change.version }, (content) => ({
        content: without(content, change.what),
      }));
    case "lowest":
      return takePrices(deps, actor, id, { version: change.version, taken: { by: "lowest" } });
    case "supplier":
      return takePrices(deps, actor, id, {
        version: change.version,
        taken: { by: "supplier", supplier: supplierIn(change.from) ?? "" },
      });
    case "prices":
      return takePrices(deps, actor, id, {
        version: change.version,
        taken: { by: "line", picks: change.picks ?? [] },
      });
    case "settings":
      return changeSettings(deps, actor, id, change);
    case "freeze":
      return freeze(deps, actor, id, change.version);
    case "copy":
      return copy(deps, actor, id, change);
    case "delete":
      return remove(deps, actor, id);
  }
}
