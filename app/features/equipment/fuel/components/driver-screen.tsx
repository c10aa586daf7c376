import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { DriverView } from "../fuel.view.server.ts";
import { LineFacts, orderAnchor, Problem, TicketForm, UnfilledForm } from "./fuel-parts.tsx";

/** One order on the phone of whoever pours: a ticket for each machine, then it is delivered. */
export default function DriverScreen({ view, sent }: { view: DriverView; sent?: Sent }) {
  const t = useText("fuel");
  const { date } = useFormat();
  const left = view.lines.filter(({ ticket }) => !ticket).length;
  const isOpen = view.state === "confirmed" || view.state === "enRoute";
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold">
          <Typed text={view.siteName} />
        </h1>
        <p className="flex flex-wrap items-center gap-x-3">
          <Badge variant="outline">{t(`states.${view.state as "requested"}`)}</Badge>
          {date(view.deliverOn)}
          {view.hours && <Typed text={view.hours} />}
        </p>
        {view.note && (
          <p className="max-w-prose">
            <Typed text={view.note} />
          </p>
        )}
      </header>
      <Problem sent={sent} anchor={orderAnchor(sent)} />
      {!isOpen && <Notice title={t(view.state === "requested" ? "driver.notYet" : "driver.done")} />}
      {view.mayAct && isOpen && (
        <form method="post" className="grid justify-items-start gap-3" data-reload>
          <input type="hidden" name="idem" value={view.idem} />
          <input type="hidden" name="version" value={view.version} />
          {view.state === "confirmed" ? (
            <Button name="intent" value="depart" size="lg">
              {t("steps.depart")}
            </Button>
          ) : left === 0 ? (
            <Button name="intent" value="deliver" size="lg">
              {t("steps.deliver")}
            </Button>
          ) : (
            <p>{t("driver.left", { count: left })}</p>
          )}
        </form>
      )}
      <TitledSection id="tickets" title={t("tickets")} className="grid gap-3">
        <ul className="border-t-2 border-ink">
          {view.lines.map((line) => (
            <li key={line.id} className="grid gap-3 border-b border-line py-4">
              <LineFacts line={line} zone={view.siteZone} />
              {view.mayAct && isOpen && !line.ticket && (
                <>
                  <TicketForm line={line} idem={view.keys[line.id] ?? ""} name={view.name} sent={sent} />
                  <UnfilledForm line={line} idem={view.keys[line.id] ?? ""} name={view.name} sent={sent} />
                </>
              )}
            </li>
          ))}
        </ul>
      </TitledSection>
    </div>
  );
}
