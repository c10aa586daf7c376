import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { LicenseListsScreen } from "~/features/tools/licences/components/license-lists-screen.tsx";
import { answerList } from "~/features/tools/licences/licences.form.server.ts";
import { readLists } from "~/features/tools/licences/licences.queries.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { STATES } from "~/lib/us-states.ts";

export const handle = { i18n: ["license-lists"] };

/** The workspace's lists of boards, and the form that brings one along. */
export async function loader({ context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const lists = actor ? await readLists(context.db, actor) : [];
  const { tooLarge } = context;
  const readOnly = actor?.role === "viewer";
  return data({ lists, states: STATES, idem: context.formKey(), readOnly, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerList(context, request, visitorDay(request, context.now()));
  if (!answer.ok) return data({ sent: answer.sent, report: undefined }, answer.status);
  if ("report" in answer) return data({ sent: undefined, report: answer.report });
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LicenseListsRoute() {
  return <LicenseListsScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
