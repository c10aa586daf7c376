import { endpoints as business } from "../../app/screens/business.ts";
import { endpoints as equipment } from "../../app/screens/equipment.ts";
import { endpoints as projects } from "../../app/screens/projects.ts";
import { endpoints as safety } from "../../app/screens/safety.ts";
import { endpoints as university } from "../../app/screens/university.ts";
import { screenAt } from "../../app/site-map.ts";
import areas from "../jobs/areas.json";
import { pathOf } from "./route-handlers.ts";

/** Addresses of the jobs worker's areas that are no screens, as the routes have them. */
const ENDPOINTS = Object.keys({ ...business, ...equipment, ...projects, ...safety, ...university });
const anEndpoint = new RegExp(
  `^(?:${ENDPOINTS.map((path) => path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")).join("|")})$`,
  "i",
);

/** Whether the jobs worker answers a request (docs/decisions/0018-pages-in-two-workers.md). */
export function isOfJobs(request: Request): boolean {
  const path = pathOf(request);
  if (path === undefined) return false;
  const screen = screenAt(path);
  return screen ? areas.includes(screen.area) : anEndpoint.test(path);
}
