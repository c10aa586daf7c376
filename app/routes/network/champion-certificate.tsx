import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { certificateView } from "~/features/network/champions/champions.view.server.ts";
import { DrawnCertificate } from "~/features/network/champions/components/drawn-screens.tsx";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["champions"] };

/** The certificate of a champion, to print. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await certificateView(context, params.nomination ?? "");
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.nomineeAs };
}

export default function ChampionCertificateRoute() {
  return <DrawnCertificate view={useLoaderData<typeof loader>().view} />;
}
