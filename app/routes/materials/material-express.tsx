import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnExpress } from "~/features/materials/material-express/components/drawn-screens.tsx";
import { answerBegin } from "~/features/materials/material-express/material-express.form.server.ts";
import { orderPath } from "~/features/materials/material-express/material-express.limits.ts";
import { orderOfQuote } from "~/features/materials/material-express/material-express.queries.server.ts";
import { expressView } from "~/features/materials/material-express/material-express.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";

export const handle = { served: ["material-express"] };

/** Orders of material, ways to begin a list, and the sample catalogue as the address asks for it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const actor = await presentReader(context);
  // A request for prices is seen on the page of its order.
  const quote = searchParams.get("quote");
  const order = quote && actor && (await orderOfQuote(context.db, actor, quote));
  if (order) throw redirect(`${orderPath(order)}#quotes`);
  return { view: await expressView(context, actor, searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerBegin(context, await readUpload(request, "file"), visitorZone(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function MaterialExpressRoute() {
  return (
    <DrawnExpress view={useLoaderData<typeof loader>().view} sent={useActionData<typeof action>()?.sent} />
  );
}
