import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findMessages } from "~/i18n/catalogue.server.ts";
import { refusal } from "~/services/refusal.server.ts";

/** One namespace in one language, for a client navigation to a screen whose words the page did not bring along. */
export function loader({ params }: LoaderFunctionArgs) {
  const messages = findMessages(params.language ?? "", params.namespace ?? "");
  if (!messages) throw refusal("not-found");
  // Pages name their build, so that a new one never reads the words of an old one. Private, because `?lang=` may have
  // set a cookie on the way.
  return Response.json(messages, { headers: { "Cache-Control": "private, max-age=600" } });
}
