import { ProcessStanding } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { MY_TICKETS, ticketPath, VIC } from "../vic.limits.ts";
import type { DeskListView, MineView } from "../vic.view.server.ts";
import { Clock, Pages, useProcessTexts, useSay } from "./parts.tsx";

/** A ticket as a line of a list, for whoever asked or for the desk. */
export function Line({
  ticket,
  href,
  isDesk = false,
  mine = false,
}: {
  ticket: MineView["tickets"][number] | DeskListView["tickets"][number];
  href: string;
  isDesk?: boolean;
  mine?: boolean;
}) {
  const t = useText("vic-service");
  const say = useSay();
  const texts = useProcessTexts(isDesk);
  const { date } = useFormat();
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <a href={href} className="inline-flex min-h-12 items-center font-bold underline underline-offset-4">
        <Typed text={ticket.topic} />
      </a>
      <ProcessStanding standing={ticket.standing} texts={texts} zone={ticket.clock.zone} />
      <Clock clock={ticket.clock} brief />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {ticket.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        {mine && <Badge>{t("admin.yours")}</Badge>}
        <span>{say(`categories.${ticket.category}`)}</span>
        <span>{say(`priorities.${ticket.priority}`)}</span>
        {isDesk && <span>{say(`tiers.${ticket.tier}`)}</span>}
        <span>{t("ticket.from", { date: isolated(date(ticket.createdAt.slice(0, 10))) })}</span>
      </p>
    </li>
  );
}

/** What somebody has handed to the desk. */
export default function MineScreen({ view }: { view: MineView }) {
  const t = useText("vic-service");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("myTickets"))} title={shell("screens.myTickets.title")}>
        <p>
          <TextLink href={VIC}>{t("ask.title")}</TextLink>
        </p>
      </PageHeading>
      {view.tickets.length === 0 ? (
        <EmptyState title={t("ticket.noneYet")} action={<TextLink href={VIC}>{t("ask.title")}</TextLink>}>
          <p>{t("ticket.noneText")}</p>
        </EmptyState>
      ) : (
        <ul className="border-t-2 border-ink">
          {view.tickets.map((ticket) => (
            <Line key={ticket.id} ticket={ticket} href={ticketPath(ticket.id)} />
          ))}
        </ul>
      )}
      <Pages page={view.page} pages={view.pages} to={(page) => `${MY_TICKETS}?page=${page}`} />
    </div>
  );
}
