import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { SavedScreen } from "~/features/tools/calculators/components/saved-screen.tsx";
import {
  changeCalculation,
  removeCalculation,
  saveCalculation,
} from "~/features/tools/calculators/saved.commands.server.ts";
import { readSaved } from "~/features/tools/calculators/saved.queries.server.ts";
import { CalculationChange } from "~/features/tools/calculators/saved.schemas.ts";
import { handedOver, savedView } from "~/features/tools/calculators/saved.view.server.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["saved-calculations"] };

const PATH = "/saved-calculations";
const DONE = {
  save: "calculationSaved",
  change: "calculationChanged",
  remove: "calculationRemoved",
} as const;
const STATUS = { full: 409, "site-gone": 409, "project-gone": 409, gone: 404 } as const;

/** What somebody keeps; `calculator` and its measures in the address are what is to be kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const saved = await readSaved(context.db, await presentReader(context));
  const taken = handedOver(searchParams, context.language);
  const edited = searchParams.get("edit") ?? undefined;
  searchParams.delete("edit");
  return {
    view: savedView(saved, searchParams, context.language),
    taken,
    nothing: searchParams.has("calculator") && !taken,
    here: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname,
    edited,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const form = await readForm(request);
  const submission = parseForm(form, CalculationChange);
  if (submission.status !== "success") {
    const reply = replyOf(submission);
    if (!reply.errors.name) throw refusal("malformed");
    return data({ reply: { ...reply, problem: undefined } }, 400);
  }
  const change = submission.value;
  const actor = await presentOwner(context);
  const done = await run();
  if (!done.ok) {
    if (done.error === "not-allowed") throw noAccess(typedIn(form), ["name"]);
    return data({ reply: { fields: typedIn(form), errors: {}, problem: done.error } }, STATUS[done.error]);
  }
  await context.toast.set(DONE[change.intent]);
  const now = change.intent === "remove" ? Object.fromEntries(query) : change;
  for (const way of ["project", "site"] as const)
    if (now[way]) return redirect(`${PATH}?${new URLSearchParams({ [way]: now[way] })}`, 303);
  return redirect(PATH, 303);

  function run() {
    if (change.intent === "remove") return removeCalculation(context, actor, change.id);
    if (change.intent === "change") return changeCalculation(context, actor, change);
    const taken = handedOver(query, context.language);
    if (!taken) throw refusal("malformed");
    return saveCalculation(context, actor, { ...change, link: taken.link });
  }
}

export default function SavedCalculationsRoute() {
  return <SavedScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
