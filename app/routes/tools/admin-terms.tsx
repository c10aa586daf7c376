import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { QueueScreen } from "~/features/tools/lingo/components/queue-screen.tsx";
import { ReviewScreen } from "~/features/tools/lingo/components/review-screen.tsx";
import { readQueue, STATUSES } from "~/features/tools/lingo/lingo.queries.server.ts";
import { AcceptTerm, type Review, ReviewStep } from "~/features/tools/lingo/lingo.schemas.ts";
import { review } from "~/features/tools/lingo/review.commands.server.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import type { ToastCode } from "~/services/toast.ts";

export const handle = { i18n: ["lingo", "lingo-review"] };

const PATH = "/admin/terms";

/** What readers suggested, or with `suggestion` in the address that one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("suggestion") ?? undefined;
  const status = STATUSES.find((one) => one === searchParams.get("status")) ?? "pending";
  const { rows, counts } = await readQueue(context.db, status, id?.slice(0, 60));
  const [one] = rows;
  if (id === undefined) return { queue: { rows, counts, status }, one: undefined };
  if (!one) throw refusal("not-found");
  return { queue: undefined, one: { suggestion: one, idem: context.formKey() } };
}

const DONE = {
  "accept-term": "lingoAccepted",
  "accept-name": "lingoAccepted",
  decline: "lingoDeclined",
  restore: "lingoRestored",
} as const satisfies Record<Review["intent"], ToastCode>;

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireAdmin(context, request);
  const form = await readForm(request);
  const submission = parseForm(form, form.get("intent") === "accept-term" ? AcceptTerm : ReviewStep);
  if (submission.status !== "success") return data({ reply: replyOf(submission), changed: false }, 400);
  const change = submission.value;
  const result = await review(context, `user:${member.id}`, change);
  if (!result.ok) return data({ reply: replyOf(submission), changed: true }, 409);
  await context.toast.set(DONE[change.intent]);
  return redirect(change.intent === "restore" ? `${PATH}?suggestion=${change.id}` : PATH, 303);
}

export default function AdminTermsRoute() {
  const { queue, one } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!one) return <QueueScreen {...queue} reply={answer?.reply} />;
  return <ReviewScreen {...one} reply={answer?.reply} changed={answer?.changed ?? false} />;
}
