import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EnterDemo } from "~/features/account/account/account.schemas.ts";
import { OutboxScreen } from "~/features/account/account/components/outbox-screen.tsx";
import { makeDemo } from "~/features/account/account/demo.commands.server.ts";
import { goIn } from "~/features/account/account/enter.server.ts";
import { parseForm, readForm } from "~/services/form.server.ts";
import { requireLocal } from "~/services/guard.server.ts";
import { listOutbox } from "~/services/mail.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["account"] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireLocal(context);
  return { messages: await listOutbox(context.db), idem: context.formKey() };
}

/** Signs in to the demo account, and makes it where there is none. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireLocal(context);
  const submission = parseForm(await readForm(request), EnterDemo);
  if (submission.status !== "success") throw refusal("malformed");
  await context.rateLimit.take("signInAddress");
  const demo = await makeDemo(context, submission.value);
  if (!demo.ok) throw refusal("stale");
  const { account, workspace } = demo;
  if (workspace) await context.cookies.workspace.write({ owner: `user:${account.userId}`, workspace });
  return redirect(await goIn(context, account, "demo", "/profile"), 303);
}

export default function OutboxRoute() {
  return <OutboxScreen {...useLoaderData<typeof loader>()} />;
}
