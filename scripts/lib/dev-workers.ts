// The workers beside the app during development: bundled by esbuild as their files change, run by one Miniflare.
import type { IncomingMessage } from "node:http";
import net from "node:net";
import path from "node:path";
import type { Duplex } from "node:stream";
import { type BuildResult, context as esbuildContext } from "esbuild";
import {
  Miniflare,
  type MiniflareOptions,
  type Request as MiniflareRequest,
  Response as MiniflareResponse,
} from "miniflare";
import { unstable_getVarsForDev as varsForDev } from "wrangler";
import { VOICE_CONVERSATION_PATHS } from "../../workers/shared/voice-contract.ts";
import { d1Target } from "./d1-target.mjs";
import { endWithWorkerd, workerdDiesWithParent } from "./die-with-parent.mjs";
import { D1_BINDING } from "./embedded-database.mjs";
import { type Variables, variablesOf } from "./environment.mjs";
import { libsqlTarget } from "./libsql-target.mjs";
import { migrate, report } from "./migrate.mjs";
import { workerOptions } from "./miniflare-workers.mjs";
import { Refusal } from "./refusal.mjs";
import { holdState, persistRoot, sessionSecret, signingKey, stateDir } from "./state.mjs";
import { WORKERS, type WorkerPlace } from "./wrangler.mjs";

/** The only paths at which the app takes a WebSocket; they end in the voice worker. */
const SOCKET_PATHS: ReadonlySet<string> = new Set(VOICE_CONVERSATION_PATHS);

/** Stands where the app worker stands in production, for the WebSockets that Vite cannot pass on. */
const DOORKEEPER = "export default { fetch: (request, env) => env.VOICE.fetch(request) }";

export type DevWorkers = {
  /** The bindings and variables of the app worker. */
  env(): Record<string, unknown>;
  /** Takes the `upgrade` events of an HTTP server that are meant for the voice worker. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Stops everything; safe to call again. */
  dispose(): Promise<void>;
};

/** `answer` is the app, which Vite runs: what a worker asks it through a binding comes there. */
export async function startWorkers(
  log: (message: string) => void,
  answer: (request: Request) => Promise<Response>,
): Promise<DevWorkers> {
  workerdDiesWithParent();
  const state = stateDir();
  const release = await holdState(state);
  const variables = devVariables(state);
  // Vite runs all pages.
  const [app, ...besides] = WORKERS.filter(({ key }) => key !== "jobs");
  if (!app) throw new Error("the app worker is among the workers");

  let reload = async () => {};
  const bundles = await Promise.all(besides.map((worker) => watchBundle(worker, state, () => reload())));
  const options = (): MiniflareOptions => ({
    cf: false,
    host: "127.0.0.1",
    port: 0,
    defaultPersistRoot: persistRoot(state),
    workers: [
      {
        ...withoutJobs(workerOptions(app.config, devVariablesOf(app, variables))),
        // Vite serves the assets.
        assets: undefined,
        modules: true,
        script: DOORKEEPER,
      },
      ...bundles.map(({ worker, file }) => {
        const own = workerOptions(worker.config, devVariablesOf(worker, variables));
        const services = own.serviceBindings;
        return {
          ...own,
          serviceBindings: services?.APP ? { ...services, APP: appBinding(answer) } : services,
          modules: true as const,
          modulesRoot: path.dirname(file),
          scriptPath: file,
        };
      }),
    ],
  });

  const miniflare = new Miniflare(options());
  let address = await miniflare.ready;
  let env = await appBindings(miniflare);
  log(report(await migrateFor(variables, miniflare)));
  reload = async () => {
    await miniflare.setOptions(options());
    address = await miniflare.ready;
    env = await appBindings(miniflare);
    log("workers reloaded");
  };
  let ended: Promise<void> | undefined;
  endWithWorkerd(() => ended !== undefined);
  const end = async () => {
    await Promise.all(bundles.map((bundle) => bundle.dispose()));
    await miniflare.dispose();
    release();
  };

  return {
    env: () => env,
    upgrade(request, socket, head) {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (SOCKET_PATHS.has(pathname)) pipeTo(address, request, socket, head);
    },
    dispose: () => (ended ??= end()),
  };
}

/** The worker with half of the pages stands only where they are built. */
function withoutJobs<T extends { serviceBindings?: Record<string, unknown> }>(options: T): T {
  const { JOBS: _, ...serviceBindings } = options.serviceBindings ?? {};
  return { ...options, serviceBindings };
}

