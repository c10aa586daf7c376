import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerNominate } from "~/features/network/champions/champions.form.server.ts";
import { nominateView } from "~/features/network/champions/champions.view.server.ts";
import { DrawnNominate } from "~/features/network/champions/components/drawn-screens.tsx";
import { readForm, readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["champions"] };

/** The form of a nomination. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { tooLarge } = context;
  const view = nominateView(context, new URL(request.url).searchParams);
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireUser(context, request);
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "photo")
    : { form: await readForm(request), file: undefined };
  const answer = await answerNominate(context, member, form, file);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function NominateRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnNominate view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
