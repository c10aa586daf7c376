import type { AppEnv } from "~/environment.ts";
import { hasProvider } from "~/services/provider-status.server.ts";
import { type Statuses, statusesOf } from "./statuses.logic.ts";

/** The status of every service of the hub, from what is really configured. Workers that do not answer have nothing. */
export async function readStatuses(
  env: Pick<AppEnv, "assistant" | "vision" | "search" | "voice">,
): Promise<Statuses> {
  const [search, voice] = await Promise.all([hasProvider(env.search), hasProvider(env.voice)]);
  return statusesOf({ chat: env.assistant !== undefined, vision: env.vision !== undefined, search, voice });
}
