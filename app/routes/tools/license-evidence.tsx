import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { LicenseEvidenceScreen } from "~/features/tools/licences/components/license-evidence-screen.tsx";
import { answerEvidence } from "~/features/tools/licences/licences.form.server.ts";
import { findCheck } from "~/features/tools/licences/licences.queries.server.ts";

export const handle = { i18n: ["license-check", "license-checker"] };

/** The form for evidence of one check, `?check=<id>`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("check") ?? "";
  const actor = id ? await presentReader(context) : undefined;
  const found = actor && (await findCheck(context.db, actor, id));
  const { tooLarge } = context;
  const check = found && { id, name: found.check.name || found.check.number };
  return data({ check, idem: context.formKey(), tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerEvidence(context, request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LicenseEvidenceRoute() {
  return <LicenseEvidenceScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
