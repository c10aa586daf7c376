import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { DrawnItems } from "~/features/university/courses/components/drawn-screens.tsx";
import { itemsView } from "~/features/university/courses/items.view.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";

export const handle = { served: ["courses"] };

/** For administrators, who write the courses of the house; `?course=` chooses one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(context, request);
  const asked = new URL(request.url).searchParams.get("course");
  return { view: await itemsView(context, inOwn(`user:${admin.id}`), asked) };
}

export default function CourseFiguresRoute() {
  return <DrawnItems {...useLoaderData<typeof loader>()} />;
}
