import { GUEST, LINK } from "~/lib/waiting-post.ts";

/** A value of a form as the browser sends it. */
export type Entry = [name: string, value: string | File];

/** Why a post that was sent is still here; `none` before it was answered. */
export type Hold = "none" | "refused" | "other-keeper";

/** A form that waits to be sent: one record, or one photo. */
export interface Waiting {
  /** The order in which it was written, and is sent. */
  id?: number;
  /** For whom: the mark of an account, `guest`, or `link`. */
  keeper: string;
  /** Where it is sent: path and search of its own site. */
  action: string;
  /** The page it was written on, and what that page and its button are called. */
  page: string;
  title: string;
  button: string;
  form: string;
  entries: Entry[];
  /** When it was written, in milliseconds. */
  at: number;
  tries: number;
  hold: Hold;
  /** Somebody opened its form on its page after it was refused: what they write there takes its place. */
  opened?: boolean;
  /** The status of a refusal, and what the page said of it. */
  status?: number;
  message?: string;
}

/** A form that somebody has begun. */
export interface Draft {
  /** Keeper and form. */
  key: string;
  entries: Entry[];
  at: number;
}

/** What of `/shared/<link>/<page>` is the link. */
const linkOf = (path: string) => path.split("/", 3).join("/");

/** What an answer says of the post that it is the answer to. */
export type Outcome =
  | { kind: "taken"; to: string }
  | { kind: "refused"; status: number; message: string }
  | { kind: "other-keeper" }
  | { kind: "later" };

/**
 * What became of a post. Taken is only what the server says that it took: a hotel's page that answers 200 in its place
 * took nothing. What may pass by itself is tried again; another refusal stays for somebody to decide.
 * @param answer status 0 where there was none
 */
export function outcomeOf(answer: { status: number; taken: string | null; message: string }): Outcome {
  const { status, taken, message } = answer;
  if (status === 200 && taken !== null) return { kind: "taken", to: taken };
  if (status === 401) return { kind: "other-keeper" };
  if (status < 400 || status === 408 || status === 429 || status >= 500) return { kind: "later" };
  return { kind: "refused", status, message };
}

/** Which of them a page shows: its own, a guest's to whoever signed in on this browser after, a link's on its pages. */
export const shownAt = (all: readonly Waiting[], keeper: string, pathname: string): Waiting[] =>
  all.filter((item) =>
    item.keeper === LINK
      ? keeper === LINK && linkOf(item.page) === linkOf(pathname)
      : keeper !== LINK && (item.keeper === keeper || item.keeper === GUEST),
  );

/** The next one that a page may send; a link's says itself who may, wherever it is sent from. */
export const nextOf = (all: readonly Waiting[], keeper: string, after = 0): Waiting | undefined =>
  all.find(
    ({ id = 0, keeper: own, hold }) => id > after && (own === LINK || own === keeper) && hold !== "refused",
  );

const text = (entries: readonly Entry[], name: string): string | undefined => {
  const value = entries.find(([each]) => each === name)?.[1];
  return typeof value === "string" ? value : undefined;
};

/**
 * Which of those that wait a form takes the place of. The same form sent again is one post. A record that is written once
 * more before its first writing was sent is written as it was last; after the first try it may have been taken, and stays.
 */
export const replacedBy = (all: readonly Waiting[], next: Waiting): Waiting | undefined =>
  all.find((item) => {
    if (item.keeper !== next.keeper || item.form !== next.form) return false;
    const idem = text(next.entries, "idem");
    if (idem !== undefined && text(item.entries, "idem") === idem) return true;
    if (text(next.entries, "version") === undefined) return false;
    return (
      item.hold === "refused" ||
      item.opened === true ||
      (item.tries === 0 && text(item.entries, "version") === text(next.entries, "version"))
    );
  });

/** Fields that say which rendering of a form it is, and not which form. */
const OF_RENDERING: ReadonlySet<string> = new Set(["idem", "version"]);

/** Which form of a page it is, whenever the page is drawn: where it goes, its buttons, and what it is about. */
export const formName = (action: string, buttons: readonly string[], hidden: readonly Entry[]): string =>
  JSON.stringify([action, buttons, hidden.filter(([name]) => !OF_RENDERING.has(name))]);
