import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixOptions from "./remix.config.js";
import { workersDev } from "./scripts/workers-dev.ts";

export default defineConfig({
  plugins: [tailwindcss(), workersDev(), remix(remixOptions), tsconfigPaths()],
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] } },
  server: { port: Number(process.env.PORT ?? 5173), host: process.env.HOST ?? "127.0.0.1" },
});
