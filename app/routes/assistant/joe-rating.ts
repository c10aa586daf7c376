import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { rateSpoken } from "~/features/assistant/joe/feedback.commands.server.ts";
import { RATING_SIGNATURE_HEADER, readRating } from "~workers/shared/voice-rating.ts";

export const loader = () => Response.json({ error: "method" }, { status: 405, headers: { Allow: "POST" } });

/** What the voice worker tells of an answer that was rated in a conversation with Joe: 204, or 403 without its signature. */
export async function action({ request, context }: ActionFunctionArgs) {
  const signature = request.headers.get(RATING_SIGNATURE_HEADER) ?? "";
  const rating = await readRating(context.env.sessionSecret, await request.text(), signature);
  if (!rating) return Response.json({ error: "unsigned" }, { status: 403 });
  await rateSpoken(context, rating);
  return new Response(null, { status: 204 });
}
