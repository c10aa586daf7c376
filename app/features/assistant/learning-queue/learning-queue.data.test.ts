import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readArticle, ask as searchKnowledge } from "~/engines/knowledge/knowledge.server.ts";
import { notifications } from "~db/schema/account.ts";
import { questionAskers, unansweredQuestions } from "~db/schema/assistant.ts";
import { articles } from "~db/schema/knowledge.ts";
import { testDatabase } from "../../../../tests/database.ts";
import {
  createClock,
  createMember,
  DAY,
  failingAtTheEnd,
  freshGuest,
  type TestMember,
} from "../../../../tests/factories.ts";
import { changeQueue } from "./learning-queue.commands.server.ts";
import { answerSlug } from "./learning-queue.logic.ts";
import { readQuestionPage, readQueue } from "./learning-queue.queries.server.ts";
import {
  PAGE_SIZE,
  type QueueChange,
  type QueueFilter,
  readFilter,
  type WriteAnswer,
} from "./learning-queue.schemas.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now, today: "2026-03-02" };
const [ana, bo] = [freshGuest(), freshGuest()];

const OK = { ok: true };
const CHANGED = { ok: false, error: "changed" };

type Row = typeof unansweredQuestions.$inferInsert;

/** A question of the queue that no other test uses; answers its text and its id. */
async function asked(row: Partial<Row> = {}, members: readonly TestMember[] = []) {
  const question = row.question ?? `How does a ${word()} sit?`;
  await db.insert(unansweredQuestions).values({ question, askedAt: clock.now().toISOString(), ...row });
  for (const { id } of members) await db.insert(questionAskers).values({ question, userId: id });
  const [written] = await db
    .select({ id: unansweredQuestions.id })
    .from(unansweredQuestions)
    .where(eq(unansweredQuestions.question, question));
  return { question, id: written?.id ?? "" };
}

/** A word that occurs nowhere else. */
const word = () => `zq${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}${crypto.randomUUID().slice(0, 8)}`;

const rowOf = async (id: string) =>
  (await db.select().from(unansweredQuestions).where(eq(unansweredQuestions.id, id)))[0];
const told = (member: TestMember) =>
  db.select().from(notifications).where(eq(notifications.userId, member.id));
const pageOf = async (id: string) => (await readQuestionPage(db, id, "en", ""))?.question;
const queue = (filter: Partial<QueueFilter>) =>
  readQueue(db, { ...readFilter(new URLSearchParams()), ...filter });

const answering = (id: string, fields: Partial<WriteAnswer> = {}): WriteAnswer => ({
  intent: "answer",
  idem: crypto.randomUUID(),
  id,
  basis: "",
  title_en: "Eave swallows",
  body_en: "They sit where the soffit is open.",
  title_es: "",
  body_es: "",
  title_he: "",
  body_he: "",
  section: "",
  edition: "",
  source: "Site office",
  tags: "",
  confidence: "known",
  ...fields,
});
type Step = QueueChange extends infer C ? (C extends unknown ? Omit<C, "idem"> : never) : never;
const step = (change: Step) => ({ idem: crypto.randomUUID(), ...change }) as QueueChange;
const change = (what: QueueChange, owner = ana) => changeQueue(deps, owner, what);

test("every question has an id of its own, whoever writes it", async () => {
  const [one, other] = [await asked(), await asked()];
  expect(one.id).toMatch(/^[0-9a-f]{32}$/);
  expect(other.id).not.toBe(one.id);
  const question = word();
  await db.run(
    sql`insert into unanswered_questions (question, asked_at) values (${question}, '2026-03-02T10:00:00.000Z')`,
  );
  const [row] = await db.select().from(unansweredQuestions).where(eq(unansweredQuestions.question, question));
  expect(row?.id).toMatch(/^[0-9a-f]{32}$/);
});

