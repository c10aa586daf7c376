import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LegalScreen } from "~/features/legal/legal/components/legal-screen.tsx";
import { documentOf } from "~/features/legal/legal/legal.documents.ts";
import { readDocument } from "~/features/legal/legal/legal.queries.server.ts";

export const handle = { i18n: ["legal"] };

/** The document that `tab` names, the terms for any other value, and how the operator can be reached. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get("tab");
  return { document: readDocument(context.language, documentOf(tab)), contact: context.env.contact };
}

export default function LegalRoute() {
  return <LegalScreen {...useLoaderData<typeof loader>()} />;
}
