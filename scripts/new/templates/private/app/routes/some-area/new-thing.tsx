import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { NewThingScreen } from "~/features/some-area/some-feature/components/new-thing-screen.tsx";
import { requireUser } from "~/services/guard.server.ts";

export const handle = { i18n: ["new-thing"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return null;
}

export default function NewThingRoute() {
  return <NewThingScreen />;
}
