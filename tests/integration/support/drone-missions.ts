import type { Browser, Fields, Page } from "./browser.ts";

/** A flight over a field at midday that keeps to part 107. */
export const FLIGHT: Fields = {
  ...{ units: "us", camera: "phantom4rtk", centre: "39.7000, -104.7000", zone: "America/Denver" },
  ...{ date: "2026-06-01", time: "12:00", airspace: "G", visibility: "10", wind: "5", ceiling: "3000" },
};

const yesterday = () => new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** What is written down of a flight. */
export const flown = (): Fields => ({
  ...{ pilot: "Surveyor 1", certificate: "4000001", day: yesterday(), start: "10:00", end: "10:20" },
  conditions: "Wind 5 mph, clear",
});

/** The page of a mission that is kept with a plan, as a person keeps it. */
export async function keptMission(browser: Browser, plan: Fields = FLIGHT): Promise<Page> {
  const page = await browser.visit(`/drone-missions?${new URLSearchParams(plan)}`);
  return browser.submit(page, { intent: "keep" }, { name: "North lot" });
}

/** The page of a mission that was gone through, flown and written down. */
export async function flownMission(browser: Browser): Promise<Page> {
  let page = await keptMission(browser);
  const items = Object.keys(page.form({ intent: "preflight" }).fields).concat(
    page.form({ intent: "preflight" }).blanks.map(({ name = "" }) => name),
  );
  const yes = [...new Set(items)].filter((name) => name.startsWith("answer_")).map((name) => [name, "yes"]);
  await browser.submit(page, { intent: "preflight" }, Object.fromEntries(yes));
  const path = page.path.split("?")[0] ?? "";
  page = await browser.submit(await browser.visit(path), { transition: "check" });
  page = await browser.submit(page, { intent: "flight" }, flown());
  return browser.submit(await browser.visit(path), { transition: "fly" });
}
