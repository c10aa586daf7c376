import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { OFFER_FIELDS, OFFER_KIND, PAPERS } from "./application.limits.ts";
import { ACCEPT, applicationProcess } from "./application.process.ts";
import {
  type ReadApplication,
  type ReadAsked,
  readApplication,
  readApplications,
  readAsked,
} from "./application.queries.server.ts";
import { type Cost, costOfScenario } from "./cost.ts";
import { problemsOf } from "./financing.view.server.ts";
import { queryOf, scenarioIn, type Typed, typedOf } from "./kinds.ts";

interface Given {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
}

/** What a scenario costs, without its rows. */
function figuresOf(query: string) {
  const scenario = query ? scenarioIn(new URLSearchParams(query)) : undefined;
  const costed = scenario && costOfScenario(scenario.kind, scenario.typed);
  if (!scenario || !costed?.ok) return undefined;
  const { payment, cost, paid, received, rate }: Cost = costed.cost;
  return {
    ...{ query, kind: scenario.kind, payment, cost, paid, received, rate },
    months: scenario.typed.months ?? "",
    amount: scenario.typed.amount ?? "",
  };
}
export type OfferFigures = NonNullable<ReturnType<typeof figuresOf>>;

/** Papers that are ready, and those that are not. */
const papersOf = (
  { papers }: { papers: Record<string, string> },
  files: readonly { id: string; name: string }[],
) => PAPERS.map((paper) => ({ paper, files: files.filter(({ id }) => papers[id] === paper) }));

const keysOf = (given: Given) => ({ form: given.formKey(), lender: given.formKey(), file: given.formKey() });

/** All applications of a workspace; a scenario of the address goes along into a new one. */
export async function applicationsView(given: Given, actor: Person, query: URLSearchParams) {
  const { list, mayWrite } = await readApplications(given.db, actor);
  const scenario = scenarioIn(query);
  const own = scenario && queryOf(scenario.kind, scenario.typed);
  return { list, mayWrite, scenario: own ? figuresOf(own) : undefined, idem: given.formKey() };
}
export type ApplicationsView = Awaited<ReturnType<typeof applicationsView>>;

/** One application for the firm. */
export async function applicationView(given: Given, actor: Person, id: string) {
  const found = await readApplication(given.db, actor, id, given.now());
  if (!found) return undefined;
  return shown(found, given, isMember(actor));
}

function shown({ application, lenders, files, history }: ReadApplication, given: Given, mayLink: boolean) {
  const standing = standingOf(applicationProcess, application, given.now());
  const { may, ...rest } = application;
  const mayWrite = Boolean(may);
  const offers = lenders.map(({ id, lender, linkId, offer, words, declinedAt, answeredAt, version }) => ({
    ...{ id, lender, linkId, words, answeredAt, version, declined: declinedAt !== null },
    figures: declinedAt === null ? figuresOf(offer) : undefined,
  }));
  const rates = offers.flatMap(({ figures }) => (figures?.rate.ok ? [figures.rate.percent] : []));
  return {
    application: { ...rest, state: standing.state, version: standing.version },
    // An offer is taken by its own form.
    standing: { ...standing, choices: standing.choices.filter(({ name }) => name !== ACCEPT) },
    scenario: figuresOf(application.query),
    papers: papersOf(application, files),
    ...{ offers, history, mayWrite, mayLink },
    lowestRate: rates.length > 1 ? Math.min(...rates) : undefined,
    keys: keysOf(given),
  };
}
export type ApplicationView = ReturnType<typeof shown>;

/** An application for a lender, with its answer so far. */
export async function askedView(given: Given, { holder, link, name }: Holding) {
  const found = await readAsked(given.db, holder, link.subject.id);
  return found && asked(found, given, name);
}

function asked({ asked: row, files }: ReadAsked, given: Given, name: string) {
  const scenario = row.offer ? scenarioIn(new URLSearchParams(row.offer)) : undefined;
  return {
    ...{ topic: row.topic, firm: row.firm, amountCents: row.amountCents, facts: row.facts },
    ...{ state: row.state, lender: row.lender, words: row.words, answeredAt: row.answeredAt, name },
    declined: row.declinedAt !== null,
    wanted: figuresOf(row.query),
    papers: papersOf(row, files).filter(({ files: some }) => some.length > 0),
    offer: row.declinedAt === null ? figuresOf(row.offer) : undefined,
    typed: scenario?.typed ?? {},
    idem: given.formKey(),
  };
}
export type AskedView = ReturnType<typeof asked>;

/** An offer as a lender typed it: a scenario, or what is wrong with its fields. */
export function readOffer(
  fields: Typed,
  language: Language,
): { ok: true; offer: string } | { ok: false; errors: Record<string, string> } {
  const typed = typedOf(OFFER_FIELDS, new URLSearchParams(fields));
  const costed = costOfScenario(OFFER_KIND, typed);
  return costed.ok
    ? { ok: true, offer: queryOf(OFFER_KIND, typed) }
    : { ok: false, errors: problemsOf(costed.wrongs, language) };
}
