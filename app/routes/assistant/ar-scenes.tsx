import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { DrawnScenes } from "~/features/assistant/ar-visualizer/components/drawn-screens.tsx";
import { keepScene, removeScene } from "~/features/assistant/ar-visualizer/scenes.commands.server.ts";
import { readScenes } from "~/features/assistant/ar-visualizer/scenes.queries.server.ts";
import { SceneChange } from "~/features/assistant/ar-visualizer/scenes.schemas.ts";
import { sceneOf, scenesView } from "~/features/assistant/ar-visualizer/scenes.view.server.ts";
import { badForm, parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["ar-scenes"] };

const PATH = "/ar-scenes";

/** What somebody keeps; an object in the address is what is to be kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const actor = await presentReader(context);
  const view = scenesView(await readScenes(context.db, actor), searchParams, context.language);
  const here = view.taken ? `${pathname}?${view.taken.link}` : pathname;
  return { view, here, canShare: actor?.owner.startsWith("user:") ?? false };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const fields = typedIn(form);
  const submission = parseForm(form, SceneChange);
  if (submission.status !== "success") {
    const answer = badForm(replyOf(submission), fields);
    return data({ sent: answer.sent }, answer.status);
  }
  const change = submission.value;
  const actor = await presentOwner(context);
  if (change.intent === "remove") {
    const removed = await removeScene(context, actor, change.id);
    if (!removed.ok) throw noAccess(fields, ["name"]);
    await context.toast.set("arSceneRemoved");
    return redirect(PATH, 303);
  }
  const scene = sceneOf(new URL(request.url).searchParams, context.language);
  if (!scene) throw refusal("malformed");
  const kept = await keepScene(context, actor, { link: scene.link, name: change.name });
  if (!kept.ok) {
    if (kept.error === "not-allowed") throw noAccess(fields, ["name"]);
    return data({ sent: { fields, errors: {}, problem: "errors.full" } }, 409);
  }
  await context.toast.set("arSceneKept");
  return redirect(PATH, 303);
}

export default function ArScenesRoute() {
  const sent = useActionData<typeof action>()?.sent;
  return <DrawnScenes {...useLoaderData<typeof loader>()} sent={sent} />;
}
