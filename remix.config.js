import { shortenManifest } from "./scripts/lib/client-manifest.mjs";

/** Options of the Remix plugin; `vite.config.ts` imports them. */
/** @type {import("@remix-run/dev").VitePluginConfig} */
export default {
  appDirectory: "app",
  serverModuleFormat: "esm",
  // After Remix has written the scripts of the browser and of the server.
  buildEnd: ({ remixConfig }) => shortenManifest(`${remixConfig.buildDirectory}/client/assets`),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
  },
};
