import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isMember, type Person, presentMember, presentReader } from "~/engines/trust/trust.server.ts";
import {
  answerCheck,
  answerFinding,
  answerIssue,
  answerShare,
} from "~/features/university/certificates/certificates.form.server.ts";
import { walletView } from "~/features/university/certificates/certificates.view.server.ts";
import { DrawnWallet } from "~/features/university/certificates/components/drawn-screens.tsx";
import { passedBy } from "~/features/university/courses/passed.server.ts";
import { localDay, visitorDay } from "~/lib/local-day.ts";
import { readUpload } from "~/services/form.server.ts";
import { isAdmin, requireAdmin, requireUser } from "~/services/guard.server.ts";
import { workspaceOf } from "~/services/workspace.ts";

export const handle = { served: ["certificates"] };

/** What somebody has passed, while they are in their own wallet: a firm's has the cards of its people. */
const passedOf = async (
  { db, now, language }: Pick<AppLoadContext, "db" | "now" | "language">,
  { owner, workspace }: Person,
) => (workspace === workspaceOf(owner) ? passedBy(db, owner, { now: now(), language }) : []);

/** The wallet of whoever reads, or an example, and the form that checks anybody's certificate. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = await presentReader(context);
  const member = isMember(actor) ? await context.session.current() : undefined;
  // The page of strangers is the same for all of them.
  const day = actor ? visitorDay(request, context.now()) : localDay(context.now());
  const admin = Boolean(member && isAdmin(context, member));
  const view = await walletView(context, actor, {
    ...{ day, admin },
    passedBy: isMember(actor) ? (db) => passedOf({ ...context, db }, actor) : undefined,
  });
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, "picture");
  const intent = form.get("intent");
  if (intent === "keep" || intent === "revoke") await requireAdmin(context, request);
  if (intent === "issue") {
    const actor = await presentMember(context, await requireUser(context, request));
    const answer = await answerIssue(context, actor, { form, passed: await passedOf(context, actor) });
    if (!answer.ok) return data({ sent: answer.sent }, answer.status);
    await context.toast.set(answer.toast);
    return redirect(answer.to, 303);
  }
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
