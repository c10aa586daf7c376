import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pictureKey } from "~/features/blueprint/saved.commands.server.ts";
import { findDrawing } from "~/features/blueprint/saved.queries.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** The picture of a kept drawing, for the member whose it is. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const drawing = await findDrawing(context.db, member.id, params.id ?? "");
  const picture = drawing && (await context.env.pictures?.get(pictureKey(drawing.id)));
  if (!picture) throw refusal("not-found");
  return new Response((await picture.arrayBuffer()) as ArrayBuffer, {
    headers: {
      "Content-Type": drawing.type,
      "Cache-Control": "private, max-age=3600",
      // An SVG that is opened by itself runs nothing and fetches nothing.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
