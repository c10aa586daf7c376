import { agentDialect } from "./agent-dialect.ts";
import { chatDialect } from "./chat-dialect.ts";
import type { Dialect } from "./dialect.ts";
import type { SearchEnv } from "./env.ts";

export const DIALECTS: Record<SearchEnv["SEARCH_DIALECT"], Dialect> = {
  agent: agentDialect,
  chat: chatDialect,
};
