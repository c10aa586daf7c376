import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OutboxScreen } from "~/features/account/account/components/outbox-screen.tsx";
import { requireLocal } from "~/services/guard.server.ts";
import { listOutbox } from "~/services/mail.server.ts";

export const handle = { i18n: ["account"] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireLocal(context);
  return { messages: await listOutbox(context.db) };
}

export default function OutboxRoute() {
  return <OutboxScreen {...useLoaderData<typeof loader>()} />;
}
