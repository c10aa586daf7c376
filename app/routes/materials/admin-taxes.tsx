import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listTaxRates } from "~/features/materials/orders/checkout.queries.server.ts";
import { TaxesScreen } from "~/features/materials/orders/components/taxes-screen.tsx";
import { changeTax } from "~/features/materials/orders/orders.commands.server.ts";
import { TaxChange } from "~/features/materials/orders/orders.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { i18n: ["taxes"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { rates: await listTaxRates(context.db) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const submission = parseForm(await readForm(request), TaxChange);
  if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
  await changeTax(context, { kind: "administrator", owner: `user:${id}` }, submission.value);
  await context.toast.set(submission.value.intent === "remove" ? "taxRemoved" : "taxSaved");
  return redirect("/admin/taxes", 303);
}

export default function TaxesRoute() {
  return <TaxesScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
