import type { WeatherView } from "../weather.view.server.ts";

/** The address of the page with what is chosen on it, and more. */
export function hereWith(view: WeatherView, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  if (view.site) query.set("site", view.site.id);
  if (view.schedule) query.set("schedule", view.schedule.id);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `/weather-scheduling?${query}`;
}
