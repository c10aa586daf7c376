import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { DrawnCrewNotice } from "~/features/projects/weather/components/drawn-screens.tsx";
import { CREW_NOTICE } from "~/features/projects/weather/crew-notice.ts";
import { heldNoticeView } from "~/features/projects/weather/crew-notice.view.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { served: ["weather", "crew-notice"] };

/** What a crew was told of the weather, for whoever holds the link to it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const view = await heldNoticeView(context, await requireHolder(context, params.link, CREW_NOTICE));
  if (!view) throw refusal("not-found");
  return { view, pageTitle: translator(context.language, "crew-notice")("title") };
}

export default function SharedCrewNoticeRoute() {
  return <DrawnCrewNotice view={useLoaderData<typeof loader>().view} />;
}
