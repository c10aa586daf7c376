import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnItems } from "~/features/university/courses/components/drawn-screens.tsx";
import { itemsView } from "~/features/university/courses/items.view.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["courses"] };

/** For administrators, who write the courses of the house; `?course=` chooses one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return { view: await itemsView(context, new URL(request.url).searchParams.get("course")) };
}

export default function CourseFiguresRoute() {
  return <DrawnItems {...useLoaderData<typeof loader>()} />;
}
