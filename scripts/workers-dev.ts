// Development in one process: Vite runs the app's code with hot reloading, and one Miniflare inside it gives the app
// the bindings that it has in production: the database, the rate limiter, and the voice and search workers.
import fs from "node:fs";
import { createRequire } from "node:module";
import type { Plugin, ViteDevServer } from "vite";
import { answerWith } from "./lib/dev-http.ts";
import { type DevWorkers, startWorkers } from "./lib/dev-workers.ts";
import { Refusal } from "./lib/refusal.mjs";

type Context = { waitUntil(work: Promise<unknown>): void };
type AppHandler = (request: Request, env: unknown, ctx: Context) => Promise<Response>;

/** Kept outside this module, which is reloaded when Vite restarts. */
const running = globalThis as { groundworkDevWorkers?: DevWorkers };

const SERVER_BUILD = "virtual:remix/server-build";

export function workersDev(): Plugin {
  return {
    name: "groundwork:workers-dev",
    apply: "serve",
    async configureServer(vite) {
      // Remix starts a second, smaller Vite with the same plugins to compile route modules; it serves no requests.
      const serves = vite.config.plugins.some(({ name }) => name === "remix");
      if (!serves || !vite.httpServer) return;
      // Vite starts the new server before it closes the old one when its configuration has changed.
      await running.groundworkDevWorkers?.dispose();
      const answer = async (request: Request) => {
        const handle = await loadHandler(vite);
        const env = running.groundworkDevWorkers?.env();
        return handle(request, env, { waitUntil: (work) => void work.catch(reportLateWork) });
      };
      const log = (message: string) => vite.config.logger.info(message, { timestamp: true });
      const workers = await startOrExit(log, answer);
      running.groundworkDevWorkers = workers;
      vite.httpServer.on("upgrade", workers.upgrade);
      vite.httpServer.once("close", () => void workers.dispose());
      // Returned, so that it stands behind Vite's own middlewares and in front of Remix's.
      return () => {
        vite.middlewares.use(answerWith(answer));
      };
    },
  };
}

/** What the developer can put right is said in one sentence; Vite would print a stack. */
async function startOrExit(
  log: (message: string) => void,
  answer: (request: Request) => Promise<Response>,
): Promise<DevWorkers> {
  try {
    return await startWorkers(log, answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The same handler that the real worker exports, created for each request because Vite may have reloaded any part. */
async function loadHandler(vite: ViteDevServer): Promise<AppHandler> {
  const [{ createAppHandler }, { createPasswords }, build] = await Promise.all([
    vite.ssrLoadModule("/workers/app/handler.ts"),
    vite.ssrLoadModule("/workers/app/passwords.ts"),
    vite.ssrLoadModule(SERVER_BUILD),
  ]);
  return createAppHandler({ build, mode: "development", passwords: createPasswords(argon2Module()) });
}

let argon2: WebAssembly.Module | undefined;

/** In a worker this is an import of the .wasm file, which Node does not know. */
function argon2Module(): WebAssembly.Module {
  argon2 ??= new WebAssembly.Module(
    fs.readFileSync(createRequire(import.meta.url).resolve("@phi-ag/argon2/argon2.wasm")),
  );
  return argon2;
}

function reportLateWork(error: unknown) {
  console.error("Work that a request left for later failed:", error);
}
