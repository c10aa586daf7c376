import { sql } from "drizzle-orm";
import type { Database } from "~db/client.ts";
import type { Owner } from "./visitor.server.ts";

/**
 * Hands everything a guest owns to the account they just signed in to, in one batch: cart lines add up, the
 * conversation moves. Nothing is lost when another tab adds at the same moment; it is taken over next time.
 */
export async function adoptGuest(db: Database, guest: Owner | undefined, userId: string): Promise<void> {
  if (!guest) return;
  const owner: Owner = `user:${userId}`;
  await db.batch([
    db.run(sql`insert into cart_lines (owner, product_id, quantity, added_at)
      select ${owner}, product_id, quantity, added_at from cart_lines where owner = ${guest}
      on conflict (owner, product_id) do update set quantity = min(99, cart_lines.quantity + excluded.quantity)`),
    db.run(sql`delete from cart_lines where owner = ${guest}`),
    db.run(sql`update chat_messages set owner = ${owner} where owner = ${guest}`),
  ]);
}
