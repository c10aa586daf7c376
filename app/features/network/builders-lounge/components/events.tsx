import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Typed } from "~/ui/typed.tsx";
import { eventPath } from "../builders-lounge.limits.ts";
import type { EventView } from "../builders-lounge.view.server.ts";

/** When it is, by the clock of its place. */
export function When({ event }: { event: Pick<EventView, "startsAt" | "endsAt" | "siteZone"> }) {
  const t = useText("builders-lounge");
  const { moment } = useFormat();
  const { startsAt, endsAt, siteZone } = event;
  return (
    <span>{t("events.when", { from: moment(startsAt, siteZone), until: moment(endsAt, siteZone) })}</span>
  );
}

/** How many places are left, or that one waits. */
export function Places({ event }: { event: EventView }) {
  const t = useText("builders-lounge");
  const { number } = useFormat();
  return (
    <span>
      {event.free > 0 && event.waiting === 0
        ? t("events.free", { count: event.free, of: number(event.capacity) })
        : t("events.full", { count: event.waiting })}
    </span>
  );
}

export function EventLine({ event }: { event: EventView }) {
  const t = useText("builders-lounge");
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4">
        <a
          href={eventPath(event.id)}
          className="inline-flex min-h-12 items-center text-lg font-bold underline"
        >
          <Typed text={event.title} />
        </a>
        {event.mine && <Badge variant="secondary">{t(`events.states.${event.mine}`)}</Badge>}
      </div>
      <p>
        <When event={event} />
      </p>
      <p className="flex flex-wrap gap-x-4">
        <Typed text={event.place} />
        <Places event={event} />
      </p>
    </li>
  );
}
