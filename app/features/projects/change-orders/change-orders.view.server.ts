import { sentContent } from "~/engines/lines/lines.server.ts";
import { type Content, shortHash, totalsOf } from "~/engines/lines/lines.ts";
import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { askedPage } from "~/lib/asked-page.ts";
import type { Database } from "~db/client.ts";
import { headOf } from "./change-content.ts";
import { changeOrderProcess, EDITABLE, WITH_MORE } from "./change-order.process.ts";
import { SHOWN, VIEWS } from "./change-orders.limits.ts";
import {
  type Asked,
  type ReadChangeOrder,
  readChangeOrder,
  readChangeOrders,
} from "./change-orders.queries.server.ts";
import { EXAMPLE, exampleOrder } from "./example.server.ts";

interface Given {
  db: Database;
  language: Language;
  now: () => Date;
  formKey: () => string;
}

/** What the address asks for; what it cannot mean is left out. */
export function askedOf(params: URLSearchParams): Asked {
  return {
    project: (params.get("project") ?? "").slice(0, 80),
    view: VIEWS.find((view) => view === params.get("view")) ?? "open",
    page: askedPage(params),
  };
}

/** The change orders of a workspace, thirty a page, with what is pending and what is approved. */
export async function changeOrdersView(
  { db, now, formKey }: Given,
  actor: Present | undefined,
  asked: Asked,
) {
  const at = now();
  const found = await readChangeOrders(db, actor, asked, at);
  const { jobs = [], total = 0, list = [], sums } = found ?? {};
  return {
    asked,
    jobs,
    pages: Math.max(1, Math.ceil(total / SHOWN)),
    orders: list.map(({ state, version, parties, blocked, moments, passed, days, ...order }) => ({
      ...order,
      days: Number(days),
      standing: {
        ...standingOf(changeOrderProcess, { state, version, parties, blocked, moments, passed }, at),
        choices: [],
      },
    })),
    figures: {
      pendingCents: Number(sums?.pending ?? 0),
      approvedCents: Number(sums?.approved ?? 0),
      approvedDays: Number(sums?.approvedDays ?? 0),
      waiting: Number(sums?.waiting ?? 0),
    },
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type ChangeOrdersView = Awaited<ReturnType<typeof changeOrdersView>>;

function shown({ order, versions, acceptance, posts, history }: ReadChangeOrder, content: Content, at: Date) {
  const { state, version, parties, blocked, moments, passed } = order;
  const standing = standingOf(changeOrderProcess, { state, version, parties, blocked, moments, passed }, at);
  const [newest] = versions;
  return {
    order: {
      ...{ id: order.id, number: order.number, title: order.title, sample: order.sample, version },
      ...{ project: order.project, projectId: order.subjectId ?? "", zone: order.zone },
      totalCents: order.totalCents,
      ...headOf(content),
    },
    standing,
    sent: newest && { number: newest.number, at: newest.createdAt, hash: shortHash(newest.hash) },
    approved: acceptance && {
      name: acceptance.printedName,
      at: acceptance.acceptedAt,
      hash: shortHash(acceptance.hash),
    },
    posts,
    history,
  };
}

/** A change order's page; undefined where it is none of theirs. */
export async function changeOrderView(
  { db, now, language, formKey }: Given,
  actor: Present | undefined,
  id: string,
) {
  const at = now();
  const isExample = id === EXAMPLE;
  const found = isExample ? exampleOrder(language, at) : actor && (await readChangeOrder(db, actor, id, at));
  if (!found) return undefined;
  const content = found.order.content as Content;
  const view = shown(found, content, at);
  const { choices } = view.standing;
  const readOnly = isExample || actor?.role === "viewer";
  return {
    ...view,
    content,
    // Sending has a form of its own.
    standing: { ...view.standing, choices: choices.filter(({ name }) => !WITH_MORE.includes(name)) },
    maySend: choices.some(({ name, blockedBy }) => name === "send" && !blockedBy),
    mayEdit: !readOnly && EDITABLE.includes(view.standing.state),
    isExample,
    readOnly,
    /** Guests could not revoke a link, and make none. */
    mayShare: isMember(actor),
    keys: { move: formKey(), send: formKey(), line: formKey(), post: formKey() },
  };
}
export type ChangeOrderView = NonNullable<Awaited<ReturnType<typeof changeOrderView>>>;

/** What the client may see of the lines: what is done and what it comes to, and nothing of what it costs whoever does it. */
function priced(content: Content) {
  const totals = totalsOf(content);
  return {
    sections: content.sections.map(({ id, title, lines }) => ({
      id,
      title,
      lines: lines.map((line) => ({
        ...{ id: line.id, text: line.text, qty: line.qty, unit: line.unit },
        cents: totals.lines.get(line.id)?.cents ?? 0,
      })),
    })),
    subtotal: totals.subtotal,
    added: totals.total - totals.subtotal,
    total: totals.total,
  };
}

/** A change order for whoever holds its link: the newest version as it was sent; nothing where none was. */
export async function heldChangeView({ db, now, formKey }: Given, { holder, link, name }: Holding) {
  const at = now();
  const found = await readChangeOrder(db, holder, link.subject.id, at);
  const [newest] = found?.versions ?? [];
  if (!found || !newest) return undefined;
  const content = sentContent(newest);
  const { overhead: _, profit: __, tax: ___, ...head } = headOf(content);
  const view = shown(found, content, at);
  const { id, number, title, version, project, zone } = view.order;
  return {
    order: { id, number, title, version, project, zone, ...head },
    ...priced(content),
    standing: view.standing,
    sent: view.sent,
    approved: view.approved,
    posts: view.posts,
    mayDecide: view.standing.choices.length > 0,
    maySpeak: link.verbs.includes("answer"),
    name,
    asksName: link.asksName,
    keys: { decide: formKey(), post: formKey() },
  };
}
export type HeldChangeView = NonNullable<Awaited<ReturnType<typeof heldChangeView>>>;
