import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ThumbMaker } from "~/engines/file/file.ts";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnLog } from "~/features/projects/projects/components/drawn-screens.tsx";
import { answerLogPhotos, readLogForm } from "~/features/projects/projects/log-photos.form.server.ts";
import { answerLog } from "~/features/projects/projects/projects.form.server.ts";
import { logView } from "~/features/projects/projects/projects.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["projects", "process"], offline: true };

/** One day of a project. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await logView(context, await presentReader(context), params.log ?? "");
  if (!view) throw refusal("not-found");
  const day = formatsOf(context.language).date(view.log.day);
  const pageTitle = translator(context.language, "projects")("log.title", { date: `\u2068${day}\u2069` });
  const { tooLarge } = context;
  return data({ view, tooLarge, pageTitle }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await readLogForm(request);
  const isPhoto = ["photos", "drop-photo"].includes(String(sent.form.get("intent")));
  const id = params.log ?? "";
  const answer = isPhoto ? await answerLogPhotos(context, id, sent) : await answerLog(context, id, sent.form);
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function ProjectLogRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return (
    <>
      <DrawnLog view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />
      <ThumbMaker field="photo" />
    </>
  );
}
