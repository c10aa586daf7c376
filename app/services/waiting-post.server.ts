import { sha256 } from "../lib/hash.ts";
import { keeperAt, LINK, TAKEN_HEADER, WAITED_HEADER, WAITING_HEADER } from "../lib/waiting-post.ts";
import type { Member } from "./session.server.ts";

/**
 * A form that waited in a browser for the network is sent by a script, which has to know two things that a page does not
 * say: that it was taken, and for whom it was written. The answer to one that was taken is 200 with where its page would
 * have gone on, in place of a redirect.
 */

/** For whom a browser keeps what is written on a page; the mark of an account tells nothing of it. */
export const keeperOf = async (pathname: string, member: Pick<Member, "id"> | undefined): Promise<string> =>
  keeperAt(pathname, member && (await sha256(`keeper ${member.id}`)).slice(0, 16));

/** A press is worth its own time for a day; who comes later tells a person. */
const MOST_WAITED_MS = 24 * 60 * 60 * 1000;

/**
 * When a form was written that waited for the network: as long ago as its browser says that it waited, in milliseconds,
 * whatever the clock of the device shows. Of a form that did not wait it is now; undefined where it waited too long, which is
 * more than a day unless more is allowed.
 */
export function writtenAt(request: Request, now: Date, most = MOST_WAITED_MS): Date | undefined {
  const said = request.headers.has(WAITING_HEADER) ? request.headers.get(WAITED_HEADER) : null;
  const waited = said !== null && /^\d{1,12}$/.test(said) ? Number(said) : 0;
  return waited <= most ? new Date(now.getTime() - waited) : undefined;
}

interface Asking {
  session: { current(): Promise<Pick<Member, "id"> | undefined> };
}

/** The answer to a post that waited for somebody else than who is signed in now; nothing of it is read. */
export async function refusedWaiting(request: Request, { session }: Asking): Promise<Response | undefined> {
  const keeper = request.headers.get(WAITING_HEADER);
  if (keeper === null) return undefined;
  const { pathname } = new URL(request.url);
  // Of a link nobody has to be signed in.
  const isOfLink = keeperAt(pathname, undefined) === LINK;
  const present = await keeperOf(pathname, isOfLink ? undefined : await session.current());
  return present === keeper ? undefined : Response.json({ error: "other-keeper" }, { status: 401 });
}

/** The answer to a post that waited: what it was taken with instead of a redirect, every other answer as it is. */
export function answerToWaiting(request: Request, response: Response): Response {
  const to = response.headers.get("Location");
  if (!request.headers.has(WAITING_HEADER) || response.status !== 303 || to === null) return response;
  const headers = new Headers(response.headers);
  headers.delete("Location");
  // Who has to sign in first was not heard.
  if (new URL(to, request.url).pathname === "/auth")
    return Response.json({ error: "other-keeper" }, { status: 401 });
  headers.set(TAKEN_HEADER, to);
  // JSON, because a browser takes an answer of no kind for XML and complains of it.
  return Response.json({ taken: to }, { headers });
}
