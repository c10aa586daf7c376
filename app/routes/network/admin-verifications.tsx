import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnQueue, DrawnReview } from "~/features/network/verification/components/drawn-screens.tsx";
import { answerReview } from "~/features/network/verification/verification.form.server.ts";
import { queueView, reviewView } from "~/features/network/verification/verification.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["verification-case", "process"] };

const askedCase = (request: Request) => new URL(request.url).searchParams.get("case");

/** What waits for a reviewer, or one case of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const asked = askedCase(request);
  if (asked === null) return { view: await queueView(context, who), review: undefined };
  const review = await reviewView(context, who, asked);
  if (!review) throw refusal("not-found");
  return { view: undefined, review };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const form = await readForm(request);
  const answer = await answerReview(context, who, { id: askedCase(request) ?? "", form });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminVerificationsRoute() {
  const { view, review } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (review) return <DrawnReview view={review} sent={sent} />;
  return view ? <DrawnQueue view={view} sent={sent} /> : null;
}
