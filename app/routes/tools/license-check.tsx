import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { LicenseCheckScreen } from "~/features/tools/licences/components/license-check-screen.tsx";
import { ProofSheet } from "~/features/tools/licences/components/proof-sheet.tsx";
import { answerChange } from "~/features/tools/licences/licences.form.server.ts";
import { findCheck } from "~/features/tools/licences/licences.queries.server.ts";
import { checkView, EXAMPLE } from "~/features/tools/licences/licences.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["license-check", "license-checker"] };

/** One record; `?sheet=proof` is the proof to print. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.check ?? "";
  const isExample = id === EXAMPLE;
  const actor = await presentReader(context);
  const found = actor && !isExample ? await findCheck(context.db, actor, id) : undefined;
  const view = checkView(found, { today: visitorDay(request, context.now()), isExample });
  if (!view) throw refusal("not-found");
  return {
    view,
    readOnly: actor?.role === "viewer",
    sheet: new URL(request.url).searchParams.get("sheet") ?? "",
    pageTitle: view.check.name || view.check.number,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const answer = await answerChange(context, params.check ?? "", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LicenseCheckRoute() {
  const { view, readOnly, sheet } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (sheet === "proof") return <ProofSheet view={view} />;
  return <LicenseCheckScreen view={view} readOnly={readOnly} sent={sent} />;
}
