import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireHolder } from "~/engines/trust/trust.server.ts";
import { DRAWING, findPicture } from "~/features/assistant/blueprint/saved.queries.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The picture of a shared drawing, for whoever holds the link: nothing of it stays in the browser. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { holder, link } = await requireHolder(context, params.link, DRAWING);
  const found = await findPicture(context, holder, link.subject.id);
  if (!found) throw refusal("not-found");
  return new Response((await found.picture.arrayBuffer()) as ArrayBuffer, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": found.type,
      // An SVG that is opened by itself runs nothing and fetches nothing.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
