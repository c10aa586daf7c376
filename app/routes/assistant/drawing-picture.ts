import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { presentMember } from "~/engines/trust/trust.server.ts";
import { findPicture } from "~/features/assistant/blueprint/saved.queries.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** Whether a browser has this very picture already, however its way here has marked the tag. */
const has = (request: Request, tag: string) =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .some((known) => known.trim().replace(/^W\//, "") === tag);

/**
 * The picture of a kept drawing, for the members of its workspace. A browser may keep it, but asks each time whether it may
 * show it (304): nobody sees it after signing out.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const member = await requireUser(context, request);
  const found = await findPicture(context, await presentMember(context, member), params.id ?? "");
  if (!found) throw refusal("not-found");
  const { type, picture } = found;
  const headers = { "Cache-Control": "private, no-cache", ETag: picture.httpEtag };
  if (has(request, picture.httpEtag)) {
    await picture.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response((await picture.arrayBuffer()) as ArrayBuffer, {
    headers: {
      ...headers,
      "Content-Type": type,
      // An SVG that is opened by itself runs nothing and fetches nothing.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
