import type { AppLoadContext } from "@remix-run/cloudflare";
import { readEmbeddedAnswer } from "~/features/assistant/joe/embedded.queries.server.ts";
import { isLanguage } from "~/i18n/languages.ts";
import { isAdmin } from "~/services/guard.server.ts";
import {
  EXAMPLE,
  isSpace,
  LOUNGE_SPACE,
  COMMUNITY_LIMITS as MOST,
  type Space,
  THREAD_TRADES,
} from "./community.limits.ts";
import {
  type Head,
  helpfulThreads,
  listThreads,
  nameOf,
  readLog,
  readQueue,
  similarThreads,
  spaceCounts,
  tellingWords,
  threadStatements,
  type Wanted,
} from "./community.queries.server.ts";
import type { AskForm } from "./community.schemas.ts";
import { exampleHeads, exampleThreads } from "./example.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the address of a list asks for. */
function readWanted(params: URLSearchParams, space?: Space): Wanted {
  const trade = params.get("trade") ?? "";
  const language = params.get("language") ?? "";
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_([\w-]{1,60})$/.exec(params.get("before") ?? "") ?? [];
  return {
    ...(space && { space }),
    ...((THREAD_TRADES as readonly string[]).includes(trade) && { trade }),
    ...(isLanguage(language) && { language }),
    unanswered: params.get("show") === "unanswered",
    ...(params.get("show") === "helped" && { helped: true }),
    q: (params.get("q") ?? "").trim().slice(0, MOST.search),
    ...(at && id && { before: { at, id } }),
  };
}

/** How long a question has waited, in whole days. */
const waits = ({ createdAt }: Head, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS));

const lineOf = (head: Head, now: Date, isExample: boolean) => ({
  ...{ slug: head.slug, space: head.space as Space, kind: head.kind, language: head.language },
  ...{ trade: head.trade, title: head.title, lastAt: head.lastAt, answers: head.answers },
  ...{ accepted: Boolean(head.accepted), locked: Boolean(head.locked), called: head.called },
  ...{ waits: waits(head, now), sample: isExample },
});
export type Line = ReturnType<typeof lineOf>;

const ownerOf = async (context: AppLoadContext) => {
  const member = await context.session.current();
  return member ? { owner: `user:${member.id}`, moderates: isAdmin(context, member) } : undefined;
};

/** A list of threads, of one space or of all, with how many each space has; examples where nothing stands yet. */
export async function listView(context: AppLoadContext, params: URLSearchParams, space?: Space) {
  const { db, language } = context;
  const now = context.now();
  const wanted = readWanted(params, space);
  const reader = await ownerOf(context);
  const isRanked = wanted.helped && wanted.q === "";
  const [rows, counts] = await db.batch([
    isRanked ? helpfulThreads(db, wanted, reader?.owner, now) : listThreads(db, wanted, reader?.owner),
    spaceCounts(db),
  ]);
  const isExample = counts.every(({ count }) => count === 0) || (rows.length === 0 && plain(wanted));
  const shown = isExample ? exampleHeads(language, now, wanted) : rows.slice(0, MOST.shown);
  const last = rows.length > MOST.shown ? rows[MOST.shown - 1] : undefined;
  return {
    space,
    wanted,
    isExample,
    lines: shown.map((head) => lineOf(head, now, isExample)),
    counts: Object.fromEntries(counts.map((one) => [one.space, one.count])) as Partial<Record<Space, number>>,
    /** Where the next page begins. */
    next: last && `${last.lastAt}_${last.id}`,
    isMember: reader !== undefined,
    moderates: reader?.moderates === true,
  };
}
export type ListView = Awaited<ReturnType<typeof listView>>;

const plain = ({ q, before, trade, language, unanswered }: Wanted) =>
  q === "" && !before && !trade && !language && !unanswered;

export const spaceIn = (text: string | undefined) => (text && isSpace(text) ? text : undefined);

