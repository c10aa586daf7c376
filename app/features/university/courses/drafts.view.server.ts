import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { isolated } from "~/i18n/isolated.ts";
import type { Language } from "~/i18n/languages.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { questionsOf } from "./course.logic.ts";
import { blocksOf, courseFrom, type Draft, gapsOf, minutesFor } from "./draft.ts";
import { type ReadDraft, readDraft, readDrafts } from "./drafts.queries.server.ts";
import { itemRows } from "./items.view.server.ts";
import { readWaiting } from "./questions.queries.server.ts";
import { listedQuestions } from "./questions.view.server.ts";

type Asked = Pick<AppLoadContext, "db" | "language" | "now" | "formKey">;

/** The draft that shows to everybody what one looks like. */
const EXAMPLE = "sample";

function exampleDraft(language: Language): ReadDraft {
  const t = translator(language, "authoring");
  const question = {
    ...{ id: "1", ask: t("example.ask"), choices: [t("example.right"), t("example.wrong")] },
    ...{ right: 0, why: t("example.why") },
  };
  const draft: Draft = {
    ...{ title: t("example.title"), about: t("example.about"), language, subject: "safety" },
    ...{ passPercent: 80, validMonths: 12 },
    lessons: [{ id: "1", title: t("example.lesson"), body: t("example.body"), questions: [question] }],
  };
  return {
    ...{ id: EXAMPLE, title: draft.title, workspace: "", draft, items: [] },
    ...{ edition: 0, publishedVersion: null, retiredAt: null, version: 1 },
  };
}

const find = ({ db, language }: Asked, actor: Person, id: string) =>
  id === EXAMPLE ? exampleDraft(language) : readDraft(db, actor, id);

/** Whether a draft is taught, and whether something of it is not yet. */
const stateOf = ({
  edition,
  publishedVersion,
  retiredAt,
  version,
}: Pick<ReadDraft, "edition" | "publishedVersion" | "retiredAt" | "version">) => ({
  edition,
  state: edition === 0 ? ("draft" as const) : retiredAt ? ("retired" as const) : ("taught" as const),
  isChanged: edition > 0 && publishedVersion !== version,
});

/** The courses that a firm writes. */
export async function draftsView(context: Asked, actor: Person) {
  const { db } = context;
  // Whoever may not write gets no question: the statement itself asks who teaches.
  const waiting = readWaiting(db, { person: actor, isAdmin: false }, actor.workspace);
  const [{ drafts, mayWrite }, [asked]] = await inOneTrip(context, (one) =>
    Promise.all([readDrafts(one.db, actor), one.db.batch([waiting])]),
  );
  return {
    mayWrite,
    drafts: drafts.map((one) => ({ id: one.id, title: one.title, ...stateOf(one) })),
    questions: await listedQuestions(context, asked),
    language: context.language,
    idem: context.formKey(),
  };
}
export type DraftsView = Awaited<ReturnType<typeof draftsView>>;

/** A course that is being written. */
export async function draftView(context: Asked, actor: Person, id: string) {
  const found = await find(context, actor, id);
  if (!found) return undefined;
  const { draft, items, version } = found;
  const { lessons, ...settings } = draft;
  const asDraft = courseFrom(draft, { id, workspace: found.workspace, version: found.edition });
  return {
    ...{ id, version, settings, ...stateOf(found) },
    lessons: lessons.map(({ id: lesson, title, body, questions }) => ({
      ...{ id: lesson, title, minutes: minutesFor(body), questions: questions.length },
    })),
    gaps: gapsOf(draft),
    rows: itemRows(questionsOf(asDraft), items, context.language),
    idem: context.formKey(),
  };
}
export type DraftView = NonNullable<Awaited<ReturnType<typeof draftView>>>;

/** One lesson that is being written, as it will be read, with its questions. */
export async function draftLessonView(context: Asked, actor: Person, id: string, key: string) {
  const found = await find(context, actor, id);
  const lesson = found?.draft.lessons.find((one) => one.id === key);
  if (!found || !lesson) return undefined;
  const { draft, version } = found;
  return {
    ...{ id, version, course: draft.title, language: draft.language, lesson },
    /** Of the page and its heading. */
    title: translator(context.language, "authoring")("lesson.pageTitle", { lesson: isolated(lesson.title) }),
    blocks: blocksOf(lesson.body),
    minutes: minutesFor(lesson.body),
    idem: context.formKey(),
  };
}
export type DraftLessonView = NonNullable<Awaited<ReturnType<typeof draftLessonView>>>;
