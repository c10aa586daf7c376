import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as v from "valibot";
import { AssistantCall, callError } from "~/features/joe/joe.schemas.ts";
import { answerSingle } from "~/features/joe/single-question.commands.server.ts";
import { eventStream, wantsEvents } from "~/services/event-stream.server.ts";
import { innermost, isUnavailable } from "~db/client.ts";
import { errorFields, log } from "~workers/shared/log.ts";

export const loader = () => Response.json({ error: "method" }, { status: 405, headers: { Allow: "POST" } });

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/**
 * The assistant function: `{question, complexity}` in, an `Answer` out (`{response, complexity, category, keywords,
 * citations, origin, math?}`). Whoever accepts `text/event-stream` gets the same in events: any number of `text`
 * (`{text}`, the answer so far, provisional), then `answer`, or `error` (`{error}`). 400 for a body that is not that.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  await context.rateLimit.take("ask");
  const call = v.safeParse(AssistantCall, await readJson(request));
  if (!call.success) return Response.json({ error: callError(call.issues) }, { status: 400 });
  const { question, complexity } = call.output;
  const member = await context.session.current();
  const asked = { question, userId: member?.id };
  if (!wantsEvents(request)) return Response.json(await answerSingle(context, asked, { complexity }));
  return eventStream(async (send, signal) => {
    const onText = (text: string) => send("text", { text });
    try {
      send("answer", await answerSingle(context, asked, { complexity, onText, signal }));
    } catch (error) {
      log({
        level: "error",
        event: "joe.failed",
        requestId: context.requestId,
        ...errorFields(innermost(error)),
      });
      send("error", { error: isUnavailable(error) ? "database-unavailable" : "failed" });
    }
  });
}