/** One thread with a page of its posts, as far as the reader may see it; undefined where there is nothing for them. */
export async function threadView(context: AppLoadContext, slug: string, params: URLSearchParams) {
  const { db, language, formKey } = context;
  const now = context.now();
  const after = Number(params.get("after") ?? "0");
  const reader = await ownerOf(context);
  const isExample = slug.startsWith(`${EXAMPLE}-`);
  const example = isExample
    ? exampleThreads(language, now).find(({ head }) => head.slug === slug)
    : undefined;
  if (isExample && !example) return undefined;
  const from = Number.isSafeInteger(after) && after > 0 ? after : 0;
  const [[head], posts, edits] = example
    ? [[example.head], example.posts, []]
    : await db.batch([
        ...threadStatements(
          db,
          slug,
          { owner: reader?.owner, moderates: reader?.moderates === true, now },
          from,
        ),
      ]);
  if (!head) return undefined;
  const quote = params.get("quote") ?? "";
  const quoted = posts.find(({ id, hidden }) => id === quote && hidden === "");
  const pinned = posts.filter(({ opening, id }) => opening || id === head.acceptedPost).length;
  const hasMore = posts.length > MOST.posts + pinned;
  const shown = posts.slice(0, MOST.posts + pinned);
  const mayAccept =
    Boolean(head.mine) &&
    head.kind === "question" &&
    (head.acceptedSince === null ||
      Date.parse(head.acceptedSince) > now.getTime() - MOST.acceptDays * DAY_MS);
  return {
    thread: {
      ...lineOf(head, now, isExample),
      createdAt: head.createdAt,
      hidden: head.hidden,
      follows: Boolean(head.follows),
    },
    posts: shown.map((post) => ({
      ...{ number: post.number, id: post.id, opening: Boolean(post.opening), title: post.title },
      ...{ body: post.body, hidden: post.hidden, createdAt: post.createdAt, editedAt: post.editedAt },
      ...{ called: post.called, trust: post.trust, mine: Boolean(post.mine), open: Boolean(post.open) },
      ...{ folded: Boolean(post.folded), flagged: Boolean(post.flagged), photo: post.photo },
      quote: post.quoteBody === null ? undefined : { body: post.quoteBody, called: post.quoteCalled },
      marks: { helpful: post.helpful, same: post.same, thanks: post.thanks },
      my: post.my?.split(",") ?? [],
      accepted: post.id === head.acceptedPost,
      before: edits.filter(({ postId }) => postId === post.id),
    })),
    next: hasMore ? shown.at(-1)?.number : undefined,
    isFirstPage: from === 0,
    mayAccept,
    /** What whoever is signed in may do here; nothing of it on an example. */
    me:
      reader && !isExample
        ? {
            idem: formKey(),
            named: head.named,
            draft: head.draft ?? "",
            maySpeak: head.hidden === "" && !head.locked && !head.blockedHere,
            moderates: reader.moderates,
            quoted: quoted && { id: quoted.id, body: quoted.body, called: quoted.called },
          }
        : undefined,
    isExample,
  };
}
export type ThreadView = NonNullable<Awaited<ReturnType<typeof threadView>>>;

/** What the form of a new thread begins with. */
export async function askView(context: AppLoadContext, owner: string, params: URLSearchParams) {
  const [name] = await nameOf(context.db, owner);
  return {
    idem: context.formKey(),
    named: name?.called,
    begin: {
      space: spaceIn(params.get("space") ?? "") ?? "",
      kind: params.get("space") === LOUNGE_SPACE ? "discussion" : "question",
      language: context.language,
      trade: "all",
    },
  };
}
export type AskView = Awaited<ReturnType<typeof askView>>;

/** What may save somebody the question: threads like it, and what Joe says. */
export async function beforeAsking(context: AppLoadContext, owner: string, { title, body, kind }: AskForm) {
  const now = context.now();
  const words = tellingWords(`${title} ${body}`);
  const [similar, joe] = await Promise.all([
    similarThreads(context.db, words, owner),
    kind === "question" ? readEmbeddedAnswer(context, title) : undefined,
  ]);
  const answer = joe?.answer;
  return {
    similar: similar.map((head) => lineOf(head, now, false)),
    joe:
      answer && answer.origin !== "unanswered" && answer.origin !== "failure"
        ? {
            text: answer.response,
            language: answer.language,
            citations: answer.citations.map(({ label, edition }) =>
              [label, edition].filter(Boolean).join(", "),
            ),
          }
        : undefined,
  };
}
export type Before = Awaited<ReturnType<typeof beforeAsking>>;

/** The rules, and what was done by them. */
export async function rulesView(context: AppLoadContext) {
  return { log: (await readLog(context.db)).map((one) => ({ ...one, opening: Boolean(one.opening) })) };
}
export type RulesView = Awaited<ReturnType<typeof rulesView>>;

/** What waits for a moderator, and one post that they came for. */
export async function queueView(context: AppLoadContext, params: URLSearchParams) {
  const asked = params.get("post") ?? "";
  const rows = await readQueue(context.db, asked.slice(0, 40));
  return {
    idem: context.formKey(),
    waiting: rows.map(({ flags, opening, locked, ...one }) => ({
      ...one,
      ...{ opening: Boolean(opening), locked: Boolean(locked) },
      flags: JSON.parse(flags ?? "[]") as { reason: string; note: string }[],
    })),
  };
}
export type QueueView = Awaited<ReturnType<typeof queueView>>;
