import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerLoungeAdmin } from "~/features/network/builders-lounge/builders-lounge.form.server.ts";
import { DrawnLoungeAdmin } from "~/features/network/builders-lounge/components/drawn-screens.tsx";
import { eventsToDecide } from "~/features/network/builders-lounge/events.queries.server.ts";
import { photosToDecide } from "~/features/network/builders-lounge/photos.queries.server.ts";
import { visitorZone } from "~/lib/local-day.ts";
import { readForm } from "~/services/form.server.ts";
import { requireAdmin } from "~/services/guard.server.ts";
import { inOneTrip } from "~db/one-trip.ts";

export const handle = { served: ["builders-lounge"] };

/** What waits to be decided, and where polls are asked. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const now = context.now();
  const [events, photos] = await inOneTrip(context, ({ db }) =>
    Promise.all([eventsToDecide(db, now), photosToDecide(db, now)]),
  );
  return { idem: crypto.randomUUID() as string, events, photos };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(context, request);
  const answer = await answerLoungeAdmin(context, visitorZone(request) ?? "UTC", await readForm(request));
  if (!answer.ok) return data({ sent: answer.sent }, answer.status);
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function AdminLoungeRoute() {
  const { idem, events, photos } = useLoaderData<typeof loader>();
  return (
    <DrawnLoungeAdmin
      idem={idem}
      events={events}
      photos={photos}
      sent={useActionData<typeof action>()?.sent}
    />
  );
}
