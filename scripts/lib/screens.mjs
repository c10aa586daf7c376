import path from "node:path";
import { build } from "esbuild";
import { ROOT } from "./root.mjs";

/**
 * The screens that anybody can open, from the site map itself.
 * @returns {Promise<{ id: string, path: string, shared?: boolean }[]>}
 */
export async function publicScreens() {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, "app/site-map.ts")],
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? "").toString("base64");
  const { SCREENS } = await import(`data:text/javascript;base64,${code}`);
  return SCREENS.filter((/** @type {{ access: string }} */ screen) => screen.access === "public");
}
