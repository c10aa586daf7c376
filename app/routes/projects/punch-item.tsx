import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ThumbMaker } from "~/engines/file/file.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnPunchItem } from "~/features/projects/punch-list/components/drawn-screens.tsx";
import { answerItem } from "~/features/projects/punch-list/punch-list.form.server.ts";
import { itemView } from "~/features/projects/punch-list/punch-list.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["punch-list", "process"], offline: true };

/** One punch item; `?plan=` is the sheet that it is pinned on. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const plan = searchParams.get("plan") ?? "";
  const page = Math.trunc(Number(searchParams.get("page"))) || 0;
  const actor = await presentReader(context);
  const view = await itemView(context, actor, { id: params.item ?? "", plan, page });
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.item.words }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerItem(context, params.item ?? "", request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PunchItemRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnPunchItem view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
      <ThumbMaker field="photo" />
    </>
  );
}
