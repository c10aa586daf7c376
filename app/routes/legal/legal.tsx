import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LegalScreen } from "~/features/legal/legal/components/legal-screen.tsx";
import { acceptPolicy } from "~/features/legal/legal/legal.commands.server.ts";
import { addressOf, documentOf, editionOf, presentEdition } from "~/features/legal/legal/legal.documents.ts";
import { readAcceptances, readChanges, readDocument } from "~/features/legal/legal/legal.queries.server.ts";
import { AcceptPolicy } from "~/features/legal/legal/legal.schemas.ts";
import { parseForm, readForm } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["legal"] };

/**
 * The document that `tab` names, the terms for any other value: its present wording, with `edition` an earlier one, with
 * `since` what changed since one.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const id = documentOf(search.get("tab"));
  const { language, db, env } = context;
  const asked = editionOf(id, search.get("edition"));
  const earlier = asked === presentEdition(id) ? undefined : asked;
  const since = editionOf(id, search.get("since"));
  const [acceptance] = await readAcceptances(db, await context.visitor.owner(), id);
  return {
    document: readDocument(language, id, earlier?.edition),
    earlier,
    changes: since && { since, clauses: readChanges(language, id, since.edition) },
    acceptance,
    contact: env.contact,
  };
}

/** Agreeing to the present wording; whoever sends an earlier one is told. */
export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), AcceptPolicy);
  if (submission.status !== "success") throw refusal("malformed");
  const accepted = await acceptPolicy(context, await context.visitor.ensureOwner(), submission.value);
  if (!accepted.ok) return data({ superseded: true }, 409);
  await context.toast.set("policyAccepted");
  return redirect(addressOf(submission.value.document), 303);
}

export default function LegalRoute() {
  const superseded = useActionData<typeof action>()?.superseded;
  return <LegalScreen {...useLoaderData<typeof loader>()} superseded={superseded} />;
}
