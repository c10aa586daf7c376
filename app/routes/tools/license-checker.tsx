import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { LicenseCheckerScreen } from "~/features/tools/licences/components/license-checker-screen.tsx";
import { answerRecord } from "~/features/tools/licences/licences.form.server.ts";
import { readChecks, searchLists } from "~/features/tools/licences/licences.queries.server.ts";
import { checkerView, readSearch } from "~/features/tools/licences/licences.view.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";

export const handle = { i18n: ["license-checker"] };

/** A state's board, what can be said of a number, and the own checks; `?record` opens the form of a record. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams);
  const { db } = context;
  const actor = await presentReader(context);
  const { state, number } = search;
  const [checks, found] = !actor
    ? [[], []]
    : state && number
      ? await db.batch([readChecks(db, actor), searchLists(db, actor, { state, q: number })])
      : [await readChecks(db, actor), []];
  const today = visitorDay(request, context.now());
  return {
    view: checkerView(search, { checks, found, today }),
    idem: context.formKey(),
    readOnly: actor?.role === "viewer",
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const answer = await answerRecord(context, form, visitorDay(request, context.now()));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function LicenseCheckerRoute() {
  return <LicenseCheckerScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
