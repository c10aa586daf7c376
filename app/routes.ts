import { type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { endpoints as account } from "./screens/account.ts";
import { endpoints as assistant } from "./screens/assistant.ts";
import { endpoints as business } from "./screens/business.ts";
import { endpoints as equipment } from "./screens/equipment.ts";
import { endpoints as general } from "./screens/general.ts";
import { endpoints as materials } from "./screens/materials.ts";
import { endpoints as network } from "./screens/network.ts";
import { endpoints as patents } from "./screens/patents.ts";
import { endpoints as projects } from "./screens/projects.ts";
import { endpoints as safety } from "./screens/safety.ts";
import type { AreaEndpoints } from "./screens/screen.ts";
import { endpoints as tools } from "./screens/tools.ts";
import { endpoints as university } from "./screens/university.ts";
import { type Area, type ListedScreen, routeFileOf, SCREENS } from "./site-map.ts";

/** A screen's path and its aliases share one file; the ids map back to the site map. */
function screenRoutes(screen: ListedScreen): RouteConfigEntry[] {
  return [screen.path, ...(screen.aliases ?? [])].map((path, n) =>
    route(path, routeFileOf(screen), { id: n === 0 ? `screen/${screen.id}` : `screen/${screen.id}/${n}` }),
  );
}

/** Every endpoint without a screen, by area. */
export const ENDPOINTS: Partial<Record<Area, AreaEndpoints>> = {
  general,
  account,
  assistant,
  business,
  equipment,
  materials,
  network,
  patents,
  projects,
  safety,
  tools,
  university,
};

const endpointRoutes = Object.entries(ENDPOINTS).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([path, file]) => route(path, `routes/${area}/${file}`)),
);

export default [
  ...SCREENS.flatMap(screenRoutes),
  ...endpointRoutes,
  // All other paths, and requests that the worker refused.
  route("*", "routes/general/not-found.tsx"),
] satisfies RouteConfig;
