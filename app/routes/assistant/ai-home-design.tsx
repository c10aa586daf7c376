import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnHomeDesign } from "~/features/assistant/home-design/components/drawn-screens.tsx";
import { homeDesignView } from "~/features/assistant/home-design/home-design.view.server.ts";
import { answerKeep } from "~/features/assistant/home-design/plans.form.server.ts";
import { keepingView } from "~/features/assistant/home-design/plans.view.server.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { served: ["home-design", "home-plans"] };

/** A programme stands in its address: `?bedrooms=3&width=70&seed=2`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const view = homeDesignView(new URL(request.url).searchParams, context.language, context.now());
  return data({ view, keeping: await keepingView(context, await presentReader(context)) }, view.status);
}

/** Keeps the plan of the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerKeep(context, new URL(request.url).searchParams, await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AiHomeDesignRoute() {
  return <DrawnHomeDesign {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
