import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import * as v from "valibot";
import { type AnswerOptions, warningAnswer } from "~/features/assistant/joe/answer.server.ts";
import { AssistantCall, callError } from "~/features/assistant/joe/joe.schemas.ts";
import { readQuestion } from "~/features/assistant/joe/question.ts";
import { answerSingle } from "~/features/assistant/joe/single-question.commands.server.ts";
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

function failure(context: AppLoadContext, error: unknown): "database-unavailable" | "failed" {
  const { requestId } = context;
  log({ level: "error", event: "joe.failed", requestId, ...errorFields(innermost(error)) });
  return isUnavailable(error) ? "database-unavailable" : "failed";
}

/**
 * The assistant function: `{question, complexity, earlier}` in, an `Answer` out (`{response, complexity, category, keywords,
 * citations, origin, math?, asked?}`; `asked` is the whole question that a follow-up was read as). Whoever accepts `text/event-stream` gets the same in events: any number of `text`
 * (`{text}`, the answer so far, provisional), then `answer`, or `error` (`{error}`). 400 for a body that is not that,
 * 500 when Joe fails. Whoever has asked too often is still warned of a danger.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const call = v.safeParse(AssistantCall, await readJson(request));
  if (!call.success) {
    await context.rateLimit.take("ask");
    return Response.json({ error: callError(call.issues) }, { status: 400 });
  }
  const question = readQuestion(call.output.question, context.language, call.output.earlier);
  const warning = warningAnswer(question);
  if (!warning) await context.rateLimit.take("ask");
  else if (!(await context.rateLimit.allows("ask").catch(() => false))) {
    if (!wantsEvents(request)) return Response.json(warning);
    return eventStream(async (send) => send("answer", warning));
  }
  const { complexity } = call.output;
  const member = await context.session.current();
  const answer = async (options: Pick<AnswerOptions, "onText" | "signal">) =>
    (await answerSingle(context, { question, userId: member?.id }, { complexity, ...options })).answer;

  if (wantsEvents(request)) {
    return eventStream((send, signal) =>
      answer({ onText: (text) => send("text", { text }), signal }).then(
        (given) => send("answer", given),
        (error) => send("error", { error: failure(context, error) }),
      ),
    );
  }
  try {
    return Response.json(await answer({ signal: request.signal }));
  } catch (error) {
    const code = failure(context, error);
    return Response.json({ error: code }, { status: code === "failed" ? 500 : 503 });
  }
}
