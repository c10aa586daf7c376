import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DrawnMentoring } from "~/features/network/mentors/components/drawn-screens.tsx";
import { personOf } from "~/features/network/mentors/mentors.form.server.ts";
import { mentoringView, zoneOf } from "~/features/network/mentors/mentors.view.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { served: ["mentors"] };

/** The sessions of a member, on both sides. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const actor = personOf(await requireUser(context, request));
  return { view: await mentoringView(context, actor, await zoneOf(context, visitorZone(request))) };
}

export default function MyMentoringRoute() {
  return <DrawnMentoring view={useLoaderData<typeof loader>().view} />;
}
