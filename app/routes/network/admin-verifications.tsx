import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DrawnConcerns } from "~/features/network/contractor-verification/components/drawn-screens.tsx";
import { takeHandled } from "~/features/network/contractor-verification/contractor.form.server.ts";
import { concernsView } from "~/features/network/contractor-verification/contractor.view.server.ts";
import { DrawnQueue, DrawnReview } from "~/features/network/verification/components/drawn-screens.tsx";
import { answerReview } from "~/features/network/verification/verification.form.server.ts";
import { ADMIN_VERIFICATIONS } from "~/features/network/verification/verification.limits.ts";
import { queueView, reviewView } from "~/features/network/verification/verification.view.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { inOneTrip } from "~db/one-trip.ts";

export const handle = { served: ["verification-case", "contractor-verification", "process"] };

const askedCase = (request: Request) => new URL(request.url).searchParams.get("case");

/** What waits for a reviewer, or one case of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const asked = askedCase(request);
  if (asked === null) {
    const [view, concerns] = await inOneTrip(context, (context) =>
      Promise.all([queueView(context, who), concernsView(context)]),
    );
    return { view, concerns, review: undefined };
  }
  const review = await reviewView(context, who, asked);
  if (!review) throw refusal("not-found");
  return { view: undefined, concerns: [], review };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const who = { kind: "administrator", owner: `user:${id}` } as const;
  const form = await readForm(request);
  const answer =
    form.get("intent") === "handled"
      ? await takeHandled(context, who, form, `${ADMIN_VERIFICATIONS}#concerns`)
      : await answerReview(context, who, { id: askedCase(request) ?? "", form });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminVerificationsRoute() {
  const { view, concerns, review } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (review) return <DrawnReview view={review} sent={sent} />;
  if (!view) return null;
  const ofConcern = sent?.fields.concern !== undefined;
  return (
    <>
      <DrawnQueue view={view} sent={ofConcern ? undefined : sent} />
      <DrawnConcerns concerns={concerns} sent={ofConcern ? sent : undefined} />
    </>
  );
}
