import { readChain, readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { acceptedAs, sentContent, sentTitle } from "~/engines/lines/lines.server.ts";
import {
  type Content,
  diffOf,
  linesOf,
  optionGroups,
  shortHash,
  totalsOf,
  withChoice,
} from "~/engines/lines/lines.ts";
import { settle } from "~/engines/process/process.server.ts";
import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { planCost, readPlans } from "~/features/business/financing/plans.queries.server.ts";
import { askedPage } from "~/lib/asked-page.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { viewProposal } from "./client.commands.server.ts";
import { mostDeposit } from "./deposit-caps.ts";
import { capOf, isOverCap, mostDepositOf } from "./deposit-check.ts";
import { EXAMPLE, exampleProposal } from "./example.server.ts";
import { plansIn, plansToChoose } from "./plans.ts";
import bound from "./proposal.process.server.ts";
import { isOut, proposalProcess, WITH_MORE } from "./proposal.process.ts";
import {
  cashFlowOf,
  chosenOf,
  FACTS,
  factOf,
  marginOf,
  milestonesOf,
  paymentsOf,
  pricesOf,
  RATES,
  rateOf,
  warningsOf,
} from "./proposal-content.ts";
import { KIND, SHOWN, VIEWS } from "./proposals.limits.ts";
import { type Asked, type ReadProposal, readProposal, readProposals } from "./proposals.queries.server.ts";

type Chain = Parameters<typeof readChain>[0];
type Given = Chain & { now: () => Date; formKey: () => string };

/** What the address asks for; what it cannot mean is left out. */
export const askedOf = (params: URLSearchParams): Asked => ({
  view: VIEWS.find((view) => view === params.get("view")) ?? "open",
  page: askedPage(params),
});

/** The proposals of a workspace, thirty a page, and the form of a new one, which may begin with a record before it. */
export async function proposalsView(
  given: Given,
  actor: Present | undefined,
  { asked, from }: { asked: Asked; from: string | null },
) {
  const at = given.now();
  const [found, before] = await inOneTrip(given, (given) =>
    Promise.all([readProposals(given.db, actor, asked, at), actor && readFrom(given, actor, readEnd(from))]),
  );
  const { total = 0, list = [], sums, templates = [], ownsPack = false } = found ?? {};
  return {
    asked,
    pages: Math.max(1, Math.ceil(total / SHOWN)),
    proposals: list.map(({ state, version, parties, blocked, moments, passed, ...proposal }) => ({
      ...proposal,
      standing: {
        ...standingOf(proposalProcess, { state, version, parties, blocked, moments, passed }, at),
        choices: [],
      },
    })),
    figures: { out: Number(sums?.out ?? 0), outCents: Number(sums?.outCents ?? 0) },
    winRates: templates.map(({ template, decided, won }) => ({
      ...{ template, decided: Number(decided), won: Number(won) },
      percent: String(Math.round((Number(won) * 100) / Math.max(1, Number(decided)))),
    })),
    from: before && {
      ...{ from: before.from, name: before.name, kind: before.kind, href: before.href },
      ...{
        client: before.facts.client ?? "",
        site: before.facts.place ?? "",
        title: before.facts.title ?? "",
      },
      facts: before.facts.note ?? "",
    },
    ownsPack,
    readOnly: actor?.role === "viewer",
    idem: given.formKey(),
  };
}
export type ProposalsView = Awaited<ReturnType<typeof proposalsView>>;

const factsOf = (content: Content) =>
  Object.fromEntries(FACTS.map((fact) => [fact, factOf(content, fact)])) as Record<
    (typeof FACTS)[number],
    string
  >;

/** What was sent, and under whose name it was accepted. */
function shown({ proposal, versions, acceptance, posts, history }: ReadProposal, at: Date) {
  const { state, version, parties, blocked, moments, passed } = proposal;
  const standing = standingOf(proposalProcess, { state, version, parties, blocked, moments, passed }, at);
  const [newest] = versions;
  return {
    proposal: {
      ...{
        id: proposal.id,
        number: proposal.number,
        title: proposal.title,
        sample: proposal.sample,
        version,
      },
    },
    standing,
    sent: newest && { number: newest.number, at: newest.createdAt, hash: shortHash(newest.hash) },
    accepted: acceptance && {
      ...{ name: acceptance.printedName, at: acceptance.acceptedAt, hash: acceptance.hash },
      ...{ totalCents: acceptance.totalCents, drawn: acceptedAs(acceptance).drawn },
    },
    posts,
    history,
  };
}

/** What could be paid by the month, by the terms that a content has and the price as it is chosen. */
function plansFor(content: Content, total: number) {
  return plansIn(content).flatMap((plan) => {
    const cost = planCost(plan, total);
    return cost ? [{ id: plan.id, name: plan.name, ...cost }] : [];
  });
}

/** What the client sees of a content: prices with everything in them, and nothing of what it costs whoever does it. */
export function offerOf(content: Content) {
  const totals = totalsOf(content);
  const { cents, subtotal } = pricesOf(content);
  const groups = [...optionGroups(content)];
  const optional = linesOf(content).filter((line) => line.optional);
  const totalWith = (chosen: Content["chosen"]) => totalsOf(withChoice(content, chosen)).total;
  const { options, lines } = content.chosen;
  const { deposit, payments } = paymentsOf(content);
  return {
    facts: factsOf(content),
    sections: content.sections
      .map(({ id, title, lines: of }) => ({
        ...{ id, title },
        lines: of
          .filter((line) => totals.lines.get(line.id)?.counts)
          .map((line) => ({
            ...{ id: line.id, text: line.text, qty: line.qty, unit: line.unit },
            cents: cents.get(line.id) ?? 0,
          })),
      }))
      .filter(({ lines: of }) => of.length > 0),
    subtotal,
    steps: totals.steps
      .filter(({ adjustment }) => adjustment.kind === "discount" || adjustment.kind === "tax")
      .map(({ adjustment, cents: sum }) => ({
        ...{ kind: adjustment.kind as "discount" | "tax", rate: adjustment.rate ?? "", cents: sum },
      })),
    total: totals.total,
    deposit,
    payments,
    groups: groups.map(([group, choices], n) => {
      const chosen = options[group] ?? choices[0];
      return {
        ...{ name: `g${n}`, group, chosen: String(Math.max(0, choices.indexOf(chosen ?? ""))) },
        choices: choices.map((choice, m) => ({
          ...{ value: String(m), choice },
          lines: linesOf(content)
            .filter(({ option }) => option?.group === group && option.choice === choice)
            .map(({ text }) => text),
          total: totalWith({ lines, options: { ...options, [group]: choice } }),
        })),
      };
    }),
    extras: optional.map((line, n) => {
      const others = lines.filter((id) => id !== line.id);
      return {
        ...{ name: `l${n}`, id: line.id, text: line.text, chosen: lines.includes(line.id) },
        more: totalWith({ options, lines: [...others, line.id] }) - totalWith({ options, lines: others }),
      };
    }),
    cashFlow: cashFlowOf(content),
    plans: plansFor(content, totals.total),
  };
}
export type Offer = ReturnType<typeof offerOf>;

/** Versions against the one before each, newest first; a draft that has changed since it was sent is the first of them. */
function changesOf({ versions, proposal }: ReadProposal) {
  const contents = versions.map((version) => ({
    ...{ number: version.number, at: version.createdAt as string | undefined, content: sentContent(version) },
  }));
  const draft =
    proposal.state === "draft" ? [{ number: 0, at: undefined, content: proposal.content as Content }] : [];
  const all = [...draft, ...contents];
  return all.flatMap((after, n) => {
    const before = all[n + 1];
    if (!before) return [];
    const { lines, total, facts, adjustments } = diffOf(before.content, after.content);
    return [
      {
        ...{ number: after.number, at: after.at, before: before.number, total, facts },
        rates: adjustments.length > 0,
        lines: lines.map(({ is, line, cents }) => ({ is, id: line.id, text: line.text, cents })),
      },
    ];
  });
}

/** A proposal's page; undefined where it is none of theirs. */
export async function proposalView(given: Given, actor: Present | undefined, id: string) {
  const { db, now, language, formKey } = given;
  const at = now();
  const isExample = id === EXAMPLE;
  let [found, chain, kept] =
    isExample || !actor
      ? [isExample ? exampleProposal(language, at) : undefined, [], []]
      : await inOneTrip(given, (given) =>
          Promise.all([
            readProposal(given.db, actor, id, at),
            readChain(given, actor, { kind: KIND, id }),
            readPlans(given.db, actor),
          ]),
        );
  if (found?.proposal.passed && actor && !isExample) {
    await settle({ db, now }, bound, { record: id });
    found = await readProposal(db, actor, id, at);
  }
  if (!found) return undefined;
  const view = shown(found, at);
  const draft = found.proposal.content as Content;
  // What was accepted is shown as it was chosen.
  const content = found.acceptance ? withChoice(draft, acceptedAs(found.acceptance).chosen) : draft;
  const { choices, state } = view.standing;
  const readOnly = isExample || actor?.role === "viewer";
  return {
    ...view,
    content,
    facts: factsOf(content),
    rates: Object.fromEntries(RATES.map((rate) => [rate, rateOf(content, rate)])) as Record<
      (typeof RATES)[number],
      string
    >,
    milestones: milestonesOf(content),
    plans: plansFor(content, totalsOf(content).total),
    plansToChoose: plansToChoose(plansIn(content), kept).map((plan) => ({
      ...plan,
      isOn: plansIn(content).some((one) => one.id === plan.id),
    })),
    ...paymentsOf(content),
    cashFlow: cashFlowOf(content),
    margin: readOnly && !isExample ? undefined : marginOf(content),
    warnings: warningsOf(content),
    // What was signed is compared as it was chosen.
    mostDeposit: found.acceptance
      ? mostDeposit(capOf(content), totalsOf(content).total)
      : mostDepositOf(content),
    isOverCap: !found.acceptance && isOverCap(content),
    changes: changesOf(found),
    amendments: found.amendments,
    amends: found.proposal.subjectId ?? undefined,
    chain,
    job: found.proposal.job ?? undefined,
    standing: { ...view.standing, choices: choices.filter(({ name }) => !WITH_MORE.includes(name)) },
    maySend: choices.some(({ name, blockedBy }) => name === "send" && !blockedBy),
    mayEdit: !readOnly && state === "draft",
    isExample,
    readOnly,
    /** Guests could not revoke a link, and make none. */
    mayShare: isMember(actor),
    keys: { move: formKey(), send: formKey(), line: formKey(), post: formKey(), amend: formKey() },
  };
}
export type ProposalView = NonNullable<Awaited<ReturnType<typeof proposalView>>>;

/**
 * A proposal for whoever holds its link: the newest version as it was sent, with the options as the address chooses them.
 * That it was opened is written down once for each version.
 */
export async function heldProposalView(
  { db, now, formKey }: Pick<Given, "db" | "now" | "formKey">,
  { holder, link, name }: Holding,
  params: URLSearchParams,
) {
  const at = now();
  const { id } = link.subject;
  const read = () => readProposal(db, holder, id, at);
  let found = await read();
  const [newest] = found?.versions ?? [];
  if (!found || !newest) return undefined;
  if (found.proposal.passed) await settle({ db, now }, bound, { record: id });
  else if (found.proposal.state === "sent" && link.verbs.includes("sign"))
    await viewProposal({ db, now }, holder, { id, version: found.proposal.version });
  found = (await read()) ?? found;
  const sent = sentContent(found.versions[0] ?? newest);
  const isPicked = params.get("pick") === "1";
  const chosen = found.acceptance
    ? acceptedAs(found.acceptance).chosen
    : isPicked
      ? chosenOf(sent, (field) => params.get(field))
      : sent.chosen;
  const view = shown(found, at);
  return {
    // All of it is of the version: a draft that was renamed since is nobody else's yet.
    proposal: { ...view.proposal, title: sentTitle(found.versions[0] ?? newest) },
    brand: found.brand,
    ...offerOf(withChoice(sent, chosen)),
    standing: view.standing,
    sent: view.sent,
    accepted: view.accepted,
    posts: view.posts,
    mayDecide: isOut(view.standing.state) && view.standing.choices.some((choice) => choice.name === "accept"),
    isBack: view.standing.state === "draft",
    maySpeak: link.verbs.includes("answer"),
    ...{ name, asksName: link.asksName, link: link.id },
    keys: { accept: formKey(), decline: formKey(), post: formKey(), ask: formKey() },
  };
}
export type HeldProposalView = NonNullable<Awaited<ReturnType<typeof heldProposalView>>>;
