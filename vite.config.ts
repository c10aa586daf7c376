import { execFileSync } from "node:child_process";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixOptions from "./remix.config.js";
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

/**
 * What every page needs is one file: parted by what lazy screens happen to share, it weighs a kilobyte more. Small
 * parts of the kit are left to Rollup, but for those that the shell itself has.
 */
const ON_EVERY_PAGE =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run\/(?:react|router)|react-router(?:-dom)?|turbo-stream)\/|\/app\/(?:i18n|lib)\/(?!.*server)|\/app\/(?:site-map|shell\/page-context|services\/toast-client|ui\/(?:late-part|button|icon))\.tsx?$|vite\/preload-helper|commonjsHelpers/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), workersDev(), remix(remixOptions), tsconfigPaths()],
  define: { __BUILD__: JSON.stringify(revision()) },
  build: {
    target: "es2022",
    // What a part that is fetched later needs besides is mostly there already; a list of it would weigh on every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: (id) => (ON_EVERY_PAGE.test(id) ? "base" : undefined) } },
    // Five kilobytes less on every page than esbuild makes of React and Remix.
    minify: "terser",
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
}));
