import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findMessages } from "~/i18n/catalogue.server.ts";
import type { Namespace } from "~/i18n/namespaces.ts";
import { refusal } from "~/services/refusal.server.ts";

/** One namespace in one language, for scripts: of what the server alone says, the toasts, they need no words. */
export function loader({ params, context }: LoaderFunctionArgs) {
  const { language = "", namespace = "" } = params;
  const messages = findMessages(language, namespace);
  if (!messages) throw refusal("not-found");
  const { toasts, toastDetails, ...drawn } = messages;
  const saidByServer = context.contributions.saidByServer.has(namespace as Namespace);
  // Pages name their build, so that a new one never reads the words of an old one. Private, because `?lang=` may have
  // set a cookie on the way.
  return Response.json(saidByServer ? drawn : messages, {
    headers: { "Cache-Control": "private, max-age=600" },
  });
}