/** The environment's contract in development: the process's own variables, `.dev.vars` for those it lacks. */
function devVariables(state: string): Variables {
  const file = varsForDev(WORKERS[0].config, undefined, {}, undefined, true);
  const fromFile = Object.fromEntries(Object.entries(file).map(([name, { value }]) => [name, String(value)]));
  const variables: Variables = { ...fromFile, ...process.env };
  return {
    ...variables,
    SESSION_SECRET: variables.SESSION_SECRET || sessionSecret(state),
    SIGNING_KEY: variables.SIGNING_KEY || signingKey(state),
  };
}

function devVariablesOf(worker: WorkerPlace, variables: Variables): Record<string, string> {
  return { ENVIRONMENT: "development", ...variablesOf(worker.key, variables) };
}

/** Bundles a worker now and again whenever one of its files changes. */
async function watchBundle(worker: WorkerPlace, state: string, onChange: () => Promise<void>) {
  const file = path.join(state, "dev", worker.key, "index.js");
  let builds = 0;
  let finishFirst: (result: BuildResult) => void = () => {};
  const firstBuild = new Promise<BuildResult>((resolve) => {
    finishFirst = resolve;
  });
  const onBuilt = async (result: BuildResult) => {
    if (builds++ === 0) finishFirst(result);
    else if (result.errors.length === 0) await onChange();
  };
  const bundle = await esbuildContext({
    entryPoints: [path.join(path.dirname(worker.config), "index.ts")],
    outfile: file,
    bundle: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    logLevel: "warning",
    plugins: [{ name: "built", setup: (build) => build.onEnd(onBuilt) }],
  });
  await bundle.watch();
  const { errors } = await firstBuild;
  if (errors.length > 0)
    throw new Refusal(`The ${worker.key} worker could not be bundled; the reason stands above.`);
  return { worker, file, dispose: () => bundle.dispose() };
}

/** A worker's binding to the app, which Vite runs. */
function appBinding(answer: (request: Request) => Promise<Response>) {
  return async ({ url, method, headers, body }: MiniflareRequest) => {
    const init = { method, headers: [...headers] as [string, string][], body: body as BodyInit | null };
    const response = await answer(new Request(url, { ...init, ...(body && { duplex: "half" }) }));
    const { status, headers: answered } = response;
    return new MiniflareResponse(await response.arrayBuffer(), { status, headers: [...answered] });
  };
}

/** What the app worker has in its `env`, usable from Node. */
async function appBindings(miniflare: Miniflare): Promise<Record<string, unknown>> {
  const env = { ...(await miniflare.getBindings<Record<string, unknown>>()) };
  for (const name of Object.keys(withoutJobs(workerOptions(WORKERS[0].config, {})).serviceBindings ?? {})) {
    const service = env[name] as { fetch: typeof fetch };
    env[name] = {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => callService(service, new Request(input, init)),
    };
  }
  return env;
}

/** Calls another worker. Miniflare has Request and Response classes of its own and does not know Node's. */
async function callService(service: { fetch: typeof fetch }, request: Request): Promise<Response> {
  const { status, statusText, headers, body } = await service.fetch(request.url, {
    method: request.method,
    headers: [...request.headers],
    body: request.body,
    redirect: request.redirect,
    signal: request.signal,
    ...(request.body && { duplex: "half" }),
  });
  return new Response(body, { status, statusText, headers: [...headers] });
}

async function migrateFor(
  { LIBSQL_URL, LIBSQL_AUTH_TOKEN }: Variables,
  miniflare: Miniflare,
): Promise<string[]> {
  if (LIBSQL_URL) return migrate(await libsqlTarget(LIBSQL_URL, LIBSQL_AUTH_TOKEN));
  return migrate(d1Target(await miniflare.getD1Database(D1_BINDING)));
}

/** Carries a WebSocket over to another server, byte by byte. */
function pipeTo(address: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = net.connect(Number(address.port), address.hostname, () => {
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${rawHeaders(request)}\r\n`);
    if (head.length > 0) upstream.write(head);
    upstream.pipe(socket);
    socket.pipe(upstream);
  });
  upstream.on("error", () => socket.destroy());
  upstream.on("close", () => socket.destroy());
  socket.on("error", () => upstream.destroy());
  socket.on("close", () => upstream.destroy());
}

function rawHeaders({ rawHeaders }: IncomingMessage): string {
  let lines = "";
  for (let i = 0; i < rawHeaders.length; i += 2) lines += `${rawHeaders[i]}: ${rawHeaders[i + 1]}\r\n`;
  return lines;
}
