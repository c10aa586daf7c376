import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnReport } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import { answerReport } from "~/features/safety/dashboard/dashboard.form.server.ts";
import { reportView } from "~/features/safety/dashboard/dashboard.view.server.ts";
import { answerReportPhoto } from "~/features/safety/dashboard/report-photos.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm, readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["safety-dashboard"] };

/** One report with its case. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await reportView(context, await presentReader(context), {
    id: params.report ?? "",
    today: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  return data({ view, tooLarge }, tooLarge ? 413 : 200);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const report = params.report ?? "";
  const { form, file } = request.headers.get("content-type")?.startsWith("multipart/")
    ? await readUpload(request, "file")
    : { form: await readForm(request), file: undefined };
  const isPhoto = form.get("intent") === "photo" || form.get("intent") === "drop-photo";
  const answer = isPhoto
    ? await answerReportPhoto(context, report, { form, file })
    : await answerReport(context, report, { form, today: visitorDay(request, context.now()) });
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function SafetyReportRoute() {
  const { view, tooLarge } = useLoaderData<typeof loader>();
  return <DrawnReport view={view} tooLarge={tooLarge} sent={useActionData<typeof action>()?.sent} />;
}
