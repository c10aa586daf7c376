import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/cloudflare";
import { refusal } from "../../app/services/refusal.server.ts";
import { isUnavailable } from "../../db/client.ts";

type Handler = LoaderFunction | ActionFunction;

function guarded<H extends Handler>(handler: H): H {
  const run = async (args: Parameters<H>[0]) => {
    try {
      return await (handler as LoaderFunction)(args as Parameters<LoaderFunction>[0]);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      throw refusal("database-unavailable");
    }
  };
  return Object.assign(run, handler) as unknown as H;
}

/** Answers a form sent to a route without an action. Remix's own answer would name routes and files. */
const takesNoForm: ActionFunction = () => {
  throw refusal("method");
};

/**
 * The server build with every loader and action wrapped once: an unreachable database becomes the 503 page, wherever
 * it is noticed. Remix 2 has no middleware; this replaces it.
 */
export function guardedBuild(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { loader, action } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: guarded(loader) }),
        action: action ? guarded(action) : takesNoForm,
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes };
}
