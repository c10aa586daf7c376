import { and, desc, eq, sql } from "drizzle-orm";
import { articleCount } from "~/engines/knowledge/knowledge.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Owner } from "~/services/visitor.server.ts";
import type { Database } from "~db/client.ts";
import { chatMessages } from "~db/schema/assistant.ts";
import { readDetails } from "./answer-details.ts";
import type { Means } from "./persona.logic.ts";
import { suggestionsAfter } from "./suggestions.logic.ts";

/** How much of a conversation a page shows. */
const SHOWN = 60;

/** Lines older than one of the owner's; a line that the owner does not have limits nothing. */
function olderThan(owner: Owner, id: string) {
  const line = sql`from ${chatMessages} as line where line.owner = ${owner} and line.id = ${id}`;
  return sql`(not exists (select 1 ${line})
    or (${chatMessages.position}, ${chatMessages.id}) < (select line.position, line.id ${line}))`;
}

function lineRows(db: Database, owner: Owner, limit: number, before?: string) {
  return db
    .select({
      id: chatMessages.id,
      role: chatMessages.role,
      content: chatMessages.content,
      origin: chatMessages.origin,
      complexity: chatMessages.complexity,
      // As it is stored: JSON that is none must not cost the whole conversation.
      details: sql<string | null>`${chatMessages.details}`,
      feedback: chatMessages.feedback,
      createdAt: chatMessages.createdAt,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.owner, owner), before ? olderThan(owner, before) : undefined))
    .orderBy(desc(chatMessages.position), desc(chatMessages.id))
    .limit(limit);
}

/** From rows, newest first, to what is shown, oldest first. */
const messagesOf = (rows: Awaited<ReturnType<typeof lineRows>>) =>
  rows.reverse().map((row) => ({ ...row, details: readDetails(row.details) }));
export type Message = ReturnType<typeof messagesOf>[number];

/** The newest part of an owner's conversation, oldest first. */
export async function readConversation(db: Database, owner: Owner | undefined): Promise<Message[]> {
  return owner ? messagesOf(await lineRows(db, owner, SHOWN)) : [];
}

/** What was asked last in an owner's conversation, as it was read: a follow-up as the whole question that it made. */
export async function readLastQuestion(db: Database, owner: Owner): Promise<string | undefined> {
  const [answer, typed] = await lineRows(db, owner, 2);
  if (answer?.role !== "assistant") return undefined;
  return readDetails(answer.details)?.asked ?? (typed?.role === "user" ? typed.content : undefined);
}

/** What the page and the panel show. */
export interface Chat {
  messages: Message[];
  /** The line before which there are more, when there are. */
  earlier?: string;
  /** Questions to go on with. */
  suggestions: string[];
  /** What Joe has to answer from. */
  means: Means;
  /** The key that the next form carries. */
  idem: string;
}

interface ChatDeps {
  db: Database;
  language: Language;
  assistant?: { name?: string };
  formKey: () => string;
}

/**
 * The part of a conversation that ends before a line, or its newest part, oldest line first.
 * @param before the id of a line of the owner's
 */
export async function readChat(
  { db, language, assistant, formKey }: ChatDeps,
  owner: Owner | undefined,
  before?: string,
): Promise<Chat> {
  // One round trip: how many articles there are comes along with the conversation. Who has none yet can ask, and be
  // answered in an emergency, though nothing can be counted.
  const [[known], rows = []] = owner
    ? await db.batch([articleCount(db), lineRows(db, owner, SHOWN + 1, before)])
    : [await articleCount(db).catch(() => [])];
  const lines = messagesOf(rows);
  const messages = lines.slice(-SHOWN);
  const t = translator(language, "joe-suggestions");
  const asked = messages.findLast(({ role }) => role === "user")?.content;
  return {
    messages,
    earlier: lines.length > SHOWN ? messages[0]?.id : undefined,
    suggestions: suggestionsAfter(asked)
      .map((id) => t(id))
      .filter((question) => question !== asked),
    means: { articles: known?.count ?? 0, provider: assistant?.name },
    idem: formKey(),
  };
}
