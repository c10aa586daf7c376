import { standingOf } from "~/engines/process/process.ts";
import { type Holding, isMember, type Present } from "~/engines/trust/trust.server.ts";
import { monthsAfter } from "~/lib/local-day.ts";
import { bookkeeperProcess } from "./bookkeeper.process.ts";
import { type ReadRequest, readAsking, readHeldRequest } from "./bookkeeper.queries.server.ts";
import type { Given } from "./desk.view.server.ts";

/** Months whose list can go along: this one and those before. */
const MONTHS = 13;

type Row = ReadRequest["request"];
type Papers = ReadRequest["papers"];

function shown({ state, version, parties, blocked, moments, passed, ...row }: Row, at: Date) {
  const { id, topic, words, month, list, answer, answeredBy, answeredAt, createdAt } = row;
  return {
    request: { id, topic, words, month, list, answer, answeredBy, answeredAt, createdAt, version },
    standing: standingOf(bookkeeperProcess, { state, version, parties, blocked, moments, passed }, at),
  };
}

/** The requests of a workspace, the one that the address names, and the form of another one. */
export async function askingView(
  { db, now, formKey }: Given,
  actor: Present,
  { params, day }: { params: URLSearchParams; day: string },
) {
  const at = now();
  const asked = (name: string) => (params.get(name) ?? "").slice(0, 80);
  const [request, paper, month] = [asked("request"), asked("paper"), asked("month")];
  const { requests, waiting, chosen } = await readAsking(db, actor, { request, paper, now: at });
  const first = `${day.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, n) => monthsAfter(first, -n).slice(0, 7));
  return {
    requests: requests.map(({ papers, ...one }) => ({ ...one, papers: Number(papers) })),
    waiting,
    months,
    begin: { paper, month: months.includes(month) ? month : "" },
    chosen: chosen && {
      ...shown(chosen.request, at),
      papers: chosen.papers,
      timeline: chosen.timeline,
    },
    /** Asked for, and none of theirs. */
    isMissing: request !== "" && !chosen,
    readOnly: actor.role === "viewer",
    mayShare: isMember(actor),
    keys: { ask: formKey(), move: formKey() },
  };
}
export type AskingView = Awaited<ReturnType<typeof askingView>>;

const withFiles = (
  papers: Papers,
  attached: readonly { id: string; name: string; type: string; item: string }[],
) =>
  papers.map((paper) => ({
    ...paper,
    files: attached.filter(({ item }) => item === paper.id).map(({ id, name }) => ({ id, name })),
  }));

/** A request for whoever holds its link: what is asked, the papers with their pictures, and the form of the answer. */
export async function heldRequestView({ db, now, formKey }: Given, { holder, link, name }: Holding) {
  const at = now();
  const found = await readHeldRequest(db, holder, link.subject.id, at);
  if (!found) return undefined;
  const view = shown(found.request, at);
  return {
    ...view,
    papers: withFiles(found.papers, found.files),
    mayAnswer: view.standing.choices.some((choice) => choice.name === "answer"),
    ...{ link: link.id, name },
    idem: formKey(),
  };
}
export type HeldRequestView = NonNullable<Awaited<ReturnType<typeof heldRequestView>>>;
