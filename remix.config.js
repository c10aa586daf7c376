import fs from "node:fs";
import { shortenManifest } from "./scripts/lib/client-manifest.mjs";
import { importTypeScript } from "./scripts/lib/import-typescript.mjs";

/** The areas whose pages are the jobs worker's; all others are the app worker's. */
/** @type {string[]} */
const OF_JOBS = JSON.parse(fs.readFileSync(new URL("workers/jobs/areas.json", import.meta.url), "utf8"));

/** Options of the Remix plugin; `vite.config.ts` imports them. */
/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  serverModuleFormat: "esm",
  // After Remix has written the scripts of the browser and of the server.
  buildEnd: async ({ remixConfig }) =>
    shortenManifest(`${remixConfig.buildDirectory}/client/assets`, await importTypeScript("app/site-map.ts")),
  // docs/decisions/0018-pages-in-two-workers.md
  serverBundles: ({ branch }) => {
    const [, area = ""] = /[\\/]routes[\\/]([^\\/]+)/.exec(branch.at(-1)?.file ?? "") ?? [];
    return OF_JOBS.includes(area) ? "jobs" : "app";
  },
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
  },
};
