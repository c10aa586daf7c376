import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { makeCode, stopCode } from "~/features/materials/orders/codes.commands.server.ts";
import { listCodes } from "~/features/materials/orders/codes.queries.server.ts";
import { CodesScreen } from "~/features/materials/orders/components/codes-screen.tsx";
import { CodeMaking, CodeStopping } from "~/features/materials/orders/orders.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { i18n: ["promo-codes"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { codes: await listCodes(context.db) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireAdmin(context, request);
  const seller = { kind: "administrator", owner: `user:${id}` } as const;
  const form = await readForm(request);
  if (form.get("intent") === "stop") {
    const stopping = parseForm(form, CodeStopping);
    if (stopping.status !== "success") return data({ reply: replyOf(stopping) }, 400);
    await stopCode(context, seller, stopping.value.code);
    await context.toast.set("codeStopped");
    return redirect("/admin/codes", 303);
  }
  const submission = parseForm(form, CodeMaking);
  if (submission.status !== "success") return data({ reply: replyOf(submission) }, 400);
  const made = await makeCode(context, seller, submission.value);
  if (!made.ok) return data({ reply: replyOf(submission, { errors: { code: "errors.taken" } }) }, 409);
  await context.toast.set("codeMade");
  return redirect("/admin/codes", 303);
}

export default function CodesRoute() {
  return <CodesScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
