import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readClaims } from "~/engines/directory/directory.server.ts";
import { DrawnClaims } from "~/features/equipment/rental-companies/components/drawn-screens.tsx";
import { answerClaim } from "~/features/equipment/rental-companies/rental-companies.form.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["rental-companies"] };

/** The claims of firms that wait for an answer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { claims: await readClaims(context.db), idem: context.formKey() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const answer = await answerClaim(
    context,
    { kind: "administrator", owner: `user:${id}` },
    await readForm(request),
  );
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminClaimsRoute() {
  const { claims, idem } = useLoaderData<typeof loader>();
  return <DrawnClaims claims={claims} idem={idem} sent={useActionData<typeof action>()?.sent} />;
}
