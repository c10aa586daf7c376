import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isMember, presentMember, presentReader } from "~/engines/trust/trust.server.ts";
import {
  answerCheck,
  answerFinding,
  answerShare,
} from "~/features/university/certificates/certificates.form.server.ts";
import { walletView } from "~/features/university/certificates/certificates.view.server.ts";
import { DrawnWallet } from "~/features/university/certificates/components/drawn-screens.tsx";
import { localDay, visitorDay } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";
import { isAdmin, requireAdmin, requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["certificates"] };

/** The wallet of whoever reads, or an example, and the form that checks anybody's certificate. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const member = isMember(actor) ? await context.session.current() : undefined;
  // The page of strangers is the same for all of them.
  const day = actor ? visitorDay(request, context.now()) : localDay(context.now());
  const view = await walletView(context, actor, { day, admin: Boolean(member && isAdmin(context, member)) });
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "picture");
  const intent = form.get("intent");
  if (intent === "keep" || intent === "revoke") await requireAdmin(context, request);
  if (intent !== "share" && intent !== "keep" && intent !== "revoke") {
    const found = await answerCheck(form, file);
    return found.ok ? redirect(found.to, 303) : data({ sent: found.sent }, found.status);
  }
  const answer =
    intent === "share"
      ? await answerShare(context, await presentMember(context, await requireUser(context, request)), form)
      : await answerFinding(context, form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

const TOO_LARGE = { fields: { intent: "check" }, errors: { picture: "errors.tooLarge" } };

export default function CertificationsRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DrawnWallet view={view} sent={tooLarge ? TOO_LARGE : answer?.sent} />;
}
