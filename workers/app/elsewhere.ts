import { endpoints as business } from "../../app/screens/business.ts";
import { endpoints as equipment } from "../../app/screens/equipment.ts";
import { endpoints as projects } from "../../app/screens/projects.ts";
import { endpoints as safety } from "../../app/screens/safety.ts";
import { type ListedScreen, SCREENS } from "../../app/site-map.ts";
import areas from "../jobs/areas.json";
import { pathOf } from "./route-handlers.ts";

const screens: readonly ListedScreen[] = SCREENS;

/** Every address of the areas whose pages are the jobs worker's, as the routes have them. */
export const PATHS_OF_JOBS: readonly string[] = [
  ...screens
    .filter(({ area }) => areas.includes(area))
    .flatMap(({ path, aliases = [] }) => [path, ...aliases]),
  ...Object.keys({ ...business, ...equipment, ...projects, ...safety }),
];

const fixed = new Set(PATHS_OF_JOBS.filter((path) => !path.includes(":")));
const patterns = PATHS_OF_JOBS.filter((path) => path.includes(":")).map(
  (path) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`, "i"),
);

/** Whether the jobs worker answers a request (docs/decisions/0018-pages-in-two-workers.md). */
export function isOfJobs(request: Request): boolean {
  const path = pathOf(request);
  if (path === undefined) return false;
  return fixed.has(path) || patterns.some((pattern) => pattern.test(path));
}
