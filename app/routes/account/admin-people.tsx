import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PeopleScreen } from "~/features/account/people/components/people-screen.tsx";
import { PersonScreen } from "~/features/account/people/components/person-screen.tsx";
import { helpPerson } from "~/features/account/people/people.commands.server.ts";
import { findPerson, MOST_FOUND, searchPeople } from "~/features/account/people/people.queries.server.ts";
import { PersonStep, readSearch } from "~/features/account/people/people.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireAdmin, requireRecentAuth } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["people"] };

/** What a search finds, or with `person` in the address that account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const search = new URL(request.url).searchParams;
  const id = search.get("person");
  if (id === null) {
    const q = readSearch(search.get("q"));
    return { search: { q, found: await searchPeople(context.db, q), most: MOST_FOUND }, person: undefined };
  }
  const person = await findPerson(context.db, id, context.now());
  if (!person) throw refusal("not-found");
  return { search: undefined, person };
}

const SAID = {
  "end-sessions": "sessionsEnded",
  "lift-locks": "locksLifted",
  "reset-factor": "factorResetAsked",
  "stop-reset": "factorResetStopped",
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(context, request);
  const form = await readForm(request);
  const submission = parseForm(form, PersonStep);
  if (submission.status !== "success")
    return data({ refused: replyOf(submission).errors.check ? ("check" as const) : ("form" as const) }, 400);
  const step = submission.value;
  const page = `/admin/people?person=${step.id}`;
  await requireRecentAuth(context, request, page);
  const done = await helpPerson(context, `user:${admin.id}`, step);
  if (!done.ok) throw refusal("not-found");
  if (done.mailId) context.waitUntil(context.mail.deliver([done.mailId]));
  await context.toast.set(SAID[step.intent]);
  return redirect(page, 303);
}

export default function PeopleRoute() {
  const { search, person } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  if (search) return <PeopleScreen {...search} />;
  return <PersonScreen person={person} refused={refused} />;
}
