import type { Holder } from "~/engines/trust/trust.server.ts";
import { clockAt } from "~/lib/wall-clock.ts";
import { daysOfWeek, minutesByDay, weekOf } from "./hours.ts";
import type { CREW, WORKER } from "./workforce.limits.ts";
import { readHeld } from "./workforce.queries.server.ts";
import { type Asked, lookBack, minuteNow, spanOf } from "./workforce.view.server.ts";

/** What whoever holds a link sees: names and who is in; on their own phone their own week too. No pay. */
export async function heldView(
  { db, now, formKey }: Asked,
  holder: Holder,
  { type, id }: { type: typeof CREW | typeof WORKER; id: string },
) {
  const at = minuteNow(now());
  const read = await readHeld(db, holder, { type, id, since: lookBack(now()) });
  if (!read) return undefined;
  const { crew, workers, punches } = read;
  const here = clockAt(at, crew.siteZone);
  const weekOn = weekOf(here.day, crew.weekStart);
  const days = minutesByDay(
    punches.map((punch) => spanOf(punch, at)),
    weekOn,
  );
  return {
    crew: { id: crew.id, name: crew.name, siteName: crew.siteName, hasGate: Boolean(crew.gate) },
    time: here.time,
    today: here.day,
    workers: workers.map(({ id: worker, name }) => {
      const open = punches.find((punch) => punch.workerId === worker && !punch.outAt);
      const since = open && clockAt(open.inAt, open.siteZone);
      return { id: worker, name, since: since?.time, sinceDay: since?.day, code: open?.code ?? "" };
    }),
    days: daysOfWeek(weekOn).map((day, n) => ({ day, minutes: days[n] ?? 0 })),
    minutes: days.reduce((sum, minutes) => sum + minutes, 0),
    idem: formKey(),
  };
}
export type HeldView = NonNullable<Awaited<ReturnType<typeof heldView>>>;
