import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { DrawnMission } from "~/features/assistant/drone/components/drawn-screens.tsx";
import { PhotosForm } from "~/features/assistant/drone/components/photos-form.tsx";
import { answerMission } from "~/features/assistant/drone/missions.form.server.ts";
import { missionView } from "~/features/assistant/drone/missions.view.server.ts";
import { sayMission } from "~/features/assistant/drone/say-mission.server.ts";
import { readForm } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["drone", "drone-missions", "process"], i18n: ["drone-photos"] };

/** One mission; a plan in the address is one that is to take the place of its own. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const query = new URL(request.url).searchParams;
  const view = await missionView(context, actor, { id: params.mission ?? "", query });
  if (!view) throw refusal("not-found");
  return { view, pageTitle: view.mission.name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const actor = await presentMember(context, await requireUser(context, request));
  const form = await readForm(request);
  const answer = await answerMission(context, actor, { id: params.mission ?? "", form });
  if (!answer.ok) {
    const photos = sayMission(context.language, answer.sent, "photos");
    return data({ sent: answer.sent, photos }, answer.status);
  }
  await context.toast.set(answer.toast);
  return redirect(answer.to, 303);
}

export default function DroneMissionRoute() {
  const { view } = useLoaderData<typeof loader>();
  const { sent, photos } = useActionData<typeof action>() ?? {};
  return (
    <>
      <DrawnMission view={view} sent={sent} />
      {view.may.photos && (
        <PhotosForm
          version={view.standing.version}
          value={sent?.fields.intent === "photos" ? (sent.fields.photos ?? "") : view.photos}
          error={photos}
        />
      )}
    </>
  );
}
