import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { KitScreen } from "~/features/general/kit/components/kit-screen.tsx";
import { kitState } from "~/features/general/kit/kit.schemas.ts";
import { requireLocal } from "~/services/guard.server.ts";

export const handle = { i18n: ["kit", "process", "lines"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireLocal(context);
  return kitState(new URL(request.url).searchParams);
}

export default function KitRoute() {
  return <KitScreen state={useLoaderData<typeof loader>()} />;
}
