import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { answerCareerForm } from "~/features/network/careers/career.form.server.ts";
import { formView, rowsOf } from "~/features/network/careers/career.view.server.ts";
import { DrawnCareerForm } from "~/features/network/careers/components/drawn-screens.tsx";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["careers"] };

/** The form of one's own profile. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  return { view: await formView(context, actor) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const answer = await answerCareerForm(context, actor, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent, rows: rowsOf(answer.sent.fields) }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function CareerFormRoute() {
  const answer = useActionData<typeof action>();
  return (
    <DrawnCareerForm view={useLoaderData<typeof loader>().view} sent={answer?.sent} rows={answer?.rows} />
  );
}
