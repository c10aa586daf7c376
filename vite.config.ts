import { execFileSync } from "node:child_process";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { GetManualChunk } from "rollup";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixOptions from "./remix.config.js";
import { besideWorker } from "./scripts/beside-worker.ts";
import { leanFramework } from "./scripts/lean-framework.ts";
import { workersDev } from "./scripts/workers-dev.ts";

/** The revision in the title block: the commit, or the package's version where there is no repository. */
function revision(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short=7", "HEAD"], { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .trim();
  } catch {
    return process.env.npm_package_version ?? "1.0.0";
  }
}

/** What every page needs, by the imports of these two, is one file: many small ones weigh kilobytes more. */
const EVERY_PAGE = /\/app\/(?:entry\.client|root)\.tsx(?:\?__remix-build-client-route)?$/;

function onEveryPage(
  getModuleIds: () => Iterable<string>,
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const found = new Set([...getModuleIds()].filter((id) => EVERY_PAGE.test(id)));
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

export default defineConfig(({ isSsrBuild }) => {
  let everyPage: Set<string> | undefined;
  const manualChunks: GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
    everyPage ??= onEveryPage(getModuleIds, (each) => getModuleInfo(each)?.importedIds ?? []);
    return everyPage.has(id) || /vite\/preload-helper|commonjsHelpers/.test(id) ? "base" : undefined;
  };
  return {
    plugins: [
      tailwindcss(),
      workersDev(),
      leanFramework(),
      besideWorker(),
      remix(remixOptions),
      tsconfigPaths(),
    ],
    define: { __BUILD__: JSON.stringify(revision()), __FUTURE__: JSON.stringify(remixOptions.future) },
    build: {
      target: "es2022",
      // What a part that is fetched later needs besides is mostly there already; a list of it would weigh on every page.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      assetsInlineLimit: 0,
      // Every page fetches a list of all scripts; the fewest letters of a hash that the bundler allows.
      rollupOptions: isSsrBuild
        ? {}
        : {
            output: {
              manualChunks,
              entryFileNames: "assets/[name]-[hash:7].js",
              chunkFileNames: "assets/[name]-[hash:7].js",
            },
          },
      // Five kilobytes less on every page than esbuild makes of React and Remix. wrangler makes the workers small.
      minify: isSsrBuild ? false : "terser",
      terserOptions: {
        module: true,
        ecma: 2020,
        compress: {
          passes: 3,
          pure_getters: true,
          unsafe_arrows: true,
          unsafe_methods: true,
          keep_fargs: false,
        },
        format: { comments: false },
      },
    },
    resolve: { mainFields: ["browser", "module", "main"] },
    ssr: {
      resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
    },
    // The reader of drawings is a module and fetches its core by itself.
    worker: { format: "es", plugins: () => [tsconfigPaths()] },
    server: { port: Number(process.env.PORT ?? 5173), host: process.env.HOST ?? "127.0.0.1" },
  };
});
