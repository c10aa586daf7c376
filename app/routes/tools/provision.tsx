import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { limitsOfProvision } from "~/features/assistant/joe/limits/of-provision.queries.server.ts";
import {
  removeProvision,
  reportProvision,
  saveProvision,
} from "~/features/tools/codes/codes.commands.server.ts";
import { readProvision } from "~/features/tools/codes/codes.queries.server.ts";
import { measuresIn, readPlace, SaveChange } from "~/features/tools/codes/codes.schemas.ts";
import { provisionView } from "~/features/tools/codes/codes.view.server.ts";
import { placed } from "~/features/tools/codes/components/placed.ts";
import { ProvisionScreen } from "~/features/tools/codes/components/provision-screen.tsx";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["codes"] };

/** One provision; `m-<subject>` in the address is what somebody measured. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, language } = context;
  const actor = await presentReader(context);
  const found = await readProvision(db, params.slug ?? "", language, actor);
  if (!found) throw refusal("not-found");
  const search = new URL(request.url).searchParams;
  const subjects = limitsOfProvision(found.slug, language, measuresIn(search));
  return {
    provision: provisionView(found, subjects, language, readPlace(search)),
    pageTitle: found.title,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = parseForm(form, SaveChange);
  if (submission.status !== "success") {
    const reply = replyOf(submission);
    if (!reply.errors.note && !reply.errors.report) throw refusal("malformed");
    return data({ reply, refused: undefined }, 400);
  }
  const change = submission.value;
  const actor = await presentOwner(context);
  if (change.intent === "remove") {
    await removeProvision(context, actor, change);
    await context.toast.set("provisionRemoved");
  } else if (change.intent === "report") {
    await context.rateLimit.take("provisionReport");
    const userId = (await context.session.current())?.id;
    const reported = await reportProvision(context, actor, {
      ...change,
      userId,
      language: context.language,
    });
    if (!reported.ok) throw refusal("not-found");
    await context.toast.set("provisionReported");
  } else {
    const saved = await saveProvision(context, actor, change);
    if (!saved.ok) {
      if (saved.error === "not-allowed") throw noAccess(typedIn(form), ["note"]);
      if (saved.error === "gone") throw refusal("not-found");
      return data({ reply: { fields: typedIn(form), errors: {} }, refused: saved.error }, 409);
    }
    await context.toast.set("provisionSaved");
  }
  const place = readPlace(new URL(request.url).searchParams);
  return redirect(placed(`/provision/${params.slug}`, place), 303);
}

export default function ProvisionRoute() {
  return (
    <ProvisionScreen
      provision={useLoaderData<typeof loader>().provision}
      {...useActionData<typeof action>()}
    />
  );
}
