import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, formOf } from "~/ui/typed-field.tsx";
import { eventIcsPath, LOUNGE } from "../builders-lounge.limits.ts";
import type { LoungeEventView } from "../builders-lounge.view.server.ts";
import { Places, When } from "./events.tsx";
import { Problem, useSay } from "./parts.tsx";

const GUESTS = ["0", "1", "2", "3"] as const;

function Come({ view, sent }: { view: LoungeEventView; sent?: Sent }) {
  const t = useText("builders-lounge");
  const say = useSay();
  const { event } = view;
  const form = formOf(["going", "maybe", "leave"], sent, { guests: String(event.guests ?? 0) });
  const isFull = event.free === 0 || event.waiting > 0;
  return (
    <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
      {event.mine && (
        <p className="font-bold" role="status">
          {t(`events.mine.${event.mine}`, { count: event.guests ?? 0 })}
        </p>
      )}
      {isFull && event.mine !== "going" && <p>{t("events.waitHow")}</p>}
      <ChoiceField
        form={form}
        say={say}
        name="guests"
        label={t("events.guests")}
        options={GUESTS.map((value) => ({ value, text: t(`events.guestCount.g${value}`) }))}
      />
      <p className="flex flex-wrap gap-3">
        <Button name="intent" value="going">
          {t(isFull && event.mine !== "going" ? "events.wait" : "events.go")}
        </Button>
        <Button name="intent" value="maybe" variant="outline">
          {t("events.maybe")}
        </Button>
        {event.mine && (
          <Button name="intent" value="leave" variant="outline">
            {t("events.leave")}
          </Button>
        )}
      </p>
    </form>
  );
}

/** One event: when and where it is, who comes, and whether the reader does. */
export default function EventScreen({ view, sent }: { view: LoungeEventView; sent?: Sent }) {
  const t = useText("builders-lounge");
  const { number } = useFormat();
  const { event, names } = view;
  const isOn = event.approvedAt !== null && event.offAt === null;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href={`${LOUNGE}#events`}>{t("events.back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">
          <Typed text={event.title} />
        </h1>
        <p>
          <When event={event} />
        </p>
        <p>
          <Typed text={event.place} />
        </p>
      </header>
      <Problem sent={sent} />
      {event.isSample && (
        <Notice tone="info" title={t("polls.sampleTitle")}>
          <p>{t("events.sample")}</p>
        </Notice>
      )}
      {event.offAt && (
        <Notice tone="warn" title={t(event.approvedAt ? "events.calledOff" : "events.declined")}>
          <p>
            <Typed text={event.reason} />
          </p>
        </Notice>
      )}
      {!event.approvedAt && !event.offAt && (
        <Notice tone="info" title={t("events.suggested")}>
          <p>{t("events.suggestedText")}</p>
        </Notice>
      )}
      {event.about && (
        <p className="max-w-prose whitespace-pre-line">
          <Typed text={event.about} />
        </p>
      )}
      {isOn && (
        <TitledSection id="come" title={t("events.come")} className="grid gap-4">
          <FigureList
            rows={[
              [t("events.figures.going"), number(event.going)],
              [t("events.figures.capacity"), number(event.capacity)],
              [t("events.figures.waiting"), event.waiting > 0 && number(event.waiting)],
              [t("events.figures.maybe"), event.maybe > 0 && number(event.maybe)],
            ]}
          />
          <p>
            <Places event={event} />
          </p>
          {view.isPast ? <p>{t("errors.begun")}</p> : !event.isSample && <Come view={view} sent={sent} />}
          {names.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label={t("events.names")}>
              {names.map(({ called }) => (
                <li key={called}>
                  <bdi>{called}</bdi>
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm text-muted">{t(view.isMember ? "events.namesHow" : "events.namesMembers")}</p>
          {!event.isSample && (
            <p>
              <TextLink href={eventIcsPath(event.id)} data-reload>
                {t("events.ics")}
              </TextLink>
            </p>
          )}
        </TitledSection>
      )}
    </div>
  );
}
