import { desc, eq } from "drizzle-orm";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { chatMessages } from "~db/schema/joe.ts";

/** How much of a conversation a page shows. */
const SHOWN = 60;

/** The newest part of an owner's conversation, oldest first. */
export async function readConversation(db: Database, owner: Owner | undefined) {
  if (!owner) return [];
  const rows = await db
    .select({
      id: chatMessages.id,
      role: chatMessages.role,
      content: chatMessages.content,
      origin: chatMessages.origin,
      complexity: chatMessages.complexity,
      createdAt: chatMessages.createdAt,
    })
    .from(chatMessages)
    .where(eq(chatMessages.owner, owner))
    .orderBy(desc(chatMessages.position), desc(chatMessages.id))
    .limit(SHOWN);
  return rows.reverse();
}
export type Message = Awaited<ReturnType<typeof readConversation>>[number];