test("the queue shows what is asked most often first, and then what was asked last", async () => {
  const mark = word();
  const rare = await asked({ question: `${mark} rare` });
  const often = await asked({ question: `${mark} often`, frequency: 7 });
  const late = await asked({
    question: `${mark} late`,
    askedAt: new Date(clock.now().getTime() + DAY).toISOString(),
  });
  const { rows, found } = await queue({ q: mark });
  expect(rows.map(({ id }) => id)).toEqual([often.id, late.id, rare.id]);
  expect(found).toBe(3);
  expect(rows[0]).toMatchObject({ frequency: 7, wordings: 1, members: 0, reason: "unanswered" });
});

test("the queue is narrowed by state, reason, language and words, accents or not", async () => {
  const mark = word();
  const spanish = await asked({
    question: `¿Cómo va la cimentación ${mark}?`,
    folded: `como va la cimentacion ${mark}`,
    language: "es",
  });
  const disliked = await asked({ question: `${mark} wrong`, reason: "disliked", language: "en" });
  const dismissed = await asked({ question: `${mark} nonsense`, status: "dismissed" });
  const ids = async (filter: Partial<QueueFilter>) =>
    (await queue({ q: mark, ...filter })).rows.map(({ id }) => id).toSorted();
  expect(await ids({})).toEqual([spanish.id, disliked.id].toSorted());
  expect(await ids({ language: "es" })).toEqual([spanish.id]);
  expect(await ids({ reason: "disliked" })).toEqual([disliked.id]);
  expect(await ids({ status: "dismissed" })).toEqual([dismissed.id]);
  expect(await ids({ q: `CIMENTACION ${mark}` })).toEqual([spanish.id]);
  expect(await ids({ q: `cimentación ${mark}` })).toEqual([spanish.id]);
  expect(await ids({ q: `${mark.slice(0, 5)}%${mark.slice(6)}` })).toEqual([]);
  expect(await ids({ q: "'; drop table unanswered_questions; --" })).toEqual([]);
});

