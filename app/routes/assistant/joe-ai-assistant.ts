import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { askAssistant } from "~/features/joe/joe.commands.server.ts";
import { AssistantCall } from "~/features/joe/joe.schemas.ts";

export const loader = () => Response.json({ error: "method" }, { status: 405, headers: { Allow: "POST" } });

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/**
 * The assistant function: `{question, complexity}` in, `{response, complexity, category, keywords}` out.
 * 400 for a body that is not that, 503 when no provider is configured, 502 when it did not answer.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await context.rateLimit.take("ask");
  const call = v.safeParse(AssistantCall, await readJson(request));
  if (!call.success) return Response.json({ error: "malformed" }, { status: 400 });
  if (!context.assistant.configured) return Response.json({ error: "not-configured" }, { status: 503 });
  const answer = await askAssistant(context, call.output.question, call.output.complexity);
  if (!answer) return Response.json({ error: "no-answer" }, { status: 502 });
  const { response, complexity, category, keywords } = answer;
  return Response.json({ response, complexity, category, keywords });
}
