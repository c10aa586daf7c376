import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { badgeView } from "~/features/network/verification/verification.view.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** What a badge says, for programs. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await badgeView(context, params.badge ?? "");
  if (!view) throw refusal("not-found");
  const { facts, address: page } = view;
  return Response.json({ page, asOf: context.now().toISOString(), ...facts });
}
