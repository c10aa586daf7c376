import { isUnavailable } from "~db/client.ts";
import type { Cookies } from "./cookies.server.ts";
import type { SessionService } from "./session.server.ts";

/** `user:<id>` or `visitor:<id>`: the owner of a cart, a conversation or a form. */
export type Owner = `user:${string}` | `visitor:${string}`;

export type VisitorService = ReturnType<typeof createVisitor>;

/**
 * Guest identity: a signed random id, created by the first write and never by viewing a page. Windows of one browser
 * that send their first writes at the same moment each get a visitor; the next request finds them by their `arrival`
 * and merges what they own, so that nothing is lost. Only that browser can trigger it.
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
        // They are merged with the next request.
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
    /** The member, otherwise the guest, or undefined for a browser that owns nothing yet. */
    async owner(): Promise<Owner | undefined> {
      const member = await session.current();
      return member ? `user:${member.id}` : guest();
    },
    /** Like `owner`, but a browser that owns nothing becomes a guest: for writes, never for reads. */
    async ensureOwner(): Promise<Owner> {
      const owner = await this.owner();
      if (owner) return owner;
      const made = become();
      known = made;
      return made;
    },
  };
}
