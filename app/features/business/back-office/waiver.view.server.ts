import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import type { Given } from "./desk.view.server.ts";
import { EXAMPLE, exampleWaiver } from "./example.server.ts";
import { FORM_STATES, WAIVER_VIEWS, WAIVERS_SHOWN } from "./waiver.limits.ts";
import { waiverProcess } from "./waiver.process.ts";
import {
  type AskedWaivers,
  type ReadWaiver,
  readHeldWaiver,
  readWaiver,
  readWaivers,
} from "./waiver.queries.server.ts";
import { documentOf } from "./waiver-document.server.ts";

/** What the address asks for; what it cannot mean is left out. */
export const askedWaivers = (params: URLSearchParams): AskedWaivers => ({
  project: (params.get("project") ?? "").slice(0, 80),
  view: WAIVER_VIEWS.find((view) => view === params.get("view")) ?? "open",
  page: askedPage(params),
});

/** The waivers of a workspace, thirty a page. */
export async function waiversView(
  { db, formKey, language }: Given,
  actor: Present,
  asked: AskedWaivers,
  { day }: { day: string },
) {
  const { jobs, total, list } = await readWaivers(db, actor, asked);
  return {
    ...{ asked, jobs, waivers: list, day, language: language as Language },
    pages: Math.max(1, Math.ceil(total / WAIVERS_SHOWN)),
    readOnly: actor.role === "viewer",
    idem: formKey(),
  };
}
export type WaiversView = Awaited<ReturnType<typeof waiversView>>;

function shown(row: ReadWaiver["waiver"], at: Date) {
  const { state, version, parties, blocked, moments, passed, workspace: _, partyKey: __, ...rest } = row;
  const standing = standingOf(waiverProcess, { state, version, parties, blocked, moments, passed }, at);
  return {
    waiver: { ...rest, version },
    standing,
    document: documentOf(row),
    hasForm: FORM_STATES.some((one) => one === row.usState),
  };
}

/** One waiver; undefined where it is none of theirs. */
export async function waiverView(
  { db, now, language, formKey }: Given,
  actor: Present,
  id: string,
  { day }: { day: string },
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample ? exampleWaiver(language, at) : await readWaiver(db, actor, id, at);
  if (!found) return undefined;
  const view = shown(found.waiver, at);
  const request = view.standing.choices.find(({ name }) => name === "request");
  return {
    ...view,
    payments: found.payments.map(({ workspace: _, partyKey: __, ...payment }) => payment),
    timeline: found.timeline,
    /** An unconditional one that may not be asked for yet: a conditional one may. */
    offersConditional: request?.blockedBy !== undefined,
    day,
    isExample,
    readOnly: isExample || actor.role === "viewer",
    mayShare: isMember(actor),
    keys: { move: formKey(), payment: formKey() },
  };
}
export type OneWaiverView = NonNullable<Awaited<ReturnType<typeof waiverView>>>;

/** A waiver for whoever holds its link. */
export async function heldWaiverView({ db, now, formKey }: Given, { holder, link, name }: Holding) {
  const at = now();
  const found = await readHeldWaiver(db, holder, link.subject.id, at);
  if (!found) return undefined;
  const { paymentId: _, ...view } = shown(found, at).waiver;
  const { standing, document, hasForm } = shown(found, at);
  const sign = standing.choices.find((choice) => choice.name === "sign");
  return {
    ...{ waiver: view, standing, document, hasForm, link: link.id, name },
    maySign: sign !== undefined && !sign.blockedBy,
    isBlocked: Boolean(sign?.blockedBy),
    keys: { sign: formKey() },
  };
}
export type HeldWaiverView = NonNullable<Awaited<ReturnType<typeof heldWaiverView>>>;
