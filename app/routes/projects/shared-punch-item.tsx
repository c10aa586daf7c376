import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ThumbMaker } from "~/engines/file/file.ts";
import { rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { DrawnHeldItem } from "~/features/projects/punch-list/components/drawn-screens.tsx";
import {
  answerHeld,
  HELD_TYPED,
  readPunchForm,
} from "~/features/projects/punch-list/punch-list.form.server.ts";
import { PUNCH } from "~/features/projects/punch-list/punch-list.limits.ts";
import { heldView } from "~/features/projects/punch-list/punch-list.view.server.ts";
import { typedIn } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["punch-list", "process"], offline: true };

/** One punch item for the sub who holds its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldView(context, await requireHolder(context, params.link, PUNCH));
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.item.words }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { form, file, small } = await readPunchForm(request);
  const typed = { fields: typedIn(form), names: HELD_TYPED };
  const holding = await requireHolderToAct(context, params.link, PUNCH, typed);
  const here = new URL(request.url).pathname;
  const answer = await answerHeld(context, holding, { form, file, small, here });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  if (answer.printedName) await rememberName(context, holding.link, answer.printedName);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SharedPunchItemRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnHeldItem view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
      <ThumbMaker field="photo" />
    </>
  );
}
