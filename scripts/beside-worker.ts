// Leaves the long lists out of the built worker. Each module keeps its names, which are given their values on the first
// request: an import is a view of the exporter's binding, so that nobody who uses a list knows where it came from.
import type { Plugin } from "vite";
import { listPath } from "./lib/lists-beside.mjs";

const EXPORT = /^export (?!type |interface )(?:const (\w+))?/gm;

export function besideWorker(): Plugin {
  return {
    name: "groundwork:beside-worker",
    apply: "build",
    enforce: "pre",
    transform(code, id, options) {
      const path = options?.ssr ? listPath(id.split("?")[0] ?? id) : undefined;
      if (!path) return;
      const names = [...code.matchAll(EXPORT)].map(([, name]) => name);
      if (!names.every((name) => name !== undefined))
        this.error(`${path} exports something that is no list, so that it cannot lie beside the worker.`);
      return {
        code: [
          'import { onRead, unread } from "~/lib/beside.ts";',
          ...names.map((name) => `export let ${name} = unread("${path}#${name}");`),
          `onRead("${path}", (exported) => { ({ ${names.join(", ")} } = exported); });`,
        ].join("\n"),
        map: null,
      };
    },
  };
}
