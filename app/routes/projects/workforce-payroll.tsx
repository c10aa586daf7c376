import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnPayroll } from "~/features/projects/workforce/components/drawn-screens.tsx";
import { weekView } from "~/features/projects/workforce/workforce.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["workforce"] };

/** A week of a crew laid out as a certified payroll, to print; `?week=` is any day of it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const week = new URL(request.url).searchParams.get("week") ?? "";
  const view = await weekView(context, await presentReader(context), { id: params.crew ?? "", week });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: translator(context.language, "workforce")("payroll.title") };
}

export default function WorkforcePayrollRoute() {
  return <DrawnPayroll view={useLoaderData<typeof loader>().view} />;
}
