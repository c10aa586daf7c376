import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LegalRequestScreen } from "~/features/legal/requests/components/legal-request-screen.tsx";
import { fileRequest } from "~/features/legal/requests/requests.commands.server.ts";
import { kindOf, requestAddress } from "~/features/legal/requests/requests.logic.ts";
import { listOwnRequests } from "~/features/legal/requests/requests.queries.server.ts";
import { FileRequest } from "~/features/legal/requests/requests.schemas.ts";
import { parseForm, readForm, replyOf } from "~/services/form.server.ts";

export const handle = { i18n: ["legal-request"] };

/** The form for what `kind` asks for, and the requests that this account or browser has filed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await context.session.current();
  return {
    kind: kindOf(new URL(request.url).searchParams.get("kind")),
    idem: context.formKey(),
    known: {
      name: member ? `${member.firstName} ${member.lastName}`.trim() : "",
      email: member?.email ?? "",
    },
    requests: await listOwnRequests(context.db, await context.visitor.owner(), context.now()),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseForm(await readForm(request), FileRequest);
  if (submission.status !== "success") {
    const reply = replyOf(submission);
    const isStale =
      Object.values(reply.errors).includes("errors.form") || Object.keys(reply.errors).length === 0;
    return data({ reply: isStale ? { ...reply, errors: {}, formError: "errors.form" } : reply }, 400);
  }
  const { value } = submission;
  await context.rateLimit.take("legalRequest");
  await context.rateLimit.takeMail("request", value.email);
  const result = await fileRequest(context, await context.visitor.ensureOwner(), value);
  context.waitUntil(context.mail.deliver([result.ok ? result.mailId : ""]));
  await context.toast.set("requestFiled");
  return redirect(requestAddress(value.kind), 303);
}

export default function LegalRequestRoute() {
  return (
    <LegalRequestScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />
  );
}
