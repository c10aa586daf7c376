import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { refusal } from "~/services/refusal.server.ts";

/** Every address that no route knows, and every request the worker refused: the root's error screen answers. */
export function loader({ context }: LoaderFunctionArgs) {
  throw refusal(context.refused ?? "not-found");
}

export function action({ context }: ActionFunctionArgs) {
  throw refusal(context.refused ?? "not-found");
}

export default function NotFoundRoute() {
  return null;
}
