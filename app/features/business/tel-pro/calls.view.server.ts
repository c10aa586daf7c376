import type { AppLoadContext } from "@remix-run/cloudflare";
import { readChain } from "~/engines/chain/chain.server.ts";
import { fromAddress } from "~/engines/chain/chain.ts";
import { type ProcessGraph, standingOf } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { medianOf, ninetiethOf } from "~/lib/median.ts";
import { callProcess } from "./call.process.ts";
import { smsHref, telHref } from "./call-number.ts";
import { BUILT_IN, BUILT_IN_QUESTIONS, type CallView, isBuiltIn, SHOWN, TEXTS } from "./calls.limits.ts";
import { readCall, readDesk, readScript } from "./calls.queries.server.ts";
import { EXAMPLE, exampleCall } from "./example.server.ts";
import { bestHour } from "./figures.ts";
import { readHazards } from "./hazards.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "formKey" | "contributions">;

interface Standing {
  state: string;
  version: number;
  parties: string;
  blocked: string;
  moments: string;
  passed: number;
}
const standing = ({ state, version, parties, blocked, moments, passed }: Standing, at: Date) =>
  standingOf(callProcess as ProcessGraph, { state, version, parties, blocked, moments, passed }, at);

/** The questions of a script that is there for everybody, in the language of whoever asks. */
function builtIn({ language }: Pick<Context, "language">, id: (typeof BUILT_IN)[number]) {
  const t = translator(language, "tel-pro");
  return {
    id: id as string,
    title: t(`scripts.${id}.title`),
    questions: BUILT_IN_QUESTIONS.map((n) => t(`scripts.${id}.q${n}` as Key<"tel-pro">)),
  };
}

/** The desk: the form for a call, who is to be called back, and how fast that is. */
export async function deskView(
  context: Context,
  actor: Present,
  { view, page, script }: { view: CallView; page: number; script: string },
) {
  const at = context.now();
  const read = await readDesk(context.db, actor, { view, page }, at);
  const scripts = [
    ...BUILT_IN.map((id) => builtIn(context, id)),
    ...read.scripts.map(({ id, title, questions }) => ({ id, title, questions })),
  ];
  return {
    view,
    page,
    pages: Math.max(1, Math.ceil(read.total / SHOWN)),
    waiting: read.waiting,
    calls: read.rows.map(
      ({ parties, blocked, moments, passed, state, version, weight, hazards, ...row }) => ({
        ...row,
        hazards: readHazards(hazards),
        weight: Math.round(Number(weight) * 10) / 10,
        tel: telHref(row.phone),
        standing: { ...standing({ parties, blocked, moments, passed, state, version }, at), choices: [] },
      }),
    ),
    scripts: scripts.map(({ id, title }) => ({ id, title, isOwn: !isBuiltIn(id) })),
    script: scripts.find(({ id }) => id === script) ?? { id: "", title: "", questions: [] as string[] },
    speed: {
      n: read.minutes.length,
      median: medianOf(read.minutes),
      ninetieth: ninetiethOf(read.minutes),
    },
    best: bestHour(read.hours.map(({ hour, tries, reached }) => ({ hour, tries, reached: Number(reached) }))),
    readOnly: actor.role === "viewer",
    idem: context.formKey(),
  };
}
export type DeskView = Awaited<ReturnType<typeof deskView>>;

/** One call; undefined where it is none of theirs. */
export async function callView(context: Context, actor: Present, id: string) {
  const { db, now, language, formKey } = context;
  const at = now();
  const isExample = id === EXAMPLE;
  const end = { kind: "call", id } as const;
  const read = isExample ? exampleCall(language, at) : await readCall(db, actor, id, at);
  if (!read) return undefined;
  const chain = isExample ? [] : await readChain(context, actor, end);
  const t = translator(language, "tel-pro");
  const {
    workspace: _,
    takenBy: _takenBy,
    phoneKey: _key,
    parties,
    blocked,
    moments,
    passed,
    hazards,
    ...call
  } = read.call;
  return {
    call,
    hazards: readHazards(hazards),
    standing: standing({ ...call, parties, blocked, moments, passed }, at),
    isSnoozed: call.snoozedUntil !== null && call.snoozedUntil > at.toISOString() && hazards === "",
    tel: telHref(call.phone),
    texts: TEXTS.map((name) => {
      const words = t(`texts.${name}.text`);
      return { name, href: smsHref(call.phone, words), words };
    }),
    ways: [
      { name: "deal", href: fromAddress("/deal/new", end) },
      { name: "estimate", href: fromAddress("/material-cost-estimator", end) },
      { name: "proposal", href: fromAddress("/proposal-builder", end) },
      { name: "ticket", href: fromAddress("/vic-service", end) },
    ] as const,
    chain,
    end,
    history: read.history,
    isExample,
    readOnly: isExample || actor.role === "viewer",
    keys: { move: formKey() },
  };
}
export type OneCallView = NonNullable<Awaited<ReturnType<typeof callView>>>;

/** A script: one for everybody, one of the firm's own, or an empty one to begin with. */
export async function scriptView(context: Context, actor: Present, id: string) {
  const { db, formKey } = context;
  const readOnly = actor.role === "viewer";
  if (id === "new")
    return { id, title: "", questions: [] as string[], version: 0, isOwn: true, readOnly, idem: formKey() };
  if (isBuiltIn(id)) return { ...builtIn(context, id), version: 0, isOwn: false, readOnly, idem: formKey() };
  const found = await readScript(db, actor, id);
  if (!found) return undefined;
  const { title, questions, version } = found;
  return { id, title, questions, version, isOwn: true, readOnly, idem: formKey() };
}
export type ScriptView = NonNullable<Awaited<ReturnType<typeof scriptView>>>;
