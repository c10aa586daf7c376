import type { Cookies } from "./cookies.server.ts";
import type { SessionService } from "./session.server.ts";

/** `user:<id>` or `visitor:<id>`: who a cart, a conversation or a form belongs to. */
export type Owner = `user:${string}` | `visitor:${string}`;

export type VisitorService = ReturnType<typeof createVisitor>;

/** Guest identity: a signed random id, made only when a guest first owns something. */
export function createVisitor(session: SessionService, cookies: Cookies) {
  let created: string | undefined;
  const guest = async (): Promise<Owner | undefined> => {
    const id = created ?? (await cookies.visitor.read());
    return id ? `visitor:${id}` : undefined;
  };
  return {
    guest,
    /** The member, else the guest, else undefined for a browser that owns nothing yet. */
    async owner(): Promise<Owner | undefined> {
      const member = await session.current();
      return member ? `user:${member.id}` : guest();
    },
    /** As `owner`, and a browser that owns nothing becomes a guest. */
    async ensureOwner(): Promise<Owner> {
      const owner = await this.owner();
      if (owner) return owner;
      created = crypto.randomUUID();
      await cookies.visitor.write(created);
      return `visitor:${created}`;
    },
  };
}
