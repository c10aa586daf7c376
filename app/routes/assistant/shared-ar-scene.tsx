import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { PATH } from "~/features/assistant/ar-visualizer/ar-visualizer.address.ts";
import { visualizerView } from "~/features/assistant/ar-visualizer/ar-visualizer.view.server.ts";
import { DrawnSharedScene } from "~/features/assistant/ar-visualizer/components/drawn-screens.tsx";
import { SCENE } from "~/features/assistant/ar-visualizer/scenes.limits.ts";
import { readScene } from "~/features/assistant/ar-visualizer/scenes.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["ar-visualizer", "ar-scenes"] };

/** A kept scene for whoever holds a link to it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, SCENE);
  const scene = await readScene(context.db, holder, link.subject.id);
  if (!scene) throw refusal("not-found");
  const origin = context.env.appOrigin ?? new URL(request.url).origin;
  const view = visualizerView(new URLSearchParams(scene.link), context.language, origin);
  return { name: scene.name, open: `${PATH}?${scene.link}`, view, pageTitle: scene.name };
}

export default function SharedArSceneRoute() {
  return <DrawnSharedScene {...useLoaderData<typeof loader>()} />;
}
