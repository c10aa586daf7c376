import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnMatrix } from "~/features/university/training-matrix/components/drawn-screens.tsx";
import { answerMatrix } from "~/features/university/training-matrix/matrix.form.server.ts";
import { askedIn, matrixView } from "~/features/university/training-matrix/matrix.view.server.ts";
import { localDay, visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["training-matrix"] };

/** Who may do what; `?date=`, `?task=`, `?crew=` and `?project=` say of whom and when. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const actor = await presentReader(context);
  // The page of strangers is the same for all of them.
  const asked = askedIn(url, actor ? visitorDay(request, context.now()) : localDay(context.now()));
  const view = await matrixView(context, actor, asked);
  const kept = new URLSearchParams(
    Object.entries({ date: asked.day, task: asked.task, crew: asked.crew, project: asked.project }).filter(
      ([, value]) => value,
    ),
  );
  return { view, search: `?${kept}` };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerMatrix(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function TrainingCertificationsRoute() {
  return <DrawnMatrix {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
