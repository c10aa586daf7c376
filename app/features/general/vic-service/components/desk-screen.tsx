import { WEEKDAYS } from "~/engines/booking/booking.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { zoneOptions } from "~/lib/zone-options.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { DESK, DESK_HOURS, DESK_VIEWS, deskTicketPath, VIC_LIMITS } from "../vic.limits.ts";
import type { DeskListView, HoursView } from "../vic.view.server.ts";
import { Line } from "./mine-screen.tsx";
import { Pages, Problem, useSay } from "./parts.tsx";

/** The queue of the desk. */
export default function DeskScreen({ view }: { view: DeskListView }) {
  const t = useText("vic-service");
  const shell = useText("shell");
  const { number } = useFormat();
  const { figures } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading sheet={sheetNumber(screen("adminTickets"))} title={shell("screens.adminTickets.title")}>
        <p>{t("admin.lead")}</p>
      </PageHeading>
      {!view.hasHours && (
        <Notice
          tone="warn"
          title={t("admin.noHours")}
          action={<TextLink href={DESK_HOURS}>{t("admin.hours")}</TextLink>}
        >
          <p>{t("admin.noHoursText")}</p>
        </Notice>
      )}
      <FigureList
        rows={[
          [t("admin.figures.unclaimed"), number(figures.unclaimed)],
          [t("admin.figures.late"), number(figures.late)],
          [t("admin.figures.rating"), figures.rating !== undefined && number(figures.rating)],
          [t("admin.figures.rated"), number(figures.rated)],
        ]}
      />
      <TabLinks
        label={t("admin.views.label")}
        tabs={DESK_VIEWS.map((one) => ({
          href: one === "waiting" ? DESK : `${DESK}?view=${one}`,
          text: t(`admin.views.${one}`),
          current: one === view.view,
        }))}
      />
      {view.tickets.length === 0 ? (
        <p className="text-muted">{t("admin.empty")}</p>
      ) : (
        <ul className="border-t-2 border-ink">
          {view.tickets.map((ticket) => (
            <Line
              key={ticket.id}
              ticket={ticket}
              href={deskTicketPath(ticket.id)}
              isDesk
              mine={Boolean(ticket.mine)}
            />
          ))}
        </ul>
      )}
      <Pages page={view.page} pages={view.pages} to={(page) => `${DESK}?view=${view.view}&page=${page}`} />
      {view.hasHours && (
        <p>
          <TextLink href={DESK_HOURS}>{t("admin.hours")}</TextLink>
        </p>
      )}
    </div>
  );
}

/** When the desk answers. */
export function HoursScreen({ view, sent }: { view: HoursView; sent?: Sent }) {
  const t = useText("vic-service");
  const say = useSay();
  const form = formOf(["hours"], sent, view.begin);
  const field = { form, say };
  const error = form.error("zone");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <PageHeading sheet={sheetNumber(screen("adminTickets"))} title={t("admin.hours")}>
        <p>{t("admin.hoursLead")}</p>
      </PageHeading>
      <p>
        <TextLink href={DESK}>{t("admin.all")}</TextLink>
      </p>
      <Problem sent={sent} />
      <form method="post" noValidate className="grid max-w-xl gap-5" data-reload>
        <input type="hidden" name="version" value={view.version} />
        <SelectField
          name="zone"
          label={t("admin.zone")}
          error={error && say(error)}
          options={zoneOptions(form.value("zone") || "UTC")}
          defaultValue={form.value("zone")}
          translate="no"
        />
        <TypedField
          {...field}
          name="opensOn"
          type="date"
          label={t("admin.opensOn")}
          hint={t("admin.opensHint")}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 font-medium">{t("admin.week")}</legend>
          <p className="text-sm text-muted">{t("admin.weekHint")}</p>
          {WEEKDAYS.map((day) => (
            <TypedField key={day} {...field} name={`hours${day}`} label={t(`weekdays.of${day}`)} most={100} />
          ))}
        </fieldset>
        <TypedField
          {...field}
          name="daysOff"
          label={t("admin.daysOff")}
          hint={t("admin.daysOffHint")}
          most={VIC_LIMITS.daysOff}
          long
        />
        <Button name="intent" value="hours" size="lg" className="justify-self-start max-sm:w-full">
          {t("admin.save")}
        </Button>
      </form>
    </div>
  );
}
