import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnOrder } from "~/features/materials/material-express/components/drawn-screens.tsx";
import { answerOrderPage } from "~/features/materials/material-express/material-express.form.server.ts";
import { orderView } from "~/features/materials/material-express/material-express.view.server.ts";
import { readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";
import { SignatureSheets } from "~/ui/signature-sheets.tsx";

export const handle = { served: ["material-express", "process"] };

/** One order of material. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const view = await orderView(context, await presentReader(context), params.order ?? "", searchParams);
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle: view.order.topic }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerOrderPage(context, params.order ?? "", await readUpload(request, "photo"));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MaterialOrderRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnOrder view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
      {view.mayWrite && view.order.state === "delivered" && <SignatureSheets />}
    </>
  );
}
