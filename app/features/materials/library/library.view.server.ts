import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { keyedToken } from "~/lib/hash.ts";
import type { Database } from "~db/client.ts";
import { type Blank, documentOf, type Filled, type Question, shownOrder } from "./document.logic.ts";
import { DOWNLOAD_MINUTES } from "./library.limits.ts";
import { readGood, readLibrary, readPart } from "./library.queries.server.ts";

interface Asked {
  db: Database;
  language: Language;
  now: () => Date;
  env: { sessionSecret: string };
}

type Answered = Readonly<Record<string, readonly [right: number, of: number]>>;
const answeredOf = (text: string | null | undefined) => JSON.parse(text ?? "{}") as Answered;

export const nameOf = (language: Language, good: string) =>
  translator(language, "shop")(`products.${good}.name` as Key<"shop">);

/** What somebody owns, with how far they came. */
export async function libraryView({ db, language }: Asked, actor: Person | undefined) {
  const owned = await readLibrary(db, actor);
  return owned.map(({ good, parts, lessons, answered }) => ({
    good,
    name: nameOf(language, good),
    parts,
    lessons,
    done: Object.keys(answeredOf(answered)).length,
  }));
}
export type LibraryView = Awaited<ReturnType<typeof libraryView>>;

/** What is in a product; undefined where it is none that is read. */
export async function contentsView({ db, language }: Asked, actor: Person | undefined, good: string) {
  const { parts, owned, entry } = await readGood(db, actor, good, language);
  if (parts.length === 0) return undefined;
  const answered = answeredOf(entry?.answered);
  return {
    good,
    name: nameOf(language, good),
    owned,
    parts: parts.map((part) => ({
      ...part,
      open: owned || part.free,
      answered: Object.hasOwn(answered, part.slug) ? answered[part.slug] : undefined,
    })),
  };
}
export type ContentsView = NonNullable<Awaited<ReturnType<typeof contentsView>>>;

const signature = (secret: string, workspace: string, file: string, until: number) =>
  keyedToken(secret, `library file ${workspace} ${file} ${until}`);

/** The address of a part as a file, for this workspace and for an hour. */
async function fileAddress({ env, now }: Asked, actor: Person, good: string, part: string) {
  const until = Math.floor(now().getTime() / 1000) + DOWNLOAD_MINUTES * 60;
  const file = `${good}/${part}`;
  const key = await signature(env.sessionSecret, actor.workspace, file, until);
  return `/library/file/${file}?until=${until}&key=${key}`;
}

/** Whether an address of a file is one of ours for this workspace, and still works. */
export async function isSigned(
  { env, now }: Asked,
  actor: Person,
  { good, part, query }: { good: string; part: string; query: URLSearchParams },
): Promise<"yes" | "expired" | "no"> {
  const until = Number(query.get("until"));
  if (!Number.isSafeInteger(until)) return "no";
  if (query.get("key") !== (await signature(env.sessionSecret, actor.workspace, `${good}/${part}`, until)))
    return "no";
  return until * 1000 < now().getTime() ? "expired" : "yes";
}

/** One part as it is read; "locked" for who has not bought it, undefined where there is none. */
export async function partView(asked: Asked, actor: Person | undefined, good: string, part: string) {
  const { db, language } = asked;
  const { text, parts, owned, entry } = await readPart(db, actor, { good, part, language });
  if (!text) return undefined;
  if (!owned && !text.free) return "locked" as const;
  const at = parts.findIndex(({ slug }) => slug === part);
  const blanks = JSON.parse(text.blanks) as Blank[];
  const questions = JSON.parse(text.questions) as Question[];
  const filled = JSON.parse(entry?.filled ?? "{}") as Filled;
  return {
    good,
    name: nameOf(language, good),
    owned,
    slug: part,
    kind: text.kind,
    title: text.title,
    place: [at + 1, parts.length] as const,
    blocks: documentOf(text.body, blanks, filled),
    blanks: blanks.map((blank) => ({ ...blank, value: filled[blank.id] ?? "" })),
    version: entry?.version ?? 1,
    questions: questions.map((question) => ({
      ask: question.ask,
      choices: shownOrder(question).map((n) => ({ n, text: question.choices[n] ?? "" })),
    })),
    answered: answeredOf(entry?.answered)[part],
    file: actor && owned ? await fileAddress(asked, actor, good, part) : undefined,
    previous: parts[at - 1],
    next: parts[at + 1],
  };
}
export type PartView = Exclude<Awaited<ReturnType<typeof partView>>, undefined | "locked">;
