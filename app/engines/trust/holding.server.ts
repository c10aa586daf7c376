import { redirect } from "@remix-run/cloudflare";
import { type Cookies, linkPath } from "~/services/cookies.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import type { Holder } from "./guard.server.ts";
import { findHeld, type HeldLink } from "./holders.server.ts";
import type { Deps } from "./workspaces.server.ts";

interface Asked extends Deps {
  cookies: Pick<Cookies, "link">;
  outgoing: Headers;
}

/** Whether this browser opened the link, and typed its PIN where it has one. */
export async function readHolding({ cookies }: Pick<Asked, "cookies">, id: string) {
  const held = await cookies.link(id).read();
  return held?.link === id ? held : undefined;
}

/** No page of a link is found by a search engine, and no other site is told of it. */
export function keepQuiet(outgoing: Headers): void {
  outgoing.set("X-Robots-Tag", "noindex");
  // Not `no-referrer`: browsers send `Origin: null` with a form then. The token is not in the address of any page.
  outgoing.set("Referrer-Policy", "same-origin");
}

export interface Holding {
  holder: Holder;
  link: HeldLink;
  /** The name that was printed here last; on a device of many people's none is kept. */
  name: string;
}

/**
 * First line of every loader of a page for whoever holds a link: others are led to the door, which says what is wrong.
 * The guard in the statements asks again.
 * @param type the kind of record that the page is about
 */
export async function requireHolder(context: Asked, id: string | undefined, type: string): Promise<Holding> {
  keepQuiet(context.outgoing);
  const cookie = id ? await readHolding(context, id) : undefined;
  const link = cookie && (await findHeld(context, cookie.link));
  if (!cookie || !link || link.over || (link.hasPin && !cookie.pin)) throw redirect(linkPath(id ?? ""), 303);
  if (link.subject.type !== type) throw refusal("not-found");
  return {
    holder: { kind: "holder", link: link.id, now: context.now() },
    link,
    name: cookie.name ?? "",
  };
}

/**
 * As `requireHolder`, for an action: whoever lost the link while the page was open gets back what they typed.
 * @param typed what `noAccess` gives back
 */
export async function requireHolderToAct(
  context: Asked,
  id: string | undefined,
  type: string,
  typed: { fields: Readonly<Record<string, string>>; names: readonly string[] },
): Promise<Holding> {
  try {
    return await requireHolder(context, id, type);
  } catch (refused) {
    if (refused instanceof Response && refused.status === 303) throw noAccess(typed.fields, typed.names);
    throw refused;
  }
}

/** Keeps the printed name for the next act, where the browser is one person's. */
export async function rememberName({ cookies }: Pick<Asked, "cookies">, link: HeldLink, name: string) {
  if (link.kind === "person") await cookies.link(link.id).write({ link: link.id, name });
}
