import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { eventPath, LOUNGE, LOUNGE_LIMITS } from "../builders-lounge.limits.ts";
import type { EventToDecide } from "../events.queries.server.ts";
import type { PhotoToDecide } from "../photos.queries.server.ts";
import { When } from "./events.tsx";
import { Problem, useSay } from "./parts.tsx";
import { Picture } from "./photos.tsx";

function Ask({ idem, sent }: { idem: string; sent?: Sent }) {
  const t = useText("builders-lounge");
  const say = useSay();
  const form = formOf(["poll"], sent);
  return (
    <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
      <input type="hidden" name="idem" value={form.idem ?? idem} />
      <TypedField
        form={form}
        say={say}
        name="question"
        label={t("ask.question")}
        most={LOUNGE_LIMITS.question}
      />
      <TypedField
        form={form}
        say={say}
        name="options"
        label={t("ask.options")}
        hint={t("ask.optionsHint", { most: LOUNGE_LIMITS.option })}
        long
      />
      <TypedField
        form={form}
        say={say}
        name="closesOn"
        type="date"
        label={t("ask.closesOn")}
        hint={t("ask.closesOnHint", { days: LOUNGE_LIMITS.pollDays })}
      />
      <Button name="intent" value="poll" className="justify-self-start">
        {t("ask.do")}
      </Button>
    </form>
  );
}

function Decide({ event, sent }: { event: EventToDecide; sent?: Sent }) {
  const t = useText("builders-lounge");
  const say = useSay();
  const form = formOf(["approve", "decline"], sent?.fields.event === event.id ? sent : undefined);
  const isOn = event.approvedAt !== null;
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-4">
        <TextLink href={eventPath(event.id)} className="text-lg font-bold">
          <Typed text={event.title} />
        </TextLink>
        {isOn && <Badge variant="secondary">{t("admin.on")}</Badge>}
      </p>
      <p>
        <When event={event} /> · <Typed text={event.place} /> ·{" "}
        {t("events.places", { count: event.capacity })}
      </p>
      {event.about && (
        <p className="max-w-prose whitespace-pre-line">
          <Typed text={event.about} />
        </p>
      )}
      <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="event" value={event.id} />
        <input type="hidden" name="version" value={event.version} />
        <TypedField
          form={form}
          say={say}
          name="reason"
          id={`reason-${event.id}`}
          label={t("admin.reason")}
          most={LOUNGE_LIMITS.reason}
        />
        <p className="flex flex-wrap gap-3">
          {!isOn && (
            <Button name="intent" value="approve" variant="outline">
              {t("admin.approve")}
            </Button>
          )}
          <Button name="intent" value="decline" variant="destructive">
            {t(isOn ? "admin.callOff" : "admin.decline")}
          </Button>
        </p>
      </form>
    </li>
  );
}

/** What an administrator does for the lounge. */
export default function AdminScreen({
  idem,
  events,
  photos,
  sent,
}: {
  idem: string;
  events: readonly EventToDecide[];
  photos: readonly PhotoToDecide[];
  sent?: Sent;
}) {
  const t = useText("builders-lounge");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("adminLounge"))} title={shell("screens.adminLounge.title")}>
        <p>{t("admin.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p>
        <TextLink href={LOUNGE}>{t("admin.back")}</TextLink>
      </p>
      <TitledSection id="decide" title={t("admin.events")} className="grid gap-3">
        {events.length === 0 && <p>{t("admin.none")}</p>}
        <ul className="border-t-2 border-ink">
          {events.map((event) => (
            <Decide key={event.id} event={event} sent={sent} />
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="photos" title={t("admin.photos")} className="grid gap-3">
        {photos.length === 0 && <p>{t("admin.none")}</p>}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {photos.map((photo) => (
            <li key={photo.id} className="grid content-start gap-2">
              <Picture id={photo.id} says={photo.says} />
              <form method="post" className="flex flex-wrap gap-3" data-reload>
                <input type="hidden" name="photo" value={photo.id} />
                {!photo.shownAt && (
                  <Button
                    name="intent"
                    value="showPhoto"
                    variant="outline"
                    aria-label={t("admin.showOf", { says: isolated(photo.says) })}
                  >
                    {t("admin.show")}
                  </Button>
                )}
                <Button
                  name="intent"
                  value="hidePhoto"
                  variant="destructive"
                  aria-label={t("admin.hideOf", { says: isolated(photo.says) })}
                >
                  {t("admin.hide")}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="ask" title={t("ask.title")} className="grid gap-4">
        <Ask idem={idem} sent={sent} />
      </TitledSection>
    </div>
  );
}
