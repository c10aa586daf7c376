import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnFiles } from "~/features/projects/permits/components/drawn-screens.tsx";
import { answerFile } from "~/features/projects/permits/permits.form.server.ts";
import { findPermit } from "~/features/projects/permits/permits.queries.server.ts";

export const handle = { served: ["permits"] };

/** The form for a file of one permit, `?permit=<id>`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("permit") ?? "";
  const actor = id ? await presentReader(context) : undefined;
  const found = actor && (await findPermit(context.db, actor, id));
  const permit = found && { id: found.id, name: found.name };
  const { tooLarge } = context;
  return data({ permit, idem: context.formKey(), tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerFile(context, request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function PermitFilesRoute() {
  return <DrawnFiles {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()?.sent} />;
}
