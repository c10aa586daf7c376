import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { DrawnLearning } from "~/features/university/courses/components/drawn-screens.tsx";
import { answerRepeat } from "~/features/university/courses/learning.form.server.ts";
import { learningView } from "~/features/university/courses/learning.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["courses"] };

/** What the member learns; `?checked=` is what was just answered. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireUser(context, request);
  const view = await learningView(context, inOwn(`user:${id}`), {
    today: visitorDay(request, context.now()),
    search: new URL(request.url).searchParams,
  });
  return { view };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireUser(context, request);
  const answer = await answerRepeat(context, inOwn(`user:${id}`), {
    form: await readForm(request),
    today: visitorDay(request, context.now()),
  });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MyLearningRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnLearning view={view} sent={useActionData<typeof action>()?.sent} />;
}
