import { inRoot } from "../../../scripts/lib/root.mjs";

type Handler = (args: { request: Request; params: object; context: object }) => unknown;

export interface BuiltRoute {
  id: string;
  path?: string;
  module: { loader?: Handler; action?: Handler; default?: unknown };
}

/** Every route of the built product, whichever worker has it; the root once. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const builds = (await Promise.all(
    ["app", "jobs"].map((worker) => import(inRoot("build", "server", worker, "index.js"))),
  )) as { routes: Record<string, BuiltRoute> }[];
  return Object.values(Object.assign({}, ...builds.map(({ routes }) => routes)));
}
