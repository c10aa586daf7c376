import type { Origin } from "./answer.ts";
import type { Message } from "./joe.queries.server.ts";

/** A line of a conversation as it is shown. */
export type Line = Pick<Message, "id" | "role" | "content" | "origin" | "details" | "feedback">;

/** How many of the lines are answers of Joe's. */
export const answersIn = (lines: readonly Pick<Line, "role">[]) =>
  lines.filter(({ role }) => role === "assistant").length;

/** Questions with what was answered to them, the newest first. */
export function newestExchangeFirst<L extends Pick<Line, "role">>(lines: readonly L[]): L[] {
  const exchanges: L[][] = [];
  for (const line of lines) {
    if (line.role === "user" || exchanges.length === 0) exchanges.unshift([]);
    exchanges[0]?.push(line);
  }
  return exchanges.flat();
}

/** A line that only this page knows: a question on its way, or what Joe says when he failed. */
export function passingLine(role: Line["role"], content: string, origin: Origin | null = null): Line {
  return { id: origin ?? "asked", role, content, origin, details: undefined, feedback: null };
}
