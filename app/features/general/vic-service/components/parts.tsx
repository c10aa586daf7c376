import { processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ClockView, TicketView } from "../vic.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("vic-service");
  return (key: string) => t(key as Key<"vic-service">);
}

/** The words of the process: the desk reads some of them otherwise than the customer. */
export function useProcessTexts(isDesk = false) {
  const say = useSay();
  const texts = processTexts(say);
  if (!isDesk) return texts;
  return {
    ...texts,
    state: (name: string) => say(name === "waiting" ? "deskStates.waiting" : `states.${name}`),
    party: (name: string) => say(name === "customer" ? "deskParties.customer" : `parties.${name}`),
  };
}

const HIDDEN = ["intent", "idem", "version", "transition", "seen", "about", "article"];

/** What is wrong, above the page; the talk says itself what is wrong with a message that it changes. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("vic-service");
  const say = useSay();
  const { intent = "", transition = "" } = sent?.fields ?? {};
  if (intent.startsWith("post-")) return null;
  const anchor = (field: string) => {
    if (field === "note") return `note-${transition}`;
    if (intent === "post") return `talk-${field}`;
    return field;
  };
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** Minutes as people say them. */
export function useDuration() {
  const t = useText("vic-service");
  const { number } = useFormat();
  return (minutes: number) => {
    const whole = Math.max(0, Math.round(minutes));
    const [h, m] = [Math.floor(whole / 60), whole % 60];
    if (h === 0) return isolated(t("duration.minutes", { n: number(m) }));
    if (m === 0) return isolated(t("duration.hours", { n: number(h) }));
    return isolated(t("duration.both", { h: number(h), m: number(m) }));
  };
}

/** How long the desk still has, that it waits, or that nothing was promised. */
export function Clock({ clock, brief = false }: { clock: ClockView; brief?: boolean }) {
  const t = useText("vic-service");
  const { moment } = useFormat();
  const duration = useDuration();
  const { promised, dueAt, left, late, zone, over } = clock;
  if (promised === undefined) return brief ? null : <p className="text-muted">{t("clock.none")}</p>;
  if (over)
    return (
      <p>
        {late ? (
          <Badge variant="destructive">{t("clock.missed")}</Badge>
        ) : (
          t("clock.kept", { time: duration(left ?? 0) })
        )}
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {late && <Badge variant="destructive">{t("clock.late")}</Badge>}
      {dueAt !== undefined && (
        <time dateTime={dueAt} className="font-bold">
          {t("clock.due", { moment: isolated(moment(dueAt, zone)) })}
        </time>
      )}
      {dueAt !== undefined && !late && left !== undefined && (
        <span>{t("clock.left", { time: duration(left) })}</span>
      )}
      {dueAt === undefined && <span>{t("clock.stands", { time: duration(left ?? 0) })}</span>}
      {!brief && <span className="text-muted">{t("clock.promised", { time: duration(promised) })}</span>}
      {!brief && zone && dueAt !== undefined && (
        <span className="text-sm text-muted">{t("desk.zone", { zone: isolated(zone) })}</span>
      )}
    </p>
  );
}

/** What a ticket is about, from whom and since when. */
export function TicketHead({
  view: { ticket, clock },
  aboutHref,
  children,
}: {
  view: Pick<TicketView, "ticket" | "clock">;
  aboutHref?: string;
  children?: React.ReactNode;
}) {
  const t = useText("vic-service");
  const say = useSay();
  const { date } = useFormat();
  return (
    <header className="grid gap-3 border-b border-line pb-6">
      {children}
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={ticket.topic} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {ticket.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>{say(`categories.${ticket.category}`)}</span>
        <span>{say(`priorities.${ticket.priority}`)}</span>
        <span className="text-muted">
          {t("ticket.from", { date: isolated(date(ticket.createdAt.slice(0, 10))) })}
        </span>
      </p>
      {ticket.aboutTitle !== "" && (
        <p>
          {aboutHref ? (
            <a href={aboutHref} className="inline-flex min-h-12 items-center underline underline-offset-4">
              {t("ask.about", { title: isolated(ticket.aboutTitle) })}
            </a>
          ) : (
            t("ask.about", { title: isolated(ticket.aboutTitle) })
          )}
        </p>
      )}
      <Clock clock={clock} />
      <p className="max-w-prose text-lg">
        <Typed text={ticket.words} />
      </p>
    </header>
  );
}

/** Leads on from a page of a list. */
export function Pages({ page, pages, to }: { page: number; pages: number; to: (page: number) => string }) {
  const t = useText("vic-service");
  const { number } = useFormat();
  if (pages < 2) return null;
  return (
    <Pagination
      label={t("mine")}
      position={t("position", { page: number(page + 1), pages: number(pages) })}
      previous={page > 0 ? { href: to(page), text: t("previous") } : undefined}
      next={page + 1 < pages ? { href: to(page + 2), text: t("next") } : undefined}
    />
  );
}
