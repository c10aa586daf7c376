import { isUnavailable } from "~db/client.ts";
import type { Cookies } from "./cookies.server.ts";
import type { SessionService } from "./session.server.ts";

/** `user:<id>` or `visitor:<id>`: who a cart, a conversation or a form belongs to. */
export type Owner = `user:${string}` | `visitor:${string}`;

export type VisitorService = ReturnType<typeof createVisitor>;

/**
 * Guest identity: a signed random id, made with the first write and never by looking at a page. Windows of one browser
 * that send their first writes at the same moment become a visitor each; the next request finds them by their `arrival`
 * and joins what they own, so that nothing is lost and nobody but that browser could have asked for it.
 */
export function createVisitor(
  session: SessionService,
  cookies: Cookies,
  join: (guests: Owner[], owner: Owner) => Promise<void>,
) {
  let known: Promise<Owner | undefined> | undefined;

  async function find(): Promise<Owner | undefined> {
    const id = await cookies.visitor.read();
    if (!id) return undefined;
    const owner: Owner = `visitor:${id}`;
    const others = (await cookies.arrival.readAll()).filter((other) => other !== id);
    if (others.length > 0) {
      try {
        await join(
          others.map((other): Owner => `visitor:${other}`),
          owner,
        );
      } catch (error) {
        // They are joined with the next request, then.
        if (!isUnavailable(error)) throw error;
      }
    }
    return owner;
  }
  const guest = () => {
    known ??= find();
    return known;
  };

  async function become(): Promise<Owner> {
    const id = crypto.randomUUID();
    await cookies.visitor.write(id);
    await cookies.arrival.add(id);
    return `visitor:${id}`;
  }

  return {
    guest,
    /** The member, else the guest, else undefined for a browser that owns nothing yet. */
    async owner(): Promise<Owner | undefined> {
      const member = await session.current();
      return member ? `user:${member.id}` : guest();
    },
    /** As `owner`, and a browser that owns nothing becomes a guest: for what writes, never for looking. */
    async ensureOwner(): Promise<Owner> {
      const owner = await this.owner();
      if (owner) return owner;
      const made = become();
      known = made;
      return made;
    },
  };
}
