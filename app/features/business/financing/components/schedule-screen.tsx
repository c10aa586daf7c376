import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SearchPages } from "~/ui/search-pages.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { FINANCING, SCHEDULE } from "../financing.limits.ts";
import type { ScheduleView } from "../financing.view.server.ts";
import { ScheduleTable } from "./parts.tsx";

/** Every row of a schedule, a page of them at a time. */
export default function ScheduleScreen({ view }: { view: ScheduleView }) {
  const t = useText("financing");
  const shell = useText("shell");
  const { page, pages, own, kind } = view;
  const pageHref = (n: number) => `${SCHEDULE}?${own}&page=${n}`;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("financingSchedule"))}
        title={shell("screens.financingSchedule.title")}
      >
        <p>
          {t(`kinds.${kind}`)}. {t("schedule.lead")}
        </p>
      </PageHeading>
      <ul className="flex flex-wrap gap-x-6 print:hidden">
        <li>
          <TextLink href={`${FINANCING}?${own}`}>{t("schedule.back")}</TextLink>
        </li>
        <li>
          <TextLink href={`${SCHEDULE}/schedule.csv?${own}`} data-reload>
            {t("schedule.csv")}
          </TextLink>
        </li>
      </ul>
      <p className="max-w-prose text-muted">{t("schedule.close")}</p>
      <ScheduleTable cost={view.cost} />
      <SearchPages
        page={page}
        hasMore={page < pages}
        href={pageHref}
        words={{
          label: t("schedule.pages"),
          position: t("schedule.page", { page: String(page), pages: String(pages) }),
          previous: t("schedule.previous"),
          next: t("schedule.next"),
        }}
      />
    </div>
  );
}
