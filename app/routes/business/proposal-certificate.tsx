import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { certificateView, hashTyped } from "~/features/business/proposals/certificate.server.ts";
import { DrawnCertificate } from "~/features/business/proposals/components/drawn-screens.tsx";

export const handle = { served: ["proposals"] };

/** What a hash is the signature under, for whoever has it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("hash")?.slice(0, 200) ?? null;
  if (hashTyped(typed)) await context.rateLimit.take("certificate");
  return { view: await certificateView(context, typed) };
}

export default function ProposalCertificateRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <DrawnCertificate view={view} />;
}
