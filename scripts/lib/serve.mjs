import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { createInterface } from "node:readline";
import { Miniflare } from "miniflare";
import { bridge } from "./d1-bridge.mjs";
import { workerdDiesWithParent } from "./die-with-parent.mjs";
import { migrateEmbedded } from "./embedded-database.mjs";
import { variablesOf } from "./environment.mjs";
import { libsqlTarget } from "./libsql-target.mjs";
import { migrate } from "./migrate.mjs";
import { bundledCode, workerOptions } from "./miniflare-workers.mjs";
import { persistRoot, sessionSecret, signingKey } from "./state.mjs";
import { WORKERS } from "./wrangler.mjs";

/**
 * @typedef {object} ServeOptions
 * @property {string} stateDir where the data lie; a temporary folder for tests
 * @property {number} [port] 0 for any free one
 * @property {string} [host]
 * @property {import("./environment.mjs").Variables} [variables] the environment's contract; none by default
 * @property {import("miniflare").WorkerOptions["outboundService"]} [outboundService] stands in for the outside world
 * @property {(applied: string[]) => void} [onMigrated]
 * @property {"local" | "production"} [environment] `production` to see what a deployment shows; nothing is made up then
 * @property {(line: string) => void} [onLog] takes the workers' log lines instead of the console
 * @property {boolean} [inspected] for tests: the embedded database answers statements, and every worker has an address
 *   of its own
 */

/**
 * Migrates the database, then serves the built product: all workers in one process.
 * @param {ServeOptions} options
 */
export async function serve({
  stateDir,
  port = 0,
  host = "127.0.0.1",
  variables = {},
  outboundService,
  onMigrated = () => {},
  environment = "local",
  onLog,
  inspected = false,
}) {
  workerdDiesWithParent();
  onMigrated(await migrateDatabase(stateDir, variables));
  const madeUp = environment === "local" ? sessionSecret(stateDir) : undefined;
  const complete = {
    ...variables,
    SESSION_SECRET: variables.SESSION_SECRET || madeUp,
    SIGNING_KEY: variables.SIGNING_KEY || (environment === "local" ? signingKey(stateDir) : undefined),
  };
  const inspector = bridge();
  const own = inspected ? { unsafeDirectSockets: [{ host, port: 0 }] } : {};
  const { d1Databases, compatibilityDate } = workerOptions(WORKERS[0].config, {});
  const beside = { name: "inspector", ...inspector.options, d1Databases, compatibilityDate, ...own };
  const { hidden, hiddenName } = unguessable();
  const ours = /** @type {import("./miniflare-workers.mjs").WorkerOptions[]} */ (
    WORKERS.map(({ key, config, bundle }) =>
      hidden({
        ...workerOptions(config, { ENVIRONMENT: environment, ...variablesOf(key, complete) }),
        ...bundledCode(bundle),
        outboundService,
        ...own,
      }),
    )
  );
  const workers = /** @type {import("./miniflare-workers.mjs").WorkerOptions[]} */ ([
    ...ours.map(({ assets, ...worker }) =>
      // Its texts are among the files.
      assets?.binding
        ? { ...worker, serviceBindings: { ...worker.serviceBindings, [assets.binding]: "assets" } }
        : worker,
    ),
    ...ours
      .slice(0, 1)
      .filter(({ assets }) => assets)
      .map(assetsWorker),
    ...(inspected ? [beside] : []),
  ]);
  const mf = new Miniflare({
    // Miniflare would make up a country. Here nobody derives one from an address, so none is known; the zone is the machine's.
    cf: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    host,
    port,
    defaultPersistRoot: persistRoot(stateDir),
    handleRuntimeStdio: onLog && linesTo(onLog),
    workers,
  });
  const url = await mf.ready;
  return {
    url,
    mf,
    dispose: () => mf.dispose(),
    /** The address of one worker, `inspector` included; only where the product is inspected. */
    addressOf: async (/** @type {string} */ name) => (await mf.unsafeGetDirectURL(hiddenName(name))).href,
    inspectorKey: inspector.key,
  };
}

/**
 * Miniflare leads any request to the worker that its header `MF-Route-Override` names, and no option forbids that. The
 * platform has no such header. So the workers behind the app have names that nobody outside can know, another each time.
 */
function unguessable() {
  const [app] = WORKERS.map(({ config }) => workerOptions(config, {}).name);
  const secret = randomBytes(16).toString("hex");
  const isOurs = (/** @type {string} */ name) => name !== app && name.startsWith(`${app}-`);
  const hiddenName = (/** @type {string} */ name) => (isOurs(name) ? `${name}-${secret}` : name);
  /** @param {any} options a worker's, which may name another one */
  const hidden = ({ name, serviceBindings = {}, durableObjects = {}, ...options }) => ({
    ...options,
    name: hiddenName(name),
    serviceBindings: Object.fromEntries(
      Object.entries(serviceBindings).map(([binding, to]) => [
        binding,
        typeof to === "string" ? hiddenName(to) : to?.name ? { ...to, name: hiddenName(to.name) } : to,
      ]),
    ),
    durableObjects: Object.fromEntries(
      Object.entries(durableObjects).map(([binding, to]) => {
        const object = typeof to === "string" ? { className: to } : to;
        const { className, scriptName } = object;
        return [
          binding,
          {
            ...object,
            ...(scriptName && { scriptName: hiddenName(scriptName) }),
            // What it has kept lies under its worker's name, which has to stay the same.
            unsafeUniqueKey: `${scriptName ?? name}-${className}`,
          },
        ];
      }),
    ),
  });
  return { hidden, hiddenName };
}

/**
 * The files, apart from the app worker. The platform sends a file's path to its own servers before any worker of ours
 * runs; Miniflare would lead every request through its router of assets, which costs a page a third of its speed.
 * @param {import("./miniflare-workers.mjs").WorkerOptions} app
 */
function assetsWorker({ name, assets, compatibilityDate }) {
  const folder = fs.readdirSync(assets?.directory ?? "", { withFileTypes: true });
  return {
    name: "assets",
    compatibilityDate,
    modules: true,
    script: FILES_FIRST,
    assets: { ...assets, binding: "FILES" },
    serviceBindings: { APP: name },
    routes: folder.map((entry) => `*/${entry.name}${entry.isDirectory() ? "/*" : ""}`),
  };
}

/** What is no file is the app's, whose errors are its own and not kept as long as a file. */
const FILES_FIRST = `
export default {
  async fetch(request, env) {
    if (request.method !== "GET" && request.method !== "HEAD") return env.APP.fetch(request);
    const { url, method, headers } = request;
    const file = await env.FILES.fetch(url, { method, headers });
    return file.status === 404 ? env.APP.fetch(request) : file;
  },
};
`;

/**
 * Hands over what the workers print, line by line.
 * @param {(line: string) => void} onLog
 * @returns {(...streams: import("node:stream").Readable[]) => void}
 */
function linesTo(onLog) {
  return (...streams) => {
    for (const input of streams) createInterface({ input }).on("line", onLog);
  };
}

/**
 * @param {string} stateDir
 * @param {import("./environment.mjs").Variables} variables
 */
async function migrateDatabase(stateDir, { LIBSQL_URL, LIBSQL_AUTH_TOKEN }) {
  if (!LIBSQL_URL) return migrateEmbedded(stateDir);
  return migrate(await libsqlTarget(LIBSQL_URL, LIBSQL_AUTH_TOKEN));
}
