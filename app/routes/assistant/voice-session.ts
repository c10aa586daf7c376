import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { mintToken } from "~workers/shared/tokens.ts";
import { VOICE_CONVERSATION_PATHS, VOICE_TOKEN_PURPOSE } from "~workers/shared/voice-contract.ts";

/** How long a minted address may wait for its one start. */
const START_SECONDS = 60;

export const loader = () => Response.json({ error: "method" }, { status: 405, headers: { Allow: "POST" } });

/**
 * Mints the address of one voice conversation on this origin.
 * Answers `{signedUrl, expiresAt}`; the token in it says nothing about who asked.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await context.rateLimit.take("voice");
  const now = context.now().getTime();
  const claims = { sub: crypto.randomUUID() };
  const token = await mintToken(context.env.sessionSecret, VOICE_TOKEN_PURPOSE, claims, START_SECONDS, now);
  const url = new URL(VOICE_CONVERSATION_PATHS[0], request.url);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("token", token);
  return Response.json({
    signedUrl: url.href,
    expiresAt: new Date(now + START_SECONDS * 1000).toISOString(),
  });
}
