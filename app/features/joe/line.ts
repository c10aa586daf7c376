import type { Origin } from "./answer.ts";
import type { Message } from "./joe.queries.server.ts";

/** A line of a conversation as it is shown. */
export type Line = Pick<Message, "id" | "role" | "content" | "origin" | "details" | "feedback">;

/** A line that only this page knows: a question on its way, or what Joe says when he failed. */
export function passingLine(role: Line["role"], content: string, origin: Origin | null = null): Line {
  return { id: origin ?? "asked", role, content, origin, details: undefined, feedback: null };
}
