import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnForm301, DrawnReport } from "~/features/safety/dashboard/components/drawn-screens.tsx";
import { answerReport } from "~/features/safety/dashboard/dashboard.form.server.ts";
import { reportView } from "~/features/safety/dashboard/dashboard.view.server.ts";
import { answerReportPhoto } from "~/features/safety/dashboard/report-photos.server.ts";
import { visitorDay } from "~/lib/local-day.ts";
import { readForm, readUpload } from "~/services/form.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["safety-dashboard", "osha-301"] };

/** One report with its case; `?form=301` is its sheet of Form 301. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await reportView(context, await presentReader(context), {
    id: params.report ?? "",
    today: visitorDay(request, context.now()),
  });
  if (!view) throw refusal("not-found");
  const { tooLarge } = context;
  const is301 = new URL(request.url).searchParams.get("form") === "301";
  return data({ view, is301, tooLarge }, tooLarge ? 413 : 200);
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
  const { view, is301, tooLarge } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>()?.sent;
  if (is301 && !sent) return <DrawnForm301 view={view} />;
  return <DrawnReport view={view} tooLarge={tooLarge} sent={sent} />;
}
