import { and, eq } from "drizzle-orm";
import { type Holder, mayAct } from "~/engines/trust/trust.server.ts";
import { sha256 } from "~/lib/hash.ts";
import type { Database } from "~db/client.ts";
import { bidInvites } from "~db/schema/bids.ts";
import { BID } from "./bids.limits.ts";

/** Letters and digits that nobody takes for one another. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A new code of a bid: 60 bits. */
export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => LETTERS[byte % 32]).join("");

export const hashOf = (bid: string, code: string) => sha256(`bid ${bid} ${code}`);

/** Whether a code is that of a bid. */
export async function isCode(db: Database, holder: Holder, { id, code }: { id: string; code: string }) {
  const hash = await hashOf(id, code);
  const [found] = await db
    .select({ id: bidInvites.id })
    .from(bidInvites)
    .where(
      and(
        eq(bidInvites.id, id),
        eq(bidInvites.codeHash, hash),
        mayAct(holder, "answer", bidInvites.workspace, { type: BID, id: bidInvites.id }),
      ),
    );
  return found !== undefined;
}
