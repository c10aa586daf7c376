import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { NewThingScreen } from "~/features/some-area/some-feature/components/new-thing-screen.tsx";
import { changeEntries } from "~/features/some-area/some-feature/new-thing.commands.server.ts";
import { readEntries } from "~/features/some-area/some-feature/new-thing.queries.server.ts";
import { EntryChange } from "~/features/some-area/some-feature/new-thing.schemas.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { noAccess } from "~/services/refusal.server.ts";

export const handle = { i18n: ["new-thing"] };

/** The workspace's entries; `?edit=<id>` opens the form of one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const edit = new URL(request.url).searchParams.get("edit");
  const { entries, count } = await readEntries(context.db, actor);
  return { entries, count, edited: entries.find(({ id }) => id === edit), idem: crypto.randomUUID() };
}

const DONE = { add: "newThingAdded", change: "newThingChanged", remove: "newThingRemoved" } as const;
const STATUS = { full: 409, stale: 409, gone: 404 } as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const form = await readForm(request);
  const submission = parseForm(form, EntryChange);
  if (submission.status !== "success") return data({ reply: replyOf(submission), refused: undefined }, 400);
  const result = await changeEntries(context, actor, submission.value);
  if (!result.ok) {
    if (result.error === "not-allowed") throw noAccess(typedIn(form), ["topic", "note"]);
    return data({ reply: replyOf(submission), refused: result }, STATUS[result.error]);
  }
  await context.toast.set(DONE[submission.value.intent]);
  return redirect("/new-path", 303);
}

export default function NewThingRoute() {
  return <NewThingScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
