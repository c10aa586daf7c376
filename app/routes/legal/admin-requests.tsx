import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FiledRequestScreen } from "~/features/legal/requests/components/filed-request-screen.tsx";
import { RequestsScreen } from "~/features/legal/requests/components/requests-screen.tsx";
import { moveRequest } from "~/features/legal/requests/requests.commands.server.ts";
import { findRequest, listRequests } from "~/features/legal/requests/requests.queries.server.ts";
import { MoveRequest } from "~/features/legal/requests/requests.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["requests", "legal-request"] };

/** The queue, or with `request` in the address that request. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const search = new URL(request.url).searchParams;
  const id = search.get("request");
  if (id === null) {
    const tab = search.get("tab") === "closed" ? "closed" : "open";
    return { queue: await listRequests(context.db, tab, context.now()), found: undefined };
  }
  const found = await findRequest(context.db, id, context.now());
  if (!found) throw refusal("not-found");
  return { queue: undefined, found };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireAdmin(context, request);
  const submission = parseForm(await readForm(request), MoveRequest);
  if (submission.status !== "success") {
    const reply = replyOf(submission);
    const isTyped = reply.errors.answer !== undefined;
    return data({ reply: isTyped ? reply : { ...reply, errors: {}, formError: "errors.form" } }, 400);
  }
  const moved = await moveRequest(context, `user:${member.id}`, submission.value);
  if (!moved.ok) return data({ reply: replyOf(submission, { formError: "errors.stale" }) }, 409);
  context.waitUntil(context.mail.deliver([moved.mailId]));
  await context.toast.set("requestMoved");
  return redirect(`/admin/requests?request=${submission.value.id}`, 303);
}

export default function RequestsRoute() {
  const { queue, found } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  return queue ? <RequestsScreen {...queue} /> : <FiledRequestScreen request={found} reply={reply} />;
}
