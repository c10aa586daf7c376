import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ThumbMaker } from "~/engines/file/file.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnPunchList } from "~/features/projects/punch-list/components/drawn-screens.tsx";
import { answerList } from "~/features/projects/punch-list/punch-list.form.server.ts";
import { askedOf, listView } from "~/features/projects/punch-list/punch-list.view.server.ts";

export const handle = { served: ["punch-list", "process"], offline: true };

/** The punch list, narrowed by project, place, trade and state, thirty items a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = askedOf(new URL(request.url).searchParams);
  const view = await listView(context, await presentReader(context), asked);
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerList(context, request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PunchListRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnPunchList view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
      <ThumbMaker field="photo" />
    </>
  );
}
