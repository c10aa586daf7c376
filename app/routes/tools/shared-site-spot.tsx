import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { act, rememberName, requireHolder, requireHolderToAct } from "~/engines/trust/trust.server.ts";
import { SharedSiteSpotScreen } from "~/features/tools/sites/components/shared-site-spot-screen.tsx";
import { SpotReport } from "~/features/tools/sites/sites.schemas.ts";
import { findSpot, SPOT } from "~/features/tools/sites/spots.queries.server.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["shared-site-spot"] };

const TYPED = ["text", "printedName"] as const;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link, name } = await requireHolder(context, params.link, SPOT);
  const spot = await findSpot(context.db, holder, link.subject.id);
  if (!spot) throw refusal("not-found");
  const mayReport = link.verbs.includes("answer");
  return { spot, mayReport, asksName: link.asksName, name, idem: context.formKey(), pageTitle: spot.name };
}

/** What is reported goes to the answers of the link, and whoever made it is told. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const fields = typedIn(form);
  const { holder, link } = await requireHolderToAct(context, params.link, SPOT, { fields, names: TYPED });
  const submission = parseForm(form, SpotReport);
  if (submission.status !== "success") {
    // Both at once: the name is asked for by the link, of which the form knows nothing.
    const nameless: Record<string, string> =
      link.asksName && !fields.printedName?.trim() ? { printedName: "errors.name" } : {};
    const reply = replyOf(submission);
    return data({ reply: { ...reply, errors: { ...nameless, ...reply.errors } } }, 400);
  }
  const { idem, text, printedName } = submission.value;
  const said = await act(context, holder, { idem, verb: "answer", printedName, content: { text } });
  if (!said.ok) {
    if (said.error === "over" || said.error === "not-allowed") throw noAccess(fields, TYPED);
    const isName = said.error === "name";
    const errors: Record<string, string> = isName ? { printedName: "errors.name" } : {};
    return data(
      { reply: { fields, errors, formError: isName ? undefined : "errors.full" } },
      isName ? 400 : 409,
    );
  }
  await rememberName(context, link, printedName);
  await context.toast.set("spotReported");
  return redirect(new URL(request.url).pathname, 303);
}

export default function SharedSiteSpotRoute() {
  const reply = useActionData<typeof action>()?.reply;
  return <SharedSiteSpotScreen {...useLoaderData<typeof loader>()} reply={reply} />;
}
