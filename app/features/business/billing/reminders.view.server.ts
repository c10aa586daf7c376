import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { directionOf, isLanguage, LANGUAGES, type Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import type { Given } from "./billing.view.server.ts";
import { EXAMPLE } from "./example.server.ts";
import { INVOICE_KIND } from "./invoice.limits.ts";
import { invoiceWords } from "./invoice.view.server.ts";
import { exampleInvoice } from "./invoice-example.server.ts";
import { type Late, lateFee, standingOn } from "./ladder.ts";
import { FIRST_LADDER, STAGES, type Stage } from "./reminders.limits.ts";
import { type ReadLate, readLate } from "./reminders.queries.server.ts";

const ladderOf = ({ ladder }: ReadLate) => ({
  version: ladder?.version ?? 0,
  days: ladder
    ? {
        ...{ friendly: ladder.friendlyDays, firm: ladder.firmDays },
        ...{ final: ladder.finalDays, notice: ladder.noticeDays },
      }
    : FIRST_LADDER,
  fee: { rate: ladder?.feeRate ?? 0, clause: ladder?.feeClause ?? "" },
});

function shown(one: ReadLate["open"][number], read: ReadLate, today: string) {
  const { days, fee } = ladderOf(read);
  const letters = read.letters.filter(({ documentId }) => documentId === one.id);
  const rest = read.rests.find(({ documentId }) => documentId === one.id);
  const dueOn = one.dueOn ?? today;
  const late: Late = { dueOn, today, days, sent: letters.map(({ stage }) => stage), ...(rest && { rest }) };
  const standing = standingOn(late);
  const openCents = Number(one.openCents);
  return {
    ...{ id: one.id, number: one.number, project: one.project, client: one.client, dueOn, openCents },
    isInvoice: one.kind === INVOICE_KIND,
    standing,
    feeCents: lateFee(openCents, standing.daysLate, fee),
    letters: letters.map(({ id, stage, sentOn, way }) => ({ id, stage, sentOn, way })),
    rest: rest && { reason: rest.reason, untilOn: rest.untilOn, note: rest.note },
  };
}

/** Everything that is late, with the letter that is to be sent now and the day of the next one. */
export async function remindersView({ db }: Given, actor: Present, today: string) {
  const read = await readLate(db, actor, { today });
  const ladder = ladderOf(read);
  return {
    late: read.open.map((one) => shown(one, read, today)),
    ladder: {
      version: ladder.version,
      typed: {
        ...Object.fromEntries(STAGES.map((stage) => [stage, String(ladder.days[stage])])),
        ...{
          feeRate: ladder.fee.rate === 0 ? "" : String(ladder.fee.rate / 100),
          feeClause: ladder.fee.clause,
        },
      } as Record<string, string>,
    },
    readOnly: actor.role === "viewer",
  };
}
export type RemindersView = Awaited<ReturnType<typeof remindersView>>;

/** A letter in a language: what it is about, and its paragraphs with the amounts in them. */
function letterOf(
  language: Language,
  stage: Stage,
  of: ReturnType<typeof shown>,
  { clause, today }: { clause: string; today: string },
) {
  const t = translator(language, "reminders");
  const { money, date, number } = formatsOf(language);
  const what = t(of.isInvoice ? "letter.invoice" : "letter.application", { number: number(of.number ?? 0) });
  const said = { what, project: of.project, amount: money(of.openCents), day: date(of.dueOn) };
  return {
    subject: t(`letter.${stage}.subject`, said),
    paragraphs: [
      date(today),
      of.client ? t("letter.to", { client: of.client }) : t("letter.toNobody"),
      t(`letter.${stage}.first`, { ...said, late: number(of.standing.daysLate) }),
      ...(of.feeCents > 0
        ? [t("letter.fee", { fee: money(of.feeCents), clause, all: money(of.openCents + of.feeCents) })]
        : []),
      t(`letter.${stage}.last`, said),
      t("letter.end"),
    ],
  };
}

/** The example of an invoice, late by two weeks and reminded of once, as one is read. */
function exampleLate(language: Language, at: Date, name: string): ReadLate {
  const { invoice } = exampleInvoice(language, at, { name, words: invoiceWords(language) });
  const day = (before: number) => dayAfter(at.toISOString().slice(0, 10), -before);
  return {
    open: [
      {
        ...{ id: EXAMPLE, kind: INVOICE_KIND, number: 1, projectId: EXAMPLE, client: invoice.client },
        ...{ zone: invoice.zone, project: name, dueOn: day(16), openCents: invoice.totalCents },
      },
    ],
    letters: [
      {
        ...{ id: EXAMPLE, workspace: "" as never, documentId: EXAMPLE, stage: "friendly", way: "mail" },
        ...{ sentOn: day(12), createdAt: at.toISOString() },
      },
    ],
    ...{ rests: [], ladder: undefined as never },
  };
}

/** One amount that is open: its letters, and the text of a stage in a language; undefined where nothing is open. */
export async function reminderView(
  { db, now, language, formKey }: Given,
  actor: Present,
  {
    document,
    stage: asked,
    in: tongue,
    exampleName = "",
  }: { document: string; stage: string | null; in: string | null; exampleName?: string },
) {
  const at = now();
  const isExample = document === EXAMPLE;
  const read = isExample
    ? exampleLate(language, at, exampleName)
    : await readLate(db, actor, { document, today: localDay(at) });
  const [one] = read.open;
  if (!one) return undefined;
  const today = localDay(at, one.zone);
  const of = shown(one, read, today);
  const stage =
    STAGES.find((name) => name === asked) ?? of.standing.now ?? of.standing.next?.stage ?? "notice";
  const written = tongue && isLanguage(tongue) ? tongue : language;
  const { fee } = ladderOf(read);
  return {
    ...of,
    projectId: one.projectId,
    stage,
    language: written,
    direction: directionOf(written),
    languages: LANGUAGES,
    letter: letterOf(written, stage, of, { clause: fee.clause, today }),
    isSent: of.letters.some((letter) => letter.stage === stage),
    readOnly: isExample || actor.role === "viewer",
    today,
    key: formKey(),
  };
}
export type ReminderView = NonNullable<Awaited<ReturnType<typeof reminderView>>>;
