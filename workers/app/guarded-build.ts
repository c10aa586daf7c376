import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/cloudflare";
import { refusal } from "../../app/services/refusal.server.ts";
import { isUnavailable } from "../../db/client.ts";

type Handler = LoaderFunction | ActionFunction;

function guarded<H extends Handler>(handler: H): H {
  const run = async (args: Parameters<H>[0]) => {
    const posted = formReadFrom(args.request);
    try {
      return await (handler as LoaderFunction)(args as Parameters<LoaderFunction>[0]);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      throw refusal("database-unavailable", wordsIn(posted()));
    }
  };
  return Object.assign(run, handler) as unknown as H;
}

/** What the handler reads of its form, which can be read once: nothing before that, and of a request without one. */
function formReadFrom(request: Request): () => FormData | undefined {
  let posted: FormData | undefined;
  const read = request.formData.bind(request);
  request.formData = async () => {
    posted = await read();
    return posted;
  };
  return () => posted;
}

const SECRET_FIELD = /password|pin|code|token/i;
/** Words with a blank between them are somebody's; a key, a choice or a name that is typed again at once is none. */
const WORDS = /\p{L}\S*\s+\S/u;
const MOST_TEXTS = 20;

/** What somebody wrote, for the page that says that it was not kept. */
function wordsIn(form: FormData | undefined): string[] {
  const texts = [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === "string" && WORDS.test(value) && !SECRET_FIELD.test(name) ? [value.trim()] : [],
  );
  return [...new Set(texts)].slice(0, MOST_TEXTS);
}

/** Answers a form sent to a route without an action. Remix's own answer would name routes and files. */
const takesNoForm: ActionFunction = () => {
  throw refusal("method");
};

/**
 * The server build with every loader and action wrapped once: an unreachable database becomes the 503 page, wherever
 * it is noticed, and what was written into a form is given back on it. Remix 2 has no middleware; this replaces it.
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
