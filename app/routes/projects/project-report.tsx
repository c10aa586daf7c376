import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnReport } from "~/features/projects/projects/components/drawn-papers.tsx";
import { askedReport, reportView } from "~/features/projects/projects/reports.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["project-reports", "projects"] };

/** A report of a project: `?day=`, and with `span=week` its whole week. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = askedReport(new URL(request.url).searchParams);
  const view = await reportView(context, await presentReader(context), params.project ?? "", asked);
  if (!view) throw refusal("not-found");
  const title = view.span === "day" ? "dayTitle" : "weekTitle";
  return { view, pageTitle: translator(context.language, "project-reports")(title) };
}

export default function ProjectReportRoute() {
  return <DrawnReport view={useLoaderData<typeof loader>().view} />;
}
