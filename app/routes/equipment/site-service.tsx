import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ThumbMaker } from "~/engines/file/file.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnService } from "~/features/equipment/site-services/components/drawn-screens.tsx";
import { answerService } from "~/features/equipment/site-services/site-services.form.server.ts";
import { serviceView } from "~/features/equipment/site-services/site-services.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["site-services"] };

/** One service of a site. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await serviceView(context, await presentReader(context), params.service ?? "");
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.heading }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerService(context, params.service ?? "", request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SiteServiceRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnService view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
      <ThumbMaker field="photo" />
    </>
  );
}