test("a long queue comes in pages, each question on one of them", async () => {
  const mark = word();
  for (let n = 0; n < PAGE_SIZE + 3; n++) await asked({ question: `${mark} ${n}` });
  const [first, second, third] = await Promise.all([1, 2, 3].map((page) => queue({ q: mark, page })));
  expect([first?.rows.length, second?.rows.length, third?.rows.length]).toEqual([PAGE_SIZE, 3, 0]);
  const ids = [...(first?.rows ?? []), ...(second?.rows ?? [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(PAGE_SIZE + 3);
  expect(third?.found).toBe(PAGE_SIZE + 3);
});

test("members who asked are counted once, those without an account not at all", async () => {
  const [member, other] = [await createMember(db), await createMember(db)];
  const { id } = await asked({ userId: member.id, frequency: 5 }, [member, other]);
  expect(await pageOf(id)).toMatchObject({ members: 2, frequency: 5 });
});

test("a written answer is an article, and everyone who asked is told once", async () => {
  const [first, last, stranger] = await Promise.all([1, 2, 3].map(() => createMember(db)));
  if (!first || !last || !stranger) throw new Error("three members");
  const mark = word();
  const { id, question } = await asked({ userId: last.id, question: `What is a ${mark}?` }, [first, last]);
  const form = answering(id, {
    title_en: `A ${mark}`,
    title_he: "סנונית",
    body_he: "היא יושבת מתחת לגג.",
    section: "IRC R999.1",
    edition: "2024",
    tags: "swallow, eave,",
  });
  const results = await Promise.all(Array.from({ length: 8 }, () => change(form)));
  expect(results).toEqual(Array(8).fill(OK));
  expect(await rowOf(id)).toMatchObject({ status: "answered", article: answerSlug(id) });
  expect(await readArticle(db, answerSlug(id), "he")).toMatchObject({
    kind: "topic",
    title: "סנונית",
    section: "IRC R999.1",
    edition: "2024",
    tags: "swallow, eave",
    reviewedAt: "2026-03-02",
    confidence: "known",
  });
  expect((await searchKnowledge(db, question, "en"))[0]?.slug).toBe(answerSlug(id));
  for (const member of [first, last])
    expect(await told(member)).toEqual([
      expect.objectContaining({
        code: "questionAnswered",
        subject: question,
        href: "/ai-hub?tab=chat",
        readAt: null,
      }),
    ]);
  expect(await told(stranger)).toEqual([]);
});

test("of two administrators who answer at once the second is told, and nothing of the first is lost", async () => {
  const member = await createMember(db);
  const { id } = await asked({}, [member]);
  const results = await Promise.all([
    change(answering(id, { body_en: "Ana's answer." }), ana),
    change(answering(id, { body_en: "Bo's answer." }), bo),
  ]);
  expect(results).toEqual(expect.arrayContaining([OK, CHANGED]));
  const winner = results[0]?.ok ? "Ana's answer." : "Bo's answer.";
  const page = await pageOf(id);
  expect(page?.article?.texts.en?.body).toBe(winner);
  expect(await told(member)).toHaveLength(1);

  // Having seen it, the second may replace it.
  clock.advance(1);
  const second = answering(id, { body_en: "Both of us.", basis: page?.basis });
  expect(await change(second, bo)).toEqual(OK);
  expect((await pageOf(id))?.article?.texts.en?.body).toBe("Both of us.");
  expect(await change(answering(id, { basis: page?.basis }), ana)).toEqual(CHANGED);
  expect(await told(member)).toHaveLength(1);
});

test("a form that was refused may be sent again and is looked at anew", async () => {
  const { id } = await asked({ status: "dismissed" });
  const form = answering(id);
  expect(await change(form)).toEqual(CHANGED);
  expect(
    await db
      .select()
      .from(articles)
      .where(eq(articles.slug, answerSlug(id))),
  ).toEqual([]);
  expect(await change(step({ intent: "restore", id }))).toEqual(OK);
  expect(await change(form)).toEqual(OK);
});

test("an article that exists can be the answer, and one that does not cannot", async () => {
  const member = await createMember(db);
  const { id } = await asked({}, [member]);
  const choose = (article: string) => step({ intent: "choose", id, basis: "", article });
  expect(await change(choose("no-such-article"))).toEqual(CHANGED);
  expect(await rowOf(id)).toMatchObject({ status: "pending", article: null });
  expect(await change(choose("irc-r310-2"))).toEqual(OK);
  expect(await rowOf(id)).toMatchObject({ status: "answered", article: "irc-r310-2" });
  expect((await pageOf(id))?.article).toMatchObject({ section: "IRC R310.2" });
  expect(await told(member)).toHaveLength(1);
});

test("questions that are the same are one: they count together and are answered together", async () => {
  const [member, other] = [await createMember(db), await createMember(db)];
  const mark = word();
  const target = await asked({ question: `${mark} one`, frequency: 3 }, [member]);
  const same = await asked({ question: `${mark} two`, frequency: 2 }, [other, member]);
  const inner = await asked({ question: `${mark} three`, frequency: 4 });
  expect(await change(step({ intent: "merge", id: inner.id, into: same.id }))).toEqual(OK);
  const form = step({ intent: "merge", id: same.id, into: target.id });
  expect(await Promise.all([change(form), change(form)])).toEqual([OK, OK]);

  const { rows } = await queue({ q: mark });
  expect(rows).toEqual([expect.objectContaining({ id: target.id, frequency: 9, wordings: 3, members: 2 })]);
  // No chains: all of them stand below the one question.
  for (const { id } of [same, inner]) expect((await rowOf(id))?.mergedInto).toBe(target.question);
  expect((await pageOf(inner.id))?.id).toBe(target.id);

  expect(await change(answering(target.id))).toEqual(OK);
  for (const { id } of [target, same, inner])
    expect(await rowOf(id)).toMatchObject({ status: "answered", article: answerSlug(target.id) });
  for (const each of [member, other]) expect(await told(each)).toHaveLength(1);
});

test("a question merged into an answered one is answered, and who asked it is told", async () => {
  const member = await createMember(db);
  const target = await asked();
  const late = await asked({}, [member]);
  await change(answering(target.id));
  expect(await change(step({ intent: "merge", id: late.id, into: target.id }))).toEqual(OK);
  expect(await rowOf(late.id)).toMatchObject({ status: "answered", article: answerSlug(target.id) });
  expect(await told(member)).toHaveLength(1);
});

test("questions cannot be merged in a circle, into themselves, into nothing or into a merged one", async () => {
  const [one, other, third] = [await asked(), await asked(), await asked()];
  const merge = (id: string, into: string) => change(step({ intent: "merge", id, into }));
  const results = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
  expect(results).toEqual(expect.arrayContaining([OK, CHANGED]));
  const [merged, standing] = results[0]?.ok ? [one, other] : [other, one];
  expect(await merge(standing.id, standing.id)).toEqual(CHANGED);
  expect(await merge(standing.id, "0".repeat(32))).toEqual(CHANGED);
  expect(await merge(third.id, merged.id)).toEqual(CHANGED);
  expect(await merge(merged.id, third.id)).toEqual(CHANGED);
  const dismissed = await asked({ status: "dismissed" });
  expect(await merge(third.id, dismissed.id)).toEqual(CHANGED);
  expect(await rowOf(third.id)).toMatchObject({ mergedInto: null });
});

test("a question that was merged by mistake goes back into the queue by itself", async () => {
  const [target, part, stranger] = [await asked(), await asked(), await asked()];
  await change(step({ intent: "merge", id: part.id, into: target.id }));
  await change(answering(target.id));
  expect(await change(step({ intent: "separate", id: stranger.id, part: part.id }))).toEqual(CHANGED);
  expect(await change(step({ intent: "separate", id: target.id, part: part.id }))).toEqual(OK);
  expect(await rowOf(part.id)).toMatchObject({ mergedInto: null, status: "pending", article: null });
  expect(await rowOf(target.id)).toMatchObject({ status: "answered" });
});

test("a dismissed question can be restored, with all that were merged into it; an answered one not dismissed", async () => {
  const [target, part] = [await asked(), await asked()];
  await change(step({ intent: "merge", id: part.id, into: target.id }));
  const dismiss = step({ intent: "dismiss", id: target.id });
  expect(await change(dismiss)).toEqual(OK);
  for (const { id } of [target, part]) expect((await rowOf(id))?.status).toBe("dismissed");
  expect(await change(step({ intent: "restore", id: target.id }))).toEqual(OK);
  for (const { id } of [target, part]) expect((await rowOf(id))?.status).toBe("pending");
  // The form that dismissed it does so once.
  expect(await change(dismiss)).toEqual(OK);
  expect((await rowOf(target.id))?.status).toBe("pending");
  await change(answering(target.id));
  expect(await change(step({ intent: "dismiss", id: target.id }))).toEqual(CHANGED);
});

test("when a part of answering fails nothing is written, and the form can be sent again", async () => {
  const member = await createMember(db);
  const { id } = await asked({}, [member]);
  const form = answering(id);
  await expect(changeQueue({ ...deps, db: failingAtTheEnd(db) }, ana, form)).rejects.toThrow();
  expect(await rowOf(id)).toMatchObject({ status: "pending", article: null });
  expect(await readArticle(db, answerSlug(id), "en")).toBeUndefined();
  expect(await told(member)).toEqual([]);
  expect(await change(form)).toEqual(OK);
});

test("an asker whose account is gone is no reason to fail", async () => {
  const { id } = await asked({ userId: "nobody" });
  expect(await change(answering(id))).toEqual(OK);
});

test("a question's page shows what Joe finds for it and what may be the same question", async () => {
  const mark = word();
  const one = await asked({ question: `Window sill height ${mark} for egress in a bedroom`, language: "en" });
  const same = await asked({ question: `egress window sill height in a bedroom ${mark}` });
  await asked({ question: `Something else about ${mark}` });
  const page = await readQuestionPage(db, one.id, "he", "");
  expect(page?.similar.map(({ id }) => id)).toEqual([same.id]);
  const found = await readQuestionPage(db, one.id, "he", "window sill height for egress");
  expect(found?.passages[0]).toMatchObject({ slug: "irc-r310-2", language: "en" });
  expect(await readQuestionPage(db, "f".repeat(32), "en", "")).toBeUndefined();
});
