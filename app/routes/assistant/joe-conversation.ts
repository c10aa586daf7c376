import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { changeChat } from "~/features/assistant/joe/chat.form.server.ts";
import { readChat } from "~/features/assistant/joe/joe.queries.server.ts";
import { readForm } from "~/services/form.server.ts";

type Context = LoaderFunctionArgs["context"];

const chatOf = async (context: Context) =>
  Response.json(await readChat(context, await context.visitor.owner()));

/** The conversation as JSON, for the panel over another page. */
export const loader = ({ context }: LoaderFunctionArgs) => chatOf(context);

/** A form of the page at `/ai-hub?tab=chat`; answers the conversation after it, or why nothing was changed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const result = await changeChat(context, await readForm(request));
  return result.ok ? chatOf(context) : Response.json(result, { status: result.status });
}
