import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Slot, WEEKDAYS, writeHours } from "~/engines/booking/booking.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { findDesk, readOwnDesk } from "./call-desk.queries.server.ts";
import { deskSlots, standingOfDesk } from "./call-desk.ts";
import { requestCallPath } from "./calls.limits.ts";
import { EXAMPLE, exampleDesk } from "./example.server.ts";
import { readHazards } from "./hazards.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "formKey">;

/** A firm's page for whoever wants to be called; undefined where it is open to nobody. */
export async function requestView(context: Context, id: string, query: URLSearchParams) {
  const at = context.now();
  const isExample = id === EXAMPLE;
  const found = isExample
    ? { desk: exampleDesk(context.language), taken: new Set<string>() }
    : await findDesk(context.db, id.slice(0, 60), at);
  if (!found) return undefined;
  const { desk, taken } = found;
  return {
    isExample,
    title: translator(context.language, "call-desk")("request.heading", { firm: desk.firm }),
    firm: desk.firm,
    afterHours: desk.afterHours,
    zone: desk.siteZone,
    ...standingOfDesk(desk, at),
    days: WEEKDAYS.map((day) => ({ day, hours: writeHours(desk.rules, day) })),
    slots: deskSlots(desk, at).filter((slot) => !taken.has(slot.at)),
    /** That it was sent, and what its words name. */
    isSent: query.has("sent"),
    hazards: readHazards(query.get("sent") ?? ""),
    idem: context.formKey(),
  };
}
export type RequestView = NonNullable<Awaited<ReturnType<typeof requestView>>>;
export type NextSlots = readonly Slot[];

/** When a firm answers, as its own people change it. */
export async function hoursView(context: Context & Pick<AppLoadContext, "origin">, actor: Present) {
  const { desk, may } = await readOwnDesk(context.db, actor);
  return {
    readOnly: !may,
    version: desk?.version ?? 0,
    address: desk && context.origin + requestCallPath(desk.id),
    path: desk && requestCallPath(desk.id),
    isOpen: desk?.open ?? false,
    begin: {
      firm: desk?.firm ?? "",
      afterHours: desk?.afterHours ?? "",
      zone: desk?.siteZone ?? "America/New_York",
      daysOff: desk?.daysOff.join("\n") ?? "",
      open: (desk?.open ?? true) ? "on" : "",
      ...Object.fromEntries(
        WEEKDAYS.map((day) => [
          `hours${day}`,
          desk ? writeHours(desk.rules, day) : day >= 1 && day <= 5 ? "08:00-17:00" : "",
        ]),
      ),
    } as Record<string, string>,
    idem: context.formKey(),
  };
}
export type HoursView = Awaited<ReturnType<typeof hoursView>>;
