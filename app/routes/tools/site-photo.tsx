import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { SitePhotoScreen } from "~/features/tools/sites/components/site-photo-screen.tsx";
import { answerPhoto } from "~/features/tools/sites/photos.form.server.ts";
import { findSite } from "~/features/tools/sites/sites.queries.server.ts";

export const handle = { i18n: ["site-photo"] };

/** The form for a photo of one site, `?site=<id>`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("site") ?? "";
  const actor = id ? await presentReader(context) : undefined;
  const found = actor && (await findSite(context.db, actor, id));
  const { tooLarge } = context;
  const site = found && { id, name: found.name };
  return data({ site, idem: context.formKey(), tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await answerPhoto(context, request);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SitePhotoRoute() {
  return <SitePhotoScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
